import Foundation
import Legato
import Testing

/// Competing gestures.
struct GestureContestTests {
    private let stage = Stage()
    private let log = GestureLog()

    @Test("A high-priority gesture takes precedence over those of sublayers")
    func highPriority() {
        let inner = stage.addInner()
        inner.addGesture(log.tap("inner"))
        inner.addHighPriorityGesture(log.tap("inner high"))
        stage.layer.addGesture(log.tap("outer"))
        stage.tap()
        #expect(log.entries == ["inner high"])
        stage.layer.addHighPriorityGesture(log.tap("outer high"))
        stage.layer.addHighPriorityGesture(log.tap("second"))
        stage.tap()
        #expect(log.entries == ["inner high", "outer high"])
    }

    @Test("A simultaneous gesture neither takes the pointer from others nor loses it to them")
    func simultaneous() {
        stage.layer.addSimultaneousGesture(log.drag("beside"))
        stage.layer.addGesture(log.drag("drag"))
        stage.layer.addSimultaneousGesture(log.tap("tap beside"))
        stage.layer.addGesture(log.tap("tap"))
        stage.down()
        stage.move(120)
        stage.up(120)
        #expect(log.entries == ["beside changed", "drag changed", "beside ended", "drag ended"])
        log.entries = []
        stage.tap()
        #expect(log.entries == ["tap beside", "tap"])
    }

    @Test("A simultaneous double tap does not delay a single tap")
    func simultaneousDoesNotBlock() {
        stage.layer.addSimultaneousGesture(log.tap("double", count: 2))
        stage.layer.addGesture(log.tap("single"))
        stage.tap()
        stage.tap()
        #expect(log.entries == ["single", "double", "single"])
    }

    @Test("The topmost layer gets the press, by presented order and zPosition")
    func above() {
        let above = CALayer()
        above.frame = stage.layer.frame
        stage.change { stage.display.rootLayer.addSublayer(above) }
        stage.layer.addGesture(log.tap("below"))
        above.addGesture(log.tap("above"))
        stage.tap()
        stage.change { stage.layer.zPosition = 1 }
        stage.tap()
        #expect(log.entries == ["above", "below"])
    }

    @Test("A drag keeps the pointer outside of its layer until the release")
    func capture() {
        stage.layer.addGesture(log.drag("drag", minimumDistance: 0))
        stage.display.rootLayer.addGesture(log.drag("root", minimumDistance: 0))
        stage.down()
        stage.move(5, 5)
        stage.up(5, 5)
        stage.down(5, 5)
        #expect(log.entries == ["drag changed", "drag changed", "drag ended", "root changed"])
    }

    @Test(
        "A gesture whose layer is removed, or which is removed from its layer, is cancelled at once"
    )
    func removedGesture() {
        stage.layer.addGesture(log.drag("drag", minimumDistance: 0))
        stage.down()
        stage.layer.removeAllGestures()
        #expect(log.entries == ["drag changed", "drag cancelled"])
        stage.move(120)
        stage.up(120)
        #expect(log.entries.count == 2)
        stage.layer.addGesture(log.press("press"))
        stage.down()
        stage.change { stage.layer.removeFromSuperlayer() }
        stage.display.advance(frames: 1)
        #expect(log.entries.suffix(2) == ["press true", "press false"])
        #expect(stage.display.isIdle)
    }

    @Test("A layer removed while it is pressed is released")
    func released() {
        weak var gone: CALayer?
        do {
            let layer = CALayer()
            gone = layer
            layer.frame = stage.layer.frame
            layer.addGesture(log.press("press"))
            stage.change { stage.display.rootLayer.addSublayer(layer) }
            stage.down()
            stage.change { layer.removeFromSuperlayer() }
        }
        stage.display.advance(frames: 1)
        #expect(gone == nil)
    }

    @Test("A press without a release is cancelled before the next one begins")
    func missingRelease() {
        stage.layer.addGesture(log.drag("drag", minimumDistance: 0))
        stage.down()
        stage.down()
        stage.move(120, button: 0)
        #expect(
            log.entries == ["drag changed", "drag cancelled", "drag changed", "drag cancelled"]
        )
    }

    @Test("A pointer that moves without a button between two taps does not cancel a double tap")
    func hover() {
        stage.layer.addGesture(log.tap("double", count: 2))
        stage.tap()
        stage.move(103, button: 0)
        stage.tap(103)
        #expect(log.entries == ["double"])
    }

    @Test("Removing gestures in a gesture's own callback ends the others too")
    func changesInCalls() {
        let layer = stage.layer
        layer.addGesture(
            DragGesture(minimumDistance: 0)
                .onChanged { [log] _ in
                    log.entries.append("drag")
                    layer.removeAllGestures()
                }
                .onCancelled { [log] _ in log.entries.append("cancelled") }
        )
        layer.addGesture(log.tap("tap"))
        stage.display.rootLayer.addGesture(log.tap("root"))
        stage.tap()
        #expect(log.entries == ["drag", "cancelled", "root"])
    }

    /// A custom gesture, which is recognised on press.
    private struct Touch: LayerGesture {
        let log: GestureLog

        func makeRecognizer() -> any GestureRecognizer { Recognizer(log: log) }

        final class Recognizer: GestureRecognizer {
            let log: GestureLog
            var state = GestureRecognizerState.over

            init(log: GestureLog) { self.log = log }

            func began(_ event: PointerEvent, on layer: CALayer) { state = .recognized }
            func recognized(on layer: CALayer) {
                state = .over
                log.entries.append("touch")
            }
            func cancelled(_ event: PointerEvent, on layer: CALayer) { state = .over }
        }
    }

    @Test("A custom gesture competes like the built-in ones")
    func ownGesture() {
        stage.layer.addGesture(Touch(log: log))
        stage.layer.addGesture(log.tap("tap"))
        stage.down()
        #expect(log.entries == ["touch"])
        stage.up()
        #expect(log.entries == ["touch"])
    }

    @Test(
        "The same input gives the same callbacks at every refresh rate", arguments: [24, 60, 144]
    )
    func refreshRates(rate: Double) {
        let display = HeadlessDisplay(size: CGSize(width: 200, height: 200), refreshRate: rate)
        display.rootLayer.addGesture(log.tap("double", count: 2))
        display.rootLayer.addGesture(log.tap("single"))
        display.rootLayer.addGesture(log.press("press"))
        for (down, up) in [(0.1, 0.2), (0.3, 0.4), (1.0, 1.1), (2.0, 2.6)] {
            for time in [down, up] {
                display.advance(by: time - display.time)
                let event = PointerEvent(location: .zero, time: time)
                display.send(time == down ? .pointerDown(event) : .pointerUp(event))
            }
        }
        display.advance(by: 1)
        #expect(
            log.entries == [
                "press true", "press false", "press true", "press false", "double",
                "press true", "press false", "single", "press true", "press ended",
            ]
        )
    }
}
