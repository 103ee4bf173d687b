import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Where a search field is shown; Legato shows it above the view in any case.
nonisolated public struct SearchFieldPlacement: Sendable {
    /// When a search field in a navigation bar is shown.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        /// As the system decides.
        case automatic
        /// Always.
        case always
    }

    /// Above the view.
    public static let automatic = SearchFieldPlacement()
    /// Above the view.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// Above the view.
    public static let sidebar = SearchFieldPlacement()
    /// Above the view.
    public static let toolbar = SearchFieldPlacement()

    /// Above the view.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}

/// A field with a magnifying glass.
struct SearchField: View {
    let text: Binding<String>
    let prompt: Text
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        HStack(spacing: 6) {
            MagnifyingGlass()
                .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1.6, lineCap: .round))
                .frame(width: 14, height: 14)
            TextField(text: text, prompt: prompt) { EmptyView() }
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

extension View {
    /// Shows a search field above the view.
    ///
    /// Views inside read `isSearching` from the environment while the field has the focus.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, prompt: prompt ?? Text("Search"))
    }

    /// Shows a search field above the view, and binds whether it has the focus.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(
            content: self, text: text, prompt: prompt ?? Text("Search"), isPresented: isPresented
        )
    }

    /// Shows a search field above the view, and binds whether it has the focus.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)
        )
    }

    /// Shows a search field above the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}
