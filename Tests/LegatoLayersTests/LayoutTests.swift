import Foundation
import Legato
import Testing

/// Layout, autoresizing and scrolling.
struct LayoutTests {
    private final class Box: CALayer {
        static var log: [String] = []
        var body: ((Box) -> Void)?
        convenience init(_ name: String) {
            self.init()
            self.name = name
        }
        override func layoutSublayers() {
            Self.log.append(name ?? "")
            super.layoutSublayers()
            body?(self)
        }
    }

    private final class Column: CALayoutManager {
        var invalidated = 0
        func preferredSize(of layer: CALayer) -> CGSize { CGSize(width: 1, height: 2) }
        func invalidateLayout(of layer: CALayer) { invalidated += 1 }
        func layoutSublayers(of layer: CALayer) {
            for (i, child) in (layer.sublayers ?? []).enumerated() {
                child.position.y = CGFloat(i) * 10
            }
        }
    }

    /// Returns a live chain of three boxes, at rest, with an empty log.
    private func chain() -> (Stage, [Box]) {
        let boxes = [Box("a"), Box("b"), Box("c")]
        boxes[0].addSublayer(boxes[1])
        boxes[1].addSublayer(boxes[2])
        let stage = Stage(boxes[0])
        Box.log = []
        return (stage, boxes)
    }

    @Test("A commit lays out from the root down, each layer once")
    func topDown() {
        let (stage, boxes) = chain()
        for box in boxes.reversed() { box.setNeedsLayout() }
        boxes[0].body = { _ in boxes[1].setNeedsLayout() }
        CATransaction.flush()
        #expect(Box.log == ["a", "b", "c"])
        _ = stage
    }

    @Test("A superlayer invalidated during layout is laid out before the remaining sublayers")
    func upwards() {
        let (stage, boxes) = chain()
        var asked = false
        boxes[1].body = { _ in
            if !asked { boxes[0].setNeedsLayout() }
            asked = true
        }
        boxes[1].setNeedsLayout()
        boxes[2].setNeedsLayout()
        CATransaction.flush()
        #expect(Box.log == ["b", "a", "c"])
        _ = stage
    }

    @Test("A layout that invalidates itself forever continues with the next commit")
    func endlessLayout() {
        let (stage, boxes) = chain()
        boxes[2].body = { $0.setNeedsLayout() }
        boxes[2].setNeedsLayout()
        CATransaction.flush()
        #expect(Box.log.count == 16)
        #expect(boxes[2].needsLayout())
        boxes[2].body = nil
        CATransaction.flush()
        #expect(Box.log.count == 17)
        #expect(!boxes[2].needsLayout())
        _ = stage
    }

    @Test("layoutIfNeeded starts at the topmost of the consecutive ancestors that need layout")
    func ifNeeded() {
        let (stage, boxes) = chain()
        boxes[0].setNeedsLayout()
        boxes[1].setNeedsLayout()
        boxes[2].setNeedsLayout()
        boxes[2].layoutIfNeeded()
        #expect(Box.log == ["a", "b", "c"])
        Box.log = []
        boxes[0].setNeedsLayout()
        boxes[2].setNeedsLayout()
        boxes[2].layoutIfNeeded()
        #expect(Box.log == ["c"])
        _ = stage
    }

    @Test("New sizes and sublayers invalidate the layout, other changes do not")
    func invalidation() {
        let (stage, boxes) = chain()
        boxes[0].position.x += 1
        boxes[0].bounds.origin.x += 1
        boxes[0].opacity = 0.5
        #expect(!boxes[0].needsLayout())
        boxes[0].bounds.size.width += 1
        #expect(boxes[0].needsLayout())
        CATransaction.flush()
        boxes[1].addSublayer(CALayer())
        #expect(boxes[1].needsLayout())
        _ = stage
    }

    @Test("The layout manager lays out where the delegate does not")
    func layoutManager() {
        final class Delegate: CALayerDelegate {}
        let stage = Stage()
        let column = Column()
        let delegate = Delegate()
        let (a, b) = (CALayer(), CALayer())
        #expect(CALayer().preferredFrameSize() == .zero)
        #expect(stage.layer.preferredFrameSize() == CGSize(width: 100, height: 100))
        stage.layer.layoutManager = column
        #expect(stage.layer.preferredFrameSize() == CGSize(width: 1, height: 2))
        stage.change { stage.layer.sublayers = [a, b] }
        #expect(column.invalidated > 0)
        #expect(b.position.y == 10)
        stage.change {
            b.position.y = 0
            stage.layer.delegate = delegate
            stage.layer.setNeedsLayout()
        }
        #expect(b.position.y == 10)
    }

    @Test(
        "Flexible margins and sizes share a change equally; without any nothing moves",
        arguments: [
            (0, 10, 20), (1, 50, 20), (2, 10, 60), (4, 10, 20), (3, 30, 40), (5, 30, 20),
            (6, 10, 40), (7, 10 + 40 / 3.0, 20 + 40 / 3.0),
        ] as [(UInt32, Double, Double)]
    )
    func autoresizing(bits: UInt32, origin: Double, length: Double) {
        let outer = CALayer()
        outer.bounds.size = CGSize(width: 100, height: 100)
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        outer.addSublayer(inner)
        inner.autoresizingMask = CAAutoresizingMask(rawValue: bits | bits << 3)
        outer.bounds.size = CGSize(width: 140, height: 140)
        expectRect(inner.frame, origin, origin, length, length)
    }

    @Test("A flexible size is clamped to 0")
    func autoresizingDown() {
        let outer = CALayer()
        outer.bounds.size = CGSize(width: 100, height: 100)
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        inner.autoresizingMask = [.layerWidthSizable]
        outer.addSublayer(inner)
        outer.bounds.size.width = 50
        expectRect(inner.frame, 10, 10, 0, 20)
    }

    @Test("Scroll layers change the origin of their bounds, along their scroll mode's axes")
    func scrolling() {
        let scroller = CAScrollLayer()
        #expect(scroller.masksToBounds)
        #expect(scroller.scrollMode == .both)
        #expect(CAScrollLayer.defaultValue(forKey: "masksToBounds") as? Bool == true)
        scroller.bounds.size = CGSize(width: 100, height: 100)
        scroller.scroll(to: CGPoint(x: 10, y: 20))
        #expect(scroller.bounds.origin == CGPoint(x: 10, y: 20))
        scroller.scroll(to: CGRect(x: 50, y: 90, width: 20, height: 50))
        #expect(scroller.bounds.origin == CGPoint(x: 10, y: 40))
        scroller.scroll(to: CGRect(x: 0, y: 60, width: 500, height: 10))
        #expect(scroller.bounds.origin == CGPoint(x: 0, y: 40))
        scroller.scrollMode = .vertically
        scroller.scroll(to: CGPoint(x: 1, y: 2))
        #expect(scroller.bounds.origin == CGPoint(x: 0, y: 2))
        scroller.scrollMode = .horizontally
        scroller.scroll(to: CGPoint(x: 1, y: 3))
        #expect(scroller.bounds.origin == CGPoint(x: 1, y: 2))
        scroller.scrollMode = .none
        scroller.scroll(to: CGPoint.zero)
        #expect(scroller.bounds.origin == CGPoint(x: 1, y: 2))
    }

    @Test("Layers scroll their nearest scroll layer and report their visibleRect")
    func scrollingFromInside() {
        let scroller = CAScrollLayer()
        scroller.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (page, row) = (CALayer(), CALayer())
        page.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        row.frame = CGRect(x: 0, y: 300, width: 1000, height: 50)
        scroller.addSublayer(page)
        page.addSublayer(row)
        #expect(row.visibleRect == .zero)
        row.scrollRectToVisible(row.bounds.insetBy(dx: 460, dy: 0))
        #expect(scroller.bounds.origin == CGPoint(x: 440, y: 250))
        expectRect(row.visibleRect, 440, 0, 100, 50)
        row.scroll(CGPoint(x: 5, y: 25))
        #expect(scroller.bounds.origin == CGPoint(x: 5, y: 325))
        expectRect(row.visibleRect, 5, 25, 100, 25)
        // An infinitely distant rectangle cannot be scrolled to.
        row.anchorPoint = CGPoint(x: -Double.greatestFiniteMagnitude, y: 0)
        row.scrollRectToVisible(row.bounds)
        row.scroll(.zero)
        #expect(scroller.bounds.origin == CGPoint(x: 5, y: 325))
        let free = CALayer()
        free.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        free.scroll(.zero)
        free.scrollRectToVisible(.zero)
        #expect(free.visibleRect == free.bounds)
    }
}
