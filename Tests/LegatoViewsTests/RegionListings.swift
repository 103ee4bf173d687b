import Foundation
import Legato
import Testing

/// The listings of the documentation comments on combined shapes, sections, settings of lists,
/// menus and forms, images of views, and what goes with them.
struct RegionListings: View {
    struct Day: Identifiable {
        let id: Int
        var name: String { "\(id)" }
    }

    struct Badge: View {
        let score: Int
        var body: some View { Text("\(score)") }
    }

    struct Cancel: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            if isSearching { Button("Cancel") { dismissSearch() } }
        }
    }

    @State private var showsTip = false
    @State private var visibleDays: [Int] = []
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let url = URL(filePath: "/tmp")
    private let days = (0..<3).map { Day(id: $0) }
    private var content: some View { Section("A") { Text("B") } }

    @ViewBuilder private var shapes: some View {
        Circle()
            .subtracting(Circle().scale(0.5))
            .fill(.orange)
        Group(sections: content) { sections in
            ForEach(sections) { section in
                VStack {
                    section.header
                    HStack { section.content }
                }
            }
        }
        List {
            Section("Fruit") { Text("Apple") }
            Section("Cheese") { Text("Brie") }
        }
        .listSectionSpacing(.compact)
        Button("Tip") { showsTip = true }
            .popover(isPresented: $showsTip) {
                Text("Drag the circle")
                    .padding()
                    .presentationCompactAdaptation(.popover)
            }
    }

    var body: some View {
        shapes.pinned()
        Cancel()
        ProgressView(timerInterval: start...start.addingTimeInterval(60)) { Text("Tea") }
        ScrollView {
            LazyVStack { ForEach(days) { day in Text(day.name) } }
                .scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { ids in visibleDays = ids }
        ShareLink(item: url)
        ShareLink("Share the score", item: "I have 42 points")
        Menu("A") { Text("B") }.menuStyle(Outlined())
        Form { Text("A") }.formStyle(Cards())
    }

    struct Cards: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.content }.padding()
        }
    }

    struct Outlined: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            Menu(configuration)
                .padding(6)
                .overlay { Capsule().stroke(.secondary) }
        }
    }

    struct Program: App {
        struct Editor: View {
            var body: some View { Text("A") }
        }

        func save() {}
        @Environment(\.scenePhase) private var scenePhase

        var body: some Scene {
            WindowGroup { Editor() }
                .onChange(of: scenePhase) { _, phase in if phase == .background { save() } }
        }
    }
}

#if Macros
extension ContainerValues {
    @Entry var isPinned = false
}
#else
private enum PinnedKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

extension ContainerValues {
    var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}
#endif

extension View {
    func pinned() -> some View { containerValue(\.isPinned, true) }
}

/// Listings on regions and settings.
struct RegionListingTests {
    @Test("They can be shown")
    func shown() {
        let display = HeadlessDisplay(size: CGSize(width: 300, height: 900))
        let hosting = HostingLayer(rootView: RegionListings())
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
        display.advance(frames: 3)
        #expect(hosting.bodyEvaluations > 0)
    }

    @Test("An image of a badge, and the starts of a path")
    func values() {
        typealias Badge = RegionListings.Badge
        let renderer = ImageRenderer(content: Badge(score: 42))
        renderer.scale = 2
        let image = renderer.uiImage
        #expect(image?.scale == 2)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        var starts: [CGPoint] = []
        path.applyWithBlock { element in
            if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0]) }
        }
        #expect(starts == [CGPoint(x: 1, y: 2)])
    }
}
