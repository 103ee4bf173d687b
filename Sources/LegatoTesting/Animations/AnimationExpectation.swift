import Foundation
public import Legato

/// A property of an animation that `AnimationTrace.expect(_:file:line:)` checks.
///
/// ```swift
/// trace.expect(.passes(165, at: 0.25, accuracy: 1), .isMonotonic)
/// ```
nonisolated public struct AnimationExpectation: Sendable {
    /// Returns a description of the first fault of a trace; nil if there is none.
    let check: @Sendable (AnimationTrace) -> String?

    /// The value at a time is within an accuracy of an expected value.
    ///
    /// - Parameters:
    ///   - value: The expected value.
    ///   - time: The seconds since the start of the trace.
    ///   - accuracy: The largest difference; 0.01 by default.
    /// - Returns: The expectation.
    public static func passes(
        _ value: Double, at time: CFTimeInterval, accuracy: Double = 0.01
    ) -> AnimationExpectation {
        AnimationExpectation { trace in
            guard time >= 0, time <= trace.duration + 1e-9 else {
                return "has no value at \(seconds(time)): the trace ends at "
                    + seconds(trace.duration)
            }
            let found = trace.value(at: time)
            // The comparison is written so that NaN fails.
            if abs(found - value) <= accuracy { return nil }
            return "is \(found) at \(seconds(time)), expected \(value) ± \(accuracy)"
        }
    }

    /// The value never reverses its direction: it never falls, or it never rises.
    public static let isMonotonic = AnimationExpectation { trace in
        var direction = 0.0
        for (a, b) in pairs(trace) {
            let step = b.value - a.value
            // A difference below the rounding of a value does not count as movement.
            guard abs(step) > 1e-9 * max(1, abs(a.value)) else { continue }
            if direction == 0 { direction = step }
            guard direction * step < 0 else { continue }
            let (old, new) = direction > 0 ? ("rises", "falls") : ("falls", "rises")
            return "reverses at \(seconds(a.time)): it \(old) to \(a.value), then \(new) to "
                + "\(b.value) at \(seconds(b.time)), expected a monotonic value"
        }
        return nil
    }

    /// The value never leaves a range.
    ///
    /// - Parameter range: The allowed values, bounds included.
    /// - Returns: The expectation.
    public static func staysWithin(_ range: ClosedRange<Double>) -> AnimationExpectation {
        AnimationExpectation { trace in
            guard let sample = trace.samples.first(where: { !range.contains($0.value) }) else {
                return nil
            }
            return "is \(sample.value) at \(seconds(sample.time)), expected \(range)"
        }
    }

    /// The velocity changes only gradually, as when a spring is retargeted.
    ///
    /// The velocity of each interval between two refreshes is compared with that of the next one.
    /// At the same limit, displays with higher refresh rates allow stronger accelerations.
    ///
    /// - Parameter limit: The largest difference, in units of the value per second.
    /// - Returns: The expectation.
    public static func velocityIsContinuous(limit: Double) -> AnimationExpectation {
        AnimationExpectation { trace in
            var before: Double?
            for (a, b) in pairs(trace) {
                let velocity = (b.value - a.value) / (b.time - a.time)
                if let before, !(abs(velocity - before) <= limit) {
                    return "has the velocity \(velocity) after \(seconds(a.time)) and \(before) "
                        + "before, expected a change of at most \(limit)"
                }
                before = velocity
            }
            return nil
        }
    }

    /// The value settles: from a time on, it stays near its target until the end of the trace.
    ///
    /// - Parameters:
    ///   - value: The target.
    ///   - limit: The seconds since the start of the trace by which it has settled.
    ///   - accuracy: The largest difference from the target; 0.01 by default.
    /// - Returns: The expectation.
    public static func settles(
        at value: Double, within limit: CFTimeInterval, accuracy: Double = 0.01
    ) -> AnimationExpectation {
        AnimationExpectation { trace in
            guard limit <= trace.duration + 1e-9 else {
                return "cannot be checked for settling within \(seconds(limit)): the trace ends at "
                    + seconds(trace.duration)
            }
            let late = trace.samples.last {
                $0.time >= limit - 1e-9 && !(abs($0.value - value) <= accuracy)
            }
            guard let late else { return nil }
            return "is still \(late.value) at \(seconds(late.time)), expected to settle at "
                + "\(value) ± \(accuracy) within \(seconds(limit))"
        }
    }

    /// The value overshoots the last value of the trace, in the direction from the first value to
    /// the last.
    ///
    /// - Parameters:
    ///   - amount: The overshoot beyond the last value; 0 expects none.
    ///   - accuracy: The largest difference from the amount; 0.01 by default.
    /// - Returns: The expectation.
    public static func overshoots(by amount: Double, accuracy: Double = 0.01)
        -> AnimationExpectation
    {
        AnimationExpectation { trace in
            let sign: Double = trace.lastValue >= trace.samples[0].value ? 1 : -1
            var (farthest, place) = (0.0, trace.samples[0])
            for sample in trace.samples where sign * (sample.value - trace.lastValue) > farthest {
                (farthest, place) = (sign * (sample.value - trace.lastValue), sample)
            }
            if abs(farthest - amount) <= accuracy { return nil }
            let found =
                farthest > 0
                ? "overshoots \(trace.lastValue) by \(farthest), with \(place.value) at "
                    + seconds(place.time)
                : "does not overshoot \(trace.lastValue)"
            return "\(found), expected an overshoot of \(amount) ± \(accuracy)"
        }
    }

    private static func pairs(
        _ trace: AnimationTrace
    ) -> Zip2Sequence<[AnimationTrace.Sample], ArraySlice<AnimationTrace.Sample>> {
        zip(trace.samples, trace.samples.dropFirst())
    }

    private static func seconds(_ time: CFTimeInterval) -> String {
        String(format: "%.4g s", time)
    }
}

extension AnimationTrace {
    /// Reports an issue for each expectation that the trace does not meet.
    ///
    /// ```swift
    /// trace.expect(.isMonotonic, .staysWithin(40...290), .settles(at: 290, within: 0.8))
    /// ```
    ///
    /// - Parameters:
    ///   - expectations: The expectations.
    ///   - file: The file in which an issue is reported.
    ///   - line: The line at which an issue is reported.
    public func expect(
        _ expectations: AnimationExpectation..., file: StaticString = #filePath,
        line: UInt = #line
    ) {
        for expectation in expectations {
            guard let failure = expectation.check(self) else { continue }
            reportIssue("\(subject): \(failure)", at: TestPlace(file, line))
        }
    }
}
