import Foundation
import Legato
import Testing

struct Splitter: View {
    @Binding var width: Double

    var body: some View {
        Color.gray
            .frame(width: 4)
            .pointerStyle(.columnResize)
            .gesture(DragGesture().onChanged { width += $0.translation.width })
    }
}

private struct Letter: View {
    @State private var name = ""
    @State private var address = ""

    enum Field { case name, address }
    @FocusState private var field: Field?

    var body: some View {
        Form {
            TextField("Name", text: $name).focused($field, equals: .name)
            TextField("Address", text: $address).focused($field, equals: .address)
        }
        .defaultFocus($field, .address)
    }
}

private struct Trimmer: View {
    let trim: () -> Void

    var body: some View {
        Button("Trim", systemImage: "scissors", action: trim)
            .labelStyle(.iconOnly)
            .help("Cuts off the ends of the recording")
    }
}

/// Listings on the focus and the pointer.
///
/// The listings of the documentation comments on the focus and the pointer.
struct PointerListings {
    @Test("A button has a help tag")
    func help() {
        let it = ViewDisplay(Trimmer {})
        it.display.send(
            .pointerMoved(
                PointerEvent(location: CGPoint(x: 150, y: 100), time: it.display.time, button: 0)
            )
        )
        it.display.advance(by: 1)
        #expect(it.layer(ofText: "Cuts off the ends of the recording") != nil)
    }

    @Test("The second field has the focus, and the pointer changes above a splitter")
    func focus() {
        let letter = ViewDisplay(Letter())
        letter.display.advance(frames: 2)
        letter.display.type("Elm")
        letter.display.advance(frames: 2)
        #expect(letter.display.textInputArea != nil)
        let splitter = ViewDisplay(Splitter(width: .constant(0)))
        splitter.display.send(
            .pointerMoved(
                PointerEvent(
                    location: CGPoint(x: 150, y: 100), time: splitter.display.time, button: 0
                )
            )
        )
        #expect(splitter.display.host.pointerShapes.current == .resizeHorizontally)
    }
}

struct OrderNumber: View {
    let number: String

    var body: some View { Text(number).textSelection(.enabled) }
}
