import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Redacted content.
struct RedactionTests {
    /// Returns the number of pixels in which a view draws, and their greatest opacity.
    private func ink(_ view: some View) -> (count: Int, alpha: UInt8) {
        let picture = ViewStage(view, width: 200, height: 100).display.snapshot()
        let alphas = (0..<100).flatMap { y in (0..<200).map { picture[$0, y].alpha } }
        return (alphas.count { $0 > 0 }, alphas.max() ?? 0)
    }

    @Test("A redacted text keeps its size, and bars take the place of its lines")
    func text() throws {
        let text = Text("Two lines of text\nof which one is short")
        func size(_ view: some View) throws -> CGSize {
            let layer = try #require(ViewStage(view).layers(CATextLayer.self).first)
            return layer.bounds.size
        }
        #expect(try size(text) == size(text.redacted(reason: .placeholder)))
        let (plain, redacted) = (ink(text), ink(text.redacted(reason: .placeholder)))
        #expect(redacted.count > plain.count)
        #expect(plain.alpha == 255 && redacted.alpha == 41)
    }

    @Test("Redaction comes and goes with the state")
    func change() {
        let remote = Remote(true)
        let stage = ViewStage(
            Remoted(remote) { Text("Name").redacted(reason: $0 ? .placeholder : []) }
        )
        func alpha() -> UInt8 {
            let picture = stage.display.snapshot()
            return (0..<200 * 200).map { picture[$0 % 200, $0 / 200].alpha }.max() ?? 0
        }
        #expect(alpha() == 41)
        stage.change { remote.value = false }
        stage.display.advance(frames: 1)
        #expect(alpha() == 255)
        stage.change { remote.value = true }
        stage.display.advance(frames: 1)
        #expect(alpha() == 41)
    }

    @Test("Images and symbols keep their sizes and show one colour")
    func images() throws {
        let pixels: CGImage = CGContext(width: 30, height: 20).makeImage()
        let image = Image(decorative: pixels, scale: 1)
        let (count, alpha) = ink(image.redacted(reason: .placeholder))
        #expect(count == 600 && alpha == 41)
        let (plain, redacted) = (
            ink(Image(systemName: "star")),
            ink(Image(systemName: "star").redacted(reason: .placeholder))
        )
        #expect(redacted.count > plain.count && redacted.alpha == 41)
    }

    @Test("Private views are redacted for privacy only, and unredacted ones never")
    func privacy() {
        let text = Text("42")
        #expect(ink(text.privacySensitive()).alpha == 255)
        #expect(ink(text.redacted(reason: .privacy)).alpha == 255)
        #expect(ink(text.privacySensitive().redacted(reason: .privacy)).alpha == 41)
        #expect(ink(text.unredacted().redacted(reason: .placeholder)).alpha == 255)
    }

    @Test("Bars take the place of the text of a field")
    func field() {
        let field = TextField("Name", text: .constant("Ada Lovelace"))
        let (plain, redacted) = (ink(field), ink(field.redacted(reason: .placeholder)))
        #expect(plain.alpha == 255)
        #expect(redacted.alpha == 41 && redacted.count > plain.count)
    }
}
