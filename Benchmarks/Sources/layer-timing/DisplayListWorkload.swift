import AllocationCounterForBenchmarks
import Figures
import Foundation
import Legato
import LegatoGL
import LegatoSoftware

/// Layers whose display list is repeatedly built, and drawn by both renderers.
@MainActor
struct DisplayListWorkload {
    private static let size = CGSize(width: 1280, height: 720)
    /// The number of lists built as warm-up: two alternate, and both need their memory.
    private static let warmUps = 5

    private let name: String
    private let count: Int
    /// The divisor of the times.
    private let share: Int
    private let display: HeadlessDisplay
    private let threads: Int?

    private init(_ name: String, count: Int, share: Int, threads: Int?, _ make: (Int) -> CALayer) {
        display = HeadlessDisplay(size: Self.size, threads: threads)
        self.threads = threads
        (self.name, self.count, self.share) = (name, count, share)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for index in 0..<count { display.rootLayer.addSublayer(make(index)) }
        CATransaction.commit()
        display.advance(by: 0.25)
    }

    /// Rounded rectangles of 24 points that all move and rotate, each with its own timing.
    static func moving(_ count: Int, threads: Int?) -> DisplayListWorkload {
        DisplayListWorkload(
            "a layer that moves", count: count, share: count, threads: threads
        ) { index in
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
            layer.cornerRadius = 6
            layer.opacity = 0.8
            layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
            let place = CGPoint(x: index * 37 % 1280, y: index * 91 % 720)
            layer.position = place
            let move = CABasicAnimation(keyPath: "position")
            move.fromValue = place
            move.toValue = CGPoint(x: (place.x + 640) / 2, y: (place.y + 360) / 2)
            (move.duration, move.repeatCount) = (1 + Double(index % 97) / 50, .infinity)
            move.autoreverses = true
            layer.add(move, forKey: "move")
            layer.add(turn(seconds: 1 + Double(index % 89) / 40), forKey: "turn")
            return layer
        }
    }

    /// The animation that moves the layers.
    enum Driver: String, CaseIterable {
        case basic = "CABasicAnimation"
        case spring = "animate(.spring)"
        case curve = "animate(.easeInOut)"
        case retargeted = "animate(.spring), twice retargeted"

        /// The duration of the animations, long enough for all measurements.
        private static let seconds = 120.0

        @MainActor
        fileprivate func start(_ layers: [CALayer]) {
            @MainActor func move(_ animation: Animation) {
                CALayer.animate(animation) {
                    for layer in layers {
                        layer.position = CGPoint(
                            x: 1280 - layer.position.x, y: 720 - layer.position.y
                        )
                    }
                }
            }
            switch self {
            case .basic:
                for layer in layers {
                    let move = CABasicAnimation(keyPath: "position")
                    move.fromValue = layer.position
                    move.toValue = CGPoint(x: 640, y: 360)
                    move.duration = Self.seconds
                    layer.add(move, forKey: "move")
                }
            case .spring, .retargeted: move(.spring(duration: Self.seconds))
            case .curve: move(.easeInOut(duration: Self.seconds))
            }
        }

        /// Retargets the animation twice.
        @MainActor
        fileprivate func retarget(_ layers: [CALayer], on display: HeadlessDisplay) {
            guard self == .retargeted else { return }
            for animation in [Animation.spring(duration: Self.seconds), .bouncy(duration: 90)] {
                display.advance(by: 0.25)
                CALayer.animate(animation) {
                    for layer in layers { layer.position.x += 40 }
                }
            }
        }
    }

    /// Rounded rectangles of 24 points with animated positions.
    static func driven(_ count: Int, threads: Int?, by driver: Driver) -> DisplayListWorkload {
        let workload = DisplayListWorkload(
            "moved by \(driver.rawValue)", count: count, share: count, threads: threads
        ) { index in
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
            layer.cornerRadius = 6
            layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
            layer.position = CGPoint(x: index * 37 % 1280, y: index * 91 % 720)
            return layer
        }
        let layers = workload.display.rootLayer.sublayers ?? []
        driver.start(layers)
        driver.retarget(layers, on: workload.display)
        workload.display.advance(by: 0.25)
        return workload
    }

    /// Still layers on a plane far larger than the display, of which about a hundred are visible
    /// and ten rotate.
    static func still(_ count: Int, threads: Int?) -> DisplayListWorkload {
        let columns = Int(Double(count).squareRoot().rounded(.up))
        return DisplayListWorkload(
            "100 of them show, 10 move", count: count, share: 1, threads: threads
        ) { index in
            let layer = CALayer()
            let (row, column) = (index / columns, index % columns)
            layer.frame = CGRect(x: 10 + column * 128, y: 6 + row * 72, width: 100, height: 60)
            layer.cornerRadius = 8
            layer.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.9)
            if row < 1 && column < 10 {
                layer.add(turn(seconds: 1 + Double(column) / 10), forKey: "turn")
            }
            return layer
        }
    }

    /// Measures building and drawing the list at `runs` times.
    func measure(runs: Int, _ only: String) throws -> [LayerRow] {
        let display = display
        let software = SoftwareRenderer(threads: threads)
        var rows = [
            try row("display list", runs, only) {
                Self.reading { _ = display.displayList() }
            },
            try row("drawn, software", runs, only) {
                let list = display.displayList()
                return try Self.reading { try software.render(list) }
            },
        ]
        // Without OpenGL there is one row fewer.
        if let context = try? OffscreenContext() {
            let renderer = try GLRenderer { context.load($0) }
            let finish = context.load("glFinish").map {
                unsafeBitCast($0, to: (@convention(c) () -> Void).self)
            }
            rows.append(
                try row("drawn, OpenGL", runs, only) {
                    let list = display.displayList()
                    return try Self.reading {
                        try renderer.render(list)
                        finish?()
                    }
                }
            )
        }
        return rows.compactMap { $0 }
    }

    private func row(
        _ work: String, _ runs: Int, _ only: String,
        _ reading: () throws -> (time: Double, allocations: Double)
    ) throws -> LayerRow? {
        let name = "\(work), \(name)"
        guard only.isEmpty || name.contains(only) else { return nil }
        var times: [Double] = []
        var allocations = 0.0
        for run in 0..<(runs + Self.warmUps) {
            display.advance(by: 1.0 / 60)
            let reading = try reading()
            guard run >= Self.warmUps else { continue }
            times.append(reading.time / Double(share) * 1e9)
            allocations = max(allocations, reading.allocations)
        }
        return LayerRow(name, layers: count, times: times, allocations: allocations)
    }

    /// Returns the seconds of some work, and its allocations on this thread.
    private static func reading(
        _ work: () throws -> Void
    ) rethrows -> (time: Double, allocations: Double) {
        let allocated = allocationsOfThisThread()
        let start = Clock.now
        try work()
        let end = Clock.now
        return (end - start, Double(allocationsOfThisThread() - allocated))
    }

    private static func turn(seconds: Double) -> CABasicAnimation {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue) = (0.0, 2 * Double.pi)
        (turn.duration, turn.repeatCount) = (seconds, .infinity)
        return turn
    }
}
