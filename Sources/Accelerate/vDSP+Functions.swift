// As on Apple's platforms, importing Accelerate also imports Foundation, which contains the
// geometry types of Core Graphics here.
@_exported public import Foundation

/// The distance between consecutive elements, in elements.
public typealias vDSP_Stride = Int
/// A number of elements.
public typealias vDSP_Length = UInt

/// Fills an array with a linear ramp from one number to another.
/// - Parameters:
///   - A: The first number.
///   - B: The last number.
///   - C: The result.
///   - IC: The stride of the result.
///   - N: The number of elements.
public func vDSP_vgen(
    _ A: UnsafePointer<Float>, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    fill(A.pointee, B.pointee, C, IC, Int(N))
}

/// Fills an array with a linear ramp from one number to another; see `vDSP_vgen`.
public func vDSP_vgenD(
    _ A: UnsafePointer<Double>, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    fill(A.pointee, B.pointee, C, IC, Int(N))
}

/// Interpolates linearly between values given at some indices, for all indices from 0.
///
/// Before the first and after the last given index, the result is the value there.
/// - Parameters:
///   - A: The given values.
///   - IA: The stride of the values.
///   - B: Their indices, in ascending order.
///   - IB: The stride of the indices.
///   - C: The result.
///   - IC: The stride of the result.
///   - N: The number of elements of the result.
///   - M: The number of given values.
public func vDSP_vgenp(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length, _ M: vDSP_Length
) {
    interpolate((A, IA), (B, IB), (C, IC), Int(N), Int(M))
}

/// Interpolates linearly between values given at some indices; see `vDSP_vgenp`.
public func vDSP_vgenpD(
    _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ B: UnsafePointer<Double>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length, _ M: vDSP_Length
) {
    interpolate((A, IA), (B, IB), (C, IC), Int(N), Int(M))
}

private func fill<F: BinaryFloatingPoint>(
    _ first: F, _ last: F, _ result: UnsafeMutablePointer<F>, _ stride: Int, _ count: Int
) {
    for index in 0..<count {
        let part = count > 1 ? F(index) / F(count - 1) : 0
        result[index * stride] = first + (last - first) * part
    }
}

private func interpolate<F: BinaryFloatingPoint>(
    _ values: (UnsafePointer<F>, Int), _ places: (UnsafePointer<F>, Int),
    _ result: (UnsafeMutablePointer<F>, Int), _ count: Int, _ known: Int
) {
    guard known > 0 else { return }
    func value(_ index: Int) -> F { values.0[index * values.1] }
    func place(_ index: Int) -> F { places.0[index * places.1] }
    var next = 0
    for index in 0..<count {
        let here = F(index)
        while next < known, place(next) < here { next += 1 }
        let number: F
        if next == 0 {
            number = value(0)
        } else if next == known {
            number = value(known - 1)
        } else {
            let (start, end) = (place(next - 1), place(next))
            number =
                value(next - 1) + (value(next) - value(next - 1)) * (here - start) / (end - start)
        }
        result.0[index * result.1] = number
    }
}
