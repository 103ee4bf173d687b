import Foundation
import LegatoLayers
import LegatoPlatform
import Testing

/// Drops from other programs.
struct PendingDropTests {
    @Test("The parts of a drop come as one event, and no part is left for the next one")
    func parts() {
        var drop = PendingDrop()
        let place = CGPoint(x: 3, y: 4)
        func note(_ parts: PendingDrop.Part...) -> DropEvent? {
            parts.reduce(nil) { drop.note($1, at: place, time: 5) ?? $0 }
        }
        #expect(
            note(.begin, .file("/a b"), .text("c"), .end)
                == DropEvent(
                    location: place, urls: [URL(filePath: "/a b")], texts: ["c"], time: 5
                )
        )
        #expect(note(.begin, .end) == nil)
        #expect(note(.begin, .text("d"), .begin, .text("e"), .end)?.texts == ["e"])
    }
}
