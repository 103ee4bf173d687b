import Foundation
import Legato
import Testing

@testable import LegatoViews

@Suite("Content transitions of texts") struct ContentTransitionTests {
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

    @Test("Texts cross-fade as wholes with .opacity")
    func opacity() throws {
        let letters = try halfway(.opacity, from: 10, to: 20)
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
}
