import Foundation
import Legato
import Observation

/// Counts the rows that appear and disappear, and holds what they show.
@Observable final class LazyModel {
    @ObservationIgnored var alive: Set<Int> = []
    @ObservationIgnored var appeared = 0
    @ObservationIgnored var disappeared = 0
    @ObservationIgnored var size = CGSize.zero
    @ObservationIgnored var offset = CGPoint.zero
    var rows: [Int]
    /// The row to scroll to; nil for none.
    var goal: Int?
    var position: Int?

    init(_ rows: [Int] = []) { self.rows = rows }

    /// A row of a size that appears in the counts.
    func row(_ id: Int, width: CGFloat = 70, height: CGFloat = 40) -> some View {
        Color.red.frame(width: width, height: height)
            .onAppear { [self] in (alive, appeared) = (alive.union([id]), appeared + 1) }
            .onDisappear { [self] in
                (alive, disappeared) = (alive.subtracting([id]), disappeared + 1)
            }
    }

    /// A view whose scroll view reports its geometry.
    func observed(_ view: some View) -> some View {
        view.onScrollGeometryChange(for: CGSize.self, of: { $0.contentSize }) { [self] in size = $1
        }
        .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { [self] in
            offset = $1
        }
    }

    /// A height that differs from row to row.
    static func height(_ id: Int) -> CGFloat { CGFloat(20 + id * 7919 % 97) }
}

extension ViewDisplay {
    /// Turns the wheel, and waits until the content is at rest.
    func turn(_ distance: CGFloat, across: CGFloat = 0) {
        display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 100, y: 100),
                    delta: CGSize(width: -across, height: -distance), time: display.time
                )
            )
        )
        display.advance(by: 1)
    }

    /// Returns the presented frames of the layers of a width, from top to bottom.
    func frames(width: CGFloat) -> [CGRect] {
        var found: [CALayer] = []
        var waiting: [CALayer] = [hosting]
        while let layer = waiting.popLast() {
            if layer.bounds.width == width { found.append(layer) }
            waiting += layer.sublayers ?? []
        }
        return found.map {
            let middle = self.middle($0)
            let height = $0.bounds.height
            return CGRect(
                x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height
            )
        }.sorted { $0.minY < $1.minY }
    }
}
