import Foundation
import Legato
import LegatoRenderTree
import TestSupport
import Testing

@testable import LegatoHeadless
@testable import LegatoLayers

/// What lies outside of a clip or away from the pointer is skipped with its sublayers.
@Suite("Skipping what does not show")
struct ReachTests {
    /// A clip with a column of rows of four layers, of which few show.
    private struct Column {
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))
        let clip = CALayer()
        let content = CALayer()
        var rows: [CALayer] = []
        var tree: RenderTree { display.host.tree }

        init(_ count: Int) {
            clip.bounds.size = CGSize(width: 100, height: 100)
            clip.position = CGPoint(x: 100, y: 100)
            clip.masksToBounds = true
            for index in 0..<count {
                let row = CALayer()
                row.frame = CGRect(x: 0, y: Double(index) * 20, width: 100, height: 20)
                for column in 0..<3 {
                    let cell = CALayer()
                    cell.frame = CGRect(x: Double(column) * 30, y: 2, width: 20, height: 16)
                    cell.backgroundColor = CGColor(red: 1, green: Double(column) / 3, blue: 0)
                    cell.cornerRadius = 4
                    cell.borderWidth = 1
                    row.addSublayer(cell)
                }
                content.addSublayer(row)
                rows.append(row)
            }
            clip.addSublayer(content)
            display.rootLayer.addSublayer(clip)
            display.advance(by: 0.1)
            _ = display.displayList()
        }

        /// Scrolls to a row, and returns the number of entries visited for the next frame.
        func scroll(to row: Int) -> Int {
            withoutActions { clip.bounds.origin.y = Double(row) * 20 }
            display.advance(by: 0.1)
            _ = display.displayList()
            return tree.entriesVisited
        }
    }

    @Test("A frame of scrolling visits as many layers of 6,000 rows as of 300")
    func scrolling() {
        let (short, long) = (Column(300), Column(6000))
        for row in [100, 101, 200] {
            let (few, many) = (short.scroll(to: row), long.scroll(to: row))
            // One entry for each block of 32 rows that is skipped, and the rows of one block.
            #expect(few < 100)
            #expect(many - few == 188 - 10)
            #expect(short.display.snapshot() == long.display.snapshot())
        }
    }

    @Test("A change computes the areas of its layer and of those above")
    func changes() {
        let column = Column(3000)
        _ = column.scroll(to: 100)
        let before = column.tree.areasComputed
        _ = column.scroll(to: 101)
        #expect(column.tree.areasComputed == before)
        withoutActions { column.rows[2000].sublayers?[1].position.y = 9 }
        _ = column.scroll(to: 102)
        #expect(column.tree.areasComputed - before <= 4)
        // A layer that moves into the clip shows.
        let picture = column.display.snapshot()
        withoutActions { column.rows[2000].sublayers?[1].position.y = -1897 * 20 + 9 }
        column.display.advance(by: 0.1)
        #expect(column.display.snapshot() != picture)
        withoutActions { column.rows[2000].sublayers?[1].position.y = 9 }
        column.display.advance(by: 0.1)
        #expect(column.display.snapshot() == picture)
    }

    @Test("A layer that moves through a clip is drawn, and skipped again once it rests")
    func moving() {
        let column = Column(3000)
        let rest = column.scroll(to: 100)
        let picture = column.display.snapshot()
        column.rows[2000].add(
            basic("position.y", from: 100.0 * 20, to: 104.0 * 20), forKey: "move"
        )
        column.display.advance(by: 0.5)
        #expect(column.display.snapshot() != picture)
        column.display.advance(by: 1)
        #expect(column.display.snapshot() == picture)
        #expect(column.tree.entriesVisited == rest)
    }

    @Test("A pointer finds a row among many without computing areas again")
    func hits() throws {
        let column = Column(3000)
        _ = column.scroll(to: 1000)
        func hit() throws -> CALayer? {
            try #require(column.display.rootLayer.presentation())
                .hitTest(CGPoint(x: 60 + 35, y: 60 + 5))?.model()
        }
        #expect(try hit() === column.rows[1000].sublayers?[1])
        let before = column.tree.areasComputed
        #expect(try hit() === column.rows[1000].sublayers?[1])
        #expect(column.tree.areasComputed == before)
        // Of two sublayers in one place, the one that is higher is hit.
        withoutActions {
            column.rows[1000].sublayers?[0].frame = CGRect(x: 30, y: 2, width: 20, height: 16)
            column.rows[1000].sublayers?[0].zPosition = 1
        }
        CATransaction.flush()
        #expect(try hit() === column.rows[1000].sublayers?[0])
    }

    /// The layers with their masks, in any order.
    private func layers(in top: CALayer) -> [CALayer] {
        [top] + ((top.sublayers ?? []) + [top.mask].compactMap { $0 }).flatMap(layers)
    }

    @Test(
        "Random trees are drawn in a clip as if nothing were skipped",
        arguments: cases(1...60 as ClosedRange<UInt64>)
    )
    func randomTrees(seed: UInt64) {
        let displays = [false, true].map { movesAll in
            var pictures = RandomPictures(
                seed: seed, parts: seed % 3 == 0 ? .everything : [.gradients, .textures]
            )
            let display = pictures.display()
            // What moves, if only to where it is, is never skipped.
            if movesAll {
                for layer in layers(in: display.rootLayer).dropFirst() {
                    let still = basic("hidden", from: layer.isHidden, to: layer.isHidden)
                    still.duration = 100
                    layer.add(still, forKey: "still")
                }
            }
            withoutActions { display.rootLayer.masksToBounds = true }
            return display
        }
        var random = SeededRandom(seed: seed)
        for step in 0..<6 {
            let origin = CGPoint(x: random.unit() * 300 - 150, y: random.unit() * 300 - 150)
            let pictures = displays.map { display in
                withoutActions {
                    display.rootLayer.bounds.origin = origin
                    if step == 4 { display.rootLayer.sublayers?.first?.masksToBounds = true }
                }
                display.advance(by: 0.05)
                return display.snapshot()
            }
            expectSame(pictures[0], pictures[1], comment: "seed \(seed), step \(step)")
        }
    }
}
