import Foundation
import Legato
import Testing

/// The listings of the documentation comments on tints, tabs, sections, swipes and styles.
private struct GapListings: View {
    private enum Section: Hashable { case library, settings }
    private struct Message: Identifiable {
        let id: Int
    }
    private struct Job: Identifiable {
        let id: Int
        var title = "Water the plants"
        var isDone = false
    }
    private struct Library: View {
        var body: some View { Text("Library") }
    }
    private struct Settings: View {
        var body: some View { Text("Settings") }
    }
    private struct MessageRow: View {
        let message: Message
        init(_ message: Message) { self.message = message }
        var body: some View { Text("Message") }
    }

    private let messages = [Message(id: 1)]
    private let received = 2.0
    private let size = 9.0
    @State private var tasks = [Job(id: 1)]
    @State private var shuffles = true
    @State private var isPlaying = true
    @State private var section = Section.library

    private func read(_ message: Message) {}
    private func delete(_ message: Message) {}
    private func flag(_ message: Message) {}

    var body: some View {
        Toggle("Shuffle", isOn: $shuffles)
            .tint(.red)
        TabView(selection: $section) {
            Tab("Library", systemImage: "books.vertical", value: Section.library) { Library() }
            Tab("Settings", systemImage: "gear", value: Section.settings) { Settings() }
        }
        ContentUnavailableView(
            "No Albums", systemImage: "music.note.list",
            description: Text("Albums that you add appear here.")
        )
        Button {
            isPlaying.toggle()
        } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                .contentTransition(.symbolEffect(.replace))
        }
        List(messages) { message in
            MessageRow(message)
                .swipeActions(edge: .leading) {
                    Button("Read") { read(message) }.tint(.blue)
                }
                .swipeActions {
                    Button("Delete", role: .destructive) { delete(message) }
                    Button("Flag") { flag(message) }.tint(.orange)
                }
        }
        ProgressView(value: received, total: size) {
            Text("Downloading")
        } currentValueLabel: {
            Text("\(Int(received)) of \(Int(size)) MB")
        }
        ForEach($tasks.filter { !$0.wrappedValue.isDone }) { $task in
            Toggle(task.title, isOn: $task.isDone)
        }
        SectionListing(playlists: [SectionListing.Playlist(id: 1, title: "Quiet")])
    }
}

private struct SectionListing: View {
    struct Playlist: Identifiable {
        let id: Int
        let title: String
    }
    let playlists: [Playlist]
    @State private var showsPlaylists = true

    var body: some View {
        List {
            Section("Playlists", isExpanded: $showsPlaylists) {
                ForEach(playlists) { Text($0.title) }
            }
        }
        .listStyle(.sidebar)
    }
}

struct Percentage: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.value, format: .percent)
        }
    }
}

struct GreyBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            configuration.content
        }
        .border(.gray)
    }
}

struct Column: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            configuration.content
        }
    }
}

struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack {
                configuration.label
                Button(configuration.isExpanded ? "-" : "+") {
                    configuration.isExpanded.toggle()
                }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption)
            configuration.content
        }
    }
}

/// Listings on tints, tabs, sections, swipes and styles.
struct GapListingTests {
    @Test("The views of the listings are laid out")
    func shown() {
        let it = ViewDisplay(GapListings(), size: CGSize(width: 400, height: 900))
        #expect(it.hosting.bodyEvaluations > 20)
    }

    private let label = CGSize(width: 30, height: 10)
    private let content = CGSize(width: 31, height: 12)

    /// The centres of a label and of the content in a styled control.
    private func places(_ view: some View) -> [CGPoint] {
        let it = ViewDisplay(view)
        return (it.layers(label) + it.layers(content)).map { it.middle($0) }
    }

    private var box: some View { Color.red.frame(width: 31, height: 12) }
    private var mark: some View { Color.blue.frame(width: 30, height: 10) }

    @Test("Custom styles draw gauges, boxes, groups and labelled content")
    func styles() {
        let column = [CGPoint(x: 150, y: 90), CGPoint(x: 150, y: 109)]
        let boxed = GroupBox {
            box
        } label: {
            mark
        }
        #expect(places(boxed.groupBoxStyle(GreyBox())) == column)
        let group = ControlGroup {
            box
        } label: {
            mark
        }
        #expect(places(group.controlGroupStyle(Column())) == column)
        #expect(places(group).count == 1)
        let pair = LabeledContent {
            box
        } label: {
            mark
        }
        let stacked = places(pair.labeledContentStyle(Stacked()))
        #expect(stacked.map(\.y) == [90, 109])
        let gauge = Gauge(value: 0.5) { mark }.gaugeStyle(Percentage())
        #expect(places(gauge).count == 1)
        func disclosed(_ isExpanded: Bool) -> some View {
            DisclosureGroup(isExpanded: .constant(isExpanded)) {
                box
            } label: {
                mark
            }
        }
        #expect(places(disclosed(true).disclosureGroupStyle(Plus())).count == 2)
        #expect(places(disclosed(false).disclosureGroupStyle(Plus())).count == 1)
    }

    @Test("A style can use the control itself, which is drawn in the default style")
    func nested() {
        struct Wide: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                GroupBox(configuration).padding(10)
            }
        }
        let boxed = GroupBox {
            box
        } label: {
            mark
        }
        #expect(places(boxed.groupBoxStyle(Wide())).count == 2)
    }

    @Test("A button's style can frame the button in the style outside it")
    func framedButton() {
        struct Framed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration).padding().border(.gray)
            }
        }
        let button = Button {
        } label: {
            box
        }
        #expect(
            ViewDisplay(button.buttonStyle(Framed()).buttonStyle(.plain)).display.snapshot()
                == ViewDisplay(button.buttonStyle(.plain).padding().border(.gray)).display
                .snapshot()
        )
    }

    @Test("The gauges of the library show their labels, and the mark or the filled part")
    func gauges() {
        let gauge = Gauge(value: 5, in: 0...10) {
            mark
        } currentValueLabel: {
            box
        } minimumValueLabel: {
            Color.green.frame(width: 5, height: 5)
        } maximumValueLabel: {
            Color.green.frame(width: 5, height: 5)
        }
        func ends(_ view: some View) -> Int {
            ViewDisplay(view).layers(CGSize(width: 5, height: 5)).count
        }
        #expect(places(gauge).count == 2 && ends(gauge) == 2)
        let accessory = gauge.gaugeStyle(.accessoryLinear)
        #expect(places(accessory).isEmpty && ends(accessory) == 2)
        let it = ViewDisplay(accessory)
        #expect(it.layers(CGSize(width: 12, height: 12)).allSatisfy { it.middle($0).x == 150 })
        #expect(places(gauge.gaugeStyle(.accessoryLinearCapacity)).count == 2)
        let ring = gauge.gaugeStyle(.accessoryCircular)
        #expect(places(ring) == [CGPoint(x: 150, y: 100)] && ends(ring) == 2)
        let named = Gauge(value: 0.5) { mark }.gaugeStyle(.accessoryCircular)
        #expect(places(named).map(\.y) == [124])
        #expect(ends(gauge.gaugeStyle(.accessoryCircularCapacity)) == 0)
    }
}
