import Foundation
import Legato
import Testing

@testable import LegatoLayers
@testable import LegatoViews

/// Labels of images and of controls that do not show them.
struct ImageLabelTests {
    private static let picture = CGImage(
        width: 2, height: 2, premultipliedRGBA: [UInt8](repeating: 255, count: 16)
    )

    private func elements<V: View>(_ view: V) -> [AccessibilityElement] {
        ViewStage(view).hosting.viewElements
    }

    @Test("An image with a label is an element, in its own colours and as a template")
    func pixels() {
        let image = Image(Self.picture, scale: 1, orientation: .right, label: Text("Harbour"))
        for view in [image, image.renderingMode(.template), image.resizable()] {
            let all = elements(view)
            #expect(all.map(\.label) == ["Harbour"] && all.map(\.traits) == [.isImage])
        }
        #expect(elements(Image(decorative: Self.picture, scale: 1)).isEmpty)
    }

    @Test("Named and drawn images have their labels")
    func others() {
        let named = Image("missing", bundle: nil, label: Text("Boat"))
        let variable = Image("missing", variableValue: 0.5, label: Text("Fill"))
        let drawn = Image(size: CGSize(width: 4, height: 4), label: Text("Dot")) { _ in }
        let row = HStack {
            named
            variable
            drawn
        }
        #expect(elements(row).map(\.label) == ["Boat", "Fill", "Dot"])
        #expect(elements(Image(size: CGSize(width: 4, height: 4)) { _ in }).isEmpty)
    }

    @Test("The label of an image changes, and names the button around it")
    func changes() {
        let stage = ViewStage(Image(Self.picture, scale: 1, label: Text("a")))
        stage.change { stage.hosting.rootView = Image(Self.picture, scale: 1, label: Text("b")) }
        #expect(stage.hosting.viewElements.map(\.label) == ["b"])
        let button = elements(
            Button {
            } label: {
                Image(Self.picture, scale: 1, label: Text("c"))
            }
        )
        #expect(button.map(\.label) == ["c"] && button[0].traits.contains(.isButton))
    }

    @Test("A label that is not shown names its control, also if it is more than a text")
    func controls() {
        func label<V: View>(_ label: V) -> [String] {
            elements(Slider(value: .constant(0.5)) { label }).map(\.label)
        }
        #expect(label(Text("a")) == ["a"])
        #expect(label(Label("b", systemImage: "star")) == ["b"])
        #expect(label(Text("c").environment(\.font, .body)) == ["c"])
        #expect(label(Image(Self.picture, scale: 1, label: Text("d"))) == ["d"])
        #expect(label(Text("e").accessibilityLabel("f")) == ["f"])
        #expect(label(Text("h").padding().frame(width: 90).opacity(0.5)) == ["h"])
        #expect(label(Text("g").accessibilityHidden(true)) == [""])
    }
}
