import Foundation
import LegatoGraphics
import LegatoMotion

/// How a view reacts to the pointer above it.
nonisolated public struct HoverEffect: Sendable, Equatable {
    private enum Kind { case highlight, lift }
    private let kind: Kind

    /// The effect of the system: `highlight`.
    public static let automatic = highlight
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

    func body(content: Content) -> some View {
        let isShown = isInside && isEnabled
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
}
