import Foundation
import LegatoGraphics
import LegatoMotion
import TestSupport
import Testing

struct AnimatableTests {
    @Test func geometryInterpolatesByComponent() {
        checkAnimatable { CGPoint(x: $0.whole(), y: $0.whole()) }
        checkAnimatable { CGSize(width: $0.whole(), height: $0.whole()) }
        checkAnimatable { CGVector(dx: $0.whole(), dy: $0.whole()) }
        checkAnimatable { random in
            CGRect(
                x: random.whole(), y: random.whole(), width: random.whole(), height: random.whole()
            )
        }
        checkAnimatable { random in
            EdgeInsets(
                top: random.whole(), leading: random.whole(), bottom: random.whole(),
                trailing: random.whole()
            )
        }
        let data = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
        #expect(data.first == AnimatablePair(1, 2))
        #expect(data.second == AnimatablePair(3, 4))
        #expect(CGVector(dx: 1, dy: 2).animatableData == AnimatablePair(1, 2))
    }

    @Test func unitValuesAreScaledBy128() {
        checkAnimatable { Angle(radians: $0.whole()) }
        checkAnimatable { UnitPoint(x: $0.whole() / 64, y: $0.whole() / 64) }
        #expect(Angle(radians: 2).animatableData == 256)
        #expect(UnitPoint.bottom.animatableData == AnimatablePair(64, 128))
    }

    @Test func transformsInterpolateByEntry() {
        checkAnimatable { random in
            CGAffineTransform(
                a: random.whole(), b: random.whole(), c: random.whole(), d: random.whole(),
                tx: random.whole(), ty: random.whole()
            )
        }
        checkAnimatable { random in
            CATransform3D(elements: SIMD16((0..<16).map { _ in random.whole() }))
        }
        let data = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6).animatableData
        #expect(data == AnimatablePair(Vector4([1, 2, 3, 4]), AnimatablePair(5, 6)))
    }

    @Test func layerColoursInterpolateByStraightEncodedComponents() {
        checkAnimatable { random in
            CGColor(
                red: random.whole(), green: random.whole(), blue: random.whole(),
                alpha: random.whole()
            )
        }
        var middle = CGColor.clear
        middle.animatableData = CGColor.clear.animatableData.interpolated(
            towards: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).animatableData, amount: 0.5
        )
        #expect(middle == CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
    }

    /// Whether both are the same light within single precision, for values up to 4.
    private func isSameLight(_ a: Vector4, _ b: Vector4) -> Bool {
        func light(_ data: Vector4) -> SIMD4<Double> {
            let parts = data.simd / 128
            var cubes = parts * parts * parts
            cubes.w = parts.w
            return cubes
        }
        let difference = light(a) - light(b)
        return (0..<4).allSatisfy { abs(difference[$0]) <= 0x1p-23 }
    }

    @Test func viewColoursInterpolateInOklabAndRoundTripExactly() {
        for seed in 0..<100 as Range<UInt64> {
            checkAnimatable(ResolvedColor.self, seed: seed, isNear: isSameLight) { random in
                let bytes = (0..<4).map { _ in UInt8.random(in: .min ... .max, using: &random) }
                let parts = bytes.map { Float($0) / 255 }
                return ResolvedColor(
                    red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]
                )
            }
        }
    }

    @Test func greysInterpolateEvenlyInLightness() {
        let white = ResolvedColor(red: 1, green: 1, blue: 1)
        let data = white.animatableData.simd
        for lane in 0..<4 { #expect(abs(data[lane] - 128) < 1e-7) }
        var middle = white
        middle.animatableData = white.animatableData.scaled(by: 0.5)
        #expect(abs(middle.linearGreen - 0.125) < 1e-7)
        #expect(middle.opacity == 0.5)
    }

    @Test func nonFiniteDataIsReplacedByFiniteValues() {
        var black = CGColor.black
        black.animatableData = Vector4(SIMD4(.nan, 0, 0, 1))
        #expect(black.components?.allSatisfy(\.isFinite) == true)
        var color = ResolvedColor(red: 0, green: 0, blue: 0)
        color.animatableData = Vector4(SIMD4(.infinity, .nan, 0, 128))
        let components = [color.linearRed, color.linearGreen, color.linearBlue, color.opacity]
        #expect(components.allSatisfy { $0.isFinite })
        #expect(color.opacity == 1)
    }
}
