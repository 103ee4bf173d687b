import Foundation
import Legato
import Testing

/// Badges and handles beside the content of list rows.
struct RowToolsTests {
    private let size = CGSize(width: 300, height: 400)

    private struct Rows: View {
        let isEditing: Bool
        let badge: String?
        var body: some View {
            List {
                ForEach(0..<1) { _ in Color.red.frame(height: 20).badge(badge) }
                    .onMove { _, _ in }
            }
            .listStyle(.plain)
            .environment(\.editMode, .constant(isEditing ? .active : .inactive))
        }
    }

    /// Returns the horizontal ends of the content of a row.
    private func ends(_ rows: Rows, isMirrored: Bool = false) throws -> (CGFloat, CGFloat) {
        let view = rows.environment(
            \.layoutDirection, isMirrored ? .rightToLeft : .leftToRight
        )
        let it = ViewDisplay(view, size: size, frames: 3)
        var found: CALayer?
        var waiting: [CALayer] = [it.hosting]
        while let layer = waiting.popLast() {
            if layer.bounds.height == 20, layer.bounds.width > 100 { found = layer }
            waiting += layer.sublayers ?? []
        }
        let layer = try #require(found)
        let middle = it.middle(layer).x
        return (middle - layer.bounds.width / 2, middle + layer.bounds.width / 2)
    }

    @Test("The content ends before the handle with which the row is moved")
    func handle() throws {
        #expect(try ends(Rows(isEditing: false, badge: nil)) == (16, 284))
        #expect(try ends(Rows(isEditing: true, badge: nil)) == (16, 240))
        #expect(try ends(Rows(isEditing: true, badge: nil), isMirrored: true) == (60, 284))
    }

    @Test("The content ends 8 points before the badge, whose width differs")
    func badge() throws {
        let long = ViewDisplay(Rows(isEditing: false, badge: "12345"), size: size, frames: 3)
        let layer = try #require(long.layer(ofText: "12345"))
        let start = long.middle(layer).x - layer.bounds.width / 2
        let end = try ends(Rows(isEditing: false, badge: "12345")).1
        #expect(abs(end - start + 8) < 0.6)
        let short = try ends(Rows(isEditing: false, badge: "1")).1
        #expect(short > end + 10 && short < 276)
        #expect(try abs(ends(Rows(isEditing: true, badge: "1")).1 - short + 44) < 0.1)
    }
}
