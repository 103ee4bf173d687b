import Foundation
import Legato
import LegatoLayers
import Observation
import Testing

@testable import LegatoViews

/// Panes with dividers.
struct SplitViewTests {
    private struct Panes: View {
        var direction = LayoutDirection.leftToRight

        var body: some View {
            HSplitView {
                Color.red.frame(minWidth: 50, maxWidth: 200, maxHeight: .infinity)
                Color.blue.frame(minWidth: 80, maxWidth: .infinity, maxHeight: .infinity)
            }
            .environment(\.layoutDirection, direction)
        }
    }

    /// The frames of the coloured panes, from the leading edge of the tree.
    private func frames<V: View>(_ it: ViewDisplay<V>) -> [CGRect] {
        var found: [CGRect] = []
        func search(_ layer: CALayer) {
            if let layer = layer as? CAShapeLayer, layer.bounds.width > 9, layer.bounds.height > 9 {
                found.append(layer.convert(layer.bounds, to: it.hosting))
            }
            for sublayer in layer.sublayers ?? [] { search(sublayer) }
        }
        search(it.hosting)
        return found
    }

    private func hover<V: View>(_ it: ViewDisplay<V>, _ x: CGFloat, _ y: CGFloat) {
        it.display.send(
            .pointerMoved(
                PointerEvent(location: CGPoint(x: x, y: y), time: it.display.time, button: 0)
            )
        )
    }

    @Test("Panes share the width equally, with a line of a point between them")
    func shares() {
        let it = ViewDisplay(Panes(), size: CGSize(width: 301, height: 200))
        #expect(
            frames(it) == [
                CGRect(x: 0, y: 0, width: 150, height: 200),
                CGRect(x: 151, y: 0, width: 150, height: 200),
            ]
        )
    }

    @Test("A drag moves the divider within the limits of both panes, also from right to left")
    func drag() {
        for direction in LayoutDirection.allCases {
            let it = ViewDisplay(
                Panes(direction: direction), size: CGSize(width: 301, height: 200)
            )
            let sign: CGFloat = direction == .leftToRight ? 1 : -1
            func first() -> CGFloat { frames(it)[0].width }
            it.down(150, 100)
            for (distance, width) in [(-20, 130), (-200, 50), (30, 180), (90, 200)] {
                it.move(150 + sign * CGFloat(distance), 100)
                it.display.advance(frames: 1)
                #expect(first() == CGFloat(width), "\(direction) \(distance)")
                #expect(frames(it)[1].width == CGFloat(300 - width))
            }
            it.up(150, 100)
            it.display.advance(frames: 1)
            it.display.perform { it.hosting.frame.size.width = 601 }
            it.display.advance(frames: 1)
            #expect(first() == 200 && frames(it)[1].width == 400)
        }
    }

    @Test("The second drag starts where the first one ended")
    func drags() {
        let it = ViewDisplay(Panes(), size: CGSize(width: 301, height: 200))
        for x in [130, 110] as [CGFloat] {
            it.down(x + 20, 50)
            it.move(x, 50)
            it.up(x, 50)
            it.display.advance(frames: 1)
            #expect(frames(it)[0].width == x)
        }
    }

    @Test("Proportions are kept when the height changes")
    func heights() {
        let it = ViewDisplay(
            VSplitView {
                Color.red
                Color.green
                Color.blue
            },
            size: CGSize(width: 100, height: 302)
        )
        #expect(frames(it).map(\.height) == [100, 100, 100])
        it.down(50, 100)
        it.move(50, 50)
        it.up(50, 50)
        it.display.advance(frames: 1)
        #expect(frames(it).map(\.height) == [50, 150, 100])
        it.display.perform { it.hosting.frame.size.height = 602 }
        it.display.advance(frames: 1)
        #expect(zip(frames(it).map(\.height), [100, 300, 200]).allSatisfy { abs($0 - $1) < 1e-3 })
    }

    @Test("The pointer has the arrows of the axis beside a divider, and the arrow elsewhere")
    func pointer() {
        let columns = ViewDisplay(Panes(), size: CGSize(width: 301, height: 200))
        let rows = ViewDisplay(
            VSplitView {
                Color.red
                Color.blue
            },
            size: CGSize(width: 100, height: 301)
        )
        hover(columns, 147, 100)
        #expect(columns.display.host.pointerShapes.current == .resizeHorizontally)
        hover(columns, 140, 100)
        #expect(columns.display.host.pointerShapes.current == .arrow)
        hover(rows, 50, 154)
        #expect(rows.display.host.pointerShapes.current == .resizeVertically)
    }

    @Test("Assistive technologies read and adjust the width of the pane before a divider")
    func accessibility() throws {
        let it = ViewDisplay(Panes(), size: CGSize(width: 301, height: 200))
        func divider() throws -> AccessibilityElement {
            try #require(it.hosting.viewElements.first { $0.label == "Splitter" })
        }
        #expect(try divider().value == "150")
        #expect(try divider().number?.bounds == 50...200)
        try divider().adjust(.increment)
        it.display.advance(frames: 1)
        #expect(frames(it)[0].width == 160)
        try divider().number?.set?(20)
        it.display.advance(frames: 1)
        #expect(frames(it)[0].width == 50)
    }

    @Observable final class Model { var isOpen = true }

    private struct Optional: View {
        let model: Model

        var body: some View {
            HSplitView {
                if model.isOpen { Color.red.transition(.identity) }
                Color.blue
                Color.green
            }
        }
    }

    @Test("A pane that comes back has a share beside the dragged ones")
    func removal() {
        let model = Model()
        let it = ViewDisplay(Optional(model: model), size: CGSize(width: 302, height: 100))
        #expect(frames(it).map(\.width) == [100, 100, 100])
        it.display.perform { model.isOpen = false }
        it.display.advance(frames: 2)
        #expect(frames(it).map(\.width) == [150.5, 150.5])
        it.display.perform { model.isOpen = true }
        it.display.advance(frames: 2)
        #expect(frames(it).map(\.width) == [100, 100, 100])
    }
}
