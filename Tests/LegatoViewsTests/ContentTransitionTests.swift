import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Content transitions of texts.
struct ContentTransitionTests {
    private struct Counter: View {
        let transition: ContentTransition
        let remote: Remote<Int>
        var body: some View {
            Remoted(remote) { Text("\($0)") }.contentTransition(transition)
        }
    }

    /// Returns the shown letters halfway through a change: strings, opacities, y positions.
    private func halfway(
        _ transition: ContentTransition, from: Int, to: Int
    ) throws -> [(string: String, opacity: Float, y: CGFloat)] {
        let remote = Remote(from)
        let stage = ViewStage(Counter(transition: transition, remote: remote))
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = to } }
        stage.display.advance(by: 0.5)
        let letters = try stage.layers(CATextLayer.self).dropFirst().map { layer in
            let shown = try stage.shown(layer)
            return (shown.string as? String ?? "", shown.opacity, shown.position.y)
        }
        stage.display.advance(by: 0.7)
        #expect(try stage.strings() == ["\(to)"])
        let text = try #require(stage.layers(CATextLayer.self).first)
        #expect(text.foregroundColor?.alpha == 1)
        return letters
    }

    @Test("Digits that change roll upwards, and the others stay")
    func numericText() throws {
        let letters = try halfway(.numericText(), from: 128, to: 129)
        #expect(letters.map(\.string).sorted() == ["1", "2", "8", "9"])
        let (kept, old, new) = (
            letters.filter { $0.opacity == 1 }, letters.first { $0.string == "8" },
            letters.first { $0.string == "9" }
        )
        #expect(kept.map(\.string).sorted() == ["1", "2"])
        let (before, after) = (try #require(old), try #require(new))
        #expect(abs(before.opacity - 0.5) < 0.05 && abs(after.opacity - 0.5) < 0.05)
        #expect(before.y < kept[0].y && after.y > kept[0].y)
    }

    @Test("Digits roll downwards when counting down, or when the value shrinks")
    func direction() throws {
        let down = try halfway(.numericText(countsDown: true), from: 9, to: 8)
        let (old, new) = (try #require(down.first), try #require(down.last))
        #expect(old.string == "9" && new.string == "8" && old.y > new.y)
    }

    @Test(
        "Other strings cross-fade as wholes with .opacity and .interpolate",
        arguments: [ContentTransition.opacity, .interpolate]
    )
    func opacity(transition: ContentTransition) throws {
        let letters = try halfway(transition, from: 10, to: 20)
        #expect(letters.map(\.string) == ["10", "20"])
        #expect(letters.allSatisfy { abs($0.opacity - 0.5) < 0.05 })
    }

    @Test("Without an animation, or with .identity, the string changes at once")
    func identity() throws {
        let remote = Remote(1)
        let stage = ViewStage(Counter(transition: .numericText(), remote: remote))
        stage.change { remote.value = 2 }
        #expect(try stage.strings() == ["2"])
        #expect(try halfway(.identity, from: 1, to: 2).isEmpty)
    }

    @Test(
        "A change that interrupts another one continues from the letters of the current frame",
        arguments: [ContentTransition.numericText(), .numericText(countsDown: true), .opacity]
    )
    func interruption(transition: ContentTransition) throws {
        let remote = Remote(1)
        let stage = ViewStage(Counter(transition: transition, remote: remote))
        for number in 2..<6 {
            let before = try shownLetters(stage)
            stage.change { withAnimation(.linear(duration: 1)) { remote.value = number } }
            var after = try shownLetters(stage)
            #expect(after.removeValue(forKey: "\(number)")?[0] == 0)
            #expect(after.keys.sorted() == before.keys.sorted())
            for (letter, values) in before { expectClose(after[letter] ?? [], values) }
            stage.display.advance(by: 0.25)
            #expect(try shownLetters(stage).count == number)
        }
        stage.display.advance(by: 2)
        #expect(try stage.strings() == ["5"])
        #expect(stage.display.isIdle)
    }

    /// Returns the opacities and the y positions of the visible texts.
    private func shownLetters(_ stage: ViewStage<some View>) throws -> [String: [Double]] {
        var letters: [String: [Double]] = [:]
        for layer in stage.layers(CATextLayer.self) where layer.foregroundColor != nil {
            let shown = try stage.shown(layer)
            let string = try #require(shown.string as? String)
            letters[string] = [Double(shown.opacity), Double(try stage.middle(layer).y)]
        }
        return letters
    }

    @Test("A change without animation shows the string at once, also during another change")
    func immediately() throws {
        let remote = Remote(1)
        let stage = ViewStage(Counter(transition: .numericText(), remote: remote))
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = 2 } }
        stage.display.advance(by: 0.5)
        stage.change { remote.value = 3 }
        #expect(try stage.strings() == ["3"])
        #expect(try #require(stage.layers(CATextLayer.self).first).foregroundColor?.alpha == 1)
    }

    // MARK: Layout and fonts

    /// A sentence with a number, in a box of 150 points that is narrower than the sentence.
    private struct Sentence: View {
        let transition: ContentTransition
        let isShort: Bool
        let remote: Remote<Int>
        var body: some View {
            Remoted(remote) { Text("\($0) items in your list that is long") }
                .lineLimit(isShort ? 1 : nil)
                .contentTransition(transition)
                .frame(width: 150)
        }
    }

    @Test(
        "A text of several lines, or a truncated one, keeps its layout",
        arguments: [ContentTransition.numericText(), .interpolate, .opacity], [false, true]
    )
    func lines(transition: ContentTransition, isShort: Bool) throws {
        let remote = Remote(98)
        let stage = ViewStage(Sentence(transition: transition, isShort: isShort, remote: remote))
        let text = try #require(stage.layers(CATextLayer.self).first)
        let size = text.bounds.size
        #expect(size.width <= 150)
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = 99 } }
        stage.display.advance(by: 0.5)
        let shown = try stage.layers(CATextLayer.self).dropFirst().map(stage.shown)
        #expect(
            shown.map { $0.string as? String } == [
                "98 items in your list that is long", "99 items in your list that is long",
            ]
        )
        for layer in shown {
            #expect(layer.bounds.size == size && layer.isWrapped)
            #expect(layer.truncationMode == .end && layer.frame.origin == .zero)
            #expect(abs(layer.opacity - 0.5) < 0.05)
        }
    }

    /// A word whose font size changes with it, outside of the content transition.
    private struct Word: View {
        let transition: ContentTransition
        let isInside: Bool
        let remote: Remote<Bool>
        var body: some View {
            Remoted(remote) { isLong in
                let text = Text(isLong ? "Long" : "Hi")
                let font = Font.system(size: isLong ? 40 : 16)
                if isInside {
                    text.font(font).contentTransition(transition)
                } else {
                    text.contentTransition(transition).font(font)
                }
            }
        }
    }

    @Test(
        "Letters have the font size of the text in each frame, wherever the font is set",
        arguments: [ContentTransition.numericText(), .opacity], [false, true]
    )
    func fonts(transition: ContentTransition, isInside: Bool) throws {
        let remote = Remote(false)
        let stage = ViewStage(Word(transition: transition, isInside: isInside, remote: remote))
        func check(_ size: CGFloat) throws {
            let layers = try stage.layers(CATextLayer.self).map(stage.shown)
            #expect(layers.count > 2)
            for layer in layers { #expect(abs(layer.fontSize - size) < 0.5) }
            let text = try #require(layers.first)
            let ends = layers.dropFirst().filter { $0.opacity > 0.5 }.map(\.frame.maxX)
            #expect(try #require(ends.max()) <= text.bounds.width + 1)
        }
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
        stage.display.advance(by: 0.75)
        try check(34)
        // Reversed in flight, it starts at the shown size.
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = false } }
        stage.display.advance(by: 0.75)
        let layers = try stage.layers(CATextLayer.self).map(stage.shown)
        let sizes = Set(layers.map { ($0.fontSize * 100).rounded() })
        #expect(sizes.count == 1 && layers.count > 2)
        stage.display.advance(by: 2)
        #expect(try stage.strings() == ["Hi"])
        #expect(try #require(stage.layers(CATextLayer.self).first).fontSize == 16)
    }
}
