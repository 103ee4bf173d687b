import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

/// Finding and replacing text in editors.
struct FindTests {
    @Observable final class Model {
        var text = "one two One three ONE"
        var isFinding = false
        var selection: TextSelection?
        var isDisabled = false
    }

    private struct Editor: View {
        @Bindable var model: Model
        @FocusState private var isFocused: Bool

        var body: some View {
            TextEditor(text: $model.text, selection: $model.selection)
                .focused($isFocused)
                .findNavigator(isPresented: $model.isFinding)
                .findDisabled(model.isDisabled)
                .onAppear { isFocused = true }
        }
    }

    private func stage(_ model: Model) -> ViewDisplay<some View> {
        ViewDisplay(Editor(model: model), size: CGSize(width: 500, height: 300), frames: 3)
    }

    private func selected(_ model: Model) -> Range<Int>? {
        model.selection?.offsets(in: model.text)
    }

    @Test("Matches ignore case and diacritics, do not overlap and have UTF-8 offsets")
    func matches() {
        let text = "é E ee"
        #expect(TextMatches(of: "e", in: text).ranges == [0..<2, 3..<4, 5..<6, 6..<7])
        #expect(TextMatches(of: "aa", in: "aaaaa").ranges == [0..<2, 2..<4])
        #expect(TextMatches(of: "", in: text).ranges.isEmpty)
        let found = TextMatches(of: "b", in: "abab")
        #expect(found.next(from: 2) == 3..<4 && found.next(from: 4) == 1..<2)
        #expect(found.previous(from: 3) == 1..<2 && found.previous(from: 1) == 3..<4)
        #expect(found.replacing(in: "abab", with: "xyz") == "axyzaxyz")
    }

    @Test("The count of matches ends at 9999; all are replaced")
    func manyMatches() {
        let model = Model()
        model.text = String(repeating: "a ", count: 10_001)
        let it = stage(model)
        it.display.perform { model.isFinding = true }
        it.display.advance(frames: 2)
        it.display.type("a")
        it.display.advance(frames: 1)
        #expect(it.layer(ofText: "1 of 9999") != nil)
        for _ in 0..<4 { it.key("tab") }
        it.display.type("b")
        it.display.advance(frames: 1)
        if let button = it.middle(ofText: "Replace All") { it.tap(button.x, button.y) }
        #expect(model.text == String(repeating: "b ", count: 10_001))
    }

    @Test("Control-F shows the bar, whose field selects a match; keys select the others")
    func finding() {
        let model = Model()
        let it = stage(model)
        it.key("f", .control)
        it.display.advance(frames: 2)
        #expect(model.isFinding && it.layer(ofText: "Done") != nil)
        it.display.type("one")
        it.display.advance(frames: 2)
        #expect(it.layer(ofText: "1 of 3") != nil && selected(model) == 0..<3)
        it.key("return")
        it.display.advance(frames: 1)
        #expect(it.layer(ofText: "2 of 3") != nil && selected(model) == 8..<11)
        it.key("return", .shift)
        #expect(selected(model) == 0..<3)
        it.key("return", .shift)
        #expect(selected(model) == 18..<21)
        it.key("escape")
        it.display.advance(frames: 2)
        #expect(!model.isFinding && it.layer(ofText: "Done") == nil)
        it.key("f3")
        #expect(selected(model) == 0..<3)
        it.key("g", [.control, .shift])
        #expect(selected(model) == 18..<21)
    }

    @Test("Replacing changes the selected match, or all of them in one step")
    func replacing() throws {
        let model = Model()
        let it = stage(model)
        it.display.perform { model.isFinding = true }
        it.display.advance(frames: 2)
        it.display.type("one")
        it.key("tab")
        it.key("tab")
        it.key("tab")
        it.key("tab")
        it.display.type("1")
        it.display.advance(frames: 1)
        let button = try #require(it.middle(ofText: "Replace All"))
        let single = try #require(
            [it.layer(ofText: "Replace")].compactMap(\.self).map(it.middle).first
        )
        it.tap(single.x, single.y)
        #expect(model.text == "1 two One three ONE" && selected(model) == 6..<9)
        it.tap(button.x, button.y)
        #expect(model.text == "1 two 1 three 1")
        it.key("escape")
        it.display.advance(frames: 2)
        it.key("z", .control)
        #expect(model.text == "1 two One three ONE")
    }

    @Test("An editor whose finding is disabled has no bar")
    func disabled() {
        let model = Model()
        model.isDisabled = true
        let it = stage(model)
        it.key("f", .control)
        it.display.advance(frames: 2)
        #expect(!model.isFinding)
        it.display.perform { model.isFinding = true }
        it.display.advance(frames: 2)
        #expect(it.layer(ofText: "Done") == nil)
    }
}
