import AllocationCounterForBenchmarks
import Foundation
import Legato

/// Layers that all move and turn; times what comes before drawing: evaluating, flattening, culling,
/// ordering and emitting.
@MainActor
struct DisplayListWorkload {
    let count: Int
    private let display = HeadlessDisplay(size: CGSize(width: 1280, height: 720))

    /// Makes rounded rectangles of 24 points, each with its own way and rate of turning.
    init(layers count: Int) {
        self.count = count
        for index in 0..<count {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
            layer.cornerRadius = 6
            layer.opacity = 0.8
            layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
            let place = CGPoint(x: index * 37 % 1280, y: index * 91 % 720)
            layer.position = place
            let way = CABasicAnimation(keyPath: "position")
            way.fromValue = place
            way.toValue = CGPoint(x: (place.x + 640) / 2, y: (place.y + 360) / 2)
            (way.duration, way.repeatCount) = (1 + Double(index % 97) / 50, .infinity)
            way.autoreverses = true
            layer.add(way, forKey: "way")
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            (turn.fromValue, turn.toValue) = (0.0, 2 * Double.pi)
            (turn.duration, turn.repeatCount) = (1 + Double(index % 89) / 40, .infinity)
            layer.add(turn, forKey: "turn")
            display.rootLayer.addSublayer(layer)
        }
        display.perform { CATransaction.flush() }
        display.advance(by: 0.25)
    }

    /// Times a list at so many times.
    func measure(runs: Int, _ only: String) -> [LayerRow] {
        let name = "display list, a layer"
        guard only.isEmpty || name.contains(only) else { return [] }
        var times: [Double] = []
        var allocations = 0.0
        for run in 0..<(runs + 5) {
            display.advance(by: 1.0 / 60)
            let allocated = allocationsOfThisThread()
            let start = LayerWorkload.now
            _ = display.displayList()
            let end = LayerWorkload.now
            // The lists take turns: both have their room after a few.
            guard run >= 5 else { continue }
            times.append((end - start) / Double(count) * 1e9)
            allocations = max(allocations, Double(allocationsOfThisThread() - allocated))
        }
        return [LayerRow(name, layers: count, times: times, allocations: allocations)]
    }
}
