import Foundation
import LegatoGraphics
import LegatoLayers
import Testing

@testable import LegatoPlatform

/// Targets of clipboard data.
struct ClipboardTargetsTests {
    @Test("Texts are one type, requested by the best target; targets of the protocol are left out")
    func offers() {
        let offers = ClipboardTargets.offers([
            "TARGETS", "TIMESTAMP", "STRING", "image/png", "UTF8_STRING", "text/plain",
            "org.example.card", "SAVE_TARGETS", "image/png",
        ])
        #expect(
            offers == [
                .init(ClipboardItem.text, "UTF8_STRING"), .init("image/png", "image/png"),
                .init("org.example.card", "org.example.card"),
            ]
        )
        #expect(ClipboardTargets.offers(["STRING"]) == [.init(ClipboardItem.text, "STRING")])
        #expect(ClipboardTargets.offers(["TARGETS", "MULTIPLE"]) == [])
    }

    @Test("An item is offered in its order, and text by all its targets")
    func targets() {
        let item = ClipboardItem([
            .init("image/png", ClipboardData(Data([1]))),
            .init(ClipboardItem.text, ClipboardData(Data([2]))),
        ])
        let targets = ClipboardTargets.targets(of: item).map(\.target)
        #expect(targets == ["image/png"] + ClipboardTargets.texts)
        #expect(ClipboardTargets.offers(targets).map(\.type) == ["image/png", ClipboardItem.text])
    }

    @Test("STRING is Latin-1, and all other targets have the bytes of the data")
    func encoding() {
        let text = Data("Grüße €".utf8)
        let latin = ClipboardTargets.encoded(text, for: "STRING")
        #expect(latin == Data([71, 114, 0xFC, 0xDF, 101, 32, 63]))
        #expect(ClipboardTargets.decoded(latin, of: "STRING") == Data("Grüße ?".utf8))
        for target in ["UTF8_STRING", "image/png"] {
            #expect(ClipboardTargets.encoded(text, for: target) == text)
            #expect(ClipboardTargets.decoded(text, of: target) == text)
        }
        #expect(ClipboardTargets.propertyType(of: "TEXT") == "UTF8_STRING")
    }
}

/// Clipboard items.
struct ClipboardItemTests {
    @Test("Several items become one with the texts and URLs of all")
    func joined() throws {
        let texts = ["a", "b"].map { ClipboardItem(text: $0) }
        let text = try ClipboardItem(joining: texts).data(ClipboardItem.text)?.wait()
        #expect(text == Data("a\nb".utf8))
        let urls = ["x:1", "x:2"].map {
            ClipboardItem([.init(ClipboardItem.urls, ClipboardData(Data("\($0)\r\n".utf8)))])
        }
        let list = try ClipboardItem(joining: urls).data(ClipboardItem.urls)?.wait()
        #expect(list == Data("x:1\r\nx:2\r\n".utf8))
        #expect(ClipboardItem(joining: []).forms.isEmpty)
    }

    @Test("Other programs receive an item without its private forms and its value")
    func exported() throws {
        let data = ClipboardData(Data([1]))
        let item = ClipboardItem(
            [.init("image/png", data, isPrivate: true), .init(ClipboardItem.text, data)], value: 1
        )
        #expect(item.exported.forms.map(\.type) == [ClipboardItem.text])
        #expect(item.exported.value == nil)
        #expect(ClipboardItem(text: "a").exported.value as? String == "a")
    }

    @Test("Offers of the same types are compared by their URLs, text or mark, never by an image")
    func comparison() {
        func comparison(_ types: [String]) -> ClipboardOffers.Comparison {
            ClipboardOffers(offers: ClipboardTargets.offers(types)).comparison
        }
        #expect(comparison(["UTF8_STRING", "text/html"]) == .data(ClipboardItem.text))
        #expect(comparison(["STRING", ClipboardItem.urls]) == .data(ClipboardItem.urls))
        #expect(comparison(["image/png", "text/html"]) == .data("text/html"))
        #expect(comparison(["image/png", "STRING", ClipboardTargets.mark()]) == .certain)
        #expect(comparison(["image/png", "TIMESTAMP"]) == .impossible)
        #expect(comparison([]) == .impossible)
    }

    @Test("Data is loaded once, when it is needed, and all who wait for it receive it")
    func loading() throws {
        let (loads, completion) = (Locked(0), Locked<ClipboardData.Completion?>(nil))
        let data = ClipboardData { done in
            loads.withLock { $0 += 1 }
            completion.withLock { $0 = done }
        }
        #expect(loads.withLock(\.self) == 0)
        let received = Locked<[Data]>([])
        for _ in 0..<2 {
            data.load { result in received.withLock { $0.append((try? result.get()) ?? Data()) } }
        }
        completion.withLock(\.self)?(.success(Data([7])))
        completion.withLock(\.self)?(.success(Data([8])))
        #expect(received.withLock(\.self) == [Data([7]), Data([7])])
        #expect(try data.wait() == Data([7]))
        #expect(loads.withLock(\.self) == 1)
    }

    @Test("The wait for data that never arrives ends")
    func endless() {
        let data = ClipboardData { _ in }
        #expect(throws: ClipboardError.self) { try data.wait(seconds: 0) }
    }
}
