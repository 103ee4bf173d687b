import Foundation
import LegatoMotion
import TestSupport
import Testing

struct VectorTests {
    @Test func numbersObeyTheLaws() {
        checkAnimatable([0.0, 1, -2, 8])
        checkAnimatable([Float(0), 1, -2, 8])
        checkAnimatable([CGFloat(0), 1, -2, 8])
    }

    @Test func pairsObeyTheLaws() {
        checkAnimatable([
            AnimatablePair(1.0, Float(2)), AnimatablePair(-4, 8), AnimatablePair(0, 1),
        ])
        checkAnimatable([
            AnimatablePair(AnimatablePair(1.0, 2.0), 3.0),
            AnimatablePair(AnimatablePair(0, -2), 8), .zero,
        ])
    }

    @Test func wideVectorsObeyTheLaws() {
        checkAnimatable([
            Vector4([1, 2, 3, 4]), Vector4([-8, 0, 1, 2]), Vector4([4, 4, -4, 1]),
        ])
        let counting = SIMD16<Double>((0..<16).map { Double($0) })
        checkAnimatable([
            Vector16(counting), Vector16(SIMD16(repeating: -2)), Vector16(4 - counting),
        ])
        #expect(Vector16(counting).magnitudeSquared == 1240)
    }

    @Test func emptyDataObeysTheLaws() {
        checkAnimatable([EmptyAnimatableData(), EmptyAnimatableData(), EmptyAnimatableData()])
    }

    @Test func geometryMovesThroughItsComponents() {
        checkAnimatable([CGPoint(x: 1, y: 2), CGPoint(x: -4, y: 0), .zero])
        checkAnimatable([CGSize(width: 1, height: 2), CGSize(width: -4, height: 0), .zero])
        checkAnimatable([
            CGRect(x: 1, y: 2, width: 4, height: 8), CGRect(x: -1, y: 0, width: 2, height: 1),
            .zero,
        ])
        let data = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
        #expect(data.first == AnimatablePair(1, 2))
        #expect(data.second == AnimatablePair(3, 4))
    }

    @Test func aTypeWithoutDataHasTheEmptyOne() {
        struct Still: Animatable, Equatable {
            var name = "still"
        }
        checkAnimatable([Still(), Still(), Still()])
    }
}
