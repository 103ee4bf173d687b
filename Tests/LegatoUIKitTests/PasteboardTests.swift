import Foundation
import Legato
import LegatoGraphics
import LegatoUIKit
import TestSupport
import Testing

/// UIPasteboard.
struct PasteboardTests {
    private let screen = Screen()

    private func picture(_ red: UInt8) -> UIImage {
        UIImage(cgImage: CGImage(width: 1, height: 1, premultipliedRGBA: [red, 8, 7, 255]))
    }

    private func with<T>(_ body: (UIPasteboard) throws -> T) rethrows -> T {
        try screen.perform { try body(.general) }
    }

    @Test("An empty pasteboard has nothing of any kind")
    func empty() {
        with { board in
            #expect(board.string == nil && board.strings == nil && board.url == nil)
            #expect(board.image == nil && board.images == nil && board.color == nil)
            #expect(board.items.isEmpty && board.types == [] && board.numberOfItems == 0)
            #expect(!board.hasStrings && !board.hasImages && !board.hasURLs && !board.hasColors)
            #expect(board.data(forPasteboardType: "public.png") == nil)
        }
    }

    @Test("Each value is read as it was written, also from its data as another program has it")
    func values() throws {
        let link = try #require(URL(string: "https://example.org/a"))
        for isForeign in [false, true] {
            func write(_ body: (UIPasteboard) -> Void) {
                with(body)
                if isForeign { screen.display.clipboardItems = screen.display.clipboardItems }
            }
            write { $0.strings = ["a", "b"] }
            with { #expect($0.strings == ["a", "b"] && $0.string == "a" && $0.hasStrings) }
            write { $0.url = link }
            with { #expect($0.url == link && $0.hasURLs && $0.string == link.absoluteString) }
            write { $0.images = [picture(1), picture(2)] }
            with { board in
                let reds = board.images?.map { $0.cgImage?[0, 0].red }
                #expect(reds == [1, 2] && board.hasImages && !board.hasStrings)
            }
            write { $0.color = UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.6) }
            with { board in
                #expect(board.color?.cgColor.components == [1, 0.2, 0, 0.6] && board.hasColors)
            }
        }
    }

    @Test("Data is read by the type that it was written for, or one that this conforms to")
    func data() {
        with { board in
            board.setData(Data([1, 2]), forPasteboardType: "org.example.card")
            #expect(board.data(forPasteboardType: "org.example.card") == Data([1, 2]))
            #expect(board.types == ["org.example.card"])
            #expect(board.value(forPasteboardType: "b") == nil)
            board.setData(Data([3]), forPasteboardType: "image/png")
            #expect(board.data(forPasteboardType: "public.image") == Data([3]))
            #expect(board.contains(pasteboardTypes: ["public.image"]))
            #expect(!board.contains(pasteboardTypes: ["public.text"]))
        }
        #expect(screen.display.clipboardItems == [["image/png": Data([3])]])
    }

    @Test("Items have texts, URLs and data by type; items are added to those there")
    func items() {
        with { board in
            board.items = [["public.utf8-plain-text": "a", "public.json": Data([4])]]
            board.addItems([["public.url": URL(filePath: "/tmp"), "org.example.list": [1, 2]]])
            let items = board.items
            #expect(items.count == 2 && items[0]["public.utf8-plain-text"] as? String == "a")
            #expect(items[0]["public.json"] as? Data == Data([4]))
            #expect(items[1]["public.url"] as? URL == URL(filePath: "/tmp"))
            #expect(items[1]["org.example.list"] is Data)
        }
        let messages = sentences { with { $0.setValue(NSObject(), forPasteboardType: "a.b") } }
        #expect(messages.count == 1 && messages[0].contains("a.b"))
    }

    @Test("Every change increments the number of changes")
    func changeCount() {
        let first = with(\.changeCount)
        with { $0.string = "a" }
        let second = with(\.changeCount)
        screen.display.clipboard = "b"
        #expect(first < second && second < with(\.changeCount))
    }

    @Test("An image that cannot be decoded is nil, with a message")
    func undecodable() {
        screen.display.clipboardItems = [["image/png": Data([1])]]
        let messages = sentences { #expect(with(\.image) == nil) }
        #expect(messages.count == 1 && messages[0].contains("not a PNG, JPEG, WebP, SVG, GIF"))
    }

    @Test("Views paste what is on the pasteboard, which has what they copy")
    func views() {
        var pasted: [String] = []
        let view = Color.red.focusable().copyable(["a"])
            .pasteDestination(for: String.self) { pasted += $0 }
        let screen = Screen(showing: view)
        screen.display.press("tab")
        screen.display.press("c", .control)
        #expect(screen.perform { UIPasteboard.general.string } == "a")
        screen.perform { UIPasteboard.general.string = "b" }
        screen.display.press("v", .control)
        #expect(pasted == ["b"])
    }

    @Test("Pasteboards with a name share their contents, and not with others")
    func names() throws {
        let name = UIPasteboard.Name(UUID().uuidString)
        #expect(UIPasteboard(name: name, create: false) == nil)
        let first = try #require(UIPasteboard(name: name, create: true))
        first.string = "a"
        #expect(first.name == name)
        #expect(UIPasteboard(name: name, create: false)?.string == "a")
        #expect(UIPasteboard(name: name, create: true)?.string == "a")
        with { #expect($0.string == nil && $0.name == .general) }
        screen.perform {
            UIPasteboard.general.string = "b"
            #expect(UIPasteboard(name: .general, create: false)?.string == "b")
        }
        #expect(first.string == "a")
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(first.string == "a")
        let (one, other) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
        #expect(one.name != other.name)
        one.images = [picture(3)]
        #expect(one.changeCount == 1 && other.image == nil)
        #expect(UIPasteboard(name: one.name, create: false)?.image?.cgImage?[0, 0].red == 3)
    }
}
