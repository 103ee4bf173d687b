import Foundation
import Legato
import Testing

/// The listings of the documentation comments on customised tabs and toolbars, on finding text, on
/// drawn images, and on the places of windows.
private struct CustomTabs: View {
    @AppStorage("tabs") private var customization: TabViewCustomization

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Home() }
                .customizationID("home")
            Tab("Log", systemImage: "doc") { Log() }
                .customizationID("log")
                .defaultVisibility(.hidden, for: .tabBar)
        }
        .tabViewCustomization($customization)
        .toolbar {
            Button("Show Log") { customization[tab: "log"].tabBarVisibility = .visible }
        }
    }

    private struct Home: View {
        var body: some View { Color.red }
    }

    private struct Log: View {
        var body: some View { Color.blue }
    }
}

private struct CustomEditor: View {
    @State private var text = "Some text"
    @State private var isFinding = false

    var body: some View {
        TextEditor(text: $text)
            .findNavigator(isPresented: $isFinding)
            .toolbar {
                Button("Find", systemImage: "magnifyingglass") { isFinding.toggle() }
            }
    }
}

private struct CustomBars: View {
    @State private var query = ""
    @State private var isComposing = false
    @State private var isFiltering = false
    @Namespace private var namespace

    private struct Results: View {
        let query: String
        var body: some View { Text(query) }
    }

    var body: some View {
        results.toolbar { compose }
    }

    private var results: some View {
        Results(query: query)
            .searchable(text: $query)
            .toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Filter") { isFiltering = true } }
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
            }
    }

    @ToolbarContentBuilder private var compose: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) {
            Button("Compose") { isComposing = true }
        }
        .matchedTransitionSource(id: "compose", in: namespace)
    }
}

private struct CustomCanvas: View {
    @State private var places: [CGPoint] = []

    private func draw(in context: inout GraphicsContext, _ size: CGSize) {
        for place in places {
            context.fill(
                Path(ellipseIn: CGRect(origin: place, size: size)), with: .color(.red))
        }
    }

    private func move(_ direction: MoveCommandDirection) { places.append(.zero) }

    var body: some View {
        Canvas { context, size in draw(in: &context, size) }
            .focusable(interactions: .edit)
            .onMoveCommand { direction in move(direction) }
    }
}

private struct CustomImage: View {
    var body: some View {
        Image(size: CGSize(width: 16, height: 16)) { context in
            let circle = CGRect(x: 2, y: 2, width: 12, height: 12)
            context.fill(Path(ellipseIn: circle), with: .foreground)
        }
        .resizable()
    }
}

private struct CornerWindow: App {
    private struct Editor: View {
        var body: some View { Color.red.frame(width: 300, height: 200) }
    }

    var body: some Scene {
        WindowGroup { Editor() }
            .defaultWindowPlacement { content, context in
                let size = content.sizeThatFits(.unspecified)
                let screen = context.defaultDisplay.visibleRect
                let corner = CGPoint(x: screen.maxX - size.width, y: screen.minY)
                return WindowPlacement(corner, size: size)
            }
    }
}

/// Listings of customised tabs, toolbars and editors.
struct CustomListingTests {
    @Test("The listings are shown without a warning")
    func listings() {
        let size = CGSize(width: 400, height: 300)
        let views = [
            AnyView(CustomTabs()), AnyView(CustomEditor()),
            AnyView(NavigationStack { CustomBars() }), AnyView(CustomCanvas()),
            AnyView(CustomImage()),
        ]
        let warnings = warnings { for view in views { _ = ViewDisplay(view, size: size) } }
        #expect(warnings.isEmpty, "\(warnings)")
        _ = CornerWindow().body
    }
}
