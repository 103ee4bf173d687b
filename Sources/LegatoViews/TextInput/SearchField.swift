import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A field with a magnifying glass.
struct SearchField: View {
    let text: Binding<String>
    let prompt: Text
    /// The tokens before the text; nil for none.
    var tokens: SearchTokens?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        HStack(spacing: 6) {
            MagnifyingGlass()
                .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1.6, lineCap: .round))
                .frame(width: 14, height: 14)
            if let tokens, !tokens.isEmpty() { tokens.view }
            TextField(text: text, prompt: prompt) { EmptyView() }
                .environment(\.submitTrigger, .search)
                .onKeyPress(keys: [.delete]) { _ in
                    guard let tokens, text.wrappedValue.isEmpty, !tokens.isEmpty() else {
                        return .ignored
                    }
                    tokens.removeLast()
                    return .handled
                }
        }
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(
            Color(white: 0.463, opacity: scheme == .dark ? 0.24 : 0.12),
            in: RoundedRectangle(cornerRadius: 10)
        )
        .padding(.horizontal, 16)
        .padding(.bottom, 8)
    }
}

/// A circle with a handle.
private nonisolated struct MagnifyingGlass: Shape {
    func path(in rect: CGRect) -> Path {
        let side = 0.72 * min(rect.width, rect.height)
        var path = Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: side, height: side))
        let edge = side * (0.5 + 0.5 / 2.0.squareRoot())
        path.move(to: CGPoint(x: rect.minX + edge, y: rect.minY + edge))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        return path
    }
}
