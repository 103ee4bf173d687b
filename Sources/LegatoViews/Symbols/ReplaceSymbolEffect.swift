/// A symbol shrinks away while the one that replaces it grows.
nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    /// The effect; the old symbol goes down and the new one comes up.
    public var downUp: ReplaceSymbolEffect { self }
    /// The effect; both symbols go up.
    public var upUp: ReplaceSymbolEffect { self }
    /// The effect; the old symbol vanishes and the new one comes up.
    public var offUp: ReplaceSymbolEffect { self }
    /// The effect; all layers are replaced together.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The effect; all layers are replaced together.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}
