import Foundation
import LegatoGraphics
import LegatoMacros
import TestSupport
import Testing

/// A vector of its own that is not `Animatable`.
private struct Weight: VectorArithmetic {
    var grams: Double

    static var zero: Weight { Weight(grams: 0) }
    static func + (a: Weight, b: Weight) -> Weight { Weight(grams: a.grams + b.grams) }
    static func - (a: Weight, b: Weight) -> Weight { Weight(grams: a.grams - b.grams) }
    mutating func scale(by rhs: Double) { grams *= rhs }
    var magnitudeSquared: Double { grams * grams }
}

@Animatable
private struct Ring: Equatable {
    var center: CGPoint
    var radius: Double
    @AnimatableIgnored var isFilled: Bool
    let name = "ring"
    static var count = { 3 }()
    var diameter: Double { radius * 2 }
}

struct AnimatableTests {
    @Test func severalPropertiesAreJoinedInOrder() {
        let ring = Ring(center: CGPoint(x: 1, y: 2), radius: 3, isFilled: true)
        #expect(ring.animatableData == AnimatableValues(AnimatablePair(1, 2), 3))
    }
}
