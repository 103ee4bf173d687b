import CLegatoMotionKernels
import Foundation

/// The largest angle whose sine and cosine come from `formulas.h`.
private let largestQuickAngle = 0x1p19

/// The sine and cosine of an angle in radians.
///
/// Up to 2^19 they have the same bits on every processor, which those of the C library have not.
///
/// - Parameter angle: The angle.
/// - Returns: Both.
package func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
    guard abs(angle) <= largestQuickAngle else { return (sin(angle), cos(angle)) }
    let turn = legato_turn(angle)
    return (turn.sine, turn.cosine)
}
