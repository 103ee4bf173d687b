import Foundation
import Legato
import Testing

/// Facts: geometry, hit testing and the tree.
struct FactsGeometryTests {
    private func layer(
        bounds: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50),
        position: CGPoint = CGPoint(x: 200, y: 300), anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
    ) -> CALayer {
        let layer = CALayer()
        layer.bounds = bounds
        layer.position = position
        layer.anchorPoint = anchor
        return layer
    }

    @Test("P61 The frame follows from bounds, position and anchor point")
    func frame() {
        expectRect(layer().frame, 150, 275, 100, 50)
        expectRect(layer(anchor: .zero).frame, 200, 300, 100, 50)
        expectRect(layer(anchor: CGPoint(x: 1, y: 1)).frame, 100, 250, 100, 50)
        expectRect(layer(position: .zero, anchor: CGPoint(x: 2, y: -1)).frame, -200, 50, 100, 50)
    }

    @Test("P62 Setting the frame changes the position and keeps the bounds' origin")
    func setFrame() {
        let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        let centred = CALayer()
        centred.frame = frame
        expectPoint(centred.position, 60, 45)
        expectRect(centred.bounds, 0, 0, 100, 50)
        let cornered = CALayer()
        cornered.anchorPoint = .zero
        cornered.frame = frame
        expectPoint(cornered.position, 10, 20)
        let scrolled = CALayer()
        scrolled.bounds = CGRect(x: 11, y: 22, width: 3, height: 4)
        scrolled.frame = frame
        expectRect(scrolled.bounds, 11, 22, 100, 50)
        expectRect(scrolled.frame, 10, 20, 100, 50)
    }

    @Test("P63 The frame under a transform")
    func transformedFrame() {
        let scaled = layer()
        scaled.transform = CATransform3DMakeScale(2, 4, 1)
        expectRect(scaled.frame, 100, 200, 200, 200)
        let moved = layer()
        moved.transform = CATransform3DMakeTranslation(10, 20, 0)
        expectRect(moved.frame, 160, 295, 100, 50)
    }

    @Test("P64 Setting the frame under a transform")
    func setTransformedFrame() {
        let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        let scaled = CALayer()
        scaled.transform = CATransform3DMakeScale(2, 4, 1)
        scaled.frame = frame
        expectRect(scaled.bounds, 0, 0, 50, 12.5)
        expectPoint(scaled.position, 60, 45)
        let moved = CALayer()
        moved.transform = CATransform3DMakeTranslation(10, 20, 0)
        moved.frame = frame
        expectPoint(moved.position, 50, 25)
        expectRect(moved.frame, 10, 20, 100, 50)
    }

    private func family() -> (parent: CALayer, child: CALayer) {
        let parent = layer(bounds: CGRect(x: 0, y: 0, width: 200, height: 200))
        let child = layer(
            bounds: CGRect(x: 0, y: 0, width: 50, height: 50), position: CGPoint(x: 100, y: 50)
        )
        parent.addSublayer(child)
        return (parent, child)
    }

    @Test("P65 Points and rectangles convert to the superlayer")
    func convert() {
        let (parent, child) = family()
        expectPoint(child.convert(.zero, to: parent), 75, 25)
        expectPoint(child.convert(CGPoint(x: 50, y: 50), to: parent), 125, 75)
        expectPoint(parent.convert(CGPoint(x: 75, y: 25), to: child), 0, 0)
        parent.bounds.origin = CGPoint(x: 10, y: 20)
        expectPoint(child.convert(.zero, to: parent), 75, 25)
        parent.bounds.origin = .zero
        child.transform = CATransform3DMakeScale(2, 2, 1)
        expectPoint(child.convert(.zero, to: parent), 50, 0)
        expectRect(
            child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent), 50, 0, 20, 40
        )
    }

    @Test("P66 sublayerTransform moves the sublayers")
    func sublayerTransform() {
        let (parent, child) = family()
        parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
        expectPoint(child.convert(.zero, to: parent), 85, 45)
    }

    @Test("P67 Hit testing of sublayers outside the bounds, masked, hidden and transparent ones")
    func hitTest() {
        let superlayer = layer(
            bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: CGPoint(x: 50, y: 50)
        )
        let sublayer = CALayer()
        sublayer.frame = CGRect(x: 80, y: 80, width: 50, height: 50)
        superlayer.addSublayer(sublayer)
        #expect(superlayer.hitTest(CGPoint(x: 120, y: 120)) === sublayer)
        superlayer.masksToBounds = true
        #expect(superlayer.hitTest(CGPoint(x: 120, y: 120)) == nil)
        #expect(superlayer.hitTest(CGPoint(x: 90, y: 90)) === sublayer)
        sublayer.isHidden = true
        #expect(superlayer.hitTest(CGPoint(x: 90, y: 90)) === superlayer)
        sublayer.isHidden = false
        sublayer.opacity = 0
        #expect(superlayer.hitTest(CGPoint(x: 90, y: 90)) === superlayer)
    }

    @Test("P68 contains(_:) includes the minimum edges and excludes the maximum ones")
    func contains() {
        let layer = layer(bounds: CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(layer.contains(CGPoint(x: 10, y: 10)))
        #expect(!layer.contains(.zero))
        #expect(!layer.contains(CGPoint(x: 110, y: 50)))
        #expect(!layer.contains(CGPoint(x: 50, y: 110)))
        #expect(layer.contains(CGPoint(x: 109.999, y: 109.999)))
    }

    @Test("P69 Concatenation, inversion and scaling of transforms")
    func transforms() {
        let translate = CATransform3DMakeTranslation(10, 10, 10)
        let scale = CATransform3DMakeScale(2, 2, 2)
        #expect(CATransform3DConcat(translate, scale).m41 == 20)
        #expect(CATransform3DConcat(scale, translate).m41 == 10)
        #expect(CATransform3DTranslate(scale, 10, 10, 10).m41 == 20)
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        #expect(!CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 4)))
    }

    @Test("P70 Insertion, replacement and removal of sublayers")
    func tree() {
        let (a, b, c) = (CALayer(), CALayer(), CALayer())
        a.addSublayer(b)
        #expect(a.needsLayout())
        #expect(a.sublayers?.count == 1)
        b.removeFromSuperlayer()
        #expect(a.sublayers == nil)
        a.addSublayer(b)
        a.insertSublayer(c, at: 100)
        #expect(a.sublayers?.last === c)
        b.addSublayer(c)
        #expect(a.sublayers?.count == 1)
        #expect(c.superlayer === b)
    }
}
