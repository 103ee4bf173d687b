import Foundation
import Legato
import Testing

/// Drag and drop.
struct DragAndDropTests {
    private final class Log {
        var events: [String] = []
    }

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let green = Color(red: 0, green: 1, blue: 0)

    /// A red square at the left, 100 points wide, and a target at the right.
    private func stage<V: View>(_ source: some View, _ target: V) -> ViewDisplay<some View> {
        ViewDisplay(
            HStack(spacing: 0) {
                source.frame(width: 100, height: 200)
                Color.white.frame(width: 100, height: 200)
                target.frame(width: 100, height: 200)
            }
        )
    }

    private func drag<V: View>(_ it: ViewDisplay<V>, to places: [(CGFloat, CGFloat)]) {
        it.down(50, 100)
        it.display.advance(frames: 1)
        for (x, y) in places {
            it.move(x, y)
            it.display.advance(frames: 1)
        }
    }

    private func pixel<V: View>(_ it: ViewDisplay<V>, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = it.display.snapshot()[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }

    private func texts(_ log: Log, accepts: Bool = true) -> some View {
        Self.green.dropDestination(for: String.self) { texts, place in
            log.events.append("\(texts) at (\(place.x), \(place.y))")
            return accepts
        } isTargeted: {
            log.events.append("\($0)")
        }
    }

    @Test("A value is dragged, targets a view that takes it, and is dropped at a location in it")
    func drop() {
        let log = Log()
        let it = stage(Self.red.draggable("A"), texts(log))
        drag(it, to: [(60, 100), (150, 100)])
        #expect(log.events == [])
        it.move(220, 90)
        it.move(230, 80)
        #expect(log.events == ["true"])
        it.up(230, 80)
        #expect(log.events == ["true", "false", "[\"A\"] at (30.0, 80.0)"])
        it.display.advance(by: 1)
        #expect(pixel(it, 150, 100) == [255, 255, 255])
    }

    @Test("Escape ends a drag without a drop, and other keys do not")
    func escape() {
        for key in ["escape", "a"] {
            let log = Log()
            let it = stage(Self.red.draggable("A"), texts(log))
            drag(it, to: [(60, 100), (230, 80)])
            it.key(key)
            #expect(log.events == (key == "a" ? ["true"] : ["true", "false"]))
            it.move(240, 80)
            it.up(240, 80)
            #expect(log.events.contains("[\"A\"] at (40.0, 80.0)") == (key == "a"))
            it.display.advance(by: 2)
            #expect(it.display.isIdle)
        }
    }

    @Test("A session has the location of the drop; a disabled destination takes nothing")
    func session() {
        for isEnabled in [true, false] {
            let log = Log()
            let target = Self.green.dropDestination(for: String.self, isEnabled: isEnabled) {
                log.events.append("\($0) at (\($1.location.x), \($1.location.y))")
            }
            let it = stage(Self.red.draggable("A"), target)
            drag(it, to: [(60, 100), (230, 80)])
            it.up(230, 80)
            #expect(log.events == (isEnabled ? ["[\"A\"] at (30.0, 80.0)"] : []))
        }
    }

    @Test("The view follows the pointer in front of others, and fades after a drop or else returns")
    func preview() {
        for accepts in [true, false] {
            let it = stage(
                Self.red.draggable("A"), Color.white.overlay { texts(Log(), accepts: accepts) }
            )
            drag(it, to: [(60, 100), (250, 100)])
            // The preview is the red square, with its centre where the pointer holds it.
            for x in [205, 295] {
                let shown = pixel(it, x, 100)
                #expect(shown[0] > 200 && shown[1] < 60, "\(shown)")
            }
            it.up(250, 100)
            it.display.advance(by: 0.08)
            #expect((pixel(it, 150, 100) == [255, 255, 255]) == accepts)
            it.display.advance(by: 2)
            #expect(pixel(it, 250, 100) == [0, 255, 0])
            #expect(pixel(it, 150, 100) == [255, 255, 255])
            #expect(it.display.isIdle)
        }
    }

    @Test("A custom preview is shown at the pointer in its ideal size")
    func ownPreview() {
        let source = Self.red.draggable("A") { Color.blue.frame(width: 20, height: 10) }
        let it = stage(source, Color.white)
        drag(it, to: [(60, 100), (150, 60)])
        #expect(!it.layers(CGSize(width: 20, height: 10)).isEmpty || pixel(it, 150, 60)[2] > 200)
        #expect(pixel(it, 150, 60)[0] < 80)
        #expect(pixel(it, 150, 90) != pixel(it, 150, 60))
    }

    @Test("A short press taps the view and starts no drag")
    func tap() {
        var taps = 0
        let log = Log()
        let it = stage(Self.red.onTapGesture { taps += 1 }.draggable("A"), texts(log))
        it.tap(50, 100)
        #expect(taps == 1)
        drag(it, to: [(60, 100), (250, 100)])
        it.up(250, 100)
        #expect(taps == 1)
        #expect(log.events.last == "[\"A\"] at (50.0, 100.0)")
    }

    @Test("Disabled views and views that accept other types are not drop targets")
    func otherTypes() {
        let log = Log()
        let urls = Self.green.dropDestination(for: URL.self) { _, _ in
            true
        } isTargeted: {
            log.events.append("\($0)")
        }
        let it = stage(Self.red.draggable("A"), urls)
        drag(it, to: [(60, 100), (250, 100)])
        it.up(250, 100)
        let disabled = stage(Self.red.draggable("A"), texts(log).disabled(true))
        drag(disabled, to: [(60, 100), (250, 100)])
        disabled.up(250, 100)
        let source = stage(Self.red.draggable("A").disabled(true), texts(log))
        drag(source, to: [(60, 100), (250, 100)])
        source.up(250, 100)
        #expect(log.events == [])
    }

    @Test("A cancelled drag leaves its target")
    func cancel() {
        let log = Log()
        let it = stage(Self.red.draggable("A"), texts(log))
        drag(it, to: [(60, 100), (250, 100)])
        let place = CGPoint(x: 250, y: 100)
        it.display.send(
            .pointerCancelled(PointerEvent(location: place, time: it.display.time))
        )
        it.up(250, 100)
        #expect(log.events == ["true", "false"])
    }

    @Test("The innermost of nested targets gets the drop, and gaps in a stack accept items, too")
    func nested() {
        let log = Log()
        let stack = VStack(spacing: 60) {
            Color.blue.frame(height: 20)
            texts(log).frame(height: 20)
        }
        let target = stack.dropDestination(for: String.self) { texts, _ in
            log.events.append("outer")
            return true
        }
        for (y, expected) in [(CGFloat(100), "outer"), (140, "[\"A\"]")] {
            log.events = []
            let it = stage(Self.red.draggable("A"), target)
            drag(it, to: [(60, 100), (250, y)])
            it.up(250, y)
            #expect(log.events.last?.hasPrefix(expected) ?? false, "\(log.events)")
        }
    }

    @Test("A drop delegate follows the items and decides where they may be dropped")
    func delegate() {
        struct Delegate: DropDelegate {
            let log: Log
            func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
            func dropEntered(info: DropInfo) { log.events.append("entered") }
            func dropUpdated(info: DropInfo) -> DropProposal? {
                DropProposal(operation: info.location.y > 100 ? .move : .forbidden)
            }
            func dropExited(info: DropInfo) { log.events.append("exited") }
            func performDrop(info: DropInfo) -> Bool {
                log.events.append("\(info.itemProviders(for: [.plainText]).count)")
                return true
            }
        }
        let log = Log()
        let source = Self.red.onDrag { NSItemProvider(object: "A" as NSString) }
        let target = Self.green.onDrop(of: [.text], delegate: Delegate(log: log))
        for y in [CGFloat(50), 150] {
            let it = stage(source, target)
            drag(it, to: [(60, 100), (250, y)])
            it.up(250, y)
        }
        #expect(log.events == ["entered", "exited", "entered", "1"])
    }

    private nonisolated final class Received: @unchecked Sendable {
        var texts: [String] = []
    }

    @Test("An item provider gives its text at once")
    func provider() {
        let received = Received()
        let target = Self.green.onDrop(of: ["public.text"], isTargeted: nil) { items in
            for item in items {
                _ = item.loadObject(ofClass: NSString.self) { text, _ in
                    received.texts.append(text as? String ?? "none")
                }
                item.loadItem(forTypeIdentifier: UTType.plainText.identifier) { data, _ in
                    let bytes = data as? Data ?? Data()
                    received.texts.append(String(decoding: bytes, as: UTF8.self))
                }
            }
            return !items.isEmpty
        }
        let it = stage(Self.red.onDrag { NSItemProvider(object: "A" as NSString) }, target)
        drag(it, to: [(60, 100), (250, 100)])
        it.up(250, 100)
        #expect(received.texts == ["A", "A"])
    }

    @Test("Files, texts and addresses come from other programs")
    func otherPrograms() throws {
        let log = Log()
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.txt")
        try Data("content".utf8).write(to: file)
        let urls = Self.green.dropDestination(for: URL.self) { urls, place in
            log.events.append("\(urls.map(\.lastPathComponent)) at (\(place.x), \(place.y))")
            return true
        }
        let it = stage(texts(log), urls)
        func drop(_ x: CGFloat, urls: [URL] = [], texts: [String] = []) {
            let place = CGPoint(x: x, y: 100)
            it.display.send(
                .drop(DropEvent(location: place, urls: urls, texts: texts, time: it.display.time))
            )
        }
        drop(250, urls: [file, folder])
        #expect(log.events == ["\(["a.txt", folder.lastPathComponent]) at (50.0, 100.0)"])
        log.events = []
        drop(20, texts: ["A", "B"])
        #expect(log.events == ["true", "false", "[\"A\", \"B\"] at (20.0, 100.0)"])
        log.events = []
        drop(150, texts: ["A"])
        drop(250, texts: ["A"])
        #expect(log.events == [])
    }

    @Test("The address of a page that another program drops as a text is a URL")
    func address() async {
        let log = Log()
        let it = stage(
            Color.red,
            Self.green.dropDestination(for: URL.self) { urls, _ in
                log.events += urls.map(\.absoluteString)
                return true
            }
        )
        let place = CGPoint(x: 250, y: 100)
        it.display.send(.drop(DropEvent(location: place, texts: ["https://a.org/b"], time: 0)))
        for _ in 0..<1000 where log.events.isEmpty { await Task.yield() }
        #expect(log.events == ["https://a.org/b"])
    }

    @Test("Images and custom data come from other programs, in the types that a view accepts")
    func otherTypes() async throws {
        let log = Log()
        let images = Self.green.onDrop(of: [.image, .json], isTargeted: nil) { items, place in
            log.events += items.map { "\($0.registeredTypeIdentifiers) at \(place.x)" }
            return true
        }
        let notes = Self.green.dropDestination(for: DroppedNote.self) { notes, place in
            log.events += notes.map { "\($0.text) at \(place.x)" }
            return true
        }
        let it = stage(images, notes)
        let offered = ["image/x-unknown", "image/png", "image/jpeg", "org.legato.note"]
        func accepted(_ types: [String], _ x: CGFloat) -> [String]? {
            it.display.send(
                .drag(DragEvent(location: CGPoint(x: x, y: 100), types: types, time: 0)))
            return it.display.host.incomingDrag?.acceptedTypes
        }
        #expect(accepted(offered, 20) == ["image/png"])
        #expect(accepted(offered, 250) == ["org.legato.note"])
        #expect(accepted(["audio/flac"], 250) == nil)
        #expect(accepted([], 20) == nil)
        func drop(_ x: CGFloat, _ data: [String: Data], texts: [String] = []) {
            let place = CGPoint(x: x, y: 100)
            it.display.send(.drop(DropEvent(location: place, texts: texts, data: data, time: 0)))
        }
        drop(20, ["image/png": Data([1])])
        #expect(log.events == ["[\"public.png\"] at 20.0"])
        // They belong to the item of the first text.
        drop(20, ["image/png": Data([1])], texts: ["a", "b"])
        #expect(log.events.last == "[\"public.utf8-plain-text\", \"public.png\"] at 20.0")
        log.events = []
        drop(250, ["org.legato.note": try JSONEncoder().encode(DroppedNote(text: "n"))])
        for _ in 0..<1000 where log.events.isEmpty { await Task.yield() }
        #expect(log.events == ["n at 50.0"])
    }

    @Test("A drop without data, as recorded by earlier versions, can be decoded")
    func earlierCoding() throws {
        let event = DropEvent(location: CGPoint(x: 1, y: 2), texts: ["b"], time: 3)
        let text = #"{"location":[1,2],"urls":[],"texts":["b"],"time":3}"#
        #expect(try JSONDecoder().decode(DropEvent.self, from: Data(text.utf8)) == event)
    }

    @Test("A drop survives coding, and one with an odd location is ignored")
    func coding() throws {
        let event = InputEvent.drop(
            DropEvent(
                location: CGPoint(x: 1, y: 2), urls: [URL(filePath: "/a")], texts: ["b"],
                data: ["image/png": Data([1])], time: 3
            )
        )
        let data = try JSONEncoder().encode(event)
        #expect(try JSONDecoder().decode(InputEvent.self, from: data) == event)
        let it = stage(Color.red, texts(Log()))
        let messages = warnings {
            it.display.send(.drop(DropEvent(location: CGPoint(x: 1e30, y: 0), time: 0)))
        }
        #expect(messages.count == 1)
    }

    @Test("The listing's task moves to the column")
    func listing() {
        let it = ViewDisplay(DropListings())
        let before = it.display.snapshot()
        it.down(90, 100)
        it.move(100, 100)
        it.move(200, 100)
        it.up(200, 100)
        it.display.advance(by: 1)
        #expect(it.display.snapshot() != before)
    }
}

private nonisolated struct DroppedNote: Codable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType("org.legato.note") ?? .json)
    }
}
