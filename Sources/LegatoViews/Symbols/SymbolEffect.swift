import Foundation
import LegatoGraphics

/// How a symbol moves.
nonisolated public protocol SymbolEffect: Sendable {}

/// An effect that runs when a value changes.
nonisolated public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that runs as long as it is active.
nonisolated public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that replaces a symbol by another one.
nonisolated public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How an effect is repeated, and how fast it runs.
nonisolated public struct SymbolEffectOptions: Sendable, Equatable {
    /// How often an effect is repeated.
    public struct RepeatBehavior: Sendable, Equatable {
        var count: Int?

        /// Without end.
        public static let continuous = RepeatBehavior(count: nil)

        /// A number of times; without end for nil.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }

    /// The number of runs; nil for the effect's own.
    private(set) var count: Int?
    /// Whether it is repeated without end.
    private(set) var isRepeating = false
    /// The speed in relation to the effect's own.
    private(set) var speed = 1.0

    /// The effect's own options.
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

    /// Returns options with a speed in relation to the effect's own, from 0.01 to 100.
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
        self.repeat(behavior.count)
    }

    /// Returns the options with a speed in relation to the effect's own, from 0.01 to 100.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        let speed = NumberCheck(Self.self, "speed(_:)").order(speed, or: 1)
        options.speed = min(max(speed, 0.01), 100)
        return options
    }
}

/// Where a symbol is during an effect, in relation to its own place.
nonisolated struct SymbolPose: Equatable {
    var scale = 1.0
    var opacity = 1.0
    /// In degrees, clockwise.
    var angle = 0.0
    /// In fractions of the symbol's size.
    var shift = CGSize.zero
}

/// An effect that Legato shows.
nonisolated protocol PosingEffect: SymbolEffect {
    /// The length of one run, in seconds.
    var duration: Double { get }
    /// Whether the effect stays while it is active, rather than running in cycles.
    var isLasting: Bool { get }
    /// The pose at a fraction of a run, 0 to 1; a cyclic effect is at rest at both.
    func pose(at part: Double) -> SymbolPose
}

nonisolated extension PosingEffect {
    var isLasting: Bool { false }
}

/// A symbol jumps, and settles.
nonisolated public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    private var direction = 1.0

    /// The effect, upwards.
    public var up: BounceSymbolEffect { BounceSymbolEffect(direction: 1) }
    /// The effect, downwards.
    public var down: BounceSymbolEffect { BounceSymbolEffect(direction: -1) }
    /// The effect; all layers move together.
    public var byLayer: BounceSymbolEffect { self }
    /// The effect; all layers move together.
    public var wholeSymbol: BounceSymbolEffect { self }

    init(direction: Double = 1) { self.direction = direction }

    var duration: Double { 0.6 }

    func pose(at part: Double) -> SymbolPose {
        SymbolPose(scale: 1 + 0.22 * direction * sin(part * 2 * .pi) * (1 - part))
    }
}

/// A symbol fades out and in.
nonisolated public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    /// The effect; all layers fade together.
    public var byLayer: PulseSymbolEffect { self }
    /// The effect; all layers fade together.
    public var wholeSymbol: PulseSymbolEffect { self }

    var duration: Double { 1.6 }

    func pose(at part: Double) -> SymbolPose {
        SymbolPose(opacity: 0.7 + 0.3 * cos(part * 2 * .pi))
    }
}

/// A symbol's layers light up in turn; Legato fades the whole symbol.
nonisolated public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    /// The effect; the whole symbol fades.
    public var iterative: VariableColorSymbolEffect { self }
    /// The effect; the whole symbol fades.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The effect; the whole symbol fades.
    public var reversing: VariableColorSymbolEffect { self }
    /// The effect; the whole symbol fades.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The effect; the whole symbol fades.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The effect; the whole symbol fades.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }

    var duration: Double { 1.2 }

    func pose(at part: Double) -> SymbolPose {
        SymbolPose(opacity: 0.675 + 0.325 * cos(part * 2 * .pi))
    }
}

/// A symbol is larger or smaller while the effect is active.
nonisolated public struct ScaleSymbolEffect: IndefiniteSymbolEffect, PosingEffect {
    private var scale = 1.2

    /// The effect; the symbol is larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(scale: 1.2) }
    /// The effect; the symbol is smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(scale: 0.8) }
    /// The effect; all layers move together.
    public var byLayer: ScaleSymbolEffect { self }
    /// The effect; all layers move together.
    public var wholeSymbol: ScaleSymbolEffect { self }

    init(scale: Double = 1.2) { self.scale = scale }

    var duration: Double { 0.3 }
    var isLasting: Bool { true }

    func pose(at part: Double) -> SymbolPose { SymbolPose(scale: 1 + (scale - 1) * part) }
}

/// A symbol grows and shrinks slowly.
nonisolated public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    private var fades = true

    /// The effect, without fading.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
    /// The effect, with fading.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
    /// The effect; all layers move together.
    public var byLayer: BreatheSymbolEffect { self }
    /// The effect; all layers move together.
    public var wholeSymbol: BreatheSymbolEffect { self }

    init(fades: Bool = true) { self.fades = fades }

    var duration: Double { 2.4 }

    func pose(at part: Double) -> SymbolPose {
        let depth = (1 - cos(part * 2 * .pi)) / 2
        return SymbolPose(scale: 1 + 0.12 * depth, opacity: fades ? 1 - 0.4 * depth : 1)
    }
}

/// A symbol turns round.
nonisolated public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    private var direction = 1.0

    /// The effect, clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(direction: 1) }
    /// The effect, counterclockwise.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(direction: -1) }
    /// The effect; all layers move together.
    public var byLayer: RotateSymbolEffect { self }
    /// The effect; all layers move together.
    public var wholeSymbol: RotateSymbolEffect { self }

    init(direction: Double = 1) { self.direction = direction }

    var duration: Double { 1.2 }

    func pose(at part: Double) -> SymbolPose { SymbolPose(angle: 360 * direction * part) }
}

/// A symbol moves back and forth.
nonisolated public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    private var shift: CGSize?

    /// The effect, starting to the left.
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(shift: CGSize(width: -1, height: 0)) }
    /// The effect, starting to the right.
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(shift: CGSize(width: 1, height: 0)) }
    /// The effect, starting upwards.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(shift: CGSize(width: 0, height: -1)) }
    /// The effect, starting downwards.
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(shift: CGSize(width: 0, height: 1)) }
    /// The effect, turning clockwise first.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
    /// The effect, turning counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
    /// The effect; all layers move together.
    public var byLayer: WiggleSymbolEffect { self }
    /// The effect; all layers move together.
    public var wholeSymbol: WiggleSymbolEffect { self }

    init(shift: CGSize? = nil) { self.shift = shift }

    var duration: Double { 0.9 }

    func pose(at part: Double) -> SymbolPose {
        let swing = sin(part * 6 * .pi) * (1 - part)
        guard let shift else { return SymbolPose(angle: 14 * swing) }
        return SymbolPose(
            shift: CGSize(width: shift.width * 0.14 * swing, height: shift.height * 0.14 * swing)
        )
    }
}

/// A symbol is invisible until the effect is active.
nonisolated public struct AppearSymbolEffect: IndefiniteSymbolEffect, PosingEffect {
    /// The effect, from below.
    public var up: AppearSymbolEffect { self }
    /// The effect, from above.
    public var down: AppearSymbolEffect { self }
    /// The effect; all layers appear together.
    public var byLayer: AppearSymbolEffect { self }
    /// The effect; all layers appear together.
    public var wholeSymbol: AppearSymbolEffect { self }

    var duration: Double { 0.35 }
    var isLasting: Bool { true }

    func pose(at part: Double) -> SymbolPose {
        SymbolPose(scale: 0.5 + 0.5 * part, opacity: min(max(part, 0), 1))
    }
}

/// A symbol is invisible while the effect is active.
nonisolated public struct DisappearSymbolEffect: IndefiniteSymbolEffect, PosingEffect {
    /// The effect, upwards.
    public var up: DisappearSymbolEffect { self }
    /// The effect, downwards.
    public var down: DisappearSymbolEffect { self }
    /// The effect; all layers disappear together.
    public var byLayer: DisappearSymbolEffect { self }
    /// The effect; all layers disappear together.
    public var wholeSymbol: DisappearSymbolEffect { self }

    var duration: Double { 0.35 }
    var isLasting: Bool { true }

    func pose(at part: Double) -> SymbolPose { AppearSymbolEffect().pose(at: 1 - part) }
}
