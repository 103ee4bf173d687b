import Foundation
import LegatoGraphics
import Testing

struct TransformComponentsTests {
    @Test func settingTheScaleThenTheAngleKeepsTheScale() {
        var parts = TransformComponents(CATransform3DIdentity)
        parts.uniformScale = 2
        let scaled = parts.transform
        #expect(scaled == CATransform3DMakeScale(2, 2, 2))
        parts = TransformComponents(scaled)
        parts.rotation.z = 0.5
        let t = parts.transform
        #expect(abs(t.m11 - 1.7551651) < 1e-6 && abs(t.m12 - 0.9588511) < 1e-6)
        #expect(abs(TransformComponents(t).uniformScale - 2) < 1e-12)
    }

    @Test func theUniformScaleIsTheMeanOfTheAxes() {
        let t = CATransform3DMakeScale(1, 2, 6)
        #expect(TransformComponents(t).uniformScale == 3)
    }

    @Test func theOrderIsScaleThenXThenYThenZThenTranslation() {
        let parts = TransformComponents(
            translation: SIMD3(7, 8, 9), scale: SIMD3(2, 3, 4), rotation: SIMD3(0.3, -0.4, 0.5)
        )
        var t = CATransform3DMakeScale(2, 3, 4)
        t = CATransform3DConcat(t, CATransform3DMakeRotation(0.3, 1, 0, 0))
        t = CATransform3DConcat(t, CATransform3DMakeRotation(-0.4, 0, 1, 0))
        t = CATransform3DConcat(t, CATransform3DMakeRotation(0.5, 0, 0, 1))
        t = CATransform3DConcat(t, CATransform3DMakeTranslation(7, 8, 9))
        expectClose(parts.transform, t, within: 1e-14)
    }

    @Test(arguments: [
        SIMD3(-1.0, 1, 1), SIMD3(1.0, -2, 1), SIMD3(1.0, 1, -3), SIMD3(-2.0, -2, -2),
    ])
    func aMirroredAxisReadsBackNegative(scale: SIMD3<Double>) {
        let t = CATransform3DMakeScale(scale.x, scale.y, scale.z)
        let parts = TransformComponents(t)
        #expect(parts.scale == scale)
        expectClose(parts.transform, t, within: 1e-15)
    }

    @Test func aHalfTurnIsARotationAndNotTwoMirrorings() {
        let parts = TransformComponents(CATransform3DMakeRotation(.pi, 0, 0, 1))
        #expect(parts.scale == .one)
        #expect(abs(abs(parts.rotation.z) - .pi) < 1e-15)
    }

    @Test(arguments: [-3.0, -2, -1, 0.5, 1.6, 2.5, .pi])
    func aRotationAboutOneAxisHasOnlyThatAngle(angle: Double) {
        for (axis, (x, y, z)) in [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1)].enumerated() {
            let parts = TransformComponents(CATransform3DMakeRotation(angle, x, y, z))
            var expected = SIMD3<Double>.zero
            expected[axis] = angle
            #expect((parts.rotation - expected).length < 1e-9, "about \(axis): \(parts)")
        }
    }

    @Test func anAxisScaledToZeroKeepsTheRotationOfTheOthers() {
        var parts = TransformComponents(CATransform3DMakeRotation(0.5, 0, 0, 1))
        parts.scale.x = 0
        let flat = TransformComponents(parts.transform)
        #expect(flat.scale.x == 0)
        #expect(abs(flat.rotation.z - 0.5) < 1e-15)
        let nothing = TransformComponents(CATransform3DMakeScale(0, 0, 0))
        #expect(nothing.scale == .zero && nothing.rotation == .zero)
    }

    @Test(arguments: [41, 42, 43] as [UInt64])
    func recomposingComponentsGivesTheSameTransform(seed: UInt64) {
        var random = RandomTransforms(seed: seed)
        for turn in 0..<300 {
            var parts = TransformComponents(
                translation: random.vector(in: -50...50),
                scale: SIMD3(random.scale(), random.scale(), random.scale()),
                rotation: random.vector(in: -3...3)
            )
            if turn.isMultiple(of: 10) { parts.rotation.y = .pi / 2 }
            if turn.isMultiple(of: 7) { parts.scale[turn % 3] = 0 }
            let t = parts.transform
            expectClose(TransformComponents(t).transform, t, within: 2e-8, "seed \(seed): \(parts)")
        }
    }

    @Test(arguments: [51, 52, 53] as [UInt64])
    func componentsOfAnUnmirroredTransformAreThoseThatWereSet(seed: UInt64) {
        var random = RandomTransforms(seed: seed)
        for _ in 0..<300 {
            let parts = TransformComponents(
                translation: random.vector(in: -50...50), scale: random.vector(in: 0.1...4),
                rotation: random.vector(in: -1.5...1.5)
            )
            let read = TransformComponents(parts.transform)
            let difference = max(
                (read.scale - parts.scale).length, (read.rotation - parts.rotation).length
            )
            #expect(difference < 1e-12, "seed \(seed): \(parts) became \(read)")
            #expect(read.translation == parts.translation)
        }
    }
}

extension SIMD3<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }
}
