import Foundation
import LegatoGraphics
import LegatoMotion
import TestSupport
import Testing

/// Animatable values in use; `LegatoMacrosTests` has those that macros write.
struct AnimatableScenarioTests {
    private let frames = (0...60).map { Double($0) / 60 }

    /// Returns the values at each frame of a change with a linear animation of one second.
    private func shown<A: Animatable>(from old: A, to new: A) -> [A]
    where A.AnimatableData: Sendable {
        var animator = PropertyAnimator<A.AnimatableData>()
        animator.retarget(
            by: new.animatableData - old.animatableData, animation: .linear(duration: 1), at: 0
        )
        return frames.map { time in
            var value = new
            value.animatableData += animator.offset(at: time)
            return value
        }
    }

    private func half<V: VectorArithmetic>(_ a: V, _ b: V) -> V {
        var sum = a + b
        sum -= .zero
        sum.scale(by: 0.5)
        return sum
    }

    @Test func vectorsAreUsedGenericallyAndGeometryIsAnimatable() {
        #expect(half(1.0, 2) == 1.5)
        #expect(half(Float(1), 2) == 1.5)
        #expect(half(CGFloat(1), 2) == 1.5)
        #expect(half(AnimatablePair(1.0, Float(4)), .zero) == AnimatablePair(0.5, 2))
        #expect(half(EmptyAnimatableData(), .zero) == .zero)
        #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
        #expect(AnimatablePair(3.0, 4.0).scaled(by: 2) == AnimatablePair(6, 8))
        let animatable: [Any.Type] = [
            CGPoint.self, CGSize.self, CGRect.self, Angle.self, UnitPoint.self,
            CGAffineTransform.self, CATransform3D.self, CGColor.self, ResolvedColor.self,
            CGVector.self, EdgeInsets.self, PathGeometry.self,
        ]
        for type in animatable { #expect(type is any Animatable.Type, "\(type)") }
        let values = shown(from: Angle.zero, to: .degrees(90))
        #expect(abs(values[30].degrees - 45) < 1e-9)
    }

    @Test func anIntJumpsAndAFloatCountsThroughTheValuesBetween() {
        struct IntLabel: Animatable {
            var number: Int
            var text: String { "\(number)" }
        }
        struct FloatLabel: Animatable {
            var number: Float
            var text: String { "\(Int(number))" }
            var animatableData: Float {
                get { number }
                set { number = newValue }
            }
        }
        let int: Any.Type = Int.self
        #expect(!(int is any VectorArithmetic.Type))
        #expect(!(int is any Animatable.Type))
        let jump = shown(from: IntLabel(number: 0), to: IntLabel(number: 10)).map(\.text)
        #expect(jump.allSatisfy { $0 == "10" })
        let count = shown(from: FloatLabel(number: 0), to: FloatLabel(number: 10)).map(\.text)
        #expect(count.first == "0")
        #expect(count.last == "10")
        #expect(Set(count) == Set((0...10).map { "\($0)" }))
        #expect(count.compactMap { Int($0) } == count.compactMap { Int($0) }.sorted())
    }

    @Test func aHandWrittenTypeIsInterpolatedOnEveryFrame() {
        struct Ring: Animatable, Equatable {
            var center: CGPoint
            var radius: Double
            var turn: Angle

            var animatableData:
                AnimatablePair<CGPoint.AnimatableData, AnimatablePair<Double, Double>>
            {
                get {
                    AnimatablePair(
                        center.animatableData, AnimatablePair(radius, turn.animatableData)
                    )
                }
                set {
                    center.animatableData = newValue.first
                    radius = newValue.second.first
                    turn.animatableData = newValue.second.second
                }
            }
        }
        checkAnimatable { random in
            Ring(
                center: CGPoint(x: random.whole(), y: random.whole()), radius: random.whole(),
                turn: Angle(radians: random.whole())
            )
        }
        let old = Ring(center: .zero, radius: 10, turn: .zero)
        let new = Ring(center: CGPoint(x: 60, y: -120), radius: 70, turn: .radians(3))
        for (frame, ring) in shown(from: old, to: new).enumerated() {
            let t = Double(frame)
            #expect(abs(ring.center.x - t) < 1e-9)
            #expect(abs(ring.center.y + 2 * t) < 1e-9)
            #expect(abs(ring.radius - 10 - t) < 1e-9)
            #expect(abs(ring.turn.radians - t / 20) < 1e-9)
        }
    }

    @Test func aStructOfNumbersCanConformToVectorArithmetic() {
        struct Chord: VectorArithmetic, Animatable {
            var root: Double
            var third: Double
            var fifth: Float

            static var zero: Chord { Chord(root: 0, third: 0, fifth: 0) }

            static func + (a: Chord, b: Chord) -> Chord {
                Chord(root: a.root + b.root, third: a.third + b.third, fifth: a.fifth + b.fifth)
            }

            static func - (a: Chord, b: Chord) -> Chord {
                Chord(root: a.root - b.root, third: a.third - b.third, fifth: a.fifth - b.fifth)
            }

            mutating func scale(by rhs: Double) {
                root.scale(by: rhs)
                third.scale(by: rhs)
                fifth.scale(by: rhs)
            }

            var magnitudeSquared: Double {
                root.magnitudeSquared + third.magnitudeSquared + fifth.magnitudeSquared
            }
        }
        checkAnimatable { random in
            Chord(root: random.whole(), third: random.whole(), fifth: Float(random.whole()))
        }
        let values = shown(from: Chord.zero, to: Chord(root: 8, third: 16, fifth: -32))
        #expect(values[0] == .zero)
        #expect(values[30] == Chord(root: 4, third: 8, fifth: -16))
        #expect(values[60] == Chord(root: 8, third: 16, fifth: -32))
        let spring = Spring.bouncy.value(target: Chord(root: 1, third: 2, fifth: 4), time: 0.25)
        #expect(spring.third == 2 * spring.root)
    }

    @Test func theDifferenceIsAnimatedWhileTheModelChangesImmediately() {
        var model = 1.0
        var animator = PropertyAnimator<Double>()
        let change = 1.5 - model
        model = 1.5
        animator.retarget(by: change, animation: .linear(duration: 1), at: 0)
        #expect(change == 0.5)
        #expect(model == 1.5)
        let presented = frames.map { model + animator.offset(at: $0) }
        #expect(presented.first == 1)
        #expect(presented[30] == 1.25)
        #expect(presented.last == 1.5)
        #expect(presented == presented.sorted())
        #expect(Set(presented).count == frames.count)
    }
}
