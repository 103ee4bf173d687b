import Foundation
import Legato
import Testing

@testable import LegatoViews

/// The listings of the documentation comments on views for modifier keys, on large content and on
/// labels for the values of pickers.
private enum AlternateListings {
    struct Closing: View {
        let close: () -> Void
        let closeAll: () -> Void

        var body: some View {
            Button("Close") { close() }
                .modifierKeyAlternate(.option) { Button("Close All") { closeAll() } }
        }
    }

    struct Playing: View {
        let play: () -> Void

        var body: some View {
            Button("Play", systemImage: "play.fill") { play() }
                .dynamicTypeSize(...DynamicTypeSize.large)
                .accessibilityShowsLargeContentViewer {
                    Label("Play", systemImage: "play.fill")
                }
        }
    }

    nonisolated enum Ink: String, CaseIterable, Identifiable {
        case black = "Black"
        case blue = "Blue"

        var id: Ink { self }
        var name: String { rawValue }
        var style: Color { self == .blue ? .blue : .black }
    }

    struct Inks: View {
        @State private var color = Ink.blue

        var body: some View {
            Picker(selection: $color) {
                ForEach(Ink.allCases) { Text($0.name) }
            } label: {
                Text("Ink")
            } currentValueLabel: {
                Circle().fill(color.style).frame(width: 12, height: 12)
            }
        }
    }
}

/// Listings on views shown in place of others.
struct AlternateListingTests {
    @Test("The option key turns the button into one that closes all")
    func keys() {
        let journal = Journal()
        let it = ViewDisplay(
            AlternateListings.Closing(
                close: { journal.lines.append("one") }, closeAll: { journal.lines.append("all") }
            ),
            frames: 2
        )
        func send(isDown: Bool) {
            let event = KeyEvent(
                key: "left alt", modifiers: isDown ? .option : [], time: it.display.time
            )
            it.display.send(isDown ? .keyDown(event) : .keyUp(event))
            it.display.advance(frames: 2)
            it.tap(150, 100)
        }
        send(isDown: true)
        send(isDown: false)
        #expect(journal.take() == ["all", "one"])
    }

    @Test("A long press of the button shows its label a second time, large")
    func large() {
        let journal = Journal()
        let it = ViewDisplay(
            AlternateListings.Playing { journal.lines.append("play") }
                .environment(\.dynamicTypeSize, .accessibility2),
            size: CGSize(width: 300, height: 300), frames: 2
        )
        func sizes() -> [CGFloat] {
            var found: [CGFloat] = []
            var waiting: [CALayer] = [it.display.rootLayer]
            while let layer = waiting.popLast() {
                if let layer = layer as? CATextLayer, layer.string as? String == "Play" {
                    found.append(layer.bounds.height)
                }
                waiting += layer.sublayers ?? []
            }
            return found.sorted()
        }
        let usual = sizes()
        #expect(usual.count == 1)
        it.down(150, 150)
        it.display.advance(by: 0.7)
        #expect(sizes().count == 2 && sizes()[0] == usual[0] && sizes()[1] > usual[0])
        it.up(150, 150)
        it.display.advance(by: 1)
        #expect(sizes() == usual && journal.take() == ["play"])
    }

    @Test("The picker shows a dot of the ink in place of its name")
    func inks() {
        let it = ViewDisplay(AlternateListings.Inks(), frames: 2)
        #expect(!it.layers(CGSize(width: 12, height: 12)).isEmpty)
        #expect(it.layer(ofText: "Blue") == nil && it.layer(ofText: "Black") == nil)
    }
}
