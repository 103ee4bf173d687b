import Foundation
import Legato
import LegatoHeadless
import LegatoLayers
import LegatoRenderTree
import TestSupport
import Testing

/// Drag continuity.
///
/// A card that follows a scripted pointer and is thrown.
struct DragContinuityTests {
    private final class Throw {
        let display: HeadlessDisplay
        let card = CALayer()

        init(refreshRate: Double) {
            display = HeadlessDisplay(
                size: CGSize(width: 640, height: 400), refreshRate: refreshRate
            )
            card.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
            card.position = CGPoint(x: 100, y: 200)
            card.backgroundColor = CGColor(red: 0.2, green: 0.5, blue: 0.9)
            card.cornerRadius = 12
            card.shadowOpacity = 0.4
            display.rootLayer.backgroundColor = .white
            display.rootLayer.addSublayer(card)
            var grab = CGSize.zero
            let card = self.card
            card.addGesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        if value.translation == .zero {
                            let shown = card.presentation()?.position ?? card.position
                            grab = CGSize(
                                width: shown.x - value.location.x,
                                height: shown.y - value.location.y
                            )
                        }
                        CALayer.animate(.interactiveSpring()) {
                            card.position = CGPoint(
                                x: value.location.x + grab.width, y: value.location.y + grab.height
                            )
                        }
                    }
                    .onEnded { value in
                        CALayer.animate(.spring(duration: 0.6, bounce: 0.2)) {
                            card.position = CGPoint(
                                x: value.predictedEndLocation.x, y: value.predictedEndLocation.y
                            )
                        }
                    }
            )
            CATransaction.flush()
        }

        /// A press, 20 moves 1/120 s apart, and a release in motion.
        static let script: [(time: Double, InputEvent)] = {
            var events: [(Double, InputEvent)] = []
            func at(_ k: Int) -> CGPoint {
                CGPoint(x: 100 + 6 * Double(k), y: 200 - 2.5 * Double(k))
            }
            events.append((0.05, .pointerDown(PointerEvent(location: at(0), time: 0.05))))
            for k in 1...20 {
                let t = 0.05 + Double(k) / 120
                events.append((t, .pointerMoved(PointerEvent(location: at(k), time: t))))
            }
            let up = 0.05 + 21.0 / 120
            events.append((up, .pointerUp(PointerEvent(location: at(20), time: up))))
            return events
        }()
    }

    @Test("Position and velocity are continuous at press, move, release and a grab in mid-flight")
    func continuity() throws {
        let scene = Throw(refreshRate: 60)
        let (display, card) = (scene.display, scene.card)
        let tree = display.host.tree
        let step = 10e-6
        func velocity(_ t: Double) -> SIMD2<Double> {
            let v = tree.velocity(of: card.id, .position, at: t)
            return SIMD2(v[0], v[1])
        }
        func position(_ t: Double) throws -> SIMD2<Double> {
            let p = try #require(tree.presentation(of: card.id, at: t)).position
            return SIMD2(p.x, p.y)
        }
        func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }

        var jumps: [(engine: Double, numeric: Double, position: Double)] = []
        var peak = 0.0
        func play(_ event: InputEvent, at time: Double) throws {
            display.advance(by: time - display.time)
            let before = (velocity(time), try position(time))
            let slopeBefore = (before.1 - (try position(time - step))) / step
            display.send(event)
            CATransaction.flush()
            let after = (velocity(time), try position(time))
            let slopeAfter = ((try position(time + step)) - after.1) / step
            jumps.append(
                (
                    length(after.0 - before.0), length(slopeAfter - slopeBefore),
                    length(after.1 - before.1)
                )
            )
            peak = max(peak, length(after.0))
        }
        for (time, event) in Throw.script { try play(event, at: time) }
        #expect(card.animationKeys() == nil)

        // Grab the flying card at its presentation position, drag it back, and release it in
        // motion.
        display.advance(by: 0.06)
        var time = display.time
        let seen = try position(time)
        #expect(length(velocity(time)) > 300, "the card should still fly")
        #expect(abs(seen.x - card.position.x) > 20, "the card should not have arrived")
        func point(_ k: Int) -> CGPoint { CGPoint(x: seen.x - 4 * Double(k), y: seen.y) }
        try play(.pointerDown(PointerEvent(location: point(0), time: time)), at: time)
        #expect(abs(card.position.x - seen.x) < 1e-9, "the press should have caught the card")
        for k in 1...8 {
            time += 1.0 / 90
            try play(.pointerMoved(PointerEvent(location: point(k), time: time)), at: time)
        }
        time += 1.0 / 90
        try play(.pointerUp(PointerEvent(location: point(8), time: time)), at: time)
        #expect(jumps.count == Throw.script.count + 10)
        #expect(peak > 300, "the card should have been thrown, its peak was \(peak) pt/s")
        for (k, jump) in jumps.enumerated() {
            #expect(
                jump.engine <= 1e-6 * peak, "event \(k): engine velocity jumps by \(jump.engine)"
            )
            #expect(jump.numeric <= 0.01 * peak, "event \(k): slope jumps by \(jump.numeric)")
            #expect(jump.position <= 1e-9, "event \(k): position jumps by \(jump.position)")
        }
    }

    @Test("After the release the card continues in the throw's direction and settles")
    func flight() throws {
        let scene = Throw(refreshRate: 60)
        let (display, card) = (scene.display, scene.card)
        for (time, event) in Throw.script {
            display.advance(by: time - display.time)
            display.send(event)
        }
        CATransaction.flush()
        let target = card.position
        let released = try #require(card.presentation()).position
        #expect(target.x > released.x && target.y < released.y)
        #expect(card.animationKeys() == nil)
        display.advance(frames: 3)
        let later = try #require(card.presentation()).position
        #expect(later.x > released.x && later.y < released.y)
        #expect(card.position == target, "the model value is the target at once")
        display.advance(by: 3)
        #expect(try #require(card.presentation()).position == target)
        #expect(display.isIdle)
    }

    @Test("60 and 120 Hz draw the same bytes at common times")
    func frameRates() {
        func frames(_ rate: Double) -> [CGImage] {
            let scene = Throw(refreshRate: rate)
            var pictures: [CGImage] = []
            var events = Throw.script[...]
            for k in 1...60 {
                let until = Double(k) / 60
                while let next = events.first, next.time <= until {
                    scene.display.advance(by: next.time - scene.display.time)
                    scene.display.send(next.1)
                    events.removeFirst()
                }
                scene.display.advance(by: until - scene.display.time)
                pictures.append(scene.display.snapshot())
            }
            return pictures
        }
        let (a, b) = (frames(60), frames(120))
        for k in a.indices { #expect(a[k] == b[k], "frame \(k + 1) differs") }
        #expect(Set(a.map { pictureHash([$0]) }).count > 20, "the card should move")
    }
}
