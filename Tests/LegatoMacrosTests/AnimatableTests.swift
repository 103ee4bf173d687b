#if Macros
import Foundation
import LegatoGraphics
import LegatoMacros
import TestSupport
import Testing

/// A vector that is not `Animatable`.
private struct Weight: VectorArithmetic {
    var grams: Double

    static var zero: Weight { Weight(grams: 0) }
    static func + (a: Weight, b: Weight) -> Weight { Weight(grams: a.grams + b.grams) }
    static func - (a: Weight, b: Weight) -> Weight { Weight(grams: a.grams - b.grams) }
    mutating func scale(by rhs: Double) { grams *= rhs }
    var magnitudeSquared: Double { grams * grams }
}

@propertyWrapper private struct Remembered<Value: Equatable>: Equatable {
    var wrappedValue: Value
}

@Animatable
private struct Ring: Equatable {
    static let sides = 1
    static var thickest: Double { 100 }

    var center: CGPoint
    var radius: Double
    @AnimatableIgnored var isFilled: Bool
    let name = "ring"
    @Remembered var hovers = 0
    var diameter: Double { radius * 2 }
    var area: Double {
        get { .pi * radius * radius }
        set { radius = (newValue / .pi).squareRoot() }
    }
}

/// The same type with hand-written data.
private struct HandMadeRing: Animatable {
    var center: CGPoint
    var radius: Double
    var isFilled: Bool

    var animatableData: AnimatableValues<CGPoint.AnimatableData, Double> {
        get { AnimatableValues(center.animatableData, radius) }
        set {
            center.animatableData = newValue.value.0
            radius = newValue.value.1
        }
    }
}

/// A class with a declared conformance, observers and an inferred type.
@Animatable
private final class Dial: Animatable {
    var changes = 0.0
    var turn: Angle = .zero { didSet { changes += 1 } }
}

@Animatable
private enum Direction: Equatable {
    case up
    case down
}

@Animatable
private struct Load: Equatable {
    var weight: Weight
}

@Animatable
private struct Parcel<Content: Animatable & Equatable, Value: VectorArithmetic>: Equatable {
    struct Corner: Animatable, Equatable {
        var x: Double
        var animatableData: Double {
            get { x }
            set { x = newValue }
        }
    }

    var content: Content
    var value: Value
    var width, height: Double
    var load: Load
    var direction: Direction
    var `class`: Float
    var corner: Parcel.Corner
}

@Animatable
private struct Point {
    var x = -1.5
    var y = 0.5
}

@Animatable
private struct Signpost {
    var angle: Angle
    var label: String
    var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
}

struct AnimatableTests {
    @Test func aTypeKeepsItsHandWrittenData() {
        var post = Signpost(angle: .degrees(90), label: "east")
        #expect(post.animatableData == Angle.degrees(90).animatableData)
        post.animatableData = Angle.degrees(45).animatableData
        #expect(post.angle == .degrees(45) && post.label == "east")
    }

    private let frames = (0...24).map { Double($0) / 24 }

    @Test func generatedDataEqualsHandWrittenData() {
        var made = Ring(center: CGPoint(x: 1, y: 2), radius: 3, isFilled: true)
        var hand = HandMadeRing(center: CGPoint(x: 1, y: 2), radius: 3, isFilled: true)
        #expect(made.animatableData == hand.animatableData)
        let target = AnimatableValues(AnimatablePair(CGFloat(9), CGFloat(-6)), 11.0)
        var animator = PropertyAnimator<Ring.AnimatableData>()
        animator.retarget(by: target - made.animatableData, animation: .bouncy, at: 0)
        for time in frames {
            made.animatableData = target + animator.offset(at: time)
            hand.animatableData = target + animator.offset(at: time)
            #expect(made.center == hand.center)
            #expect(made.radius == hand.radius)
            #expect(made.animatableData == hand.animatableData)
            #expect(made.isFilled)
            #expect(made.hovers == 0)
        }
    }

    @Test func generatedDataObeysTheVectorLaws() {
        checkAnimatable { random in
            Ring(
                center: CGPoint(x: random.whole(), y: random.whole()), radius: random.whole(),
                isFilled: false
            )
        }
        checkAnimatable { Load(weight: Weight(grams: $0.whole())) }
        checkAnimatable { random in
            Parcel(
                content: CGSize(width: random.whole(), height: random.whole()),
                value: AnimatablePair(random.whole(), random.whole()), width: random.whole(),
                height: random.whole(), load: Load(weight: Weight(grams: random.whole())),
                direction: .down, class: Float(random.whole()), corner: .init(x: random.whole())
            )
        }
    }

    @Test func oneVariableIsTheDataItself() {
        let load = Load(weight: Weight(grams: 5))
        #expect(load.animatableData == Weight(grams: 5))
    }

    @Test func animatableClassesAreMutatedInPlace() {
        let dial = Dial()
        dial.animatableData = AnimatableValues(3, 256)
        #expect(dial.turn == .radians(2))
        #expect(dial.changes == 4)
    }

    @Test func withoutVariablesThereIsNothingToAnimate() {
        var direction = Direction.down
        direction.animatableData = .zero
        #expect(direction == .down)
        #expect(direction.animatableData == EmptyAnimatableData())
    }

    @Test func aLiteralDeterminesTheTypeOfItsVariable() {
        #expect(Point().animatableData == AnimatableValues(-1.5, 0.5))
    }
}
#endif
