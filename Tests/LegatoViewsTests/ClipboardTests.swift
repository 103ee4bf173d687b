import Foundation
import Legato
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import TestSupport
import Testing

/// The clipboard of views.
struct ClipboardTests {
    /// Values that views have received.
    private final class Log<Value> {
        var values: [Value] = []
    }

    private static func picture(_ seed: UInt8) -> CGImage {
        let pixels = (0..<30).flatMap { index -> [UInt8] in
            [UInt8(index) &* 8 &+ seed, seed, 255 - UInt8(index), 255]
        }
        return CGImage(width: 6, height: 5, premultipliedRGBA: pixels)
    }

    private static func picture(of image: Image) -> CGImage? {
        ImageRenderer(content: image).cgImage
    }

    /// Two views that can have the focus, the first of which has it.
    private func stage(_ source: some View, _ target: some View) -> ViewDisplay<some View> {
        let it = ViewDisplay(
            HStack {
                source
                target
            }
        )
        it.key("tab")
        return it
    }

    private func box() -> some View { Color.red.frame(width: 50, height: 50).focusable() }

    private func turns(until condition: () -> Bool) async {
        for _ in 0..<10_000 where !condition() { await Task.yield() }
    }

    @Test("A picture copied in one view is pasted in another as it was, and as a PNG file outside")
    func picture() {
        let (original, log) = (Self.picture(3), Log<Image>())
        let it = stage(
            box().copyable([Image(decorative: original, scale: 1)]),
            box().pasteDestination(for: Image.self) { log.values += $0 }
        )
        it.key("c", .control)
        it.key("tab")
        it.key("v", .control)
        let pasted = log.values.first.flatMap(Self.picture)
        #expect(log.values.count == 1 && (pasted == original) == true)
        let items = it.display.clipboardItems
        #expect(items.map { Array($0.keys) } == [["image/png"]])
        #expect((items.first?["image/png"] == original.pngData()) == true)
    }

    @Test("A picture of another program is pasted from the first format that can be read")
    func foreignPicture() async {
        let (original, log) = (Self.picture(9), Log<Image>())
        let it = stage(box().pasteDestination(for: Image.self) { log.values += $0 }, box())
        it.display.clipboardItems = [
            ["image/bmp": Data([1, 2]), "image/png": original.pngData(), "text/html": Data()]
        ]
        it.key("v", .control)
        await turns { !log.values.isEmpty }
        let pasted = log.values.first.flatMap(Self.picture)
        #expect((pasted == original) == true)
    }

    @Test("Bytes that are no picture are reported, and paste nothing")
    func undecodable() async {
        let log = Log<Image>()
        let it = stage(box().pasteDestination(for: Image.self) { log.values += $0 }, box())
        it.display.clipboardItems = [["image/png": Data("none".utf8)]]
        let messages = Locked<[String]>([])
        let observer = Warning.Observer { message in messages.withLock { $0.append(message) } }
        await Warning.$observer.withValue(observer) {
            it.key("v", .control)
            await turns { !messages.withLock(\.isEmpty) }
        }
        #expect(log.values.isEmpty)
        let text = messages.withLock { $0.joined() }
        #expect(text.contains("pasteDestination"))
        #expect(text.contains("not a \(ImageFormat.list)"))
    }

    @Test("Cut values leave their view for the clipboard; none leave that unchanged")
    func cut() {
        var notes = ["a", "b"]
        let it = stage(
            box().cuttable(for: String.self) {
                defer { notes = [] }
                return notes
            },
            box()
        )
        it.key("x", .control)
        #expect(notes == [] && it.display.clipboard == "a\nb")
        it.key("x", .control)
        #expect(it.display.clipboard == "a\nb")
        #expect(it.display.clipboardItems.count == 2)
    }

    @Test("A validator chooses what is pasted; with nothing left, an outer view pastes")
    func validator() {
        let (inner, outer) = (Log<String>(), Log<String>())
        let view = box()
            .pasteDestination(for: String.self) {
                inner.values += $0
            } validator: {
                $0.filter { $0.count > 1 }
            }
            .pasteDestination(for: String.self) { outer.values += $0 }
        let it = stage(view, box().copyable(["a", "bc"]))
        it.key("tab")
        it.key("c", .control)
        it.key("tab", .shift)
        it.key("v", .control)
        #expect(inner.values == ["bc"] && outer.values == [])
        it.display.clipboard = "x"
        it.key("insert", .shift)
        #expect(inner.values == ["bc"] && outer.values == ["x"])
    }

    @Test("Copying nothing, a disabled view and a view without the focus leave the clipboard alone")
    func nothing() {
        let none: [String] = []
        for view in [AnyView(box().copyable(none)), AnyView(box().copyable(["a"]).disabled(true))] {
            let it = stage(view, box())
            it.display.clipboard = "old"
            var unhandled: [String] = []
            it.display.onKey = { unhandled.append($0.key) }
            it.key("c", .control)
            #expect(it.display.clipboard == "old" && unhandled == ["c"])
        }
        let it = stage(box(), box().copyable(["a"]))
        it.key("c", .control)
        #expect(it.display.clipboard == nil)
    }

    @Test("A text field has its own clipboard commands inside a view with others")
    func textField() {
        let log = Log<String>()
        struct Form: View {
            @State var text = "abc"
            var body: some View { TextField("Name", text: $text) }
        }
        let it = stage(
            Form().copyable(["outer"]).pasteDestination(for: String.self) { log.values += $0 },
            box()
        )
        it.key("a", .control)
        it.key("c", .control)
        it.key("v", .control)
        #expect(it.display.clipboard == "abc" && log.values == [])
    }

    @Test("The button for pasting is enabled while there is something that it can paste")
    func pasteButton() async {
        let log = Log<Image>()
        let it = ViewDisplay(PasteButton(payloadType: Image.self) { log.values += $0 })
        func isEnabled() -> Bool {
            it.display.advance(frames: 1)
            return it.hosting.viewElements.contains { $0.label == "Paste" && $0.isEnabled }
        }
        #expect(!isEnabled())
        it.display.clipboard = "text"
        #expect(!isEnabled())
        it.display.clipboardItems = [["image/png": Self.picture(1).pngData()]]
        #expect(isEnabled())
        it.key("tab")
        it.key("space")
        await turns { !log.values.isEmpty }
        #expect((log.values.first.flatMap(Self.picture) == Self.picture(1)) == true)
        it.display.clipboardItems = []
        #expect(!isEnabled())
    }

    @Test("Each URL of another program is an item, and a file also has its contents")
    func files() async throws {
        let (urls, images) = (Log<URL>(), Log<Image>())
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
        try Self.picture(5).pngData().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let it = stage(
            box().pasteDestination(for: URL.self) { urls.values += $0 },
            box().pasteDestination(for: Image.self) { images.values += $0 }
        )
        let list = "# files\r\nhttps://example.org/a\r\n\(file.absoluteString)\r\n"
        it.display.clipboardItems = [["text/uri-list": Data(list.utf8)]]
        it.key("v", .control)
        let addresses = ["https://example.org/a", file.absoluteString]
        #expect(urls.values.map(\.absoluteString) == addresses)
        it.key("tab")
        it.key("v", .control)
        await turns { !images.values.isEmpty }
        #expect((images.values.first.flatMap(Self.picture) == Self.picture(5)) == true)
    }

    @Test("The older commands copy, cut and paste item providers of the given types")
    func providers() {
        var log: [String] = []
        let it = stage(
            box()
                .onCopyCommand { [NSItemProvider(object: "copied" as NSString)] }
                .onCutCommand { [NSItemProvider(object: "cut" as NSString)] },
            box()
                .onPasteCommand(of: [.plainText]) { log.append("\($0.count) inner") }
                .onPasteCommand(of: [.image]) { log.append("\($0.count) outer") }
        )
        it.key("c", .control)
        #expect(it.display.clipboard == "copied")
        it.key("x", .control)
        #expect(it.display.clipboard == "cut")
        it.key("tab")
        it.key("v", .control)
        it.display.clipboardItems = [["image/png": Data()]]
        it.key("v", .control)
        #expect(log == ["1 inner", "1 outer"])
    }
}

/// Representations on the clipboard.
struct ClipboardRepresentationTests {
    private struct Note: Codable, Transferable, Equatable {
        var title: String
        var count: Int

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.note"))
            ProxyRepresentation(exporting: \.title)
        }
    }

    private struct Page: Transferable, Equatable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .html) { page in
                let file = FileManager.default.temporaryDirectory
                    .appending(path: "\(UUID().uuidString).html")
                try Data(page.text.utf8).write(to: file)
                return SentTransferredFile(file)
            } importing: { received in
                Page(text: String(decoding: try Data(contentsOf: received.file), as: UTF8.self))
            }
        }
    }

    /// Copies values as another program receives them, and returns them pasted from that data.
    private func roundTrip<T: Transferable>(_ values: [T]) async -> (types: [String], values: [T]) {
        let source = Color.red.focusable().copyable(values)
        let it = ViewDisplay(source)
        it.key("tab")
        it.key("c", .control)
        // All data is loaded, and the values themselves are gone.
        let items = it.display.clipboardItems
        var pasted: [T] = []
        let other = ViewDisplay(
            Color.red.focusable().pasteDestination(for: T.self) { pasted += $0 }
        )
        other.display.clipboardItems = items
        other.key("tab")
        other.key("v", .control)
        for _ in 0..<10_000 where pasted.isEmpty { await Task.yield() }
        return (items.flatMap { $0.keys.sorted() }, pasted)
    }

    @Test("Each representation is the same after a round trip through its data")
    func values() async {
        let text = ClipboardItem.text
        let texts = await roundTrip(["Grüße", "two\nlines"])
        #expect(texts.types == [text, text] && texts.values == ["Grüße", "two\nlines"])
        let links = await roundTrip([URL(string: "https://example.org/a?b=%20")!])
        #expect(links.types == [text, "text/uri-list"])
        #expect(links.values.map(\.absoluteString) == ["https://example.org/a?b=%20"])
        let data = await roundTrip([Data([0, 1, 255])])
        #expect(data.types == ["application/octet-stream"] && data.values == [Data([0, 1, 255])])
        let styled = await roundTrip([AttributedString("a")])
        #expect(styled.types == [text] && styled.values == [AttributedString("a")])
        let notes = await roundTrip([Note(title: "a", count: 2)])
        #expect(notes.types == ["org.example.note", text])
        #expect(notes.values == [Note(title: "a", count: 2)])
        let pages = await roundTrip([Page(text: "<b>a</b>")])
        #expect(pages.types == ["text/html"] && pages.values == [Page(text: "<b>a</b>")])
        let colors = await roundTrip([Color(red: 1, green: 0.2, blue: 0, opacity: 0.6)])
        let resolved = colors.values.map { $0.resolve(in: EnvironmentValues()) }
        #expect(colors.types == ["application/x-color"])
        #expect(resolved.map { [$0.red, $0.green, $0.blue, $0.opacity] } == [[1, 0.2, 0, 0.6]])
    }

    @Test("A proxy is pasted as what it represents, also into a text field")
    func proxy() {
        struct Form: View {
            @State var text = ""
            var body: some View {
                VStack {
                    Color.red.focusable().copyable([Note(title: "title", count: 1)])
                    TextField("Name", text: $text).onChange(of: text) { print(text) }
                }
            }
        }
        let it = ViewDisplay(Form())
        it.key("tab")
        it.key("c", .control)
        #expect(it.display.clipboard == "title")
    }

    @Test("A representation that fails is reported, and the others can be pasted")
    func failure() {
        struct Broken: Transferable {
            struct Refusal: Error {}
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation<Broken>(exportedContentType: .png) { _ in throw Refusal() }
                ProxyRepresentation<Broken, String> { _ in "text" }
            }
        }
        let it = ViewDisplay(Color.red.focusable().copyable([Broken()]))
        it.key("tab")
        it.key("c", .control)
        let messages = sentences {
            #expect(it.display.clipboardItems == [[ClipboardItem.text: Data("text".utf8)]])
        }
        #expect(messages.count == 1 && messages[0].contains("image/png"))
    }
}
