import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A symbol shrinks away while the one that replaces it grows.
nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Equatable {
    /// A replacement that morphs the parts that both symbols share; Legato runs the fallback
    /// instead.
    public struct MagicReplace: ContentTransitionSymbolEffect, Equatable {
        let fallback: ReplaceSymbolEffect
    }

    /// The final scale of the old symbol; nil if it vanishes immediately.
    private(set) var end: CGFloat? = 0.5

    /// The effect with the old symbol scaling down and the new one scaling up: the default.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(end: 0.5) }
    /// The effect with both symbols scaling up.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(end: 1.5) }
    /// The effect with the old symbol vanishing and the new one scaling up.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(end: nil) }
    /// The effect; the layers of a symbol are replaced together, as with `wholeSymbol`.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The effect applied to the whole symbol at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// The effect with the old symbol scaling down and the new one scaling up: the default.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
    /// The effect with both symbols scaling up.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
    /// The effect with the old symbol vanishing and the new one scaling up.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

    /// Returns a replacement that morphs the parts that both symbols share; Legato runs the
    /// fallback instead.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
        MagicReplace(fallback: fallback)
    }
}

/// The effect suited to the change: symbols are replaced, views fade.
nonisolated public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect,
    TransitionSymbolEffect
{}

nonisolated extension ContentTransition {
    /// How a symbol replaces another one; nil replaces it immediately.
    var replacement: SymbolReplacement? {
        if case .symbol(let replacement) = kind { return replacement }
        return nil
    }

    /// Whether a symbol fades while its replacement fades in, if the change is animated.
    var fadesSymbols: Bool { kind == .opacity || kind == .interpolate }

    /// A symbol shrinks away while its replacement grows; other content changes immediately.
    public static var symbolEffect: ContentTransition { symbolEffect(ReplaceSymbolEffect()) }

    /// An effect replaces the symbol; other content changes immediately.
    ///
    /// The effect runs whether or not the change is animated.
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

/// A transition that inserts and removes a view with a symbol effect.
nonisolated public struct SymbolEffectTransition: Transition {
    private let effect: any PosingEffect

    /// Creates the transition.
    ///
    /// - Parameters:
    ///   - effect: The effect, which decides whether the view grows or shrinks.
    ///   - options: No effect: the animation of the change determines the speed.
    public init<T: SymbolEffect & TransitionSymbolEffect>(
        effect: T, options: SymbolEffectOptions = .default
    ) {
        self.effect = (effect as? any PosingEffect) ?? AppearSymbolEffect()
    }

    /// Returns the view in the pose of the effect.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let hidden = effect.pose(at: 1)
        let isHiding = hidden.opacity == 0 || hidden.visible.lowerBound == hidden.visible.upperBound
        let pose = effect.pose(at: phase.isIdentity != isHiding ? 1 : 0)
        if isHiding && hidden.opacity > 0 {
            let part = pose.visible
            content.mask {
                Rectangle().scaleEffect(
                    x: part.upperBound - part.lowerBound, y: 1,
                    anchor: hidden.visible.lowerBound > 0 ? .trailing : .leading
                )
            }
        } else {
            content.scaleEffect(pose.scale).opacity(pose.opacity)
        }
    }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
    /// The view grows and fades in, and shrinks and fades out.
    public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AutomaticSymbolEffect())
    }

    /// The view is inserted and removed with a symbol effect.
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

    /// The view is inserted and removed with a symbol effect.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
