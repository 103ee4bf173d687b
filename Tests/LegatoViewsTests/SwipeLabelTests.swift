import Foundation
import Legato
import Testing

/// Labels of swipe actions.
struct SwipeLabelTests {
    private struct Rows<Buttons: View>: View {
        let buttons: Buttons

        var body: some View {
            List {
                Color.yellow.frame(width: 30, height: 22).swipeActions { buttons }
            }
            .listStyle(.plain)
        }
    }

    private struct Variant: View {
        @Environment(\.symbolVariants) private var variants

        var body: some View { Text(variants == .fill ? "filled" : "plain") }
    }

    /// Returns a display that shows the buttons of a row.
    private func swiped<Buttons: View>(
        @ViewBuilder _ buttons: () -> Buttons
    ) -> ViewDisplay<some View> {
        let it = ViewDisplay(Rows(buttons: buttons()))
        it.down(200, 22)
        for x in [180, 160, 140] {
            it.move(CGFloat(x), 22)
            it.display.advance(frames: 1)
        }
        it.up(140, 22)
        it.display.advance(by: 1)
        return it
    }

    @Test("A label shows its icon only; one without an icon, or a text, its title")
    func icon() {
        let it = swiped {
            Button {
            } label: {
                Label {
                    Text("Flag")
                } icon: {
                    Color.green.frame(width: 20, height: 21)
                }
            }
            Button {
            } label: {
                Label {
                    Text("Bare")
                } icon: {
                    EmptyView()
                }
            }
            Button("Text") {}
        }
        #expect(!it.layers(CGSize(width: 20, height: 21)).isEmpty)
        // Its title is hidden, for assistive technologies.
        #expect(it.layer(ofText: "Flag") == nil)
        #expect(it.layer(ofText: "Bare") != nil)
        #expect(it.layer(ofText: "Text") != nil)
    }

    @Test("Symbols are filled")
    func variant() {
        let it = swiped {
            Button {
            } label: {
                Label {
                    Text("Flag")
                } icon: {
                    Variant()
                }
            }
        }
        #expect(it.layer(ofText: "filled") != nil)
    }
}
