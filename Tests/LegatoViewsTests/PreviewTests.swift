import Foundation
import Legato
import LegatoViews
import Testing

private struct Square_Previews: PreviewProvider {
    static var previews: some View { Color.red.frame(width: 40, height: 30) }
}

private struct Several_Previews: PreviewProvider {
    static var platform: PreviewPlatform? { .watchOS }

    static var previews: some View {
        Group {
            Color.red.frame(width: 40, height: 30)
                .previewLayout(.sizeThatFits)
                .previewDisplayName("Fits")
                .padding(5)
            ForEach(0..<2) { Text("\($0)").previewLayout(.fixed(width: 70, height: 50)) }
            Color.blue
                .previewDevice("iPhone 8")
                .previewInterfaceOrientation(.landscapeLeft)
            Color.green
        }
    }
}

private struct Toaster_Previews: PreviewProvider {
    static var previews: some View { Text("Toast").previewDevice("Toaster 9") }
}

private enum Empty_Previews: PreviewProvider {
    static var previews: some View { EmptyView() }
}

private struct Ticking_Previews: PreviewProvider {
    static var previews: some View {
        TimelineView(.animation) { _ in Color.red.frame(width: 30, height: 30) }
    }
}

private struct Generic_Previews<Value>: PreviewProvider {
    static var previews: some View { Text("Never") }
}

/// A view that grows when it is tapped.
private struct Growing: PreviewProvider, View {
    @State private var side: CGFloat = 20

    static var previews: some View {
        Growing().previewLayout(PreviewLayout.sizeThatFits)
    }

    var body: some View {
        Color.red
            .frame(width: side, height: side)
            .onTapGesture { side *= 2 }
    }
}

private enum Refusal: Error { case always }

private struct Refused: PreviewRegistry {
    static var fileID: String { "Tests/Refused.swift" }
    static var line: Int { 12 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview { throw Refusal.always }
}

private struct Tall: PreviewRegistry {
    static var fileID: String { "Tests/Traits.swift" }
    static var line: Int { 7 }
    static var column: Int { 1 }
    static func makePreview() throws -> Preview {
        Preview(
            "Traits", traits: .fixedLayout(width: 90, height: 80), .sizeThatFitsLayout,
            .modifier(Framed()), .modifier(Framed())
        ) {
            Color.red.frame(width: 10, height: 10)
        }
    }
}

private struct NoContext: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// A modifier that adds the number of contexts to each side.
private struct Framed: PreviewModifier {
    nonisolated(unsafe) static var contexts = 0
    /// Has an element once a context is created, which happens on another thread.
    nonisolated static let (made, source) = AsyncStream<Void>.makeStream()

    static func makeSharedContext() async throws -> Int {
        contexts += 1
        source.yield()
        return contexts
    }

    func body(content: Content, context: Int) -> some View { content.padding(CGFloat(context)) }
}

@Suite("Previews", .serialized)
struct PreviewTests {
    private func previews(_ name: String) -> [FoundPreview] {
        PreviewCatalog.previews(matching: name)
    }

    @Test("All providers of the program are found, in the order of their names")
    func catalogue() {
        let places = PreviewCatalog.previews().map(\.place)
        let own = [
            "Growing", "Tests/Refused.swift:12", "Several_Previews", "Several_Previews",
            "Several_Previews", "Several_Previews", "Several_Previews", "Square_Previews",
            "Tests/Traits.swift:7",
        ]
        #expect(places.filter(own.contains) == own)
        #expect(!places.contains { $0.contains("Empty") || $0.contains("Generic") })
    }

    @Test("Each view of a provider is a preview with its own name, layout and device")
    func several() {
        let found = previews("several_previews")
        #expect(found.map(\.name) == ["Fits", "Several 2", "Several 3", "Several 4", "Several 5"])
        #expect(
            found.map(\.size) == [
                CGSize(width: 50, height: 40), CGSize(width: 70, height: 50),
                CGSize(width: 70, height: 50), CGSize(width: 667, height: 375),
                CGSize(width: 198, height: 242),
            ]
        )
    }

    @Test("A preview without layout and device has the size of a phone")
    func phone() {
        let found = previews("Square")
        #expect(found.map(\.name) == ["Square"])
        #expect(found.map(\.size) == [CGSize(width: 393, height: 852)])
    }

    @Test("A filter selects by type, file and declared name in any case")
    func filter() {
        #expect(previews("square_").map(\.name) == ["Square"])
        #expect(previews("traits.swift:7").map(\.name) == ["Traits"])
        #expect(previews("TRAITS").map(\.name) == ["Traits"])
        #expect(previews("nothing of the kind").isEmpty)
    }

    @Test("The name of the preview whose views are evaluated is reported")
    func watch() {
        var names: [String?] = []
        let found = PreviewCatalog.previews(matching: "Square") { names.append($0) }
        #expect(names.contains("Square_Previews"))
        #expect(names.last == .some(nil))
        names = []
        let display = HeadlessDisplay(size: CGSize(width: 500, height: 900))
        for preview in found { display.rootLayer.addSublayer(preview.layer) }
        display.advance(frames: 1)
        #expect(names.prefix(2) == ["Square", nil])
    }

    @Test("The gallery shows each preview in its size, below its name")
    func gallery() throws {
        let found = previews("Several_Previews")
        let it = ViewDisplay(PreviewGallery(found), size: CGSize(width: 500, height: 700))
        let frames = found.map { $0.layer.convert($0.layer.bounds, to: it.display.rootLayer) }
        #expect(frames.map(\.size) == found.map(\.size))
        #expect(frames[0].minX == 24)
        // The names of neighbours are side by side, and the wide preview is in a row of its own.
        #expect(frames[1].minX > frames[0].maxX && frames[2].minX > frames[1].maxX)
        #expect(frames[0].minY > 40 && frames[0].minY == frames[1].minY)
        #expect(frames[3].minX == 24 && frames[3].minY > frames[1].maxY + 24)
    }

    @Test("A preview that fits its view grows with it")
    func growing() throws {
        let found = try #require(previews("Growing").first)
        let it = ViewDisplay(PreviewGallery([found]), frames: 2)
        #expect(found.size == CGSize(width: 20, height: 20))
        let frame = found.layer.convert(found.layer.bounds, to: it.display.rootLayer)
        it.tap(frame.midX, frame.midY)
        it.display.advance(frames: 2)
        #expect(found.size == CGSize(width: 40, height: 40))
        #expect(found.layer.bounds.size == CGSize(width: 40, height: 40))
    }

    @Test("A view whose content waits for the date of the display is a preview, too")
    func ticking() throws {
        let found = previews("Ticking")
        #expect(found.map(\.name) == ["Ticking"])
        let preview = try #require(found.first)
        let it = ViewDisplay(PreviewGallery(found), size: CGSize(width: 500, height: 1000))
        it.display.advance(frames: 2)
        let frame = preview.layer.convert(preview.layer.bounds, to: it.display.rootLayer)
        let pixel = it.display.snapshot()[Int(frame.midX), Int(frame.midY)]
        #expect(pixel.red > 200 && pixel.green < 120)
    }

    @Test("A preview that throws shows the error")
    func refused() throws {
        let found = try #require(previews("Refused").first)
        #expect(found.name == "Refused")
        #expect(found.size == CGSize(width: 393, height: 852))
        let it = ViewDisplay(PreviewGallery([found]), size: CGSize(width: 500, height: 1000))
        let picture = it.display.snapshot()
        let frame = found.layer.convert(found.layer.bounds, to: it.display.rootLayer)
        let isRed = (Int(frame.minX)..<Int(frame.maxX)).contains { x in
            (Int(frame.midY) - 5..<Int(frame.midY) + 5).contains { y in
                let pixel = picture[x, y]
                return pixel.red > 200 && pixel.green < 120
            }
        }
        #expect(isRed)
    }

    @Test("A later trait replaces an earlier one, and modifiers share a context")
    func traits() async throws {
        let found = try #require(previews("Traits").first)
        let it = ViewDisplay(PreviewGallery([found]), frames: 2)
        for await _ in Framed.made { break }
        for _ in 0..<10_000 where found.size.width != 14 {
            await Task.yield()
            it.display.advance(frames: 2)
        }
        #expect(found.size == CGSize(width: 14, height: 14))
        #expect(Framed.contexts == 1)
    }

    @Test("Invalid fixed sizes and unknown devices warn and are ignored")
    func invalid() {
        let sizes = warnings {
            _ = Text("").previewLayout(.fixed(width: .nan, height: 5))
            _ = Text("").previewLayout(.fixed(width: 5, height: 0))
            _ = PreviewTrait.fixedLayout(width: .infinity, height: 5)
        }
        #expect(sizes.count == 3)
        #expect(sizes.allSatisfy { $0.contains("takes sizes of 1 to 16384 a side, got") })
        let devices = warnings { _ = previews("Toaster") }
        #expect(devices.filter { $0.contains("does not know \"Toaster 9\"") }.count == 1)
    }

    @Test("A context of a preview warns that there are no widgets")
    func context() {
        let found = warnings { _ = Text("").previewContext(NoContext()) }
        #expect(found.count == 1)
        #expect(found.first?.contains("previewContext(_:) has no effect") == true)
    }

    @Test(
        "Devices have the sizes of their screens, whatever generation a name adds",
        arguments: [
            ("iPhone SE (2nd generation)", 375.0, 667.0), ("iPhone 11", 414, 896),
            ("iPhone 14 Pro Max", 430, 932), ("iPad Air (4th generation)", 820, 1180),
            ("iPad Pro (12.9-inch) (5th generation)", 1024, 1366), ("Apple TV", 1920, 1080),
            ("iPad Pro (7-inch)", 834, 1194), ("Mac", 800, 600), ("Toaster", 393, 852),
        ]
    )
    func devices(name: String, width: Double, height: Double) {
        let size = PreviewDevice(rawValue: name).screenSize
        #expect(size == CGSize(width: width, height: height))
    }
}

#if Macros
#Preview("Declared") {
    let side: CGFloat = 12
    Color.red.frame(width: side, height: side)
}

#Preview("Landscape", traits: .landscapeLeft) { Color.red }

#Preview("State", traits: .sizeThatFitsLayout) {
    @Previewable @State var side: CGFloat = 20
    Color.red
        .frame(width: side, height: side)
        .onTapGesture { side = 50 }
}

#Preview {
    let text = "Without a name"
    return Text(text)
}

/// Declared previews.
struct DeclaredPreviewTests {
    @Test("Declarations are found with their names, in the order of their lines")
    func declared() {
        let found = PreviewCatalog.previews(matching: "LegatoViewsTests/PreviewTests.swift:")
        #expect(found.map(\.name) == ["Declared", "Landscape", "State", "PreviewTests"])
        #expect(found[0].size == CGSize(width: 393, height: 852))
        #expect(found[1].size == CGSize(width: 852, height: 393))
        #expect(found[2].size == CGSize(width: 20, height: 20))
    }

    @Test("Previewable state changes the preview")
    func state() throws {
        let found = try #require(PreviewCatalog.previews(matching: "State").first)
        let it = ViewDisplay(PreviewGallery([found]), frames: 2)
        let frame = found.layer.convert(found.layer.bounds, to: it.display.rootLayer)
        it.tap(frame.midX, frame.midY)
        it.display.advance(frames: 2)
        #expect(found.size == CGSize(width: 50, height: 50))
    }
}
#endif
