import Foundation
import Legato
import LegatoRenderTree
import TestSupport
import Testing

@testable import LegatoHeadless
@testable import LegatoLayers

/// Areas of layers and their sublayers.
///
/// Hit testing skips a layer and its sublayers if their area does not contain the point.
struct ReachTests {
    /// A clipping layer with a column of rows of three layers, few of which are visible.
    private struct Column {
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))
        let clip = CALayer()
        let content = CALayer()
        var rows: [CALayer] = []
        var tree: RenderTree { display.host.tree }

        init(_ count: Int, firstVisible: Int) {
            clip.bounds.size = CGSize(width: 100, height: 100)
            clip.position = CGPoint(x: 100, y: 100)
            clip.masksToBounds = true
            for index in 0..<count {
                let row = CALayer()
                row.frame = CGRect(x: 0, y: Double(index) * 20, width: 100, height: 20)
                for column in 0..<3 {
                    let cell = CALayer()
                    cell.frame = CGRect(x: Double(column) * 30, y: 2, width: 20, height: 16)
                    row.addSublayer(cell)
                }
                content.addSublayer(row)
                rows.append(row)
            }
            clip.addSublayer(content)
            clip.bounds.origin.y = Double(firstVisible) * 20
            display.rootLayer.addSublayer(clip)
            display.advance(by: 0.1)
        }

        /// Returns the model layer that is hit in the second cell of the first visible row.
        func hit() throws -> CALayer? {
            try #require(display.rootLayer.presentation())
                .hitTest(CGPoint(x: 50 + 35, y: 50 + 5))?.model()
        }

        /// Changes layers without actions and commits.
        func change(_ body: () -> Void) {
            withoutActions(body)
            CATransaction.flush()
        }
    }

    @Test("A pointer finds a row among many without computing areas again")
    func hits() throws {
        let column = Column(3000, firstVisible: 1000)
        #expect(try column.hit() === column.rows[1000].sublayers?[1])
        let before = column.tree.areasComputed
        #expect(before > 9000)
        #expect(try column.hit() === column.rows[1000].sublayers?[1])
        #expect(column.tree.areasComputed == before)
        column.change { column.clip.bounds.origin.y += 20 }
        #expect(try column.hit() === column.rows[1001].sublayers?[1])
        // Only the clip's area is computed, because its sublayers have not changed.
        #expect(column.tree.areasComputed - before <= 1)
        // Of two overlapping sublayers, the one with the greater zPosition is hit.
        column.change {
            column.rows[1001].sublayers?[0].frame = CGRect(x: 30, y: 2, width: 20, height: 16)
            column.rows[1001].sublayers?[0].zPosition = 1
        }
        #expect(try column.hit() === column.rows[1001].sublayers?[0])
    }

    @Test("A change recomputes only the areas of its layer and the superlayers")
    func changes() throws {
        let column = Column(3000, firstVisible: 100)
        #expect(try column.hit() === column.rows[100].sublayers?[1])
        let before = column.tree.areasComputed
        // A layer that moves under the pointer is hit.
        let cell = try #require(column.rows[2000].sublayers?[1])
        column.change { cell.position.y = -1900 * 20 + 9 }
        #expect(try column.hit() === cell)
        #expect(column.tree.areasComputed - before <= 4)
        column.change { cell.position.y = 9 }
        #expect(try column.hit() === column.rows[100].sublayers?[1])
        // So is a newly added layer, and one that an animation moves there.
        let guest = CALayer()
        guest.frame = CGRect(x: 0, y: 100 * 20, width: 100, height: 20)
        column.change { column.content.addSublayer(guest) }
        #expect(try column.hit() === guest)
        column.change { guest.removeFromSuperlayer() }
        column.rows[2000].add(
            basic("position.y", from: 100 * 20 + 10, to: 100 * 20 + 10), forKey: "visit"
        )
        CATransaction.flush()
        column.display.advance(by: 0.5)
        #expect(try column.hit() === cell)
        column.display.advance(by: 1)
        #expect(try column.hit() === column.rows[100].sublayers?[1])
    }
}
