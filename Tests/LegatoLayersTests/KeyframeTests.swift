import Foundation
import Legato
import Testing

/// Keyframes.
struct KeyframeTests {
    @Test("With fewer key times than values only the values with a key time are used")
    func fewerKeyTimes() throws {
        let animation = keyframes("opacity", [0, 1, 0.2], keyTimes: [0, 0.5])
        expectClose(try opacities(of: animation, at: [0.25, 0.5, 0.9]), [0.5, 1, 1], within: 1e-6)
    }

    @Test("With more key times than values the key times without a value are ignored")
    func moreKeyTimes() throws {
        let animation = keyframes("opacity", [0, 1], keyTimes: [0, 0.5, 1])
        expectClose(try opacities(of: animation, at: [0.25, 0.75]), [0.5, 1], within: 1e-6)
    }

    @Test("A discrete value holds from its key time to the next one")
    func discreteKeyTimes() throws {
        let times = [0, 0.15, 0.25, 0.7, 0.85, 1]
        let ends = keyframes("opacity", [0, 1, 0.2], keyTimes: [0, 0.2, 0.8, 1], mode: .discrete)
        expectClose(try opacities(of: ends, at: times), [0, 0, 1, 1, 0.2, 0.2], within: 1e-6)
        let exact = keyframes("opacity", [0, 1, 0.2], keyTimes: [0, 0.2, 1], mode: .discrete)
        expectClose(try opacities(of: exact, at: times), [0, 0, 1, 1, 1, 0.2], within: 1e-6)
    }

    @Test("Each segment has its timing function within the animation's; a missing one is linear")
    func pacing() throws {
        let (easeIn, easeOut) = (
            CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)
        )
        let animation = keyframes("opacity", [0, 1, 0])
        animation.timingFunctions = [easeIn]
        expectClose(
            try opacities(of: animation, at: [0.25, 0.75]), [easeIn.solver.value(at: 0.5), 0.5],
            within: 1e-6
        )
        animation.timingFunction = easeOut
        let whole = easeOut.solver.value(at: 0.2)
        #expect(whole < 0.5)
        expectClose(
            try opacities(of: animation, at: [0.2]), [easeIn.solver.value(at: whole * 2)],
            within: 1e-6
        )
    }

    @Test("C5 A paced animation ignores keyTimes and timingFunctions")
    func pacedIgnores() throws {
        let animation = keyframes(
            "position", [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 9)],
            keyTimes: [0, 0.9, 1], mode: .paced
        )
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        expectClose(
            try positions(of: animation, at: [0.25, 0.5, 0.75]), [1.5, 2, 3, 4, 3, 6.5],
            within: 1e-9
        )
    }

    @Test("C2 Tangents of a cubic curve are scaled for uneven key times")
    func unevenTangents() throws {
        let animation = keyframes(
            "opacity", [0, 1, 0.5, 0.7], keyTimes: [0, 0.1, 0.6, 1], mode: .cubic
        )
        expectClose(try opacities(of: animation, at: [0.05]), [0.6145833], within: 1e-6)
    }

    @Test("Continuity and bias change the cubic curve")
    func continuityAndBias() throws {
        func quarter(_ configure: (CAKeyframeAnimation) -> Void) throws -> [Double] {
            let animation = keyframes("position.x", [0, 10, 30], mode: .cubic)
            configure(animation)
            return try Stage().clock([animation], at: [0.25, 0.75]) { $0.position.x }
        }
        // Hermite: the midpoint plus an eighth of the difference of the end tangents.
        expectClose(try quarter { _ in }, [5 + (10 - 15) / 8, 20 + (15 - 20) / 8], within: 1e-9)
        expectClose(
            try quarter { $0.continuityValues = [0, 1, 0] },
            [5 + (10 - 20) / 8, 20 + (10 - 20) / 8], within: 1e-9
        )
        expectClose(
            try quarter { $0.biasValues = [0, 1, 0] }, [5 + (10 - 10) / 8, 20 + (10 - 20) / 8],
            within: 1e-9
        )
    }

    @Test("A cubicPaced curve passes through the same points at constant speed")
    func cubicPaced() throws {
        let values: [CGPoint] = [
            CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 60), CGPoint(x: 100, y: 20),
            CGPoint(x: 30, y: 10),
        ]
        let times = (0...800).map { Double($0) / 800 }
        let shown = try positions(of: keyframes("position", values, mode: .cubicPaced), at: times)
        let quarters: [Double] = (0..<4).map { quarter in
            (200 * quarter..<200 * (quarter + 1)).reduce(0) { length, i in
                let dx = shown[2 * i + 2] - shown[2 * i]
                let dy = shown[2 * i + 3] - shown[2 * i + 1]
                return length + (dx * dx + dy * dy).squareRoot()
            }
        }
        for quarter in quarters { #expect(abs(quarter - quarters[0]) < 0.01 * quarters[0]) }
        expectClose(Array(shown[..<2] + shown[1600...]), [0, 0, 30, 10], within: 1e-9)
        for value in values {
            let distances = (0...800).map { i in
                hypot(shown[2 * i] - value.x, shown[2 * i + 1] - value.y)
            }
            #expect((distances.min() ?? .infinity) < quarters[0] / 100)
        }
    }

    @Test("Points, sizes, rectangles and colours interpolate by component")
    func structures() throws {
        let stage = Stage()
        let shown = try stage.clock(
            [
                keyframes("position", [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 4)]),
                keyframes("shadowOffset", [CGSize.zero, CGSize(width: 2, height: 6)]),
                keyframes("bounds", [CGRect.zero, CGRect(x: 4, y: 8, width: 12, height: 16)]),
                keyframes(
                    "backgroundColor",
                    [
                        CGColor(red: 1, green: 0, blue: 0),
                        CGColor(red: 0, green: 0, blue: 1, alpha: 0),
                    ]
                ),
                keyframes("transform.translation", [CGSize.zero, CGSize(width: 2, height: 4)]),
            ],
            at: [0.25]
        ) { $0 }[0]
        expectPoint(shown.position, 2, 1)
        expectClose(
            [shown.shadowOffset.width, shown.shadowOffset.height], [0.5, 1.5], within: 1e-9)
        expectRect(shown.bounds, 1, 2, 3, 4)
        let color = try #require(shown.backgroundColor?.components)
        expectClose(color.map(Double.init), [0.75, 0, 0.25, 0.75], within: 1e-9)
        expectClose([shown.transform.m41, shown.transform.m42], [0.5, 1], within: 1e-9)
    }

    @Test("A Boolean value changes right after each keyframe, strings and images half-way")
    func switches() throws {
        let hidden = keyframes("hidden", [false, true, false])
        let shown = try Stage().clock([hidden], at: [0, 0.1, 0.5, 0.6, 1]) { $0.isHidden }
        #expect(shown == [false, true, true, false, false])
        let (a, b) = (picture(1), picture(2))
        let contents = try Stage().clock(
            [keyframes("contents", [a, b])], at: [0.4, 0.6]
        ) { $0.contents as? CGImage }
        #expect(contents == [a, b])
    }

    private func picture(_ size: Int) -> CGImage {
        CGImage(
            width: size, height: size,
            premultipliedRGBA: Array(repeating: 0, count: 4 * size * size)
        )
    }

    @Test("Transforms interpolate by decomposition")
    func transformValues() throws {
        let turns = [0.0, 1, 2].map { CATransform3DMakeRotation($0, 0, 0, 1) }
        for mode in [CAAnimationCalculationMode.linear, .paced, .cubic, .cubicPaced] {
            let t = try transforms(of: keyframes("transform", turns, mode: mode), at: [0.25, 0.75])
            expectClose(
                t.flatMap { [$0.m11, $0.m12] }, [cos(0.5), sin(0.5), cos(1.5), sin(1.5)],
                within: 1e-6
            )
        }
        let steps = try transforms(
            of: keyframes("transform", turns, mode: .discrete), at: [0.3, 0.4]
        )
        #expect(steps == [turns[0], turns[1]])
    }

    @Test("A cubic curve of rotations takes the shorter direction and keeps the scale")
    func smoothTransforms() throws {
        let turns = [0.0, 2, 4, 6].map { CATransform3DMakeRotation($0, 0, 0, 1) }
        let times = (0...12).map { Double($0) / 12 }
        let shown = try transforms(of: keyframes("transform", turns, mode: .cubic), at: times)
        for (time, t) in zip(times, shown) {
            expectClose([t.m11, t.m12], [cos(6 * time), sin(6 * time)], within: 1e-9)
        }
    }

    @Test("A cubic curve of transforms with perspective interpolates linearly")
    func perspective() throws {
        var tilted = CATransform3DMakeRotation(1, 1, 0, 0)
        tilted.m34 = -0.002
        let values = [CATransform3DIdentity, tilted, CATransform3DIdentity]
        let smooth = try transforms(of: keyframes("transform", values, mode: .cubic), at: [0.2])
        let straight = try transforms(of: keyframes("transform", values), at: [0.2])
        #expect(smooth == straight)
        #expect(straight[0].m34 != 0)
    }

    @Test("No values, and values of an unknown property, animate nothing")
    func nothing() throws {
        expectClose(try opacities(of: keyframes("opacity", []), at: [0.5]), [0.5])
        expectClose(try opacities(of: keyframes("opacity"), at: [0.5]), [0.5])
        let free = keyframes("opacity", [0, 1])
        free.keyPath = nil
        expectClose(try opacities(of: free, at: [0.5]), [0.5])
    }

    @Test("Values at opposite ends of the number range interpolate to finite values")
    func farApart() throws {
        let huge = Double.greatestFiniteMagnitude
        for mode in [CAAnimationCalculationMode.linear, .paced, .cubic, .cubicPaced] {
            let shown = try Stage().clock(
                [keyframes("position.x", [-huge, huge, -huge], mode: mode)],
                at: [0.1, 0.25, 0.6, 0.9]
            ) { $0.position.x }
            #expect(shown.allSatisfy { $0.isFinite }, "\(mode): \(shown)")
        }
    }
}
