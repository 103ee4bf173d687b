import Figures
import Foundation
import Legato

/// Workloads that test the timing of ticks rather than the cost of frames.
extension BenchmarkScene {
    static let link = BenchmarkScene(
        id: "link", sentence: "A display link moves a small layer: one callback a frame.", count: 1,
        change: { root, _, link in move(root, to: link.targetTimestamp) }
    ) { size, count in still(size, count) }

    static let pause = BenchmarkScene(
        id: "pause",
        sentence:
            "A display link moves a small layer and pauses half of each second; a window only.",
        count: 1,
        change: { root, number, link in
            move(root, to: link.targetTimestamp)
            guard number % 30 == 0 else { return }
            link.isPaused = true
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                MainActor.assumeIsolated { link.isPaused = false }
            }
        }
    ) { size, count in still(size, count) }

    static let rates = BenchmarkScene(
        id: "rates",
        sentence: "A display link moves a small layer at 60, 30 and 20 Hz, a second each.",
        count: 1,
        change: { root, _, link in
            move(root, to: link.targetTimestamp)
            let rates = [60, 30, 20]
            link.preferredFramesPerSecond = rates[Int(link.timestamp) % rates.count]
        }
    ) { size, count in still(size, count) }

    static let overrun = BenchmarkScene(
        id: "overrun",
        sentence: "Every tenth callback of the program takes 40 ms while layers move.",
        count: 100,
        change: { _, number, _ in
            guard number % 10 == 0 else { return }
            // The media time of a headless display does not advance meanwhile.
            let end = Clock.now + 0.04
            while Clock.now < end {}
        }
    ) { size, count in root(size, count) { index, place in dot(at: place, index) } }

    static let slowFrames = BenchmarkScene(
        id: "slow-frames",
        sentence: "Every tenth frame shows 'count' blurred groups that fill the display.",
        count: 8,
        change: { root, number, _ in
            CATransaction.setDisableActions(true)
            for group in root.sublayers?.dropFirst() ?? [] { group.isHidden = number % 10 != 0 }
        }
    ) { size, count in
        let root = root(size, 1) { index, place in dot(at: place, index) }
        for part in 0..<count {
            let group = BenchmarkScene.root(size, 20) { index, place in
                dot(at: place, index + part)
            }
            group.backgroundColor = nil
            if let blur = CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 12]) {
                group.filters = [blur]
            }
            group.isHidden = true
            root.addSublayer(group)
        }
        return root
    }

    /// Returns a root with small layers that move only when changed.
    private static func still(_ size: CGSize, _ count: Int) -> CALayer {
        root(size, count) { index, place in dot(at: place, index, moves: false) }
    }

    /// Moves the layers to their positions at a time.
    private static func move(_ root: CALayer, to time: CFTimeInterval) {
        CATransaction.setDisableActions(true)
        for layer in root.sublayers ?? [] {
            layer.position.x = 300 + 200 * sin(2 * time)
        }
    }
}
