import Foundation

/// SwiftUI's rule for the clock of an animation that has just begun.
///
/// An animation's clock starts with its second frame, so that a slow first frame eats no time.
package enum FrameInterval {
    /// Returns the interval of the display's kind that a measured one belongs to.
    ///
    /// It is the greatest of 1/240 s times a power of two that is not longer than the measured one,
    /// 0.7 % of tolerance granted.
    ///
    /// - Parameter interval: The measured interval in seconds; it is zero for zero, below and NaN.
    /// - Returns: The interval in seconds.
    package static func quantized(_ interval: Double) -> Double {
        guard interval > 0, interval.isFinite else { return interval > 0 ? interval : 0 }
        return exp2((log2(interval * 240) + 0.01).rounded(.down)) / 240
    }

    /// The longest time that may pass for an animation between its first two frames, in seconds.
    ///
    /// With q the quantised interval it is max(q, 1/60) + q. A clock that finds a longer gap moves
    /// the beginning of the animation on by the rest.
    package static func longestGap(interval: Double) -> Double {
        let quantum = quantized(interval)
        return max(quantum, 1.0 / 60) + quantum
    }
}
