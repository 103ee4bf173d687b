import Foundation
import Legato
import Testing

/// Copies of views in the tree.
struct HeldViewTests {
    private final class Model {}

    private struct Leaf: View {
        let model: Model
        var body: some View { Color.blue.frame(width: 9, height: 9) }
    }

    /// Returns the number of references to a model while a view that contains it is shown.
    private func references(_ view: (Model) -> some View) -> UInt {
        let model = Model()
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        let hosting = HostingLayer(rootView: view(model))
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
        display.advance(frames: 1)
        return withExtendedLifetime((display, hosting)) { _getRetainCount(model) }
    }

    @Test("Stacks hold no copies of the views in them")
    func stacks() {
        let bare = references { Leaf(model: $0) }
        let nested = references { model in
            VStack {
                Color.red
                HStack {
                    Leaf(model: model)
                    Spacer()
                }
            }
        }
        #expect(nested == bare)
    }
}
