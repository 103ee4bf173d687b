import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A field with a magnifying glass, a button that clears it and one that ends the search.
struct SearchField: View {
    let text: Binding<String>
    let prompt: Text
    /// The tokens before the text; nil for none.
    var tokens: SearchTokens?
    /// Whether it is searching, and then has the button that ends the search.
    let isSearching: Bool
    /// Ends the search.
    let end: () -> Void
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        HStack(spacing: 10) {
            field
            if isSearching { Button("Cancel", action: end).lineLimit(1).fixedSize() }
        }
    }

    @MainActor private var field: some View {
        HStack(spacing: 6) {
            MagnifyingGlass()
                .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1.6, lineCap: .round))
                .frame(width: 14, height: 14)
            if let tokens, !tokens.isEmpty() { tokens.view }
            TextField(text: text, prompt: prompt) { EmptyView() }
                .environment(\.submitTrigger, .search)
                .onKeyPress(keys: [.escape]) { _ in
                    if text.wrappedValue.isEmpty { end() } else { text.wrappedValue = "" }
                    return .handled
                }
                .onKeyPress(keys: [.delete]) { _ in
                    guard let tokens, text.wrappedValue.isEmpty, !tokens.isEmpty() else {
                        return .ignored
                    }
                    tokens.removeLast()
                    return .handled
                }
            if !text.wrappedValue.isEmpty {
                Button {
                    text.wrappedValue = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(Color.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear text")
            }
        }
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(
            Color(white: 0.463, opacity: scheme == .dark ? 0.24 : 0.12),
            in: RoundedRectangle(cornerRadius: 10)
        )
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
