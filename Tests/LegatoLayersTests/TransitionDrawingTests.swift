import Foundation
import Legato
import TestSupport
import Testing

/// Drawing of transitions.
///
/// Drawing of transitions.
struct TransitionDrawingTests {
    private let red = CGColor(red: 1, green: 0, blue: 0)
    private let blue = CGColor(red: 0, green: 0, blue: 1)
    private let rounding = "both sides are rounded before they are added"

    /// Returns a display of 100 x 100 with a layer of 60 x 40 at (20, 20) that has two sublayers.
    private func stage(
        _ colors: (CGColor, CGColor)? = nil
    ) -> (display: HeadlessDisplay, layer: CALayer) {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100), refreshRate: 20)
        let layer = CALayer()
        withoutActions {
            layer.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
            color(layer, colors ?? (red, red))
            display.rootLayer.addSublayer(layer)
        }
        display.advance(by: 1)
        return (display, layer)
    }

    private func color(_ layer: CALayer, _ colors: (CGColor, CGColor)) {
        layer.sublayers = [0, 1].map { index in
            let part = CALayer()
            part.frame = CGRect(
                x: 0, y: Double(index) * 10, width: 60, height: 40 - Double(index) * 10
            )
            part.backgroundColor = index == 0 ? colors.0 : colors.1
            return part
        }
    }

    private func transition(
        _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
    ) -> CATransition {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        return transition
    }

    /// Begins a transition together with a change of a layer.
    private func pass(
        _ display: HeadlessDisplay, _ layer: CALayer, _ transition: CATransition,
        _ change: () -> Void
    ) {
        display.perform {
            withoutActions {
                change()
                layer.add(transition, forKey: nil)
            }
            CATransaction.flush()
        }
    }

    private func expectPixel(
        _ display: HeadlessDisplay, _ x: Int, _ y: Int, _ expected: [Int],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let p = display.snapshot()[x, y]
        let actual = [p.red, p.green, p.blue, p.alpha].map { Int($0) }
        #expect(
            zip(actual, expected).allSatisfy { abs($0 - $1) <= 1 } && actual[3] == expected[3],
            "(\(x), \(y)) is \(actual), not \(expected)", sourceLocation: sourceLocation
        )
    }

    @Test("A fade starts with the old picture, ends with the new one and is their mean half-way")
    func fade() {
        let (display, layer) = stage((red, red))
        let old = display.snapshot()
        pass(display, layer, transition(.fade)) { color(layer, (blue, blue)) }
        expectSame(display.snapshot(), old)
        display.advance(by: 0.5)
        expectPixel(display, 50, 40, [127, 0, 128, 255])
        expectPixel(display, 10, 10, [0, 0, 0, 0])
        display.advance(by: 0.5)
        expectSame(display.snapshot(), stage((blue, blue)).display.snapshot())
        display.advance(by: 0.1)
        expectSame(display.snapshot(), stage((blue, blue)).display.snapshot())
        #expect(display.isIdle && layer.animationKeys() == nil)
        #expect(display.host.tree.pictureLayerCount == 0)
    }

    @Test("A fade between two equal pictures changes nothing")
    func equalPictures() {
        let (display, layer) = stage((red, blue))
        let old = display.snapshot()
        pass(display, layer, transition(.fade)) { color(layer, (red, blue)) }
        for _ in 0..<9 {
            display.advance(by: 0.1)
            let now = display.snapshot()
            expectSame(now, old, tolerance: (1, 0), because: rounding)
            #expect(now[50, 40].alpha == 255)
        }
    }

    @Test("Hiding and showing a live layer fades it, with the transaction's duration")
    func hiding() {
        let (display, layer) = stage()
        display.perform {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.isHidden = true
            CATransaction.commit()
        }
        display.advance(by: 0.6)
        expectPixel(display, 50, 40, [102, 0, 0, 102])
        display.advance(by: 0.5)
        expectPixel(display, 50, 40, [0, 0, 0, 0])
        display.perform {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.isHidden = false
            CATransaction.commit()
        }
        display.advance(by: 0.6)
        expectPixel(display, 50, 40, [153, 0, 0, 153])
        display.perform { withoutActions { layer.isHidden = true } }
        layer.removeAllAnimations()
        display.advance(frames: 1)
        expectPixel(display, 50, 40, [0, 0, 0, 0])
    }

    @Test("Without actions nothing fades")
    func withoutAnyAction() {
        let (display, layer) = stage()
        display.perform { withoutActions { layer.isHidden = true } }
        display.advance(frames: 1)
        expectPixel(display, 50, 40, [0, 0, 0, 0])
        layer.actions = ["hidden": NSNull()]
        display.perform { layer.isHidden = false }
        display.advance(frames: 1)
        expectPixel(display, 50, 40, [255, 0, 0, 255])
    }

    @Test("An inserted sublayer fades in, a removed one fades out, within its superlayer")
    func sublayers() {
        let (display, layer) = stage((blue, blue))
        let part = CALayer()
        part.frame = CGRect(x: 20, y: 20, width: 20, height: 10)
        part.backgroundColor = red
        func timed(_ body: () -> Void) {
            display.perform {
                CATransaction.begin()
                CATransaction.setAnimationDuration(1)
                CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
                body()
                CATransaction.commit()
            }
        }
        timed { layer.addSublayer(part) }
        display.advance(by: 0.2)
        expectPixel(display, 50, 45, [51, 0, 204, 255])
        display.advance(by: 1)
        expectPixel(display, 50, 45, [255, 0, 0, 255])
        timed { part.removeFromSuperlayer() }
        #expect(display.rootLayer.hitTest(CGPoint(x: 50, y: 45)) !== part)
        #expect(part.presentation() == nil)
        display.advance(by: 0.2)
        expectPixel(display, 50, 45, [204, 0, 51, 255])
        display.advance(by: 1)
        expectPixel(display, 50, 45, [0, 0, 255, 255])
    }

    @Test(
        "Half-way a push shows half of each picture side by side, clipped by the bounds",
        arguments: [
            (CATransitionSubtype?.none, 1.0, 0.0), (.fromLeft, 1, 0), (.fromRight, -1, 0),
            // Top is the edge of maximum y, as for gravities.
            (.fromTop, 0, -1), (.fromBottom, 0, 1),
        ]
    )
    func push(subtype: CATransitionSubtype?, x: Double, y: Double) {
        for type in [CATransitionType.push, .moveIn, .reveal] {
            let (display, layer) = stage((red, blue))
            pass(display, layer, transition(type, subtype)) { color(layer, (blue, red)) }
            display.advance(by: 0.5)
            let (twin, cut) = stage((red, blue))
            withoutActions {
                let sides = [(red, blue), (blue, red)].map { colors in
                    let side = CALayer()
                    side.frame = cut.bounds
                    color(side, colors)
                    return side
                }
                if type != .moveIn { sides[0].position.x += 30 * x }
                if type != .moveIn { sides[0].position.y += 20 * y }
                if type != .reveal { sides[1].position.x -= 30 * x }
                if type != .reveal { sides[1].position.y -= 20 * y }
                cut.sublayers = type == .reveal ? sides.reversed() : sides
                cut.masksToBounds = true
            }
            CATransaction.flush()
            expectSame(display.snapshot(), twin.snapshot(), comment: "\(type)")
        }
    }

    @Test("A rotated layer is pushed along its own axes")
    func turnedPush() {
        let (display, layer) = stage((red, blue))
        withoutActions { layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1) }
        CATransaction.flush()
        pass(display, layer, transition(.push)) { color(layer, (blue, red)) }
        display.advance(by: 0.5)
        let (twin, cut) = stage((red, blue))
        withoutActions {
            cut.transform = layer.transform
            let sides = [(red, blue, 30.0), (blue, red, -30)].map { first, second, x in
                let side = CALayer()
                side.frame = cut.bounds
                side.position.x += x
                color(side, (first, second))
                return side
            }
            cut.sublayers = sides
            cut.masksToBounds = true
        }
        CATransaction.flush()
        expectSame(
            display.snapshot(), twin.snapshot(), tolerance: (1, 0),
            because: "sums of coordinates are rounded in another order"
        )
    }

    @Test("Progress runs from startProgress to endProgress, along the timing function")
    func progress() {
        let (display, layer) = stage()
        let part = transition(.fade)
        part.startProgress = 0.2
        part.endProgress = 0.6
        pass(display, layer, part) { color(layer, (blue, blue)) }
        expectPixel(display, 50, 40, [204, 0, 51, 255])
        display.advance(by: 0.5)
        expectPixel(display, 50, 40, [153, 0, 102, 255])
        display.advance(by: 0.6)
        expectPixel(display, 50, 40, [0, 0, 255, 255])
        let eased = transition(.fade)
        eased.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 0, 1)
        pass(display, layer, eased) { color(layer, (red, red)) }
        display.advance(by: 0.5)
        let share = CAMediaTimingFunction(controlPoints: 0, 0, 0, 1).solver.value(at: 0.5)
        let step = Int((share * 255).rounded())
        expectPixel(display, 50, 40, [step, 0, 255 - step, 255])
    }

    @Test("A delayed transition shows the new picture until it begins")
    func delay() {
        let (display, layer) = stage()
        let late = transition(.fade)
        late.beginTime = display.time + 1
        pass(display, layer, late) { color(layer, (blue, blue)) }
        display.advance(by: 0.5)
        expectPixel(display, 50, 40, [0, 0, 255, 255])
        display.advance(by: 0.7)
        expectPixel(display, 50, 40, [204, 0, 51, 255])
    }

    @Test("The old picture is frozen, and moves with the layer")
    func oldPicture() {
        let (display, layer) = stage()
        display.perform {
            for part in layer.sublayers ?? [] {
                part.add(basic("backgroundColor", from: red, to: blue), forKey: "c")
            }
        }
        display.advance(by: 0.5)
        pass(display, layer, transition(.fade)) {
            color(layer, (.white, .white))
            layer.position.x -= 10
        }
        expectPixel(display, 50, 40, [128, 0, 128, 255])
        expectPixel(display, 12, 40, [128, 0, 128, 255])
        expectPixel(display, 78, 40, [0, 0, 0, 0])
        display.advance(by: 0.2)
        expectPixel(display, 50, 40, [153, 51, 153, 255])
    }

    @Test("A layer inserted with a transition fades in from nothing")
    func newLayer() {
        let (display, layer) = stage((blue, blue))
        let part = CALayer()
        part.frame = CGRect(x: 20, y: 20, width: 20, height: 10)
        part.backgroundColor = red
        pass(display, part, transition(.fade)) { layer.addSublayer(part) }
        display.advance(by: 0.2)
        expectPixel(display, 50, 45, [51, 0, 204, 255])
    }

    @Test("A transition of a mask fades from the old mask to the new one")
    func mask() {
        let (display, layer) = stage()
        let mask = CALayer()
        withoutActions {
            mask.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
            mask.backgroundColor = .white
            layer.mask = mask
        }
        display.advance(frames: 1)
        pass(display, mask, transition(.fade)) {
            mask.frame = CGRect(x: 30, y: 0, width: 30, height: 40)
        }
        // The old picture moves along: both are on the right.
        display.advance(by: 0.2)
        expectPixel(display, 70, 40, [255, 0, 0, 255])
        expectPixel(display, 30, 40, [0, 0, 0, 0])
        pass(display, mask, transition(.fade)) { mask.backgroundColor = nil }
        display.advance(by: 0.2)
        expectPixel(display, 70, 40, [204, 0, 0, 204])
    }

    @Test("Interrupting transitions start from the presented picture, and do not accumulate")
    func interruption() {
        let (display, layer) = stage()
        pass(display, layer, transition(.fade)) { color(layer, (blue, blue)) }
        display.advance(by: 0.6)
        pass(display, layer, transition(.fade)) { color(layer, (.white, .white)) }
        expectPixel(display, 50, 40, [102, 0, 153, 255])
        display.advance(by: 0.2)
        expectPixel(display, 50, 40, [133, 51, 173, 255])
        var maximum = 0
        for _ in 0..<50 {
            pass(display, layer, transition(.fade)) { color(layer, (blue, red)) }
            display.advance(frames: 1)
            maximum = max(maximum, display.host.tree.pictureLayerCount)
        }
        // The layer with its two sublayers before and after the change, each in a container.
        #expect(maximum == 8)
        display.perform { layer.removeAllAnimations() }
        display.advance(frames: 1)
        #expect(display.host.tree.pictureLayerCount == 0)
        expectPixel(display, 50, 40, [255, 0, 0, 255])
    }

    @Test("Removing a layer removes its old picture")
    func removedLayer() {
        let (display, layer) = stage()
        pass(display, layer, transition(.push)) { color(layer, (blue, blue)) }
        display.advance(by: 0.2)
        #expect(display.host.tree.pictureLayerCount == 3)
        display.perform { withoutActions { layer.removeFromSuperlayer() } }
        display.advance(frames: 1)
        #expect(display.host.tree.pictureLayerCount == 0)
        #expect(display.isIdle)
    }

    @Test("The picture at a time does not depend on the frames drawn before")
    func determinism() {
        func make(_ frames: [Double]) -> CGImage {
            let (display, layer) = stage((red, blue))
            pass(display, layer, transition(.push)) { color(layer, (blue, red)) }
            var shown = 0.0
            for time in frames {
                display.advance(by: time - shown)
                shown = time
                _ = display.snapshot()
            }
            return display.snapshot()
        }
        expectSame(make([0.1, 0.15, 0.2, 0.45, 0.7]), make([0.7]))
    }

    @Test("Lists are built during a transition and not after it")
    func activity() {
        let (display, layer) = stage()
        pass(display, layer, transition(.moveIn)) { color(layer, (blue, blue)) }
        func built(_ time: Double) -> Int {
            let before = display.statistics.displayListsBuilt
            display.advance(by: time)
            _ = display.displayList()
            return display.statistics.displayListsBuilt - before
        }
        #expect(built(0.3) > 0)
        #expect(built(0.3) > 0)
        #expect(built(0.6) > 0)
        #expect(built(0.3) == 0)
    }
}
