import Foundation
import LegatoGraphics
import TestSupport
import Testing

/// A reproducible source of test transforms.
struct RandomTransforms {
    private var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func number(in range: ClosedRange<Double>) -> Double {
        let unit = Double(random.next() >> 11) * 0x1p-53
        return range.lowerBound + unit * (range.upperBound - range.lowerBound)
    }

    mutating func vector(in range: ClosedRange<Double>) -> SIMD3<Double> {
        SIMD3(number(in: range), number(in: range), number(in: range))
    }

    mutating func scale() -> Double {
        let size = number(in: 0.2...3)
        return number(in: 0...1) < 0.3 ? -size : size
    }

    mutating func affine() -> CATransform3D {
        var t = CATransform3D()
        repeat {
            (t.m11, t.m12) = (number(in: -2...2), number(in: -2...2))
            (t.m21, t.m22) = (number(in: -2...2), number(in: -2...2))
        } while abs(t.determinant) < 0.1
        (t.m41, t.m42) = (number(in: -200...200), number(in: -200...200))
        return t
    }

    mutating func spatial() -> CATransform3D {
        var t = CATransform3D()
        repeat {
            var e = SIMD16<Double>()
            for i in 0..<16 { e[i] = number(in: -2...2) }
            (e[3], e[7], e[11]) = (e[3] * 1e-3, e[7] * 1e-3, e[11] * 1e-3)
            e[15] = 1
            t = CATransform3D(elements: e)
        } while abs(t.determinant) < 0.1
        return t
    }
}

/// Expects all entries of two transforms to differ by at most `tolerance`.
func expectClose(
    _ a: CATransform3D, _ b: CATransform3D, within tolerance: Double,
    _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    let difference = a.elements - b.elements
    let largest = max(difference.max(), -difference.min())
    #expect(largest <= tolerance, comment() ?? "\(a) and \(b)", sourceLocation: sourceLocation)
}
