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

/// The sines and cosines of many angles.
///
/// The results are those of `sineAndCosine(of:)`, bit for bit.
///
/// - Parameters:
///   - angles: The angles in radians.
///   - count: How many there are.
///   - sines: Where the sines go.
///   - cosines: Where the cosines go; all three are aligned to 64 bytes, with room for a multiple of
///     8.
package func turn(
    _ angles: UnsafePointer<Double>,
    count: Int,
    sines: UnsafeMutablePointer<Double>,
    cosines: UnsafeMutablePointer<Double>
) {
    KernelChoice.kernels(KernelChoice.fastest).pointee.turn(angles, Int64(count), sines, cosines)
    for index in 0..<count where !(abs(angles[index]) <= largestQuickAngle) {
        (sines[index], cosines[index]) = sineAndCosine(of: angles[index])
    }
}
