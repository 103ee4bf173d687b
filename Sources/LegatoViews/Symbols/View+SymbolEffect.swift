import Foundation
import LegatoGraphics
import LegatoMotion

/// A view in the pose of an effect.
private struct PosedView<Content: View>: View, Animatable {
    let content: Content
    let effect: any PosingEffect
    /// The number of runs.
    var phase: Double

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    private var pose: SymbolPose {
        if effect.isLasting { return effect.pose(at: phase) }
        let part = phase - phase.rounded(.down)
        return part == 0 ? SymbolPose() : effect.pose(at: part)
    }

    var body: some View {
        let pose = pose
        content
            .scaleEffect(pose.scale)
            .rotationEffect(.degrees(pose.angle))
            .opacity(pose.opacity)
            .visualOffset(pose.shift)
    }
}

extension View {
    /// Moves the view by fractions of 20 points, the size of a symbol at the body size.
    fileprivate func visualOffset(_ shift: CGSize) -> some View {
        offset(x: shift.width * 20, y: shift.height * 20)
    }
}

/// A view with an effect that runs when a value changes.
private struct DiscreteEffectView<Content: View, Value: Equatable>: View {
    let content: Content
    let effect: any PosingEffect
    let options: SymbolEffectOptions
    let value: Value
    @State private var phase = 0.0

    var body: some View {
        PosedView(content: content, effect: effect, phase: phase)
            .onChange(of: value) {
                let count = Double(options.count ?? 1)
                let duration = effect.duration / options.speed
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
private struct IndefiniteEffectView<Content: View>: View {
    let content: Content
    let effect: any PosingEffect
    let options: SymbolEffectOptions
    let isActive: Bool
    @State private var phase = 0.0

    var body: some View {
        PosedView(
            content: content, effect: effect, phase: effect.isLasting && isActive ? 1 : phase
        )
        .animation(effect.isLasting ? .smooth(duration: 0.3) : nil, value: isActive)
        .onAppear { if isActive { run() } }
        .onChange(of: isActive) { if isActive { run() } else { rest() } }
    }

    private func run() {
        guard !effect.isLasting else { return }
        let duration = effect.duration / options.speed
        let animation = Animation.linear(duration: duration)
        withAnimation(
            options.count.map { animation.repeatCount($0, autoreverses: false) }
                ?? animation.repeatForever(autoreverses: false)
        ) {
            phase += 1
        }
    }

    private func rest() {
        guard !effect.isLasting else { return }
        withAnimation(nil) { phase += 1 }
    }
}

extension View {
    /// Moves the symbols in the view by an effect when a value changes.
    ///
    /// ```swift
    /// Image(systemName: "bell")
    ///     .symbolEffect(.bounce, value: messageCount)
    /// ```
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        DiscreteEffectView(
            content: self, effect: shown(effect), options: options, value: value
        )
    }

    /// Moves the symbols in the view by an effect as long as it is active.
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        IndefiniteEffectView(
            content: self, effect: shown(effect), options: options, isActive: isActive
        )
    }

    /// The effect, or a pulse for one that is not Legato's.
    private func shown(_ effect: any SymbolEffect) -> any PosingEffect {
        (effect as? any PosingEffect) ?? PulseSymbolEffect()
    }
}
