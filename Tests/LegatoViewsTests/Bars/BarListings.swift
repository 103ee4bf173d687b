import Foundation
import Legato
import Testing

/// The listings of the documentation comments on bars, labels and sliders.
private struct BarListings: View {
    private struct Note: Identifiable {
        let id = 1
        let title = "Note"
    }
    private struct Document {
        let name = "Letter"
    }
    private struct DocumentView: View {
        init(_ document: Document) {}
        var body: some View { Color.white }
    }
    private struct Inbox: View { var body: some View { Color.white } }
    private struct Editor: View { var body: some View { Color.white } }
    private struct SongList: View { var body: some View { Text("Songs") } }
    private struct SearchView: View { var body: some View { Text("Search") } }
    private struct PlayerBar: View { var body: some View { Text("Player") } }

    @State private var isOn = true
    @State private var progress = 0.5
    private let document = Document()
    private let messages = [Note()]

    private func undo() {}
    private func finish() {}
    private func reply() {}

    var body: some View {
        controls
        stacks
        scrolling
        tabs
    }

    @ViewBuilder private var controls: some View {
        Toggle("Wi-Fi", isOn: $isOn)
            .labelsVisibility(.hidden)
        Slider(value: $progress)
            .sliderThumbVisibility(.hidden)
        Color.green
            .clipShape(ConcentricRectangle(corners: .concentric(minimum: 12)))
            .padding(8)
            .containerShape(RoundedRectangle(cornerRadius: 32))
    }

    @ViewBuilder private var stacks: some View {
        NavigationStack {
            Inbox()
                .navigationTitle("Inbox")
                .navigationSubtitle("3 unread messages")
        }
        NavigationStack {
            DocumentView(document)
                .navigationTitle(document.name)
                .toolbarRole(.editor)
        }
        NavigationStack {
            Editor()
                .toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("Undo") { undo() } }
                    ToolbarSpacer(.flexible, placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Button("Done") { finish() } }
                }
        }
    }

    @ViewBuilder private var scrolling: some View {
        ScrollView { Text("Letter") }
            .scrollEdgeEffectStyle(.hard, for: .bottom)
            .safeAreaBar(edge: .bottom) { Button("Reply") { reply() } }
        List(messages) { Text($0.title) }
            .safeAreaBar(edge: .bottom) { Text("\(messages.count) messages").padding() }
    }

    @ViewBuilder private var tabs: some View {
        TabView {
            Tab("Songs", systemImage: "music.note") { SongList() }
            Tab("Search", systemImage: "magnifyingglass") { SearchView() }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
        TabView {
            Tab("Songs", systemImage: "music.note") { SongList() }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { PlayerBar() }
    }
}

/// Listings on bars.
struct BarListingTests {
    @Test("They can be shown")
    func shown() {
        let it = ViewDisplay(BarListings(), size: CGSize(width: 400, height: 2000), frames: 3)
        for text in ["3 unread messages", "Letter", "Undo", "Reply", "1 messages", "Player"] {
            #expect(it.layer(ofText: text) != nil, "\(text)")
        }
    }
}
