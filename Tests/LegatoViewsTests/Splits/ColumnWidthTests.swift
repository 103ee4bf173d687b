import Foundation
import Legato
import LegatoLayers
import Observation
import Testing

@testable import LegatoViews

/// The columns of navigation split views.
struct ColumnWidthTests {
    @Observable final class Model {
        var columns = NavigationSplitViewVisibility.all
        var ideal: CGFloat = 150
    }

    private struct Mail: View {
        @Bindable var model: Model
        var direction = LayoutDirection.leftToRight

        var body: some View {
            NavigationSplitView(columnVisibility: $model.columns) {
                Color.red.navigationSplitViewColumnWidth(min: 100, ideal: model.ideal, max: 250)
            } content: {
                Color.green.navigationSplitViewColumnWidth(180)
            } detail: {
                Color.blue
            }
            .environment(\.layoutDirection, direction)
        }
    }

    private let model = Model()

    private func show(_ direction: LayoutDirection = .leftToRight) -> ViewDisplay<Mail> {
        ViewDisplay(
            Mail(model: model, direction: direction), size: CGSize(width: 802, height: 500)
        )
    }

    @Test("Columns have their ideal widths in the first frame, and the detail has the rest")
    func widths() {
        let it = show()
        #expect(it.frame(.red)?.minX == 0 && it.frame(.red)?.width == 150)
        #expect(it.frame(.green)?.minX == 151 && it.frame(.green)?.width == 180)
        #expect(it.frame(.blue)?.minX == 332 && it.frame(.blue)?.maxX == 802)
    }

    @Test("A new ideal width is shown until the width is dragged")
    func ideal() {
        let it = show()
        it.display.perform { model.ideal = 170 }
        it.display.advance(frames: 2)
        #expect(it.frame(.red)?.width == 170)
    }

    @Test("A drag changes the width within its limits at the cost of the detail")
    func drag() {
        for direction in LayoutDirection.allCases {
            let it = show(direction)
            let (start, sign): (CGFloat, CGFloat) =
                direction == .leftToRight ? (150, 1) : (652, -1)
            it.down(start, 300)
            for (distance, width) in [(20, 170), (300, 250), (-100, 100), (-30, 120)] {
                it.move(start + sign * CGFloat(distance), 300)
                it.display.advance(frames: 1)
                #expect(it.frame(.red)?.width == CGFloat(width))
                #expect(it.frame(.green)?.width == 180)
                #expect(it.frame(.blue)?.width == CGFloat(802 - 182 - width))
            }
            it.up(start - sign * 30, 300)
        }
    }

    @Test("A column with a fixed width has no edge to drag")
    func fixed() {
        let it = show()
        let splitters = it.hosting.viewElements.filter { $0.label == "Splitter" }
        #expect(splitters.map(\.value) == ["150"])
        it.down(331, 300)
        it.move(371, 300)
        it.up(371, 300)
        it.display.advance(frames: 1)
        #expect(it.frame(.green)?.width == 180)
    }

    @Test("A column that is hidden and shown again has its dragged width")
    func hidden() {
        let it = show()
        it.down(150, 300)
        it.move(200, 300)
        it.up(200, 300)
        it.display.perform { model.columns = .doubleColumn }
        it.display.advance(frames: 2)
        #expect(it.frame(.red) == nil && it.frame(.green)?.minX == 0)
        it.display.perform { model.columns = .detailOnly }
        it.display.advance(frames: 2)
        #expect(it.frame(.green) == nil && it.frame(.blue)?.width == 802)
        it.display.perform { model.columns = .all }
        it.display.advance(frames: 2)
        #expect(it.frame(.red)?.width == 200)
    }

    @Test("A column slides out with the transaction's animation while the detail grows")
    func animation() throws {
        let it = show()
        it.display.perform { withAnimation(.linear(duration: 1)) { model.columns = .doubleColumn } }
        it.display.advance(by: 0.5)
        let (red, green) = (try #require(it.frame(.red)), try #require(it.frame(.green)))
        #expect(abs(red.minX + 75) < 3 && red.width == 150)
        #expect(abs(green.minX - red.maxX - 1) < 2)
        it.display.advance(by: 1)
        #expect(it.frame(.red) == nil && it.frame(.green)?.minX == 0)
    }

    private struct Photos: View {
        @Bindable var model: Model

        var body: some View {
            NavigationSplitView(columnVisibility: $model.columns) {
                Color.red.navigationSplitViewColumnWidth(150)
            } detail: {
                Color.blue
            }
            .navigationSplitViewStyle(.prominentDetail)
        }
    }

    @Test("A prominent detail keeps its width, and a tap on it hides the columns")
    func prominentDetail() {
        let it = ViewDisplay(Photos(model: model), size: CGSize(width: 800, height: 500))
        #expect(it.frame(.blue)?.width == 800 && it.frame(.red)?.width == 150)
        it.tap(75, 300)
        #expect(model.columns == .all)
        it.tap(500, 300)
        #expect(model.columns == .detailOnly)
        it.display.advance(by: 2)
        #expect(it.frame(.blue)?.width == 800 && it.frame(.red) == nil)
    }

    @Test("Columns shrink to their minimum widths before the detail has less than 200 points")
    func narrow() {
        let it = ViewDisplay(
            NavigationSplitView {
                Color.red
            } content: {
                Color.green
            } detail: {
                Color.blue
            },
            size: CGSize(width: 702, height: 500)
        )
        #expect(it.frame(.red)?.width == 250 && it.frame(.green)?.width == 250)
        #expect(it.frame(.blue)?.width == 200)
    }
}
