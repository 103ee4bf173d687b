nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol jumps and settles.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The layers of the symbol light up in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger while the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows and shrinks slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol rotates.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol moves back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol is invisible until the effect is active.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol is invisible while the effect is active.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The symbol shrinks away while the one that replaces it grows.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect suited to the change: symbols are replaced, views fade.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
