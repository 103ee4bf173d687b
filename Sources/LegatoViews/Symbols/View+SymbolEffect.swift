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
    /// The number of the run, nil while the effect is inactive; another number starts it again.
    let run: Int?
    /// Called when the effect has run as often as the options say; nil for nothing.
    let onEnd: (() -> Void)?
    @State private var phase: Double

    /// Creates a view; with `startsAtRest`, an effect that lasts is animated when the view appears.
    init(
        content: Content, effect: any SymbolEffect, options: SymbolEffectOptions, run: Int?,
        startsAtRest: Bool = false, onEnd: (() -> Void)? = nil
    ) {
        let effect = effect.drawn
        (self.content, self.effect, self.onEnd) = (content, effect, onEnd)
        (self.options, self.run) = (options, run)
        _phase = State(initialValue: effect.isLasting && run != nil && !startsAtRest ? 1 : 0)
    }

    var body: some View {
        PosedView(content: content, effect: effect, share: options.share(effect), phase: phase)
            .onAppear { if run != nil { start() } }
            .onChange(of: run) { old, new in
                if new == nil { return rest() }
                // An effect without an end continues.
                if old == nil || options.count != nil || effect.isLasting { start() }
            }
    }

    @MainActor private func start() {
        let cycle = options.cycle(effect)
        if effect.isLasting { return animate(.smooth(duration: cycle)) { phase = 1 } }
        let run = Animation.linear(duration: cycle)
        animate(
            options.count.map { run.repeatCount($0, autoreverses: false) }
                ?? run.repeatForever(autoreverses: false)
        ) {
            phase += 1
        }
    }

    @MainActor private func animate(_ animation: Animation, _ change: () -> Void) {
        guard let onEnd else { return withAnimation(animation, change) }
        withAnimation(animation, change, completion: onEnd)
    }

    /// Moves a lasting effect to its start, and ends another one at rest.
    @MainActor private func rest() {
        if effect.isLasting {
            return withAnimation(.smooth(duration: options.cycle(effect))) { phase = 0 }
        }
        // The newest animation determines the end, and removes the repeating one.
        withAnimation(.linear(duration: 0)) { phase += 1 }
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
            content: self, effect: effect, options: options, run: isActive ? 0 : nil
        )
    }

    /// Removes the effects that outer modifiers apply to the symbols in the view.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        EnvironmentView(content: self, value: isEnabled) { if $1 { $0.symbolMotions = [] } }
    }
}
