import Foundation
public import LegatoGraphics

/// The movement of a symbol.
nonisolated public protocol SymbolEffect: Sendable {}

/// An effect that runs when a value changes.
nonisolated public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that runs as long as it is active.
nonisolated public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that replaces a symbol by another one.
nonisolated public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect with which a view is inserted and removed.
nonisolated public protocol TransitionSymbolEffect: SymbolEffect {}

/// The state of a symbol during an effect, relative to its resting state.
nonisolated struct SymbolPose: Equatable {
    var scale = 1.0
    var opacity = 1.0
    /// In degrees, clockwise.
    var angle = 0.0
    /// In fractions of the symbol's size.
    var shift = CGSize.zero
    /// The part that is visible, in fractions of the width from the left.
    var visible = 0.0...1.0
}

/// An effect that Legato can draw.
nonisolated protocol PosingEffect: SymbolEffect {
    /// The length of one run, in seconds.
    var duration: Double { get }
    /// Whether the effect holds its final pose while it is active, rather than running in cycles.
    var isLasting: Bool { get }
    /// Whether the layers of a symbol move in turn rather than together.
    var isByLayer: Bool { get }
    /// The pose at a fraction of a run, 0 to 1; a cyclic effect is at rest at both ends.
    func pose(at part: Double) -> SymbolPose
    /// The pose of one of the layers of a symbol at a fraction of a run.
    func pose(at part: Double, layer: Int, of count: Int) -> SymbolPose
}

nonisolated extension PosingEffect {
    var isLasting: Bool { false }

    /// Returns the effect with a value changed.
    func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var effect = self
        effect[keyPath: path] = value
        return effect
    }

    func pose(at part: Double, layer: Int, of count: Int) -> SymbolPose {
        guard isByLayer, count > 1 else { return pose(at: part) }
        // Each layer starts after a fifth of the previous layer's run.
        let own = part * (1 + 0.2 * Double(count - 1)) - 0.2 * Double(layer)
        if isLasting { return pose(at: min(max(own, 0), 1)) }
        return own > 0 && own < 1 ? pose(at: own) : SymbolPose()
    }
}

/// A symbol jumps and settles.
nonisolated public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    private(set) var isByLayer = true
    private var direction = 1.0

    /// The effect, upwards.
    public var up: BounceSymbolEffect { with(\.direction, 1) }
    /// The effect, downwards.
    public var down: BounceSymbolEffect { with(\.direction, -1) }
    /// The effect applied layer by layer: the default.
    public var byLayer: BounceSymbolEffect { with(\.isByLayer, true) }
    /// The effect applied to the whole symbol at once.
    public var wholeSymbol: BounceSymbolEffect { with(\.isByLayer, false) }

    var duration: Double { 0.6 }

    func pose(at part: Double) -> SymbolPose {
        SymbolPose(scale: 1 + 0.22 * direction * sin(part * 2 * .pi) * (1 - part))
    }
}

/// A symbol fades out and in.
nonisolated public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    private(set) var isByLayer = true
    /// The effect applied layer by layer: the default.
    public var byLayer: PulseSymbolEffect { with(\.isByLayer, true) }
    /// The effect applied to the whole symbol at once.
    public var wholeSymbol: PulseSymbolEffect { with(\.isByLayer, false) }

    var duration: Double { 1.6 }

    func pose(at part: Double) -> SymbolPose {
        SymbolPose(opacity: 0.7 + 0.3 * cos(part * 2 * .pi))
    }
}

/// A symbol's layers light up in turn; a symbol of a single layer lights up as a whole.
nonisolated public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    private var isCumulative = true
    private var reverses = false
    private var hidesOthers = false

    /// The effect; only one layer is lit up at a time.
    public var iterative: VariableColorSymbolEffect { with(\.isCumulative, false) }
    /// The effect; layers stay lit up until all are, as by default.
    public var cumulative: VariableColorSymbolEffect { with(\.isCumulative, true) }
    /// The effect, forwards and back.
    public var reversing: VariableColorSymbolEffect { with(\.reverses, true) }
    /// The effect, forwards only, as by default.
    public var nonReversing: VariableColorSymbolEffect { with(\.reverses, false) }
    /// The effect; other layers are invisible.
    public var hideInactiveLayers: VariableColorSymbolEffect { with(\.hidesOthers, true) }
    /// The effect; other layers are pale, as by default.
    public var dimInactiveLayers: VariableColorSymbolEffect { with(\.hidesOthers, false) }

    var duration: Double { 1.2 }
    var isByLayer: Bool { true }

    func pose(at part: Double) -> SymbolPose { pose(at: part, layer: 0, of: 1) }

    func pose(at part: Double, layer: Int, of count: Int) -> SymbolPose {
        let progress = reverses ? 1 - abs(2 * part - 1) : part
        // The light passes all layers; in one more step none is lit.
        let place = progress * Double(count + 1) - Double(layer)
        let isBefore = max(0, min(place, 1))
        let isAfter = isCumulative ? 0 : max(0, min(place - 1, 1))
        let pale = hidesOthers ? 0 : 0.35
        return SymbolPose(opacity: pale + (1 - pale) * (isBefore - isAfter))
    }
}

/// A symbol is larger or smaller while the effect is active.
nonisolated public struct ScaleSymbolEffect: IndefiniteSymbolEffect, PosingEffect {
    private(set) var isByLayer = true
    private var scale = 1.2

    /// The effect; the symbol is larger.
    public var up: ScaleSymbolEffect { with(\.scale, 1.2) }
    /// The effect; the symbol is smaller.
    public var down: ScaleSymbolEffect { with(\.scale, 0.8) }
    /// The effect applied layer by layer: the default.
    public var byLayer: ScaleSymbolEffect { with(\.isByLayer, true) }
    /// The effect applied to the whole symbol at once.
    public var wholeSymbol: ScaleSymbolEffect { with(\.isByLayer, false) }

    var duration: Double { 0.3 }
    var isLasting: Bool { true }

    func pose(at part: Double) -> SymbolPose { SymbolPose(scale: 1 + (scale - 1) * part) }
}

/// A symbol grows and shrinks slowly.
nonisolated public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    private(set) var isByLayer = true
    private var fades = true

    /// The effect, without fading.
    public var plain: BreatheSymbolEffect { with(\.fades, false) }
    /// The effect, with fading.
    public var pulse: BreatheSymbolEffect { with(\.fades, true) }
    /// The effect applied layer by layer: the default.
    public var byLayer: BreatheSymbolEffect { with(\.isByLayer, true) }
    /// The effect applied to the whole symbol at once.
    public var wholeSymbol: BreatheSymbolEffect { with(\.isByLayer, false) }

    var duration: Double { 2.4 }

    func pose(at part: Double) -> SymbolPose {
        let depth = (1 - cos(part * 2 * .pi)) / 2
        return SymbolPose(scale: 1 + 0.12 * depth, opacity: fades ? 1 - 0.4 * depth : 1)
    }
}

/// A symbol rotates.
nonisolated public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    private(set) var isByLayer = true
    private var direction = 1.0

    /// The effect, clockwise.
    public var clockwise: RotateSymbolEffect { with(\.direction, 1) }
    /// The effect, counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with(\.direction, -1) }
    /// The effect applied layer by layer: the default.
    public var byLayer: RotateSymbolEffect { with(\.isByLayer, true) }
    /// The effect applied to the whole symbol at once.
    public var wholeSymbol: RotateSymbolEffect { with(\.isByLayer, false) }

    var duration: Double { 1.2 }

    func pose(at part: Double) -> SymbolPose { SymbolPose(angle: 360 * direction * part) }
}

/// A symbol moves back and forth.
nonisolated public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
    PosingEffect
{
    private(set) var isByLayer = true
    private var shift: CGSize?
    /// The largest rotation in degrees; positive starts clockwise.
    private var angle = 14.0

    /// The effect, starting to the left.
    public var left: WiggleSymbolEffect { with(\.shift, CGSize(width: -1, height: 0)) }
    /// The effect, starting to the right.
    public var right: WiggleSymbolEffect { with(\.shift, CGSize(width: 1, height: 0)) }
    /// The effect, starting upwards.
    public var up: WiggleSymbolEffect { with(\.shift, CGSize(width: 0, height: -1)) }
    /// The effect, starting downwards.
    public var down: WiggleSymbolEffect { with(\.shift, CGSize(width: 0, height: 1)) }
    /// The effect, turning clockwise first.
    public var clockwise: WiggleSymbolEffect { turning(14) }
    /// The effect, turning counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { turning(-14) }
    /// The effect, starting in the direction of reading.
    public var forward: WiggleSymbolEffect { right }
    /// The effect, starting against the direction of reading.
    public var backward: WiggleSymbolEffect { left }

    /// Returns the effect, starting in a direction: an angle clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect {
        let angle = NumberCheck(Self.self, "custom(angle:)").number(angle.radians, or: 0)
        return with(\.shift, CGSize(width: cos(angle), height: sin(angle)))
    }

    private func turning(_ degrees: Double) -> WiggleSymbolEffect {
        with(\.shift, nil).with(\.angle, degrees)
    }

    /// The effect applied layer by layer: the default.
    public var byLayer: WiggleSymbolEffect { with(\.isByLayer, true) }
    /// The effect applied to the whole symbol at once.
    public var wholeSymbol: WiggleSymbolEffect { with(\.isByLayer, false) }

    var duration: Double { 0.9 }

    func pose(at part: Double) -> SymbolPose {
        let swing = sin(part * 6 * .pi) * (1 - part)
        guard let shift else { return SymbolPose(angle: angle * swing) }
        return SymbolPose(
            shift: CGSize(width: shift.width * 0.14 * swing, height: shift.height * 0.14 * swing)
        )
    }
}

/// A symbol is invisible until the effect is active.
nonisolated public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
    PosingEffect
{
    private(set) var isByLayer = true
    private var start = 0.5

    /// The effect; the symbol grows, as by default.
    public var up: AppearSymbolEffect { with(\.start, 0.5) }
    /// The effect; the symbol shrinks.
    public var down: AppearSymbolEffect { with(\.start, 1.5) }
    /// The effect; layers appear one by one: the default.
    public var byLayer: AppearSymbolEffect { with(\.isByLayer, true) }
    /// The effect; all layers appear together.
    public var wholeSymbol: AppearSymbolEffect { with(\.isByLayer, false) }

    var duration: Double { 0.35 }
    var isLasting: Bool { true }

    func pose(at part: Double) -> SymbolPose {
        SymbolPose(scale: start + (1 - start) * part, opacity: min(max(part, 0), 1))
    }
}

/// A symbol is invisible while the effect is active.
nonisolated public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
    PosingEffect
{
    private(set) var isByLayer = true
    private var end = 0.5

    /// The effect; the symbol grows.
    public var up: DisappearSymbolEffect { with(\.end, 1.5) }
    /// The effect; the symbol shrinks, as by default.
    public var down: DisappearSymbolEffect { with(\.end, 0.5) }
    /// The effect; layers disappear one by one: the default.
    public var byLayer: DisappearSymbolEffect { with(\.isByLayer, true) }
    /// The effect; all layers disappear together.
    public var wholeSymbol: DisappearSymbolEffect { with(\.isByLayer, false) }

    var duration: Double { 0.35 }
    var isLasting: Bool { true }

    func pose(at part: Double) -> SymbolPose {
        SymbolPose(scale: 1 + (end - 1) * part, opacity: min(max(1 - part, 0), 1))
    }
}
