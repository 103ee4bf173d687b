import Foundation
import LegatoMotion
import TestSupport
import Testing

struct VectorTests {
    @Test func numbersObeyTheLaws() {
        checkAnimatable(Double.self) { $0.whole() }
        checkAnimatable(Float.self) { Float($0.whole()) }
        checkAnimatable(CGFloat.self) { CGFloat($0.whole()) }
    }

    @Test func pairsObeyTheLaws() {
        checkAnimatable { AnimatablePair($0.whole(), Float($0.whole())) }
        checkAnimatable { AnimatablePair(AnimatablePair($0.whole(), $0.whole()), $0.whole()) }
    }

    @Test func valuesObeyTheLaws() {
        checkAnimatable { AnimatableValues($0.whole()) }
        checkAnimatable { AnimatableValues($0.whole(), Float($0.whole())) }
        checkAnimatable { random in
            AnimatableValues(
                random.whole(), AnimatablePair(random.whole(), CGFloat(random.whole())),
                AnimatableValues(Float(random.whole()), random.whole()), EmptyAnimatableData()
            )
        }
    }

    @Test func valuesAreReadAndWrittenAsATuple() {
        var values = AnimatableValues(1.0, Float(2), CGFloat(3))
        #expect(values.value == (1, 2, 3))
        values.value = (1, -4, 3)
        #expect(values == AnimatableValues(1, -4, 3))
        #expect(values != AnimatableValues(1, -4, 2))
        #expect(values.magnitudeSquared == 26)
        #expect(AnimatableValues(3.0, 4.0).scaled(by: 2) == AnimatableValues(6.0, 8.0))
        #expect(String(reflecting: values) == "AnimatableValues(1.0, -4.0, 3.0)")
    }

    @Test func emptyValuesAreTheVectorWithoutComponents() {
        let none: AnimatableValues<> = AnimatableValues()
        checkVectorArithmetic([none, none, .zero])
        #expect(none.magnitudeSquared == 0)
    }

    @Test func wideVectorsObeyTheLaws() {
        checkAnimatable { random in Vector4(SIMD4((0..<4).map { _ in random.whole() })) }
        checkAnimatable { random in Vector16(SIMD16((0..<16).map { _ in random.whole() })) }
        let counting = SIMD16<Double>((0..<16).map { Double($0) })
        #expect(Vector16(counting).magnitudeSquared == 1240)
    }

    @Test func emptyDataObeysTheLaws() {
        checkAnimatable { _ in EmptyAnimatableData() }
    }

    @Test func aTypeWithoutAnimatableDataUsesTheEmptyOne() {
        struct Still: Animatable, Equatable {
            var name = "still"
        }
        checkAnimatable { _ in Still() }
    }

    @Test func extremeValuesGiveNoNaN() {
        let huge = AnimatableValues(Double.greatestFiniteMagnitude, Float(1e30))
        #expect(huge.magnitudeSquared == .infinity)
        #expect(huge - huge == .zero)
        #expect(huge.scaled(by: 0) == .zero)
        #expect(Double.leastNonzeroMagnitude.scaled(by: 0.25) == 0)
    }
}
