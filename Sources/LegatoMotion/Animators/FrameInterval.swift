import Foundation

/// SwiftUI's rule for the clock of an animation that has just begun.
///
/// An animation's clock starts with its second frame, so that a slow first frame does not skip part
/// of the animation.
package enum FrameInterval {
    /// Returns the nominal display interval that a measured interval belongs to.
    ///
    /// It is the greatest of 1/240 s times a power of two that does not exceed the measured
    /// interval, with a tolerance of 0.7 %.
    ///
    /// - Parameter interval: The measured interval in seconds; for zero, negative values and NaN
    ///   the result is zero.
    /// - Returns: The interval in seconds.
    package static func quantized(_ interval: Double) -> Double {
        guard interval > 0, interval.isFinite else { return interval > 0 ? interval : 0 }
        return exp2((log2(interval * 240) + 0.01).rounded(.down)) / 240
    }

    /// Returns the longest time that may pass for an animation between its first two frames, in
    /// seconds.
    ///
    /// With q the quantised interval it is max(q, 1/60) + q. After a longer gap the clock moves the
    /// start of the animation forward by the excess.
    package static func longestGap(interval: Double) -> Double {
        let quantum = quantized(interval)
        return max(quantum, 1.0 / 60) + quantum
    }
}
