import Foundation
import Legato
import TestSupport
import Testing

/// Magnifying with the wheel.
struct MagnifyGestureTests {
    private let stage = Stage()

    @Test("A notch magnifies by e^0.1, and notches accumulate until the wheel rests")
    func magnifies() throws {
        let values = Magnifications(of: stage.layer)
        stage.turn(1)
        stage.display.advance(by: 0.2)
        stage.turn(2, .command)
        stage.display.advance(by: 0.2)
        stage.turn(-1)
        expectClose(values.magnifications, [exp(0.1), exp(0.3), exp(0.2)], within: 1e-12)
        #expect(values.changes.map(\.time.timeIntervalSinceReferenceDate) == [1, 1.2, 1.4])
        #expect(values.ends == [])
        #expect(!stage.display.isIdle)
        stage.display.advance(by: 0.3)
        let last = try #require(values.changes.last)
        #expect(values.ends == [last])
        #expect(stage.display.isIdle)
        stage.turn(1)
        expectClose([try #require(values.changes.last).magnification], [exp(0.1)], within: 1e-12)
    }

    @Test("The value reports the start location and the velocity")
    func places() throws {
        let values = Magnifications(of: stage.layer, MagnifyGesture(minimumScaleDelta: 0))
        stage.turn(0, x: 75)
        stage.display.advance(by: 0.05)
        stage.turn(1, x: 120)
        let last = try #require(values.changes.last)
        #expect(last.startAnchor == UnitPoint(x: 0.25, y: 0.5))
        #expect(last.startLocation == CGPoint(x: 75, y: 100))
        expectClose([last.velocity], [(exp(0.1) - 1) / 0.05], within: 1e-9)
    }

    @Test("A magnification begins after its minimum change")
    func minimum() {
        let values = Magnifications(of: stage.layer, MagnifyGesture(minimumScaleDelta: 0.15))
        stage.turn(1)
        #expect(values.changes.isEmpty)
        stage.turn(1)
        stage.turn(-1)
        expectClose(values.magnifications, [exp(0.2), exp(0.1)], within: 1e-12)
    }

    @Test("Scrolling without the key, or outside the layer, does not magnify; releasing it ends")
    func withoutKey() {
        let values = Magnifications(of: stage.layer)
        stage.turn(1, [])
        stage.turn(1, .shift)
        stage.turn(1, x: 10)
        stage.display.advance(by: 0.3)
        #expect(values.changes.isEmpty)
        stage.turn(1)
        stage.turn(1, [])
        #expect(values.changes.count == 1)
        #expect(values.ends.count == 1)
    }

    @Test("The layer keeps receiving the wheel wherever the pointer moves")
    func captures() {
        let values = Magnifications(of: stage.layer)
        stage.turn(1)
        stage.turn(1, x: 10)
        #expect(values.changes.count == 2)
    }

    @Test("The innermost layer's magnification wins; a simultaneous one continues")
    func competes() {
        let inner = stage.addInner()
        let outer = Magnifications(of: stage.layer)
        let own = Magnifications(of: inner)
        var beside = 0
        stage.layer.addSimultaneousGesture(MagnifyGesture().onChanged { _ in beside += 1 })
        stage.turn(1)
        stage.turn(1)
        #expect(own.changes.count == 2)
        #expect(outer.changes.isEmpty)
        #expect(beside == 2)
    }

    @Test("Extreme magnifications are finite and above 0, a removed layer cancels without velocity")
    func extremes() throws {
        let values = Magnifications(of: stage.layer)
        // Out of the range of input: ignored.
        stage.turn(1e300)
        #expect(values.changes.isEmpty)
        stage.turn(1e7)
        stage.turn(-1e7)
        #expect(values.changes.count == 2)
        #expect(values.magnifications.allSatisfy { $0.isFinite && $0 > 0 })
        stage.change { stage.layer.removeFromSuperlayer() }
        stage.display.advance(frames: 1)
        #expect(try #require(values.cancellations.first).velocity == 0)
        #expect(values.cancellations.count == 1 && values.ends.isEmpty)
    }

    @Test("Invalid gesture limits are replaced, with a warning; a NaN scroll delta traps")
    func badValues() async {
        let messages = sentences {
            #expect(MagnifyGesture(minimumScaleDelta: -0.1).minimumScaleDelta == 0)
            #expect(MagnifyGesture(minimumScaleDelta: .nan).minimumScaleDelta == 0.01)
            #expect(DragGesture(minimumDistance: -3).minimumDistance == 0)
        }
        #expect(messages.count == 3)
        await #expect(processExitsWith: .failure) {
            _ = ScrollEvent(location: .zero, delta: CGSize(width: 0, height: CGFloat.nan), time: 0)
        }
    }
}
