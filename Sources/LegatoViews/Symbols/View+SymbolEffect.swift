import Foundation
import LegatoGraphics
import LegatoMotion

/// A view with an effect that runs when a value changes.
private nonisolated struct DiscreteEffectView<Content: View, Value: Equatable>: View {
    let content: Content
    let effect: any PosingEffect
    let options: SymbolEffectOptions
    let value: Value
    @State private var phase = 0.0

    var body: some View {
        PosedView(content: content, effect: effect, share: options.share(effect), phase: phase)
            .onChange(of: value) {
                let count = Double(options.count ?? 1)
                let duration = options.cycle(effect)
                withAnimation(
                    options.isRepeating
                        ? .linear(duration: duration).repeatForever(autoreverses: false)
                        : .linear(duration: duration * count)
                ) {
                    phase = phase.rounded(.up) + count
                }
            }
    }
}

/// A view with an effect that runs while it is active.
nonisolated struct IndefiniteEffectView<Content: View>: View {
    let content: Content
    let effect: any PosingEffect
    let options: SymbolEffectOptions
    let isActive: Bool
    /// Called when the effect has run as often as the options say.
    let onEnd: () -> Void
    @State private var phase: Double

    /// Creates a view; with `startsAtRest`, an effect that lasts is animated when the view appears.
    init(
        content: Content, effect: any SymbolEffect, options: SymbolEffectOptions, isActive: Bool,
        startsAtRest: Bool = false, onEnd: @escaping () -> Void = {}
    ) {
        let effect = effect.drawn
        (self.content, self.effect, self.onEnd) = (content, effect, onEnd)
        (self.options, self.isActive) = (options, isActive)
        _phase = State(initialValue: effect.isLasting && isActive && !startsAtRest ? 1 : 0)
    }

    var body: some View {
        PosedView(content: content, effect: effect, share: options.share(effect), phase: phase)
            .onAppear { if isActive { run() } }
            .onChange(of: isActive) { if isActive { run() } else { rest() } }
    }

    @MainActor private func run() {
        guard !effect.isLasting else { return go(to: 1) }
        let animation = Animation.linear(duration: options.cycle(effect))
        withAnimation(
            options.count.map { animation.repeatCount($0, autoreverses: false) }
                ?? animation.repeatForever(autoreverses: false)
        ) {
            phase += 1
        } completion: {
            onEnd()
        }
    }

    @MainActor private func rest() {
        guard !effect.isLasting else { return go(to: 0) }
        withAnimation(nil) { phase += 1 }
    }

    /// Moves a lasting effect to its start or its end.
    @MainActor private func go(to end: Double) {
        withAnimation(.smooth(duration: options.cycle(effect))) {
            phase = end
        } completion: {
            onEnd()
        }
    }
}

nonisolated extension SymbolEffect {
    /// The effect, or a pulse for a custom one, which Legato cannot draw.
    fileprivate var drawn: any PosingEffect { self as? any PosingEffect ?? PulseSymbolEffect() }
}

extension SymbolEffectOptions {
    /// The length of a run with the pause after it, in seconds.
    fileprivate func cycle(_ effect: any PosingEffect) -> Double {
        effect.duration / speed + (effect.isLasting ? 0 : delay)
    }

    /// The fraction of a cycle in which the effect runs.
    fileprivate func share(_ effect: any PosingEffect) -> Double {
        effect.duration / speed / cycle(effect)
    }
}

nonisolated extension View {
    /// Runs an effect on the symbols in the view when a value changes.
    ///
    /// ```swift
    /// Image(systemName: "bell")
    ///     .symbolEffect(.bounce, value: messageCount)
    /// ```
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        DiscreteEffectView(
            content: self, effect: effect.drawn, options: options, value: value
        )
    }

    /// Runs an effect on the symbols in the view while it is active.
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        IndefiniteEffectView(
            content: self, effect: effect, options: options, isActive: isActive
        )
    }

    /// Removes the effects that outer modifiers apply to the symbols in the view.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        EnvironmentView(content: self, value: isEnabled) { if $1 { $0.symbolMotions = [] } }
    }
}
