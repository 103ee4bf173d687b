import Foundation
import LegatoGraphics

/// How an effect is repeated, and how fast it runs.
nonisolated public struct SymbolEffectOptions: Sendable, Equatable {
    /// How often an effect is repeated.
    public struct RepeatBehavior: Sendable, Equatable {
        var count: Int?
        /// The time between two runs, in seconds.
        var delay = 0.0

        /// Repeats without end or pauses.
        public static let continuous = RepeatBehavior(count: nil)
        /// Repeats without end, with a pause of half a second after each run.
        public static let periodic = RepeatBehavior(count: nil, delay: 0.5)

        /// Repeats a number of times, with a pause after each run.
        ///
        /// - Parameters:
        ///   - count: The number of runs, at least 1; nil, the default, for no end.
        ///   - delay: The length of the pause in seconds, at least 0; nil, the default, for half a
        ///     second.
        /// - Returns: The behaviour.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let check = NumberCheck(Self.self, "periodic(_:delay:)")
            return RepeatBehavior(count: count, delay: max(check.number(delay ?? 0.5, or: 0), 0))
        }
    }

    /// The number of runs; nil for the effect's default.
    private(set) var count: Int?
    /// Whether it is repeated without end.
    private(set) var isRepeating = false
    /// The speed relative to the effect's default.
    private(set) var speed = 1.0
    /// The time between two runs, in seconds.
    private(set) var delay = 0.0

    /// The default options of the effect.
    public static let `default` = SymbolEffectOptions()
    /// Repeated without end.
    public static let repeating = SymbolEffectOptions(isRepeating: true)
    /// Not repeated.
    public static let nonRepeating = SymbolEffectOptions(count: 1)

    /// Returns options with a number of runs, at least 1.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(count)
    }

    /// Returns options with a repetition.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// Returns options with a speed relative to the effect's default, from 0.01 to 100.
    public static func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions().speed(speed)
    }

    /// The options, repeated without end.
    public var repeating: SymbolEffectOptions { self.repeat(nil) }

    /// The options, not repeated.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

    /// Returns the options with a number of runs, at least 1; without end for nil.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        (options.count, options.isRepeating) = (count.map { max(1, $0) }, count == nil)
        return options
    }

    /// Returns the options with a repetition.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self.repeat(behavior.count)
        options.delay = behavior.delay
        return options
    }

    /// Returns the options with a speed relative to the effect's default, from 0.01 to 100.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        let speed = NumberCheck(Self.self, "speed(_:)").order(speed, or: 1)
        options.speed = min(max(speed, 0.01), 100)
        return options
    }
}
