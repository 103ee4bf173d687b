import CLegatoMotionKernels
import Foundation

/// The largest angle whose sine and cosine are computed by `formulas.h`.
private let largestQuickAngle = 0x1p19

/// Returns the sine and cosine of an angle in radians.
///
/// Up to 2^19 they are bit-identical on every processor, unlike those of the C library.
///
/// - Parameter angle: The angle in radians.
/// - Returns: The sine and the cosine.
package func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
    guard abs(angle) <= largestQuickAngle else { return (sin(angle), cos(angle)) }
    let turn = legato_turn(angle)
    return (turn.sine, turn.cosine)
}
