import Legato
import TestSupport
import Testing

/// Invalid numbers in animations and controls.
///
/// Animations, keyframes and controls with invalid numbers.
struct OddAnimationTests {
    private struct Counter: View, Animatable {
        var animatableData: Double
        var body: some View { Text(verbatim: "\(animatableData)").offset(x: animatableData) }
    }

    private nonisolated static let odd: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, 1e-300,
    ]

    private static func animations(_ x: Double) -> [Animation] {
        [
            .linear(duration: x), .easeInOut(duration: x),
            .timingCurve(.circularEaseIn, duration: x), .timingCurve(x, 0, 1, 1),
            .timingCurve(0.3, x, 0.6, -x, duration: 1), .spring(duration: x), .spring(bounce: x),
            .spring(duration: 0.3, blendDuration: x), .spring(response: x, dampingFraction: x),
            .spring(Spring(duration: x)), .spring(Spring(bounce: x)),
            .interpolatingSpring(duration: x), .interpolatingSpring(bounce: x),
            .interpolatingSpring(mass: x, stiffness: 100, damping: 10),
            .interpolatingSpring(stiffness: x, damping: 10),
            .interpolatingSpring(stiffness: 100, damping: x),
            .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: x),
            .interpolatingSpring(Spring(mass: x, stiffness: 1, damping: 1)),
            .smooth(duration: x), .bouncy(extraBounce: x), .interactiveSpring(blendDuration: x),
            .linear.delay(x), .smooth.delay(x), .linear.speed(x), .bouncy.speed(x),
            .linear(duration: x).delay(1).speed(2), .linear.logicallyComplete(after: x),
            .linear(duration: x).repeatCount(3), .linear(duration: 0.1).repeatCount(-7),
            Animation(Answer(factor: x)),
        ]
    }

    /// Returns a multiple of the change as value and velocity.
    private nonisolated struct Answer: CustomAnimation {
        let factor: Double
        func animate<V: VectorArithmetic>(
            value: V, time: Double, context: inout AnimationContext<V>
        ) -> V? { time < 0.5 ? value.scaled(by: factor) : nil }

        func velocity<V: VectorArithmetic>(
            value: V, time: Double, context: AnimationContext<V>
        ) -> V? { value.scaled(by: factor) }
    }

    @Test("Animations with invalid numbers end at the model, and NaN warns once", arguments: odd)
    func animations(number: Double) throws {
        let remote = Remote(0.0)
        var made: [Animation] = []
        let messages = try sentences {
            made = Self.animations(number)
            let animations = made
            let stage = ViewStage(
                Remoted(remote) { value in
                    VStack {
                        ForEach(animations.indices, id: \.self) { index in
                            Counter(animatableData: value).opacity(value / 200)
                                .animation(animations[index], value: value)
                        }
                    }
                },
                refreshRate: 10
            )
            stage.change { remote.value = 100 }
            stage.display.advance(frames: 3)
            stage.change { remote.value = 70 }
            stage.display.advance(by: 6)
            let texts = try stage.strings()
            var areOver = true
            for (index, animation) in animations.enumerated() {
                var animator = PropertyAnimator<Double>()
                animator.retarget(by: 100, animation: animation, at: 0)
                animator.retarget(by: -30, animation: animation, at: 0.3)
                if animator.endTime < 5 {
                    #expect(texts[index] == "70.0", "\(animation)")
                } else {
                    areOver = false
                }
            }
            #expect(stage.display.isIdle || !areOver)
            _ = stage.display.snapshot()
        }
        let names = messages.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(Set(names).count >= (number.isNaN ? 7 : 0), "\(messages)")
        #expect(Set(messages).count == messages.count)
        if !number.isNaN { #expect(!names.contains("Animation.duration"), "\(messages)") }
    }

    @Test("Keyframes with invalid numbers play to their end, and NaN warns once", arguments: odd)
    func keyframes(number: Double) throws {
        let remote = Remote(0.0)
        let messages = try sentences {
            let stage = ViewStage(
                Remoted(remote) { value in
                    KeyframeAnimator(initialValue: 1.0, trigger: value) {
                        Text(verbatim: "\($0)").offset(x: $0)
                    } keyframes: { _ in
                        LinearKeyframe(2, duration: number)
                        CubicKeyframe(3, duration: number, startVelocity: number)
                        SpringKeyframe(4, duration: number, startVelocity: number)
                        SpringKeyframe(5, duration: 0.1, spring: Spring(duration: number))
                        MoveKeyframe(6)
                        CubicKeyframe(7, duration: 0.1, endVelocity: number)
                    }
                },
                refreshRate: 10
            )
            stage.change { remote.value = 1 }
            stage.display.advance(by: 2)
            if !(number > 1) {
                let texts = try stage.strings()
                #expect(texts == ["7.0"])
                #expect(stage.display.isIdle)
            }
        }
        let durations = messages.filter { $0.contains(".duration takes numbers other than NaN") }
        #expect(durations.count == (number.isNaN ? 3 : 0), "\(messages)")
    }

    @Test("Sliders with invalid numbers respond to keys and presses", arguments: odd)
    func sliders(number: Double) {
        let length = number.isNaN ? Double.infinity : number.magnitude
        for step in [number, 1, length / 3] {
            let remote = Remote(number)
            let value = Binding(get: { remote.value }, set: { remote.value = $0 })
            let messages = sentences {
                let stage = ViewStage(
                    Remoted(remote) { _ in
                        Slider(value: value, in: -length...length, step: step).frame(width: 126)
                    }
                )
                stage.change { remote.value = 0 }
                for key in ["tab", "right", "left", "end", "right", "home", "left", "up"] {
                    stage.display.send(.keyDown(KeyEvent(key: key, time: stage.display.time)))
                    stage.display.advance(frames: 1)
                }
                stage.display.advance(frames: 2)
                let range = length.isFinite ? -length...length : 0...1
                #expect(range.contains(remote.value), "\(remote.value)")
            }
            #expect(messages.allSatisfy { $0.contains("Slider<") }, "\(messages)")
            #expect(messages.count <= 3, "\(messages)")
        }
    }

    /// Every kind of value that views interpolate themselves, in one of two states.
    private static func moving(_ isUp: Bool) -> some View {
        let part = isUp ? 1.0 : 0
        let colors: [Color] = isUp ? [.red, .blue] : [.green, .yellow]
        let point = UnitPoint(x: part, y: part)
        return ZStack {
            LinearGradient(colors: colors, startPoint: point, endPoint: .bottom)
            RadialGradient(colors: colors, center: point, startRadius: part, endRadius: 9 + part)
            EllipticalGradient(colors: colors, center: point, endRadiusFraction: 1 + part)
            AngularGradient(colors: colors, center: point, angle: .degrees(90 * part))
            RoundedRectangle(cornerRadius: 8 * part).fill(isUp ? .red : .blue)
            Circle().trim(from: 0, to: part).rotation(.degrees(40 * part)).scale(1 + part)
                .stroke(colors[0], style: StrokeStyle(lineWidth: 1 + part, dash: [2 + part]))
            Text("a").font(.system(size: 12 + part)).foregroundStyle(colors[0])
            Counter(animatableData: part)
            Color.blue.frame(width: 10 + part).padding(part).offset(x: part).opacity(0.5 * part)
                .rotation3DEffect(.degrees(50 * part), axis: (1, 1, 0)).blur(radius: part)
        }
        .frame(width: 60, height: 40 + part)
    }

    @Test(
        "Animations whose values overflow show the model and end at it",
        arguments: [1e9, 1e50, 1e99, 1e154, 1e300, .greatestFiniteMagnitude]
    )
    func enormousVelocities(number: Double) {
        let remote = Remote(false)
        let messages = sentences {
            let stage = ViewStage(Remoted(remote) { Self.moving($0) }, refreshRate: 20)
            for animation in [
                Animation.interpolatingSpring(
                    stiffness: 10_000, damping: 200, initialVelocity: number
                ),
                .interpolatingSpring(stiffness: 10_000, damping: 200, initialVelocity: -number),
                Animation(Answer(factor: number)),
            ] {
                stage.change { withAnimation(animation) { remote.value.toggle() } }
                stage.display.advance(frames: 3)
                _ = stage.display.snapshot()
                stage.display.advance(by: 12)
                #expect(stage.display.isIdle, "\(animation)")
            }
            let still = ViewStage(Self.moving(true), refreshRate: 20)
            #expect(stage.display.snapshot() == still.display.snapshot())
        }
        let leaving = messages.filter { $0.contains("must be within 1e+100 in each frame") }
        #expect(leaving.isEmpty == (number < 1e99), "\(messages)")
        #expect(Set(messages).count == messages.count)
    }
}
