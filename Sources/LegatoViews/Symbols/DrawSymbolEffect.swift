import Foundation
import LegatoGraphics

/// A symbol is invisible while the effect is active, and is drawn from its leading edge when it ends.
nonisolated public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
    PosingEffect
{
    private(set) var isByLayer = true

    /// The effect; layers are drawn one after the other: the default.
    public var byLayer: DrawOnSymbolEffect { DrawOnSymbolEffect(isByLayer: true) }
    /// The effect; all layers are drawn together.
    public var wholeSymbol: DrawOnSymbolEffect { DrawOnSymbolEffect(isByLayer: false) }
    /// The effect; each layer starts when the one before is drawn.
    public var individually: DrawOnSymbolEffect { DrawOnSymbolEffect(isByLayer: true) }

    var duration: Double { 0.6 }
    var isLasting: Bool { true }

    func pose(at part: Double) -> SymbolPose {
        SymbolPose(visible: 0...min(max(1 - part, 0), 1))
    }
}

/// A symbol is erased from its leading edge while the effect is active.
nonisolated public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
    PosingEffect
{
    private(set) var isByLayer = true
    private var isReversed = false

    /// The effect; layers are erased one after the other: the default.
    public var byLayer: DrawOffSymbolEffect { with(\.isByLayer, true) }
    /// The effect; all layers are erased together.
    public var wholeSymbol: DrawOffSymbolEffect { with(\.isByLayer, false) }
    /// The effect; each layer starts when the one before is erased.
    public var individually: DrawOffSymbolEffect { with(\.isByLayer, true) }
    /// The effect; the symbol is erased from its trailing edge.
    public var reversed: DrawOffSymbolEffect { with(\.isReversed, true) }
    /// The effect; the symbol is erased from its leading edge: the default.
    public var nonReversed: DrawOffSymbolEffect { with(\.isReversed, false) }

    var duration: Double { 0.6 }
    var isLasting: Bool { true }

    func pose(at part: Double) -> SymbolPose {
        let part = min(max(part, 0), 1)
        return SymbolPose(visible: isReversed ? 0...(1 - part) : part...1)
    }
}

nonisolated extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The symbol is invisible while the effect is active, and drawn when it ends.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The symbol is erased while the effect is active.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
