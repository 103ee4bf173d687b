// What Accelerate imports on Apple's platforms; the geometry of Core Graphics is in Foundation here.
@_exported public import Foundation

/// The distance between numbers in memory, in numbers.
public typealias vDSP_Stride = Int
/// A number of numbers.
public typealias vDSP_Length = UInt

/// Fills an array with numbers from one to another, at equal distances.
/// - Parameters:
///   - A: The first number.
///   - B: The last number.
///   - C: The result.
///   - IC: The distance between numbers of the result.
///   - N: How many numbers there are.
public func vDSP_vgen(
    _ A: UnsafePointer<Float>, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    fill(A.pointee, B.pointee, C, IC, Int(N))
}

/// Fills an array with numbers from one to another, at equal distances; see `vDSP_vgen`.
public func vDSP_vgenD(
    _ A: UnsafePointer<Double>, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    fill(A.pointee, B.pointee, C, IC, Int(N))
}

/// Interpolates numbers that are given for some places at all places from 0 on; before the first
/// and after the last given place, the numbers there count.
/// - Parameters:
///   - A: The given numbers.
///   - IA: The distance between given numbers.
///   - B: Their places, in ascending order.
///   - IB: The distance between places.
///   - C: The result.
///   - IC: The distance between numbers of the result.
///   - N: How many numbers the result has.
///   - M: How many numbers are given.
public func vDSP_vgenp(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride,
    _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length, _ M: vDSP_Length
) {
    interpolate((A, IA), (B, IB), (C, IC), Int(N), Int(M))
}

/// Interpolates numbers that are given for some places; see `vDSP_vgenp`.
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
