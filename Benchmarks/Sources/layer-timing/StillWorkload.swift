import AllocationCounterForBenchmarks
import Foundation
import Legato

/// Layers that stand still on a plane far larger than the display, of which about a hundred show
/// and ten move.
@MainActor
struct StillWorkload {
    let count: Int
    private let display = HeadlessDisplay(size: CGSize(width: 1280, height: 720))

    /// Makes rows of layers of 100 x 60 points with room between them.
    init(layers count: Int) {
        self.count = count
        let columns = Int(Double(count).squareRoot().rounded(.up))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for index in 0..<count {
            let layer = CALayer()
            let (row, column) = (index / columns, index % columns)
            layer.frame = CGRect(x: 10 + column * 128, y: 6 + row * 72, width: 100, height: 60)
            layer.cornerRadius = 8
            layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.9)
            if row < 1 && column < 10 {
                let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                (turn.fromValue, turn.toValue) = (0.0, 2 * Double.pi)
                (turn.duration, turn.repeatCount) = (1 + Double(column) / 10, .infinity)
                layer.add(turn, forKey: "turn")
            }
            display.rootLayer.addSublayer(layer)
        }
        CATransaction.commit()
        display.advance(by: 0.25)
    }

    /// Times a whole display list at so many times.
    func measure(runs: Int, _ only: String) -> [LayerRow] {
        let name = "display list, 100 of them show, 10 move"
        guard only.isEmpty || name.contains(only) else { return [] }
        var times: [Double] = []
        var allocations = 0.0
        for run in 0..<(runs + 5) {
            display.advance(by: 1.0 / 60)
            let allocated = allocationsOfThisThread()
            let start = LayerWorkload.now
            _ = display.displayList()
            let end = LayerWorkload.now
            guard run >= 5 else { continue }
            times.append((end - start) * 1e9)
            allocations = max(allocations, Double(allocationsOfThisThread() - allocated))
        }
        return [LayerRow(name, layers: count, times: times, allocations: allocations)]
    }
}
