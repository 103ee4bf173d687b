import Foundation
import Legato
import TestSupport
import Testing

struct NavigationSequenceTests {
    /// A thousand sequences in release builds; every second one zooms, drags and presents sheets.
    @Test(arguments: cases(0..<20))
    func randomPushesPopsSheetsCoversAndDrags(seed: Int) {
        let walk = MazeWalk(seed: UInt64(seed), isPlain: seed.isMultiple(of: 2))
        for sequence in 0..<50 {
            if let trouble = wander(walk) ?? rest(walk) {
                Issue.record("seed \(seed), sequence \(sequence): \(trouble), after \(walk.log)")
                return
            }
            walk.log = []
        }
    }

    /// Performs actions for some frames; returns the faults.
    private func wander(_ walk: MazeWalk) -> String? {
        for frame in 0..<24 {
            walk.act()
            if walk.isPlain, walk.model.cover == nil, frame.isMultiple(of: 3), !walk.tap() {
                return "frame \(frame): a tap was lost at \(walk.seen)"
            }
            if let trouble = walk.step() {
                return "frame \(frame): \(trouble), path \(walk.model.path)"
            }
        }
        walk.letGo()
        return nil
    }

    /// Advances until everything is at rest; returns the faults.
    private func rest(_ walk: MazeWalk) -> String? {
        var frames = 0
        repeat {
            if let trouble = walk.step() { return "after the last action: \(trouble)" }
            frames += 1
        } while !walk.stage.display.isIdle && frames < 180
        let model = walk.model
        var places = [CGPoint(x: 100, y: 200)]
        if model.sheet != nil { places.append(CGPoint(x: 100, y: 220)) }
        if model.cover != nil { places.append(CGPoint(x: 100, y: 200)) }
        let seen = walk.seen
        func order(_ a: CGPoint, _ b: CGPoint) -> Bool { a.y < b.y }
        if frames == 180 || seen.map(\.place).sorted(by: order) != places.sorted(by: order)
            || seen.contains(where: { $0.opacity != 1 })
        {
            return "at rest after \(frames) frames, not \(places): \(seen), path \(model.path)"
        }
        let wrong = walk.chart.takeDisordered()
        if !wrong.isEmpty { return "life out of order: \(wrong)" }
        let lives = walk.chart.pages.map(\.phases)
        if lives.count != places.count || lives.contains(where: { $0.last != .didAppear }) {
            return "\(places.count) pages are there, these lives are not over: \(lives)"
        }
        return walk.tap() ? nil : "a tap at rest was lost"
    }
}
