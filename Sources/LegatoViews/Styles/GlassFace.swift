import Foundation
import LegatoGraphics
import LegatoMotion

/// The blurred backdrop, the tint and the bright rim of glass.
struct GlassFace<S: Shape>: View {
    var glass: Glass
    var shape: S
    var isPressed: Bool
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let isDark = colorScheme == .dark
        ZStack {
            shape.fill(.ultraThinMaterial.opacity(glass.kind == .clear ? 0.5 : 1))
            if let tint = glass.tint { shape.fill(tint.opacity(0.65)) }
            shape.fill(.white.opacity(isPressed ? 0.2 : 0))
            shape.stroke(
                .linearGradient(
                    stops: [
                        .init(color: .white.opacity(isDark ? 0.5 : 0.9), location: 0),
                        .init(color: .white.opacity(isDark ? 0.08 : 0.2), location: 0.45),
                        .init(color: .white.opacity(isDark ? 0.3 : 0.6), location: 1),
                    ],
                    startPoint: .topLeading, endPoint: .bottomTrailing
                ),
                lineWidth: 1
            )
        }
    }
}
