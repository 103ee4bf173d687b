import Foundation
import Legato
import Testing

/// Facts: values of basic animations, transforms and springs.
struct FactsValueTests {
    @Test("P26 Missing ends are the underlying value")
    func missingEnds() throws {
        func middle(_ from: Any?, _ to: Any?, _ by: Any?) throws -> [Double] {
            try opacities(at: [0.5]) {
                $0.fromValue = from
                $0.toValue = to
                $0.byValue = by
            }
        }
        expectClose(try middle(0.2, nil, nil), [0.35])
        expectClose(try middle(nil, 0.8, nil), [0.65])
        expectClose(try middle(nil, nil, 0.3), [0.65])
        expectClose(try middle(nil, nil, nil), [0.5])
    }

    @Test("P27 Points, and components of rectangles")
    func structures() throws {
        let stage = Stage()
        let position = basic("position", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 100, y: 50))
        let height = basic("bounds.size.height", from: 10, to: 30)
        let shown = try stage.clock([position, height], at: [0.5]) {
            [$0.position.x, $0.position.y, $0.bounds.height, $0.bounds.width].map(Double.init)
        }
        expectClose(shown[0], [50, 25, 20, 100])
    }

    @Test("P28 Colours interpolate by straight components")
    func colours() throws {
        let stage = Stage()
        stage.change { stage.layer.backgroundColor = .white }
        let animation = basic(
            "backgroundColor", from: CGColor(red: 1, green: 0, blue: 0),
            to: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        )
        let shown = try stage.clock([animation], at: [0.5]) {
            ($0.backgroundColor?.components ?? []).map(Double.init)
        }
        expectClose(shown[0], [0.5, 0, 0.5, 0.75], within: 2e-3)
    }

    @Test("P29 A colour does not interpolate from nil")
    func colourFromNil() throws {
        let stage = Stage()
        let animation = basic("backgroundColor", to: CGColor(red: 1, green: 0, blue: 0))
        let shown = try stage.clock([animation], at: [0.5]) { $0.backgroundColor }
        #expect(shown == [nil])
    }

    @Test("P30 A Boolean property changes right after the start")
    func booleans() throws {
        let stage = Stage()
        let shown = try stage.clock([basic("hidden", from: 0, to: 1)], at: [0, 0.25, 1]) {
            $0.isHidden
        }
        #expect(shown == [false, true, true])
    }

    @Test("P31 Additive animations add up")
    func additive() throws {
        func additive(_ to: Double) -> CABasicAnimation {
            let animation = basic("opacity", from: 0, to: to)
            animation.isAdditive = true
            return animation
        }
        func middle(_ animations: [CAAnimation]) throws -> [Double] {
            let stage = Stage()
            stage.change { stage.layer.opacity = 0.5 }
            return try stage.clock(animations, at: [0.5]) { Double($0.opacity) }
        }
        expectClose(try middle([additive(0.2)]), [0.6])
        expectClose(try middle([additive(0.2), additive(0.1)]), [0.65])
    }

    @Test("P32 Of two animations that begin together the later one applies last")
    func order() throws {
        let stage = Stage()
        stage.change { stage.layer.opacity = 0.5 }
        let animations = [basic("opacity", from: 0, to: 1), basic("opacity", from: 0.4, to: 0.4)]
        expectClose(try stage.clock(animations, at: [0.5]) { Double($0.opacity) }, [0.4])
    }

    @Test("P33, P34 Cumulative cycles add the end value")
    func cumulative() throws {
        func x(from: Double, to: Double, at times: [Double]) throws -> [Double] {
            let animation = basic("position.x", from: from, to: to)
            animation.isCumulative = true
            animation.repeatCount = 3
            return try Stage().clock([animation], at: times) { $0.position.x }
        }
        expectClose(try x(from: 0, to: 10, at: [0.5, 1.5, 2.5]), [5, 15, 25])
        expectClose(try x(from: 10, to: 20, at: [1.5]), [35])
    }

    private func transform(_ animation: CABasicAnimation, at time: Double) throws -> CATransform3D {
        try Stage().clock([animation], at: [time]) { $0.transform }[0]
    }

    @Test("P35 Three quarters of a turn take the shorter direction")
    func shortWay() throws {
        let t = try transform(
            basic(
                "transform", from: CATransform3DIdentity,
                to: CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1)
            ),
            at: 0.25
        )
        expectClose([t.m11, t.m12], [0.92388, -0.38268], within: 1e-4)
    }

    @Test("P36 Mirroring passes through zero scale, half a turn rotates in the negative direction")
    func mirrorAndHalfTurn() throws {
        let mirrored = try transform(
            basic("transform", from: CATransform3DIdentity, to: CATransform3DMakeScale(-1, 1, 1)),
            at: 0.25
        )
        expectClose([mirrored.m11, mirrored.m22], [0.5, 1], within: 2e-3)
        let turned = try transform(
            basic(
                "transform", from: CATransform3DIdentity,
                to: CATransform3DMakeRotation(.pi, 0, 0, 1)
            ),
            at: 0.5
        )
        expectClose([turned.m11, turned.m12, turned.m21, turned.m22], [0, -1, 1, 0], within: 2e-3)
    }

    @Test("P37 A rotation about y")
    func turnAboutY() throws {
        let t = try transform(
            basic(
                "transform", from: CATransform3DIdentity,
                to: CATransform3DMakeRotation(1.2, 0, 1, 0)
            ),
            at: 0.25
        )
        expectClose(
            [t.m11, t.m13, t.m31, t.m33], [0.95534, -0.29552, 0.29552, 0.95534], within: 1e-4
        )
    }

    @Test("P38 A full turn moves only on the rotation's key path")
    func fullTurn() throws {
        let whole = basic(
            "transform", from: CATransform3DMakeRotation(0, 0, 0, 1),
            to: CATransform3DMakeRotation(2 * .pi, 0, 0, 1)
        )
        let still = try Stage().clock([whole], at: [0.25, 0.5, 0.75]) { $0.transform }
        for t in still { expectClose([t.m11, t.m12], [1, 0]) }
        let angle = basic("transform.rotation.z", from: 0, to: 2 * Double.pi)
        let turning = try Stage().clock([angle], at: [0.25, 0.5, 0.75]) { $0.transform }
        expectClose(turning.flatMap { [$0.m11, $0.m12] }, [0, 1, -1, 0, 0, -1])
    }

    @Test("P39 Components of a transform animate")
    func transformParts() throws {
        let scaled = try transform(basic("transform.scale", from: 1, to: 3), at: 0.5)
        expectClose([scaled.m11, scaled.m22], [2, 2])
        let turned = try transform(basic("transform.rotation.z", from: 0, to: 1), at: 0.5)
        expectClose([turned.m12], [sin(0.5)])
    }

    @Test("P40 Setting components of a transform keeps the others")
    func transformCoding() throws {
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale")
        let t = layer.transform
        expectClose([t.m11, t.m22, t.m33], [2, 2, 2], within: 1e-9)
        layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        expectClose(
            [layer.transform.m11, layer.transform.m12], [1.7551651, 0.9588511], within: 1e-7
        )
        let scale = try #require(layer.value(forKeyPath: "transform.scale") as? Double)
        expectClose([scale], [2], within: 1e-9)
    }

    private func spring(damping: Double, at times: [Double]) throws -> [Double] {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.damping = damping
        spring.duration = spring.settlingDuration
        return try Stage().clock([spring], at: times) { $0.position.x }
    }

    @Test("P54 The default spring overshoots by the measured amount")
    func defaultSpring() throws {
        expectClose(
            try spring(damping: 10, at: [0.05, 0.15, 0.25, 0.45]),
            [10.4405, 61.0493, 102.3360, 111.8446], within: 1e-2
        )
    }

    @Test(
        "P55 A critically damped spring, and one that disallows overdamping", arguments: [20.0, 30]
    )
    func criticalSpring(damping: Double) throws {
        expectClose(
            try spring(damping: damping, at: [0.05, 0.15, 0.25, 0.45]),
            [9.0204, 44.2175, 71.2703, 93.8901], within: 1e-2
        )
    }

    @Test("P56 Settling durations of springs by damping, at least 1 s")
    func settling() {
        func settling(_ damping: Double) -> Double {
            let spring = CASpringAnimation()
            spring.damping = damping
            return spring.settlingDuration
        }
        expectClose([settling(10), settling(20), settling(30)], [1.4727003, 1, 1], within: 1e-7)
        #expect(settling(0) == Double(Float.greatestFiniteMagnitude))
    }

    @Test("P57 Duration and bounce determine a spring's stiffness and damping")
    func perceptualSpring() {
        let spring = CASpringAnimation(perceptualDuration: 1, bounce: 0.5)
        #expect(spring.mass == 1)
        expectClose(
            [spring.stiffness, spring.damping, spring.duration], [39.478418, 6.2831853, 2.3438754],
            within: 1e-6
        )
        #expect(spring.allowsOverdamping)
        #expect(spring.duration == spring.settlingDuration)
        expectClose([spring.perceptualDuration, spring.bounce], [1, 0.5], within: 1e-12)
    }
}
