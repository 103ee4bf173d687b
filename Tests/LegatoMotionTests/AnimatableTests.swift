import Foundation
import LegatoGraphics
import LegatoMotion
import TestSupport
import Testing

struct AnimatableTests {
    @Test func geometryMovesThroughItsComponents() {
        checkAnimatable { CGPoint(x: $0.whole(), y: $0.whole()) }
        checkAnimatable { CGSize(width: $0.whole(), height: $0.whole()) }
        checkAnimatable { CGVector(dx: $0.whole(), dy: $0.whole()) }
        checkAnimatable { random in
            CGRect(
                x: random.whole(),
                y: random.whole(),
                width: random.whole(),
                height: random.whole()
            )
        }
        checkAnimatable { random in
            EdgeInsets(
                top: random.whole(),
                leading: random.whole(),
                bottom: random.whole(),
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

    @Test func transformsMoveThroughTheirEntries() {
        checkAnimatable { random in
            CGAffineTransform(
                a: random.whole(),
                b: random.whole(),
                c: random.whole(),
                d: random.whole(),
                tx: random.whole(),
                ty: random.whole()
            )
        }
        checkAnimatable { random in
            CATransform3D(elements: SIMD16((0..<16).map { _ in random.whole() }))
        }
        let data = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6).animatableData
        #expect(data == AnimatablePair(Vector4([1, 2, 3, 4]), AnimatablePair(5, 6)))
    }

    @Test func layerColoursMoveStraightInEncodedValues() {
        checkAnimatable { random in
            CGColor(
                red: random.whole(),
                green: random.whole(),
                blue: random.whole(),
                alpha: random.whole()
            )
        }
        var middle = CGColor.clear
        middle.animatableData = CGColor.clear.animatableData.interpolated(
            towards: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).animatableData,
            amount: 0.5
        )
        #expect(middle == CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
    }

    // Components are single precision: half a unit of their last place, seen through the cube root.
    @Test func viewColoursMoveInOklabAndComeBackExactly() {
        checkAnimatable(ResolvedColor.self, accuracy: 4e-5) { random in
            let bytes = (0..<4).map { _ in Float(UInt8.random(in: .min ... .max, using: &random)) }
            return ResolvedColor(
                red: bytes[0] / 255,
                green: bytes[1] / 255,
                blue: bytes[2] / 255,
                opacity: bytes[3] / 255
            )
        }
        for red in 0...255 {
            let color = ResolvedColor(red: Float(red) / 255, green: 0, blue: 1)
            var copy = ResolvedColor(red: 0, green: 0, blue: 0)
            copy.animatableData = color.animatableData
            #expect(copy == color)
        }
    }

    @Test func greysAreEquallyFarApartInLightness() {
        let white = ResolvedColor(red: 1, green: 1, blue: 1)
        let data = white.animatableData.simd
        for lane in 0..<4 { #expect(abs(data[lane] - 128) < 1e-7) }
        var middle = white
        middle.animatableData = white.animatableData.scaled(by: 0.5)
        #expect(abs(middle.linearGreen - 0.125) < 1e-7)
        #expect(middle.opacity == 0.5)
    }

    @Test func dataThatIsNotFiniteIsRefused() async {
        await #expect(processExitsWith: .failure) {
            var color = CGColor.black
            color.animatableData = Vector4(SIMD4(.nan, 0, 0, 1))
        }
        await #expect(processExitsWith: .failure) {
            var color = ResolvedColor(red: 0, green: 0, blue: 0)
            color.animatableData = Vector4(SIMD4(.infinity, 0, 0, 1))
        }
    }
}
