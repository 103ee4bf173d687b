import Foundation
import Legato
import Testing

/// Gestures on layers.
struct GestureTests {
    private let stage = Stage()

    private func event(_ x: Double, _ y: Double, _ time: Double) -> PointerEvent {
        PointerEvent(location: CGPoint(x: x, y: y), time: time)
    }

    private func down(_ x: Double, _ y: Double, _ time: Double = 1) {
        stage.display.send(.pointerDown(event(x, y, time)))
    }
    private func move(_ x: Double, _ y: Double, _ time: Double = 1) {
        stage.display.send(.pointerMoved(event(x, y, time)))
    }
    private func up(_ x: Double, _ y: Double, _ time: Double = 1) {
        stage.display.send(.pointerUp(event(x, y, time)))
    }

    @Test("A drag's values: location, start, translation, velocity, predicted end and time")
    func values() throws {
        var changes: [DragGesture.Value] = []
        var end: DragGesture.Value?
        stage.layer.addGesture(
            DragGesture(minimumDistance: 0).onChanged { changes.append($0) }.onEnded { end = $0 }
        )
        down(100, 100)
        for k in 1...10 { move(100 + 3 * Double(k), 100 - Double(k), 1 + Double(k) / 100) }
        up(130, 90, 1.1)
        #expect(changes.count == 11)
        #expect(changes[0].translation == .zero)
        #expect(changes[0].velocity == .zero)
        let last = try #require(end)
        #expect(last.startLocation == CGPoint(x: 100, y: 100))
        #expect(last.location == CGPoint(x: 130, y: 90))
        #expect(last.translation == CGSize(width: 30, height: -10))
        #expect(last.time == Date(timeIntervalSinceReferenceDate: 1.1))
        expectClose([last.velocity.width, last.velocity.height], [300, -100], within: 1e-6)
        expectClose(
            [last.predictedEndLocation.x, last.predictedEndLocation.y], [205, 65], within: 1e-6
        )
        expectClose(
            [last.predictedEndTranslation.width, last.predictedEndTranslation.height], [105, -35],
            within: 1e-6
        )
    }

    @Test("A pointer at rest before its release has no velocity")
    func velocityAtRest() throws {
        var end: DragGesture.Value?
        stage.layer.addGesture(DragGesture(minimumDistance: 0).onEnded { end = $0 })
        down(100, 100)
        move(120, 100, 1.02)
        move(140, 100, 1.04)
        up(140, 100, 1.3)
        #expect(try #require(end).velocity == .zero)
        #expect(try #require(end).predictedEndLocation == CGPoint(x: 140, y: 100))
    }

    @Test("A drag begins after its minimum distance, and its translation counts from the press")
    func minimumDistance() {
        var changes: [CGSize] = []
        var ends = 0
        stage.layer.addGesture(
            DragGesture().onChanged { changes.append($0.translation) }.onEnded { _ in ends += 1 }
        )
        down(100, 100)
        move(106, 106)
        #expect(changes == [])
        up(106, 106)
        #expect(ends == 0)
        down(100, 100)
        move(106, 108)
        move(101, 101)
        up(101, 101)
        #expect(changes == [CGSize(width: 6, height: 8), CGSize(width: 1, height: 1)])
        #expect(ends == 1)
    }

    @Test("Locations are in the superlayer's coordinate space or the root's")
    func coordinateSpaces() {
        let inner = CALayer()
        inner.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        inner.position = CGPoint(x: 50, y: 50)
        stage.change {
            stage.layer.addSublayer(inner)
            stage.layer.transform = CATransform3DMakeScale(2, 2, 1)
        }
        var locations: [CGPoint] = []
        inner.addGesture(
            DragGesture(minimumDistance: 0).onChanged { locations.append($0.location) }
        )
        down(110, 100)
        up(110, 100)
        inner.removeAllGestures()
        inner.addGesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .onChanged { locations.append($0.location) }
        )
        down(110, 100)
        #expect(locations == [CGPoint(x: 55, y: 50), CGPoint(x: 110, y: 100)])
    }

    @Test("An animated layer receives a press at its presentation frame")
    func hitInFlight() {
        stage.change { stage.layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20) }
        var hits = 0
        stage.layer.addGesture(DragGesture(minimumDistance: 0).onChanged { _ in hits += 1 })
        CALayer.animate(.linear(duration: 1)) { stage.layer.position = CGPoint(x: 180, y: 100) }
        stage.display.advance(by: 0.5)
        down(180, 100)
        up(180, 100)
        down(100, 100)
        up(100, 100)
        #expect(hits == 0)
        down(140, 100)
        #expect(hits == 1)
        let seen = stage.display.rootLayer.presentation()?.hitTest(CGPoint(x: 140, y: 100))
        #expect(seen?.model() === stage.layer)
        #expect(stage.display.rootLayer.hitTest(CGPoint(x: 180, y: 100)) === stage.layer)
    }

    private func addInner() -> CALayer {
        let inner = CALayer()
        inner.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
        stage.change { stage.layer.addSublayer(inner) }
        return inner
    }

    @Test("The innermost layer's drag wins; a press outside of it is the outer layer's")
    func innermostWins() {
        var calls: [String] = []
        stage.layer.addGesture(
            DragGesture(minimumDistance: 5).onChanged { _ in calls.append("outer") }
        )
        addInner().addGesture(
            DragGesture(minimumDistance: 5).onChanged { _ in calls.append("inner") }
        )
        down(100, 100)
        move(110, 100)
        move(120, 100)
        up(120, 100)
        #expect(calls == ["inner", "inner"])
        down(60, 60)
        move(70, 70)
        up(70, 70)
        #expect(calls == ["inner", "inner", "outer"])
    }

    @Test("A press on a sublayer without gestures goes to its superlayer")
    func superlayerFollows() {
        var calls = 0
        stage.layer.addGesture(DragGesture(minimumDistance: 0).onChanged { _ in calls += 1 })
        _ = addInner()
        down(100, 100)
        #expect(calls == 1)
    }

    @Test("A tap is a press and a release at one location")
    func tap() {
        var taps = 0
        stage.layer.addGesture(TapGesture().onEnded { taps += 1 })
        down(100, 100)
        #expect(taps == 0)
        move(104, 103)
        up(104, 103)
        #expect(taps == 1)
        down(100, 100)
        move(120, 100)
        move(100, 100)
        up(100, 100)
        #expect(taps == 1)
        down(10, 10)
        up(10, 10)
        #expect(taps == 1)
        down(100, 100)
        stage.display.send(.pointerCancelled(event(100, 100, 1)))
        up(100, 100)
        #expect(taps == 1)
    }

    @Test("The innermost layer's tap wins, and of two taps of a layer the first")
    func innermostTapWins() {
        var calls: [String] = []
        stage.layer.addGesture(TapGesture().onEnded { calls.append("outer") })
        let inner = addInner()
        inner.addGesture(TapGesture().onEnded { calls.append("inner") })
        inner.addGesture(TapGesture().onEnded { calls.append("second") })
        for _ in 1...2 {
            down(100, 100)
            up(100, 100)
        }
        #expect(calls == ["inner", "inner"])
    }

    @Test("A drag of the superlayer cancels a tap")
    func dragTakesOver() {
        var calls: [String] = []
        stage.layer.addGesture(
            DragGesture(minimumDistance: 5).onChanged { _ in calls.append("drag") }
        )
        addInner().addGesture(TapGesture().onEnded { calls.append("tap") })
        down(100, 100)
        move(106, 100)
        up(106, 100)
        down(100, 100)
        up(100, 100)
        #expect(calls == ["drag", "tap"])
    }

    @Test("A cancelled drag, or one without a release, does not end; it is cancelled once")
    func cancelledDrag() throws {
        let lost = PointerEvent(location: CGPoint(x: 140, y: 100), time: 1.04, button: 0)
        for end in [InputEvent.pointerCancelled(event(140, 100, 1.04)), .pointerMoved(lost)] {
            stage.layer.removeAllGestures()
            var changes = 0
            var ends: [DragGesture.Value] = []
            stage.layer.addGesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { _ in changes += 1 }
                    .onEnded { _ in Issue.record("It must not end.") }
                    .onCancelled { ends.append($0) }
            )
            down(100, 100)
            move(120, 100, 1.02)
            stage.display.send(end)
            move(160, 100, 1.06)
            up(160, 100, 1.08)
            #expect(changes == 2)
            #expect(ends.count == 1)
            let last = try #require(ends.first)
            #expect(last.location == CGPoint(x: 140, y: 100))
            #expect(last.velocity == .zero)
            #expect(last.predictedEndLocation == last.location)
        }
    }

    @Test("Other mouse buttons start no gesture")
    func otherButtons() {
        var calls = 0
        stage.layer.addGesture(DragGesture(minimumDistance: 0).onChanged { _ in calls += 1 })
        stage.display.send(
            .pointerDown(PointerEvent(location: CGPoint(x: 100, y: 100), time: 1, button: 3))
        )
        #expect(calls == 0)
    }
}
