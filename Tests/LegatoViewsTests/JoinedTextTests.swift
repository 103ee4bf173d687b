import Foundation
import Legato
import Testing

/// Row E4: texts joined of others.
@Suite struct JoinedTextTests {
    /// The words that show: what they say, in which font and where.
    private func words<V>(_ stage: ViewStage<V>) throws -> [(String, String, CGRect)] {
        let root = try stage.shown(stage.display.rootLayer)
        return try stage.layers(CATextLayer.self).map { layer in
            let shown = try stage.shown(layer)
            return (
                shown.string as? String ?? "", shown.font ?? "",
                shown.convert(shown.bounds, to: root)
            )
        }
    }

    @Test func E4_partsStandSideBySideInTheirOwnStyles() throws {
        let joined = Text("72").font(.system(size: 40)).bold() + Text("bpm").foregroundStyle(.red)
        let stage = ViewStage(joined.font(.system(size: 10)))
        let words = try words(stage)
        #expect(words.map(\.0) == ["72", "bpm"])
        #expect(words[0].1.contains("Bold") && !words[1].1.contains("Bold"))
        #expect(abs(words[0].2.maxX - words[1].2.minX) < 1e-6)
        // Both stand on one baseline: that of the smaller one lies as deep.
        #expect(words[0].2.minY < words[1].2.minY && words[0].2.maxY > words[1].2.maxY)
        #expect(words[0].2.height > 3 * words[1].2.height)
        let alone = try self.words(ViewStage(Text("72").font(.system(size: 40)).bold()))
        #expect(alone[0].2.width - words[0].2.width < 1)
    }

    @Test func E4_aJoinedTextBreaksBetweenWords() throws {
        let joined = Text("one two ") + Text("three").bold() + Text("four five")
        let wide = try words(ViewStage(joined, width: 400))
        #expect(wide.map(\.0) == ["one ", "two ", "three", "four ", "five"])
        #expect(Set(wide.map(\.2.minY)).count == 1)
        let narrow = try words(ViewStage(joined.frame(width: 100)))
        #expect(narrow[0].2.minY == narrow[1].2.minY)
        #expect(narrow[2].2.minY > narrow[1].2.minY)
        // No space lies between these.
        #expect(narrow[3].2.minY == narrow[2].2.minY)
        #expect(narrow.allSatisfy { $0.2.maxX <= 151 })
        let lines = try words(ViewStage(Text("a\n") + Text("b")))
        #expect(lines.map(\.0) == ["a", "b"])
        #expect(lines[1].2.minY >= lines[0].2.maxY - 1)
    }

    @Test func E4_aJoinedTextChangesInPlace() throws {
        let remote = Remote(1)
        let stage = ViewStage(
            Remoted(remote) { number in
                number == 3 ? Text("plain") : Text("\(number) ").bold() + Text("of 2")
            }
        )
        let layers = stage.layers(CATextLayer.self)
        stage.change { remote.value = 2 }
        #expect(try stage.strings() == ["2 ", "of ", "2"])
        let isSame = stage.layers(CATextLayer.self).elementsEqual(layers, by: ===)
        #expect(isSame)
        stage.change { remote.value = 3 }
        #expect(try stage.strings() == ["plain"])
        stage.change { remote.value = 1 }
        #expect(try stage.strings() == ["1 ", "of ", "2"])
    }
}
