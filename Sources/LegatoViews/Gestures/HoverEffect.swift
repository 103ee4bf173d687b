import Foundation
import LegatoGraphics
public import LegatoMotion

/// How a view reacts to the pointer above it.
nonisolated public struct HoverEffect: Sendable, Equatable {
    private enum HoverLook { case automatic, highlight, lift }
    private let kind: HoverLook

    /// The effect that `defaultHoverEffect(_:)` sets: `highlight` by default.
    public static let automatic = HoverEffect(kind: .automatic)
    /// Lays a rounded, translucent area behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// Enlarges the view, with a shadow.
    public static let lift = HoverEffect(kind: .lift)

    fileprivate var lifts: Bool { kind == .lift }
}

private nonisolated struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isInside = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    @Environment(\.defaultHoverEffect) private var standard

    func body(content: Content) -> some View {
        let isShown = isInside && isEnabled && isAllowed
        let effect = effect == .automatic ? standard : effect
        content
            .background {
                RoundedRectangle(cornerRadius: 8)
                    .fill(.primary.opacity(isShown && !effect.lifts ? 0.1 : 0))
                    .padding(-8)
            }
            .scaleEffect(isShown && effect.lifts ? 1.06 : 1)
            .shadow(color: .black.opacity(isShown && effect.lifts ? 0.25 : 0), radius: 8, y: 4)
            .animation(.easeOut(duration: 0.15), value: isShown)
            .onHover { isInside = $0 }
    }
}

nonisolated extension View {
    /// Shows an effect while the pointer is above the view, unless `isEnabled` is false.
    public func hoverEffect(
        _ effect: HoverEffect = .automatic, isEnabled: Bool = true
    ) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Sets the automatic hover effect of the view.
    ///
    /// - Parameter effect: The effect; nil for `highlight`.
    /// - Returns: The view.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect ?? .highlight)
    }

    /// Disables the hover effects of the view.
    ///
    /// - Parameter disabled: Whether they are disabled; true by default. False does not enable those
    ///   that an outer view disables.
    /// - Returns: The view.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        EnvironmentView(content: self, value: disabled) {
            if $1 { $0.isHoverEffectEnabled = false }
        }
    }
}

nonisolated extension EnvironmentValues {
    /// Whether hover effects are shown; true by default.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }

    /// The automatic hover effect.
    fileprivate var defaultHoverEffect: HoverEffect {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
}

private nonisolated enum HoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private nonisolated enum DefaultHoverEffectKey: EnvironmentKey {
    static var defaultValue: HoverEffect { .highlight }
}
