import AllocationCounterForBenchmarks
import Figures
import Foundation
import Legato
import LegatoScenes

/// A long run of one scene.
@MainActor
struct EnduranceRun {
    private let scene: DemoScene
    private let count: Int?
    private let seed: UInt64
    private let size = CGSize(width: 640, height: 360)
    /// The refreshes per second during interaction.
    private let playRate = 60.0

    init(scene: DemoScene, count: Int, seed: UInt64) {
        self.scene = scene
        self.count = scene.defaultCount.map { min($0, count) }
        self.seed = seed
    }

    /// Interacts with the scene at the start of each hour, then lets the hour pass.
    func day(hours: Int, rate: Double) -> EnduranceReport.Day {
        var day = EnduranceReport.Day()
        var random = SplitMix64(seed: seed)
        let display = show(refreshRate: rate)
        for hour in 0..<hours {
            let start = Clock.processorNow
            let begin = Double(hour) * 3600
            for event in script(from: begin) + randomInput(from: begin + 60, &random) {
                advance(display, to: event.time)
                display.send(event.event)
                _ = display.snapshot()
            }
            advance(display, to: begin + 3600)
            _ = display.snapshot()
            day.hours.append(Clock.processorNow - start)
            day.memory.append(heap)
        }
        return day
    }

    /// Lets years pass with one refresh per hour and one snapshot per month.
    func years(_ count: Int) -> EnduranceReport.Years {
        var years = EnduranceReport.Years()
        let display = show(refreshRate: 1 / 3600.0)
        display.advance(by: scene.stillTime)
        years.moves.first = moves(display)
        for _ in 0..<count {
            let start = Clock.processorNow
            for _ in 0..<12 {
                display.advance(by: 730.5 * 3600)
                _ = display.snapshot()
            }
            years.years.append(Clock.processorNow - start)
            years.memory.append(heap)
        }
        years.moves.last = moves(display)
        return years
    }

    /// MiB of the heap.
    private var heap: Double { Double(bytesOfAllThreads()) / 1_048_576 }

    private func show(refreshRate: Double) -> HeadlessDisplay {
        let display = HeadlessDisplay(size: size, refreshRate: refreshRate)
        display.perform { display.rootLayer.addSublayer(scene.makeRoot(size: size, count: count)) }
        display.advance(by: 0)
        return display
    }

    private func advance(_ display: HeadlessDisplay, to time: Double) {
        display.advance(by: max(0, time - display.time))
    }

    /// Whether any two successive frames within a second differ.
    private func moves(_ display: HeadlessDisplay) -> Bool {
        var latest = display.snapshot()
        for _ in 0..<60 {
            display.advance(by: 1 / playRate)
            let picture = display.snapshot()
            if picture != latest { return true }
            latest = picture
        }
        return false
    }

    private func script(from begin: Double) -> [TimedInput] {
        scene.scriptedInput(size: size).map { TimedInput($0.event, at: begin + $0.time) }
    }

    /// Taps, drags and scrolls at random locations, one after another.
    private func randomInput(from begin: Double, _ random: inout SplitMix64) -> [TimedInput] {
        var inputs: [TimedInput] = []
        var time = begin
        func place() -> CGPoint {
            CGPoint(x: random.unit() * size.width, y: random.unit() * size.height)
        }
        for _ in 0..<10 {
            let (from, to) = (place(), place())
            let steps = Int(random.unit() * 12)
            inputs.append(.pointer(.down, from, at: time))
            for step in 0..<steps {
                let part = CGFloat(step + 1) / CGFloat(steps)
                time += 1 / playRate
                let point = CGPoint(
                    x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part
                )
                inputs.append(.pointer(.moved, point, at: time))
            }
            time += 1 / playRate
            inputs.append(.pointer(.up, steps == 0 ? from : to, at: time))
            time += random.unit() * 2
            let delta = CGSize(width: 0, height: (random.unit() - 0.5) * 200)
            inputs.append(
                TimedInput(.scroll(ScrollEvent(location: to, delta: delta, time: time)), at: time)
            )
            time += random.unit()
        }
        return inputs
    }
}

/// An input event and when it is sent.
private struct TimedInput {
    enum Phase { case down, moved, up }

    let event: InputEvent
    let time: Double

    /// Moves an event to a time.
    init(_ event: InputEvent, at time: Double) {
        self.time = time
        func moved(_ pointer: PointerEvent) -> PointerEvent {
            var pointer = pointer
            pointer.time = time
            return pointer
        }
        func moved(_ key: KeyEvent) -> KeyEvent {
            var key = key
            key.time = time
            return key
        }
        switch event {
        case .pointerDown(let pointer): self.event = .pointerDown(moved(pointer))
        case .pointerMoved(let pointer): self.event = .pointerMoved(moved(pointer))
        case .pointerUp(let pointer): self.event = .pointerUp(moved(pointer))
        case .pointerCancelled(let pointer): self.event = .pointerCancelled(moved(pointer))
        case .pointerExited(let pointer): self.event = .pointerExited(moved(pointer))
        case .keyDown(let key): self.event = .keyDown(moved(key))
        case .keyUp(let key): self.event = .keyUp(moved(key))
        case .scroll(var scroll):
            scroll.time = time
            self.event = .scroll(scroll)
        case .pinch(var pinch):
            pinch.time = time
            self.event = .pinch(pinch)
        case .text(var text):
            text.time = time
            self.event = .text(text)
        case .composition(var composition):
            composition.time = time
            self.event = .composition(composition)
        case .drag(var drag):
            drag.time = time
            self.event = .drag(drag)
        case .dragExited(var drag):
            drag.time = time
            self.event = .dragExited(drag)
        case .drop(var drop):
            drop.time = time
            self.event = .drop(drop)
        }
    }

    static func pointer(_ phase: Phase, _ location: CGPoint, at time: Double) -> TimedInput {
        let pointer = PointerEvent(location: location, time: time)
        let event: InputEvent =
            switch phase {
            case .down: .pointerDown(pointer)
            case .moved: .pointerMoved(pointer)
            case .up: .pointerUp(pointer)
            }
        return TimedInput(event, at: time)
    }
}

/// SplitMix64: the same numbers for the same seed everywhere.
private struct SplitMix64 {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number from 0 up to but excluding 1.
    mutating func unit() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
    }
}
