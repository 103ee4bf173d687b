import LegatoLayers
import LegatoPlatform
import Testing

/// Translating typed text.
struct TextTranslationTests {
    @Test("A text ends with NUL, and bytes that are not UTF-8 are replaced")
    func strings() {
        func string(_ bytes: [UInt8]) -> String {
            bytes.withUnsafeBytes { InputTranslation.string($0) }
        }
        #expect(string([0xC3, 0xA9, 0, 0x61]) == "\u{E9}")
        #expect(string([0x61, 0xFF, 0x62, 0]) == "a\u{FFFD}b")
        #expect(string([0x61, 0x62]) == "ab")
        #expect(string([]) == "")
    }

    @Test("The insertion point of an input method counts characters, not scalars")
    func compositions() {
        let event = InputTranslation.composition("e\u{301}x", scalars: 2, time: 1)
        #expect(event == CompositionEvent(string: "e\u{301}x", cursor: 1, time: 1))
        #expect(InputTranslation.composition("ab", scalars: -3, time: 1).cursor == 0)
        #expect(InputTranslation.composition("ab", scalars: 30, time: 1).cursor == 2)
    }
}
