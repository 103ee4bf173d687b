import SwiftUI

// What public code writes about images outside of views, sections, searches and scenes.

struct Place: Identifiable {
    let id = UUID()
    var image = Image("lake")
    var symbol = Image(systemName: "mappin")
    var title = Text("Lake")
}

enum Kind: String, CaseIterable {
    case lake, hill
    var icon: Image { Image(systemName: self == .lake ? "drop" : "mountain.2").resizable() }
}

extension ContainerValues {
    @Entry var isPinned: Bool = false
}

struct Welcome {
    @AppStorage("wasShown") private var wasShown: Bool = false
    @SceneStorage("page") private var page = 0
}

extension Welcome: View {
    var body: some View { Text(wasShown ? "Page \(page)" : "Welcome") }
}

extension SubviewsCollection {
    func rotated(by count: Int) -> [SubviewsCollection.Element] {
        Array(self[(count % self.count)...]) + Array(self[0..<(count % self.count)])
    }
}

struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(sections: content) { sections in
            ForEach(sections) { section in
                section.header
                ForEach(section.content) { card in
                    if card.containerValues.isPinned { card.bold() } else { card }
                }
                section.footer
            }
        }
    }
}

struct Places: View {
    @State private var text = ""
    @State private var showsTip = false
    @State private var visible: [UUID] = []
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let places = [Place(), Place()]
    var start = Date.distantPast

    var body: some View {
        NavigationStack {
            List {
                Section("All") {
                    ForEach(places) { place in
                        Label {
                            place.title
                        } icon: {
                            place.image
                        }.badge(Text("1"))
                    }
                }
                .headerProminence(.increased)
            }
            .listSectionSpacing(.compact)
            .searchable(text: $text)
            .scrollDismissesKeyboard(.interactively)
        }
        .onOpenURL { url in text = url.absoluteString }
    }

    var tools: some View {
        VStack {
            ShareLink(item: URL(fileURLWithPath: "/tmp"))
            ShareLink("Share", item: "text", preview: SharePreview("a", image: Image("lake")))
            Button(role: .close) { dismissSearch() }
            Button("Tip") { showsTip = !isSearching }
                .popover(isPresented: $showsTip) {
                    Text("Tip").presentationCompactAdaptation(.popover)
                }
            Menu("More") { Button("A") {} }
                .menuStyle(.borderlessButton)
                .menuIndicator(.hidden)
                .menuOrder(.fixed)
            ProgressView(timerInterval: start...start.addingTimeInterval(3), countsDown: false)
            Image(systemName: "play")
                .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
            Circle().subtracting(Rectangle().scale(0.5)).fill(.orange)
            ScrollView {
                LazyVStack { ForEach(places) { $0.title } }.scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: UUID.self) { ids in visible = ids }
        }
        .scenePadding(.horizontal)
    }
}

@MainActor func picture(of view: some View) -> UIImage? {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    return renderer.uiImage
}

struct Pinch: View {
    @State private var last: Date?

    var body: some View {
        Color.red.gesture(
            DragGesture().onChanged { value in
                let pause = value.time.timeIntervalSince(last ?? value.time)
                if pause > 1 { last = value.time }
            }
        )
    }
}

struct PlacesApp: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup { Board { Places().containerValue(\.isPinned, true) } }
            .onChange(of: phase) { newPhase in print(newPhase) }
    }
}

extension CGPath {
    var corners: [CGPoint] {
        var found: [CGPoint] = []
        applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: found.append(element.pointee.points[0])
            default: break
            }
        }
        return found
    }
}
