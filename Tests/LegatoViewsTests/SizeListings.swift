import Foundation
import Legato
import Testing

/// The listings of the documentation comments on sizes of buttons, insets of rows, heights of lines,
/// values of several objects, and drops with a session.
private struct SizeListings: View {
    private enum Sound: CaseIterable, Identifiable {
        case bell, harp
        var id: Self { self }
        var name: String { "\(self)" }
    }
    private struct Alarm { var sound = Sound.bell }
    private struct Note: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { (note: Note) in
                "Note"
            } importing: { _ in
                Note()
            }
        }
        func moved(to location: CGPoint) -> Note { self }
    }
    private struct Board: View {
        init(_ notes: [Note]) {}
        var body: some View { Color.white }
    }

    let article: String
    @State private var step = 0
    @State private var alarms = [Alarm(), Alarm()]
    @State private var notes: [Note] = []

    var body: some View {
        Button("Continue") { step += 1 }
            .buttonStyle(.borderedProminent)
            .buttonSizing(.flexible)
        List {
            Text("Wide").listRowInsets(.horizontal, 0)
        }
        Text(article).lineHeight(.multiple(factor: 1.6))
        Picker(sources: $alarms, selection: \.sound) {
            ForEach(Sound.allCases) { Text($0.name) }
        } label: {
            Text("Sound")
        }
        Board(notes)
            .dropDestination(for: Note.self) { dropped, session in
                notes += dropped.map { $0.moved(to: session.location) }
            }
    }
}

/// Listings on sizes.
struct SizeListingTests {
    @Test("The views of the listings are drawn, and the button fills the width")
    func views() throws {
        let it = ViewDisplay(
            SizeListings(article: "Text").frame(width: 300), size: CGSize(width: 300, height: 700),
            frames: 3
        )
        let text = try #require(it.middle(ofText: "Continue"))
        #expect([10, 290].allSatisfy { it.pixel($0, Int(text.y)) == [0, 122, 255] })
        #expect(it.middle(ofText: "Wide") != nil && it.middle(ofText: "bell") != nil)
    }
}
