import Foundation
import Legato
import TestSupport
import Testing

/// Margins of sections in lists.
struct SectionMarginTests {
    private var row: some View { Color.red.frame(height: 50) }

    /// Returns the presented frames of the red rows of a list, 300 points wide.
    private func rows(_ view: some View) -> [CGRect] {
        let it = ViewDisplay(view, size: CGSize(width: 300, height: 600), frames: 2)
        var found: [CGRect] = []
        for width in 1...300 {
            for layer in it.layers(CGSize(width: width, height: 50)) {
                let middle = it.middle(layer)
                let frame = CGRect(
                    x: middle.x - CGFloat(width) / 2, y: middle.y - 25, width: CGFloat(width),
                    height: 50
                )
                // The row and its colour have layers of the same frame.
                if !found.contains(frame) { found.append(frame) }
            }
        }
        return found.sorted { $0.minY < $1.minY }
    }

    private func list(_ first: (AnyView) -> some View) -> some View {
        List {
            first(AnyView(Section { row.listRowInsets(EdgeInsets()) }))
            Section { row.listRowInsets(EdgeInsets()) }
        }
    }

    @Test("The margins of a section replace those of the list's style")
    func margins() {
        let usual = rows(list { $0 })
        #expect(usual.map(\.minX) == [16, 16] && usual.map(\.width) == [268, 268])
        #expect(usual.map(\.minY) == [24, 109])
        let wide = rows(list { $0.listSectionMargins(.horizontal, 0) })
        #expect(wide.map(\.minX) == [0, 16] && wide.map(\.width) == [300, 268])
        #expect(wide.map(\.minY) == usual.map(\.minY))
        let own = rows(
            list { $0.listSectionMargins(.top, 4).listSectionMargins([.leading, .bottom], 40) }
        )
        #expect(own.map(\.minX) == [40, 16] && own.map(\.width) == [244, 268])
        #expect(own.map(\.minY) == [4, 129])
        let all = rows(list { $0.listSectionMargins(.leading, nil) }.listSectionMargins(.all, 10))
        #expect(all.map(\.minX) == [10, 10] && all.map(\.minY) == [10, 80])
        #expect(sentences { _ = row.listSectionMargins(.all, .infinity) }.count == 1)
    }
}
