import Foundation
import Legato
import Testing

/// Listings on content and controls.
///
/// The listings of the documentation comments on content, controls and navigation.
@MainActor
struct ContentListings {
    struct Total: View {
        var body: some View {
            Text("Total: ") + Text("42").bold().foregroundStyle(.red)
        }
    }

    @Test("Joined texts are one text, in two colours")
    func text() {
        let picture = TransactionStage(Total()).display.snapshot()
        let colours = Set(
            (0..<400).map { x in
                (0..<400).contains { picture[x, $0].red > 128 && picture[x, $0].green < 100 }
            }
        )
        #expect(colours == [true, false])
    }

    struct Photo: View {
        let photo: URL
        var body: some View {
            Image(contentsOf: photo)
                .resizable()
                .scaledToFit()
        }
    }

    @Test("A wide photo fits the width")
    func image() throws {
        let photo = FileManager.default.temporaryDirectory
            .appending(path: "legato-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: photo) }
        let pixels = [UInt8](repeating: 255, count: 20 * 10 * 4)
        try CGImage(width: 20, height: 10, premultipliedRGBA: pixels).writePNG(to: photo)
        let picture = TransactionStage(Photo(photo: photo)).display.snapshot()
        #expect(picture[5, 200].alpha == 255 && picture[200, 105].alpha == 255)
        #expect(picture[200, 90].alpha == 0)
    }

    struct Strip: View {
        var body: some View {
            ScrollView(.horizontal) {
                HStack {
                    ForEach(0..<20) { Text("Item \($0)") }
                }
            }
        }
    }

    @Test("A row of items is wider than its scroll view")
    func scrollView() throws {
        let stage = TransactionStage(Strip())
        #expect(try stage.frame(stage.text("Item 0")).minX < 1)
        #expect(try stage.frame(stage.text("Item 19")).minX > 400)
    }

    struct Message: Identifiable {
        let id: Int
        let title: String
    }

    struct Messages: View {
        let messages: [Message]
        var body: some View {
            ForEach(messages) { message in
                Text(message.title).transition(.slide)
            }
        }
    }

    @Test("Messages are shown by their titles")
    func forEach() {
        let messages = [Message(id: 1, title: "One"), Message(id: 2, title: "Two")]
        let stage = TransactionStage(Messages(messages: messages))
        #expect(stage.find("One") != nil && stage.find("Two") != nil)
    }

    struct Item: Hashable {}

    struct Adding: View {
        @State private var items: [Item] = []
        var body: some View {
            VStack {
                Text("\(items.count) items")
                Button("Add") { withAnimation { items.append(Item()) } }
                    .buttonStyle(.borderedProminent)
            }
        }
    }

    @Test("A button adds an item")
    func button() throws {
        let stage = TransactionStage(Adding())
        try stage.tap("Add")
        stage.settle()
        #expect(stage.find("1 items") != nil)
    }

    struct Squeeze: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .scaleEffect(configuration.isPressed ? 0.9 : 1)
                .animation(.snappy, value: configuration.isPressed)
        }
    }

    @Test("A pressed button shrinks")
    func buttonStyle() throws {
        let stage = TransactionStage(Button("Press") {}.buttonStyle(Squeeze()))
        let width = try stage.frame(stage.text("Press")).width
        let point = CGPoint(x: 200, y: 200)
        stage.display.send(.pointerDown(PointerEvent(location: point, time: stage.display.time)))
        stage.settle()
        #expect(abs(try stage.frame(stage.text("Press")).width - 0.9 * width) < 0.01)
    }

    struct Settings: View {
        @State private var volume = 5.5
        @State private var isLooping = false
        let received = 1.0
        let size = 4.0
        var body: some View {
            VStack {
                Slider(value: $volume, in: 0...11)
                Toggle("Loop", isOn: $isLooping)
                ProgressView("Downloading", value: received, total: size)
                Text("\(volume), \(isLooping)")
            }
        }
    }

    @Test("Controls read and write their values")
    func controls() throws {
        let stage = TransactionStage(Settings())
        #expect(stage.find("5.500000, false") != nil && stage.find("Downloading") != nil)
        let label = try stage.frame(stage.text("Loop"))
        stage.tap(CGPoint(x: 380, y: label.midY))
        stage.settle()
        #expect(stage.find("5.500000, true") != nil)
    }

    struct ItemDetails: View {
        let item: Item
        @Environment(\.dismiss) private var dismiss

        var body: some View { Button("Done") { dismiss() } }
    }

    struct LinkedPages: View {
        let item = Item()
        var body: some View {
            NavigationStack {
                NavigationLink("Details", value: item)
                    .navigationDestination(for: Item.self) { ItemDetails(item: $0) }
            }
        }
    }

    @Test("A link pushes a page, and dismissing it pops it")
    func link() throws {
        let stage = TransactionStage(LinkedPages())
        try stage.tap("Details")
        stage.settle()
        try stage.tap("Done")
        stage.settle()
        #expect(stage.find("Done") == nil && stage.find("Details") != nil)
    }

    struct ItemList: View {
        var body: some View { NavigationLink("First", value: Item()) }
    }

    struct Pages: View {
        @State private var path: [Item] = []

        var body: some View {
            NavigationStack(path: $path) {
                ItemList()
                    .navigationDestination(for: Item.self) { ItemDetails(item: $0) }
            }
        }
    }

    @Test("A link pushes a page onto the stack with a path")
    func stack() throws {
        let stage = TransactionStage(Pages())
        try stage.tap("First")
        stage.settle()
        #expect(stage.find("Done") != nil)
    }

    struct Presenting: View {
        @State private var isOpen = false
        var body: some View {
            Button("Settings") { isOpen = true }
                .sheet(isPresented: $isOpen) { Settings() }
        }
    }

    @Test("A button presents a sheet")
    func sheet() throws {
        let stage = TransactionStage(Presenting())
        try stage.tap("Settings")
        stage.settle()
        #expect(stage.find("Downloading") != nil)
    }

    struct Wave: LayerRepresentable {
        var color: CGColor

        func makeLayer(context: Context) -> CAShapeLayer { CAShapeLayer() }
        func updateLayer(_ layer: CAShapeLayer, context: Context) { layer.fillColor = color }
    }

    @Test("A custom layer has the view's colour")
    func representable() throws {
        let stage = TransactionStage(Wave(color: .white))
        #expect(try stage.shape().fillColor == .white)
    }

    struct ContentView: View {
        var body: some View { Text("Content") }
    }

    @Test("A layer hosts a view")
    func hosting() {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        let layer = display.rootLayer
        let host = HostingLayer(rootView: ContentView())
        host.frame = layer.bounds
        layer.addSublayer(host)
        display.advance(frames: 2)
        let picture = display.snapshot()
        let ink = (0..<100).filter { picture[$0, 50].alpha > 0 }
        #expect(!ink.isEmpty)
    }
}

struct Pair<A: View, B: View>: View {
    @ViewBuilder let views: () -> TupleView<(A, B)>

    var body: some View {
        let (first, second) = views().value
        HStack { first.padding() }.background { second }
    }
}

struct Loading: View {
    var body: some View {
        Label("Loading", systemImage: "star").redacted(reason: .placeholder)
    }
}
