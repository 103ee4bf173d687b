import Foundation
import Legato
import Testing

/// Magnifying with two fingers.
struct PinchTests {
    private let stage = Stage()

    @Test("The ratio of finger distances is the magnification, until one finger is lifted")
    func magnifies() throws {
        let values = Magnifications(of: stage.layer)
        stage.pinch(.began, 40, x: 75)
        #expect(values.changes.isEmpty)
        stage.display.advance(by: 0.05)
        stage.pinch(.changed, 60, x: 140)
        stage.display.advance(by: 1)
        stage.pinch(.changed, 20)
        expectClose(values.magnifications, [1.5, 0.5], within: 1e-12)
        #expect(values.changes[0].startAnchor == UnitPoint(x: 0.25, y: 0.5))
        #expect(values.changes[0].startLocation == CGPoint(x: 75, y: 100))
        expectClose([values.changes[0].velocity], [0.5 / 0.05], within: 1e-9)
        #expect(values.ends.isEmpty)
        stage.pinch(.ended, 80)
        expectClose(values.ends.map { Double($0.magnification) }, [2], within: 1e-12)
        stage.pinch(.changed, 160)
        #expect(values.changes.count == 2)
        #expect(stage.display.isIdle)
    }

    @Test("A second pinch counts from its own start, and small changes do not begin one")
    func again() {
        let values = Magnifications(of: stage.layer, MagnifyGesture(minimumScaleDelta: 0.1))
        for _ in 0..<2 {
            stage.pinch(.began, 100)
            stage.pinch(.changed, 105)
            stage.pinch(.changed, 120)
            stage.pinch(.ended, 120)
        }
        expectClose(values.magnifications, [1.2, 1.2], within: 1e-12)
        #expect(values.ends.count == 2)
        stage.pinch(.began, 100)
        stage.pinch(.ended, 105)
        #expect(values.ends.count == 2)
    }

    @Test("A pinch outside the layer, and one that never began, do not magnify")
    func outsideTheLayer() {
        let values = Magnifications(of: stage.layer)
        stage.pinch(.changed, 100)
        stage.pinch(.ended, 100)
        stage.pinch(.began, 10, x: 20)
        stage.pinch(.changed, 100)
        stage.pinch(.ended, 100)
        #expect(values.changes.isEmpty && values.ends.isEmpty)
    }

    @Test("The second finger cancels gestures of the first one")
    func takesPointer() {
        var (drags, ends, cancellations, taps) = (0, 0, 0, 0)
        stage.layer.addGesture(
            DragGesture().onChanged { _ in drags += 1 }.onEnded { _ in ends += 1 }
                .onCancelled { _ in cancellations += 1 }
        )
        stage.layer.addSimultaneousGesture(TapGesture().onEnded { taps += 1 })
        let values = Magnifications(of: stage.layer)
        stage.down()
        stage.move(130)
        #expect(drags == 1)
        stage.pinch(.began, 40)
        #expect(cancellations == 1)
        stage.move(160)
        stage.pinch(.changed, 80)
        stage.up(160)
        stage.pinch(.ended, 80)
        #expect(drags == 1)
        #expect(ends == 0 && cancellations == 1)
        #expect(taps == 0)
        expectClose(values.magnifications, [2], within: 1e-12)
    }

    @Test("Fingers cancel the wheel's magnification, and the wheel is ignored while they are down")
    func wheel() {
        let values = Magnifications(of: stage.layer)
        stage.turn(1)
        stage.pinch(.began, 40)
        #expect(values.ends.isEmpty && values.cancellations.count == 1)
        stage.turn(1)
        stage.pinch(.changed, 80)
        stage.pinch(.ended, 80)
        expectClose(values.magnifications, [exp(0.1), 2], within: 1e-12)
        stage.turn(1)
        expectClose(values.magnifications, [exp(0.1), 2, exp(0.1)], within: 1e-12)
    }

    @Test("A cancelled pinch does not end; it is cancelled without velocity")
    func cancelled() {
        let values = Magnifications(of: stage.layer)
        stage.pinch(.began, 40)
        stage.display.advance(by: 0.05)
        stage.pinch(.changed, 80)
        stage.pinch(.cancelled, 80)
        #expect(values.ends.isEmpty && values.cancellations.map(\.velocity) == [0])
        let last = values.cancellations.map(\.magnification)
        #expect(last == values.changes.map(\.magnification))
        #expect(stage.display.isIdle)
    }

    @Test("Fingers at one location magnify by finite numbers above 0")
    func onePlace() {
        let values = Magnifications(of: stage.layer)
        stage.pinch(.began, 0)
        stage.pinch(.changed, 1e300)
        stage.pinch(.changed, 0)
        stage.pinch(.changed, 50)
        #expect(values.magnifications.allSatisfy { $0.isFinite && $0 > 0 })
        expectClose([values.magnifications.last ?? 0], [50], within: 1e-9)
    }

    @Test("The innermost layer's gesture wins")
    func competes() {
        let own = Magnifications(of: stage.addInner())
        let outer = Magnifications(of: stage.layer)
        stage.pinch(.began, 40)
        stage.pinch(.changed, 80)
        stage.pinch(.ended, 80)
        #expect(own.ends.count == 1)
        #expect(outer.changes.isEmpty && outer.ends.isEmpty)
    }

    @Test("Pinch events with NaN locations trap")
    func badValues() async {
        await #expect(processExitsWith: .failure) {
            _ = PinchEvent(
                phase: .began, first: .zero, second: CGPoint(x: CGFloat.nan, y: 0), time: 0
            )
        }
    }
}
