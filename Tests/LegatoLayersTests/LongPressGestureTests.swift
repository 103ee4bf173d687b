import Foundation
import Legato
import TestSupport
import Testing

/// Long presses.
struct LongPressGestureTests {
    private let stage = Stage()
    private let log = GestureLog()

    @Test("A long press is recognised at the first refresh after its duration")
    func recognition() {
        stage.layer.addGesture(log.press("press"))
        #expect(stage.display.isIdle)
        stage.down()
        #expect(!stage.display.isIdle)
        stage.display.advance(frames: 29)
        #expect(log.entries == ["press true"])
        stage.display.advance(frames: 1)
        #expect(log.entries == ["press true", "press ended"])
        #expect(stage.display.isIdle)
        stage.display.advance(by: 1)
        stage.up()
        #expect(log.entries == ["press true", "press ended"])
    }

    @Test("A press that is too short, moves too far or is cancelled is not recognised")
    func fails() {
        stage.layer.addGesture(log.press("press"))
        stage.down()
        stage.display.advance(by: 0.4)
        stage.up()
        #expect(log.entries == ["press true", "press false"])
        stage.down()
        stage.move(108, 108)
        stage.display.advance(by: 1)
        #expect(log.entries.suffix(2) == ["press true", "press false"])
        stage.up()
        stage.down()
        stage.cancel()
        stage.display.advance(by: 1)
        #expect(log.entries.suffix(2) == ["press true", "press false"])
        #expect(log.entries.count == 6)
        #expect(stage.display.isIdle)
    }

    @Test("A press may move by its distance, and does not start a drag once recognised")
    func keepsThePointer() {
        stage.layer.addGesture(log.press("press"))
        stage.layer.addGesture(log.drag("drag", minimumDistance: 20))
        stage.down()
        stage.move(106, 108)
        stage.display.advance(by: 0.5)
        stage.move(150)
        stage.up(150)
        #expect(log.entries == ["press true", "press ended"])
    }

    @Test("A drag that begins cancels the long press and the tap")
    func dragCancels() {
        stage.layer.addGesture(log.press("press"))
        stage.layer.addGesture(log.tap("tap"))
        stage.layer.addGesture(log.drag("drag"))
        stage.down()
        stage.move(110)
        stage.display.advance(by: 1)
        stage.up(110)
        #expect(log.entries == ["press true", "drag changed", "press false", "drag ended"])
    }

    @Test("A short press is a tap, a long one cancels the tap")
    func tapOrPress() {
        stage.layer.addGesture(log.press("press"))
        stage.layer.addGesture(log.tap("tap"))
        stage.tap()
        #expect(log.entries == ["press true", "press false", "tap"])
        log.entries = []
        stage.down()
        stage.display.advance(by: 0.6)
        stage.up()
        #expect(log.entries == ["press true", "press ended"])
    }

    @Test("A long press is recognised by event times when its release arrives late")
    func lateRelease() {
        stage.layer.addGesture(log.press("press"))
        stage.layer.addGesture(log.tap("tap"))
        stage.down()
        let late = PointerEvent(location: CGPoint(x: 100, y: 100), time: stage.display.time + 0.5)
        stage.display.send(.pointerUp(late))
        #expect(log.entries == ["press true", "press ended"])
    }

    @Test("A long press without a duration is recognised at once")
    func noDuration() {
        stage.layer.addGesture(log.press("press", duration: 0))
        stage.down()
        #expect(log.entries == ["press true", "press ended"])
    }

    @Test("Invalid durations and distances of a long press are replaced, with a warning")
    func badValues() {
        let messages = sentences {
            let gesture = LongPressGesture(minimumDuration: -1, maximumDistance: -2)
            #expect(gesture.minimumDuration == 0 && gesture.maximumDistance == 0)
            for duration in [Double.nan, .infinity, 1e300] {
                #expect(LongPressGesture(minimumDuration: duration).minimumDuration == 0.5)
            }
            #expect(LongPressGesture(maximumDistance: .infinity).maximumDistance == .infinity)
        }
        #expect(messages.count == 5)
    }
}
