import AllocationCounter
import Foundation
import Legato
import TestSupport
import Testing

/// The cost of many layers side by side.
struct ManyLayersTests {
    @Test("A hit test among 10,000 siblings does not copy their list repeatedly")
    func hitTest() {
        func allocations(_ count: Int) -> Int64 {
            let root = CALayer()
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            let layers = (0..<count).map { index in
                let layer = CALayer()
                // Only the backmost layer contains the point.
                layer.frame = CGRect(x: index == 0 ? 0 : 50, y: 0, width: 50, height: 100)
                root.addSublayer(layer)
                return layer
            }
            #expect(root.hitTest(CGPoint(x: 10, y: 10)) === layers[0])
            let before = allocationsOfThisThread()
            let hit = root.hitTest(CGPoint(x: 10, y: 10))
            let taken = allocationsOfThisThread() - before
            #expect(hit === layers[0])
            return taken
        }
        let few = allocations(100)
        let many = allocations(10_000)
        if isOptimised {
            #expect(many == few)
            #expect(few < 10, "\(few)")
        } else {
            // Visiting a layer also allocates.
            #expect(many < 101 * few)
        }
    }

    /// Layers on a display that move to the right within a second.
    private struct Flight {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        let parent = CALayer()
        let layers: [CALayer]

        init(_ count: Int, completion: @escaping () -> Void = {}) {
            layers = (0..<count).map { _ in CALayer() }
            for layer in layers { parent.addSublayer(layer) }
            display.rootLayer.addSublayer(parent)
            display.advance(by: 1)
            CALayer.animate(.linear(duration: 1)) {
                for layer in layers { layer.position.x = 50 }
            } completion: {
                completion()
            }
        }

        func places() -> Set<CGFloat> {
            Set(layers.compactMap { $0.presentation()?.position.x })
        }
    }

    @Test("A tick skips layers with nothing due, and all of them are dropped at their end")
    func ticks() {
        func clocksRead(_ count: Int) -> Int {
            let flight = Flight(count)
            flight.display.advance(frames: 30)
            let before = flight.display.host.clocksRead
            flight.display.advance(frames: 20)
            let read = flight.display.host.clocksRead - before
            #expect(flight.places().count == 1 && flight.places() != [50])
            flight.display.advance(frames: 30)
            #expect(flight.places() == [50])
            #expect(flight.display.isIdle)
            return read
        }
        #expect(clocksRead(1000) == clocksRead(1))
    }

    @Test("A clock set in mid-flight takes effect: its completion runs at the new time")
    func clocks() {
        var isTold = false
        let flight = Flight(10) { isTold = true }
        let display = flight.display
        func set(_ changes: () -> Void) {
            withoutActions(changes)
            CATransaction.flush()
        }
        display.advance(frames: 24)
        let place = flight.places()
        let reading = flight.parent.convertTime(display.time, from: nil)
        set {
            flight.parent.timeOffset = reading
            flight.parent.speed = 0
        }
        display.advance(frames: 120)
        #expect(!isTold, "a clock that stands still ends nothing")
        #expect(flight.places() == place && place != [50])
        set {
            // It continues from there at double speed.
            flight.parent.beginTime = display.time
            flight.parent.speed = 2
        }
        display.advance(frames: 17)
        #expect(!isTold)
        display.advance(frames: 2)
        #expect(isTold)
        display.advance(frames: 2)
        #expect(display.isIdle)
    }
}
