import CLegatoMotionKernels
import LegatoGraphics

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
