import Foundation
import Legato

/// A column of rows of three layers in a clip of which 18 rows show, under a pointer.
@MainActor
struct ClippedWorkload {
    private static let changes = 100
    private static let rowHeight = 40.0
    private let count: Int
    private let display = HeadlessDisplay(size: CGSize(width: 1280, height: 720))
    private let clip = CALayer()

    /// Creates the rows, with a number of layers in all.
    init(layers count: Int) {
        self.count = count
        clip.frame = CGRect(x: 0, y: 0, width: 1280, height: 720)
        clip.masksToBounds = true
        for index in 0..<max(1, count / 4) {
            let row = CALayer()
            row.frame = CGRect(
                x: 0, y: Double(index) * Self.rowHeight, width: 1280, height: Self.rowHeight
            )
            for column in 0..<3 {
                let cell = CALayer()
                cell.frame = CGRect(x: 10 + Double(column) * 60, y: 4, width: 50, height: 32)
                cell.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
                cell.cornerRadius = 6
                row.addSublayer(cell)
            }
            clip.addSublayer(row)
        }
        display.rootLayer.addSublayer(clip)
        CATransaction.flush()
        display.advance(by: 0.25)
    }

    /// Measures a move of the pointer, and a frame of scrolling.
    func measure(runs: Int, _ only: String) -> [LayerRow] {
        var step = 0
        return [
            row("rows in a clip: pointer moved", runs, only) {
                step += 1
                let place = CGPoint(x: 20 + step % 150, y: step * 7 % 720)
                display.send(.pointerMoved(PointerEvent(location: place, time: display.time)))
            },
            row("rows in a clip: a frame of scrolling", runs, only) {
                step += 1
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                clip.bounds.origin.y = Double(step * 13 % max(1, count * 10 - 720))
                CATransaction.commit()
                display.advance(by: 1 / 60)
                _ = display.displayList()
            },
        ].compactMap { $0 }
    }

    private func row(
        _ name: String, _ runs: Int, _ only: String, _ change: () -> Void
    ) -> LayerRow? {
        guard only.isEmpty || name.contains(only) else { return nil }
        return LayerRow(name, layers: count, runs: runs, changes: Double(Self.changes)) {
            for _ in 0..<Self.changes { change() }
        }
    }
}
