import LegatoGraphics
import LegatoMotion

/// How a palette picker shows which option is selected.
public nonisolated struct PaletteSelectionEffect: Equatable, Sendable {
    enum EffectMark: Equatable {
        case automatic, custom
        case variant(SymbolVariants)
    }

    let kind: EffectMark

    /// A raised segment under the selected option.
    public static var automatic: PaletteSelectionEffect { Self(kind: .automatic) }
    /// None, for options that show themselves whether they are selected.
    public static var custom: PaletteSelectionEffect { Self(kind: .custom) }

    /// Returns the effect that shows a variant of the selected option's symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        Self(kind: .variant(variant))
    }
}

nonisolated extension View {
    /// Sets how palette pickers in the view show which option is selected.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteEffect, effect)
    }
}

nonisolated extension EnvironmentValues {
    var paletteEffect: PaletteSelectionEffect {
        get { self[PaletteEffectKey.self] }
        set { self[PaletteEffectKey.self] = newValue }
    }
}

private nonisolated enum PaletteEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}
