import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A symbol shrinks away while the one that replaces it grows.
nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Equatable {
    /// A replacement that morphs parts that both symbols have; Legato shows the fallback.
    public struct MagicReplace: ContentTransitionSymbolEffect, Equatable {
        let fallback: ReplaceSymbolEffect
    }

    /// The size of the old symbol at its end, in relation to its own; nil if it vanishes at once.
    private(set) var end: CGFloat? = 0.5

    /// The effect; the old symbol goes down and the new one comes up, as by default.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(end: 0.5) }
    /// The effect; both symbols go up.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(end: 1.5) }
    /// The effect; the old symbol vanishes and the new one comes up.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(end: nil) }
    /// The effect; the layers of a symbol are replaced together.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The effect; the layers of a symbol are replaced together.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// The effect; the old symbol goes down and the new one comes up, as by default.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
    /// The effect; both symbols go up.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
    /// The effect; the old symbol vanishes and the new one comes up.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

    /// Returns a replacement that morphs parts that both symbols have; Legato shows the fallback.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
        MagicReplace(fallback: fallback)
    }
}

/// The effect that fits the change: a symbol is replaced, and a view fades.
nonisolated public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect,
    TransitionSymbolEffect
{}

nonisolated extension ContentTransition {
    /// How a symbol replaces another one; nil for at once.
    var replacement: SymbolReplacement? {
        if case .symbol(let replacement) = kind { return replacement }
        return nil
    }

    /// A symbol shrinks away while the one that replaces it grows; other content changes at once.
    public static var symbolEffect: ContentTransition { symbolEffect(ReplaceSymbolEffect()) }

    /// An effect replaces the symbol; other content changes at once.
    ///
    /// The effect runs whether the change is animated or not.
    ///
    /// ```swift
    /// Button {
    ///     isPlaying.toggle()
    /// } label: {
    ///     Image(systemName: isPlaying ? "pause.fill" : "play.fill")
    ///         .contentTransition(.symbolEffect(.replace))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed of the effect.
    /// - Returns: The transition.
    public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        let replace =
            (effect as? ReplaceSymbolEffect)
            ?? (effect as? ReplaceSymbolEffect.MagicReplace)?.fallback ?? ReplaceSymbolEffect()
        return ContentTransition(
            kind: .symbol(SymbolReplacement(end: replace.end, duration: 0.35 / options.speed))
        )
    }
}

/// Inserts and removes a view as an effect moves symbols.
nonisolated public struct SymbolEffectTransition: Transition {
    private let effect: any PosingEffect

    /// Creates the transition.
    ///
    /// - Parameters:
    ///   - effect: The effect, which decides whether the view grows or shrinks.
    ///   - options: They have no effect: the animation of the change decides the speed.
    public init<T: SymbolEffect & TransitionSymbolEffect>(
        effect: T, options: SymbolEffectOptions = .default
    ) {
        self.effect = (effect as? any PosingEffect) ?? AppearSymbolEffect()
    }

    /// Returns the view in the pose of the effect.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let isHiding = effect is DisappearSymbolEffect
        let pose = effect.pose(at: phase.isIdentity != isHiding ? 1 : 0)
        content.scaleEffect(pose.scale).opacity(pose.opacity)
    }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
    /// The view grows and fades in, and shrinks and fades out.
    public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AutomaticSymbolEffect())
    }

    /// The view is inserted and removed as an effect moves symbols.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

nonisolated extension AnyTransition {
    /// The view grows and fades in, and shrinks and fades out.
    public static var symbolEffect: AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: AutomaticSymbolEffect()))
    }

    /// The view is inserted and removed as an effect moves symbols.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
