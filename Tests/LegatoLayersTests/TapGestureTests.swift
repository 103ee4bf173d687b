import Foundation
import Legato
import TestSupport
import Testing

/// Taps, single and multiple.
struct TapGestureTests {
    private let stage = Stage()
    private let log = GestureLog()

    private func add(_ count: Int, _ name: String, to layer: CALayer? = nil) {
        (layer ?? stage.layer).addGesture(log.tap(name, count: count))
    }

    @Test("A double tap ends with the second release, a triple tap with the third")
    func several() {
        add(2, "double")
        stage.tap()
        stage.display.advance(by: 0.2)
        #expect(log.entries == [])
        stage.tap()
        #expect(log.entries == ["double"])
        stage.tap()
        stage.display.advance(by: 1)
        #expect(log.entries == ["double"])
        stage.layer.removeAllGestures()
        add(3, "triple")
        for _ in 1...6 { stage.tap() }
        #expect(log.entries == ["double", "triple", "triple"])
    }

    @Test("A second tap counts within 0.35 s after the first release and 10 points")
    func limits() {
        add(2, "double")
        for pause in [0.35, 0.34] {
            stage.tap()
            stage.display.advance(by: pause)
            stage.tap()
            stage.display.advance(by: 1)
        }
        #expect(log.entries == ["double"])
        for x in [110.5, 110] {
            stage.tap()
            stage.tap(x)
            stage.display.advance(by: 1)
        }
        #expect(log.entries == ["double", "double"])
    }

    @Test("A single tap added after a double tap waits until that is ruled out")
    func singleWaits() {
        add(2, "double")
        add(1, "single")
        stage.tap()
        #expect(!stage.display.isIdle)
        stage.display.advance(by: 0.3)
        #expect(log.entries == [])
        stage.display.advance(by: 0.1)
        #expect(log.entries == ["single"])
        #expect(stage.display.isIdle)
        stage.tap()
        stage.tap()
        stage.display.advance(by: 1)
        #expect(log.entries == ["single", "double"])
    }

    @Test("A single tap added before a double tap takes the press at once")
    func singleFirst() {
        add(1, "single")
        add(2, "double")
        stage.tap()
        stage.tap()
        stage.display.advance(by: 1)
        #expect(log.entries == ["single", "single"])
    }

    @Test("A press elsewhere ends the wait for the second tap")
    func pressElsewhere() {
        let inner = stage.addInner()
        add(2, "double", to: inner)
        add(1, "single")
        stage.tap()
        stage.down(60, 60)
        #expect(log.entries == ["single"])
        stage.up(60, 60)
        #expect(log.entries == ["single", "single"])
    }

    @Test("A waiting tap counts when the next press becomes a drag")
    func waitingTapBeforeDrag() {
        add(2, "double")
        stage.layer.addGesture(log.drag("drag"))
        add(1, "single")
        stage.tap()
        stage.down()
        stage.move(130)
        #expect(log.entries == ["drag changed", "single"])
        stage.up(130)
        #expect(log.entries == ["drag changed", "single", "drag ended"])
    }

    @Test("Of triple, double and single taps added in this order the longest completed one counts")
    func triple() {
        add(3, "triple")
        add(2, "double")
        add(1, "single")
        for count in 1...3 {
            for _ in 1...count { stage.tap() }
            stage.display.advance(by: 1)
        }
        #expect(log.entries == ["single", "double", "triple"])
    }

    @Test("A release far from its press is not a tap")
    func farRelease() {
        add(1, "single")
        stage.down()
        stage.up(120)
        #expect(log.entries == [])
    }

    @Test("A tap count below one is replaced by one, with a warning")
    func badCount() {
        let messages = sentences {
            for count in [0, -1, .min] { #expect(TapGesture(count: count).count == 1) }
        }
        #expect(messages.count == 3)
        #expect(
            messages.allSatisfy {
                $0.contains("TapGesture.init(count:)") && $0.contains("1 is used")
            }
        )
    }
}

/// The callbacks of gestures, in order.
final class GestureLog {
    var entries: [String] = []

    func tap(_ name: String, count: Int = 1) -> TapGesture {
        TapGesture(count: count).onEnded { self.entries.append(name) }
    }

    func drag(_ name: String, minimumDistance: CGFloat = 10) -> DragGesture {
        DragGesture(minimumDistance: minimumDistance)
            .onChanged { _ in self.entries.append("\(name) changed") }
            .onEnded { _ in self.entries.append("\(name) ended") }
            .onCancelled { _ in self.entries.append("\(name) cancelled") }
    }

    func press(_ name: String, duration: Double = 0.5) -> LongPressGesture {
        LongPressGesture(minimumDuration: duration)
            .onChanged { self.entries.append("\(name) \($0)") }
            .onEnded { _ in self.entries.append("\(name) ended") }
    }
}
