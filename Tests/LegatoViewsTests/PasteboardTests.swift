import Legato
import Testing

@Suite("The pasteboard")
struct PasteboardTests {
    @Test("A text that is copied is that of the display whose code runs")
    func displays() {
        let displays = [
            HeadlessDisplay(size: CGSize(width: 9, height: 9)),
            HeadlessDisplay(size: CGSize(width: 9, height: 9)),
        ]
        displays[0].perform { UIPasteboard.general.string = "one" }
        displays[1].perform {
            #expect(UIPasteboard.general.string == nil && !UIPasteboard.general.hasStrings)
            UIPasteboard.general.string = "two"
        }
        #expect(displays[0].clipboard == "one" && displays[1].clipboard == "two")
        displays[0].clipboard = "three"
        displays[0].perform { #expect(UIPasteboard.general.string == "three") }
    }

    @Test("Nil and an empty text clear the pasteboard")
    func cleared() {
        let display = HeadlessDisplay(size: CGSize(width: 9, height: 9))
        for text in [nil, ""] as [String?] {
            display.clipboard = "old"
            display.perform {
                #expect(UIPasteboard.general.hasStrings)
                UIPasteboard.general.string = text
                #expect(UIPasteboard.general.string == nil && !UIPasteboard.general.hasStrings)
            }
        }
    }
}
