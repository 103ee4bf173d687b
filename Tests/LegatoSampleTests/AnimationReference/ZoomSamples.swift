import Foundation
import Legato
import Testing

/// 000 Animation reference: zooms.
///
/// Samples 51 to 57 of document 000: pages that zoom out of the tapped cell.
///
/// The cells are in columns here, because the document's grids are not supported yet.
@MainActor struct ZoomSamples {
    private struct Charm: Identifiable, Hashable { let id: Int }

    private struct Preview: View {
        var body: some View { Color.red.frame(width: 80, height: 40) }
    }

    private struct Charms: View {
        let charms = [Charm(id: 1), Charm(id: 2)]
        @Namespace private var space
        @State private var chosen: Charm?

        var body: some View {
            NavigationStack {
                VStack(spacing: 20) {
                    ForEach(charms) { charm in
                        NavigationLink {
                            Color.blue.navigationTransition(.zoom(sourceID: charm.id, in: space))
                        } label: {
                            Preview()
                        }
                        .matchedTransitionSource(id: charm.id, in: space) {
                            $0.cornerRadius(8).shadow(radius: 4)
                        }
                    }
                    Button("Cover") { chosen = charms[0] }
                }
                .fullScreenCover(item: $chosen) { charm in
                    Color.green.navigationTransition(.zoom(sourceID: charm.id, in: space))
                }
            }
        }
    }

    /// Returns the bounding box of the pixels in which only one colour channel is strong.
    private func area<V: View>(_ stage: TransactionStage<V>, _ channel: Int) -> CGRect {
        let picture = stage.display.snapshot()
        var area = CGRect.null
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                let channels = [pixel.red, pixel.green, pixel.blue]
                let rest = (0..<3).filter { $0 != channel }.map { channels[$0] }.max() ?? 0
                guard channels[channel] > 150, Int(channels[channel]) > Int(rest) + 40 else {
                    continue
                }
                area = area.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return area
    }

    @Test func samples51to53_aTappedCellMorphsIntoThePage() throws {
        let stage = TransactionStage(Charms(), width: 200, height: 240)
        let cells = area(stage, 0)
        #expect(cells.width == 80 && cells.height >= 100)
        stage.tap(CGPoint(x: cells.midX, y: cells.minY + 20))
        let sizes = try stage.values(at: [0.1, 0.2, 0.3, 2]) { area(stage, 2) }
        for (size, next) in zip(sizes, sizes.dropFirst()) {
            #expect(size.width < next.width && size.height < next.height, "\(sizes)")
        }
        #expect(sizes[0].width >= 80 && sizes[3].width == 200)
    }

    @Test func sample56_aCoverGrowsOutOfTheSameCell() throws {
        let stage = TransactionStage(Charms(), width: 200, height: 240)
        try stage.tap("Cover")
        let sizes = try stage.values(at: [0.1, 0.2, 2]) { area(stage, 1) }
        #expect(sizes[0].width < sizes[1].width && sizes[0].maxY < 150, "\(sizes)")
        #expect(sizes[2] == stage.hosting.bounds)
    }

    @Test func sample57_theSourceIsStyledAndItsCornersMorph() throws {
        let stage = TransactionStage(Charms(), width: 200, height: 240)
        func radii() -> [CGFloat] {
            stage.display.perform {
                stage.layers(CALayer.self).compactMap { $0.presentation()?.cornerRadius }
            }
        }
        #expect(radii().count { $0 == 8 } >= 2, "both sources have the corners")
        let cells = area(stage, 0)
        stage.tap(CGPoint(x: cells.midX, y: cells.minY + 20))
        let between = try stage.values(at: [0.1, 0.2]) { radii().filter { $0 > 0.1 && $0 < 7.9 } }
        #expect(between.allSatisfy { !$0.isEmpty })
        #expect((between[0].max() ?? 0) > (between[1].max() ?? 9))
    }
}
