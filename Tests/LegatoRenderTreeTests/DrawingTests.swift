import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoRenderTree
import Testing

/// Drawing of the render tree.
struct DrawingTests {
    private let sketch = Sketch()
    private var tree: RenderTree { sketch.tree }

    @Test("Hidden, transparent and offscreen layers are culled with their sublayers")
    func culling() {
        sketch.add(10, 10, 10, 10)
        let far = sketch.add(200, 10, 10, 10)
        sketch.add(0, 0, 5, 5, in: far)
        let hidden = sketch.add(10, 10, 10, 10) { $0.isHidden = true }
        sketch.add(0, 0, 5, 5, in: hidden)
        let clear = sketch.add(10, 10, 10, 10) { $0.opacity = 0 }
        sketch.add(0, 0, 5, 5, in: clear)
        sketch.add(10, 10, 10, 10) { $0.transform = CATransform3DMakeScale(0, 1, 1) }
        sketch.add(10, 10, 10, 10) {
            $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
            $0.isDoubleSided = false
        }
        #expect(sketch.kinds() == ["shape"])
        let statistics = tree.statistics
        #expect(statistics.layers == 10)
        #expect(statistics.visible == 1)
        #expect(statistics.culled.hidden == 4)
        #expect(statistics.culled.turnedAway == 2)
        #expect(statistics.culled.outside == 2)
        // The root.
        #expect(statistics.culled.empty == 1)
        #expect(statistics.visible + statistics.culled.total == statistics.layers)
    }

    @Test("A sublayer is drawn outside its superlayer unless that has masksToBounds")
    func overhang() {
        let outer = sketch.add(200, 0, 10, 10)
        sketch.add(-150, 0, 10, 10, in: outer)
        #expect(sketch.kinds() == ["shape"])
        sketch.change(outer) { $0.masksToBounds = true }
        #expect(sketch.kinds() == [])
    }

    @Test("A shape whose edges are those of the clip around it is drawn beyond them")
    func flush() {
        let outer = sketch.add(10.3, 10.3, 20, 20) { $0.masksToBounds = true }
        sketch.add(0, 0, 20, 8, in: outer)
        sketch.add(2, 8, 18.5, 12, in: outer) { $0.borderWidth = 1 }
        let inner = sketch.add(0, 8, 5, 12, in: outer) { $0.masksToBounds = true }
        sketch.add(0, 0, 5, 12, in: inner)
        let list = sketch.list()
        // The background, then the first sublayer.
        let rects = list.singleItems.compactMap {
            if case .shape(let item) = $0 { item.shape.rect } else { nil }
        }
        #expect(rects.count == 5)
        #expect(rects[0] == LocalRect(x: -2, y: -2, width: 24, height: 24))
        #expect(rects[1] == LocalRect(x: -1.5, y: -1.5, width: 23, height: 9.5))
        // A border keeps its place.
        #expect(rects[2] == LocalRect(x: 0, y: 0, width: 18.5, height: 12))
        // Inside the second clip, the edges are those of its layer, not of the continued clip.
        #expect(rects[3] == LocalRect(x: -2, y: -2, width: 9, height: 16))
        #expect(rects[4] == LocalRect(x: -1.5, y: -1.5, width: 8, height: 15))
        let clips = list.singleItems.compactMap {
            if case .beginGroup(let item) = $0 { item.clip?.rect } else { nil }
        }
        #expect(
            clips == [
                LocalRect(x: 0, y: 0, width: 20, height: 20),
                LocalRect(x: -1.5, y: 0, width: 6.5, height: 13.5),
            ]
        )
    }

    @Test("A clip at whole pixels leaves the shapes inside it as they are")
    func wholeClip() {
        let outer = sketch.add(10, 10, 20, 20) { $0.masksToBounds = true }
        sketch.add(0, 0, 20, 20, in: outer)
        let rects = sketch.list().singleItems.compactMap {
            if case .shape(let item) = $0 { item.shape.rect } else { nil }
        }
        #expect(rects == Array(repeating: LocalRect(x: 0, y: 0, width: 20, height: 20), count: 2))
    }

    @Test("Siblings are drawn by zPosition, equal ones in tree order")
    func order() {
        let a = sketch.add(1, 0, 10, 10)
        sketch.add(2, 0, 10, 10)
        let c = sketch.add(3, 0, 10, 10)
        #expect(sketch.edges() == [1, 2, 3])
        sketch.change(a) { $0.zPosition = 1 }
        #expect(sketch.edges() == [2, 3, 1])
        sketch.change(c) { $0.zPosition = 1 }
        #expect(sketch.edges() == [2, 1, 3])
        sketch.change(c) { $0.zPosition = -1 }
        #expect(sketch.edges() == [3, 2, 1])
    }

    @Test("An animated zPosition changes the order, and its removal restores it")
    func animatedOrder() {
        let a = sketch.add(1, 0, 10, 10)
        sketch.add(2, 0, 10, 10) { $0.zPosition = 5 }
        let animation = sketch.animate(a, .zPosition, from: 0, to: 10)
        #expect(sketch.edges(at: 0.25) == [1, 2])
        #expect(sketch.edges(at: 0.75) == [2, 1])
        #expect(sketch.edges(at: 0.25) == [1, 2])
        #expect(sketch.edges(at: 0.75) == [2, 1])
        tree.apply(Commit(changes: [.removeAnimation(a, animation)]))
        #expect(sketch.edges(at: 0.8) == [1, 2])
    }

    private func scissors(_ list: DisplayList) -> [PixelRect] {
        list.singleItems.compactMap {
            if case .shape(let item) = $0 { item.scissor } else { nil }
        }
    }

    @Test("Masking to whole pixels is a scissor, to anything else a group")
    func masking() {
        let outer = sketch.add(10, 20, 30, 40) { $0.masksToBounds = true }
        sketch.add(-5, -5, 100, 100, in: outer)
        #expect(sketch.kinds() == ["shape", "shape"])
        #expect(scissors(sketch.list())[1] == PixelRect(minX: 10, minY: 20, maxX: 40, maxY: 60))
        for change: (inout LayerState) -> Void in [
            { $0.cornerRadius = 5 }, { $0.position.x += 0.5 },
            { $0.transform = CATransform3DMakeRotation(0.1, 0, 0, 1) },
        ] {
            let sketch = Sketch()
            let outer = sketch.add(10, 20, 30, 40) {
                $0.masksToBounds = true
                change(&$0)
            }
            sketch.add(-5, -5, 100, 100, in: outer)
            #expect(sketch.kinds() == ["begin", "shape", "shape", "end"])
            guard case .beginGroup(let group)? = sketch.list().singleItems.first else { continue }
            #expect(group.clip != nil)
        }
        let turned = Sketch()
        let quarter = turned.add(10, 20, 30, 30) {
            $0.masksToBounds = true
            ($0.transform.m11, $0.transform.m12) = (0, 1)
            ($0.transform.m21, $0.transform.m22) = (-1, 0)
        }
        turned.add(-5, -5, 100, 100, in: quarter)
        #expect(turned.kinds() == ["shape", "shape"])
    }

    @Test("Opacity needs a group only where several items would show through one another")
    func groupOpacity() {
        let outer = sketch.add(10, 10, 30, 30) { $0.opacity = 0.5 }
        #expect(sketch.kinds() == ["shape"])
        let inner = sketch.add(5, 5, 10, 10, in: outer)
        #expect(sketch.kinds() == ["begin", "shape", "shape", "end"])
        sketch.change(outer) { $0.allowsGroupOpacity = false }
        #expect(sketch.kinds() == ["shape", "shape"])
        sketch.change(outer) { $0.allowsGroupOpacity = true }
        sketch.change(inner) { $0.position.x = 500 }
        #expect(sketch.kinds() == ["shape"])
        sketch.change(inner) { $0.position.x = 10 }
        sketch.change(outer) { $0.backgroundColor = nil }
        guard case .shape(let item)? = sketch.list().singleItems.first else {
            Issue.record("a group of one item should be dissolved")
            return
        }
        #expect(sketch.list().singleItems.count == 1)
        #expect(item.fill == DrawColor(0.5, 0.5, 0.5, 0.5))
    }

    @Test("Opacities of layers without groups multiply")
    func itemOpacity() {
        let outer = sketch.add(10, 10, 30, 30) {
            $0.opacity = 0.5
            $0.allowsGroupOpacity = false
        }
        sketch.add(5, 5, 10, 10, in: outer) { $0.opacity = 0.5 }
        let fills = sketch.list().singleItems.compactMap {
            if case .shape(let item) = $0 { item.fill.w } else { nil }
        }
        #expect(fills == [0.5, 0.25])
    }

    private func shadow(_ state: inout LayerState) {
        state.shadowOpacity = 0.5
        state.shadowOffset = CGSize(width: 3, height: 4)
        state.shadowRadius = 2
    }

    @Test(
        "An opaque outline casts its shadow as an outline, with its sublayers if they stay inside"
    )
    func outlineShadow() {
        let layer = sketch.add(20, 20, 30, 30) { shadow(&$0) }
        #expect(sketch.kinds() == ["shadow", "shape"])
        guard case .shadow(let item)? = sketch.list().singleItems.first else { return }
        #expect(item.sigma == 2)
        #expect(item.color == DrawColor(0, 0, 0, 0.5))
        #expect(item.shape.projection.tx == 23)
        #expect(item.shape.projection.ty == 24)
        let inner = sketch.add(5, 5, 10, 10, in: layer)
        #expect(sketch.kinds() == ["shadow", "shape", "shape"])
        sketch.change(inner) { $0.position.x = 30 }
        #expect(sketch.kinds() == ["begin", "shape", "shape", "end"])
        guard case .beginGroup(let group)? = sketch.list().singleItems.first else { return }
        #expect(group.shadow?.offset == SIMD2(3, 4))
        #expect(group.shadow?.sigma == 2)
        #expect(group.shadow?.color == DrawColor(0, 0, 0, 0.5))
    }

    @Test("A layer without a fill casts the shadow of its sublayers")
    func shadowOfSublayers() {
        let layer = sketch.add(20, 20, 30, 30) {
            shadow(&$0)
            $0.backgroundColor = nil
        }
        #expect(sketch.kinds() == [])
        sketch.add(5, 5, 10, 10, in: layer)
        #expect(sketch.kinds() == ["begin", "shape", "end"])
    }

    @Test("masksToBounds clips the layer's own shadow")
    func maskedShadow() {
        sketch.add(20, 20, 30, 30) {
            shadow(&$0)
            $0.masksToBounds = true
        }
        #expect(sketch.kinds() == ["shape"])
    }

    @Test("A shadow of an offscreen layer still reaches into the target")
    func shadowFromOutside() {
        sketch.add(-40, 20, 35, 30) {
            shadow(&$0)
            $0.shadowOffset.width = 10
        }
        #expect(sketch.kinds().contains("shadow") || sketch.kinds().contains("begin"))
    }

    @Test("Perspective shrinks the far side and never draws behind the eye")
    func perspective() throws {
        let stage = sketch.add(0, 0, 100, 100) {
            $0.backgroundColor = nil
            $0.sublayerTransform.m34 = -1 / 200
        }
        let card = sketch.add(20, 20, 60, 60, in: stage) {
            $0.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        }
        guard case .shape(let item)? = sketch.list().singleItems.first else {
            Issue.record("the card should be drawn")
            return
        }
        let projection = item.shape.projection
        #expect(!projection.isAffine)
        func height(atX x: Float) -> Float {
            func y(_ y: Float) -> Float {
                (x * projection.b + y * projection.d + projection.ty)
                    / (x * projection.p + y * projection.q + projection.w)
            }
            return y(60) - y(0)
        }
        #expect(abs(height(atX: 30) - 60) < 1e-3)
        #expect(min(height(atX: 0), height(atX: 60)) < 56)
        #expect(max(height(atX: 0), height(atX: 60)) > 65)
        sketch.change(card) {
            $0.transform = CATransform3DIdentity
            $0.zPosition = 250
        }
        #expect(sketch.kinds() == [])
        sketch.change(card) { $0.zPosition = 100 }
        guard case .shape(let near)? = sketch.list().singleItems.first else { return }
        #expect(near.shape.projection.isAffine)
        #expect(near.shape.projection.a == 2)
    }
}
