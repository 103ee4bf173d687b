import Foundation
import Legato
import TestSupport
import Testing

/// Rotating with two fingers or the wheel.
struct RotateGestureTests {
    private let stage = Stage()
    private var degrees: [Double] { log.changes.map(\.rotation.degrees) }
    private let log = Rotations()

    init() {
        let log = log
        stage.layer.addGesture(
            RotateGesture().onChanged { log.changes.append($0) }.onEnded { log.ends.append($0) }
                .onCancelled { log.cancellations.append($0) }
        )
    }

    private func fingers(_ phase: PinchEvent.Phase, _ degrees: Double, radius: Double = 30) {
        let angle = Angle.degrees(degrees).radians
        let offset = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
        stage.display.send(
            .pinch(
                PinchEvent(
                    phase: phase, first: CGPoint(x: 100 - offset.x, y: 100 - offset.y),
                    second: CGPoint(x: 100 + offset.x, y: 100 + offset.y),
                    time: stage.display.time
                )
            )
        )
    }

    @Test("The angle between the fingers counts from their start, clockwise, beyond whole turns")
    func turns() {
        fingers(.began, 170)
        for angle in stride(from: 170.0, through: 620, by: 45) { fingers(.changed, angle) }
        fingers(.ended, 620)
        expectClose(degrees, stride(from: 45.0, through: 450, by: 45).map(\.self), within: 1e-9)
        expectClose(log.ends.map(\.rotation.degrees), [450], within: 1e-9)
        #expect(log.changes.first?.startAnchor == .center)
        #expect(log.changes.first?.startLocation == CGPoint(x: 100, y: 100))
        fingers(.changed, 0)
        #expect(log.changes.count == 10)
    }

    @Test("Rotations of less than the minimum do not begin, in either direction")
    func minimum() {
        fingers(.began, 0)
        fingers(.changed, 0.9)
        fingers(.changed, -0.9)
        #expect(degrees.isEmpty)
        fingers(.changed, -1.5)
        expectClose(degrees, [-1.5], within: 1e-9)
        // Fingers at the same place have no direction.
        fingers(.changed, 90, radius: 0)
        fingers(.changed, -3)
        expectClose(degrees, [-1.5, -1.5, -3], within: 1e-9)
    }

    @Test("The velocity is that of the last changes, and is zero after a cancelled rotation")
    func velocity() {
        fingers(.began, 0)
        stage.display.advance(by: 0.05)
        fingers(.changed, 10)
        expectClose(log.changes.map(\.velocity.degrees), [200], within: 1e-6)
        fingers(.cancelled, 10)
        #expect(log.ends.isEmpty && log.cancellations.map(\.velocity) == [.zero])
    }

    @Test("With the option key pressed a notch of the wheel rotates by 5 degrees, until it rests")
    func wheel() {
        stage.turn(1)
        #expect(degrees.isEmpty)
        stage.turn(1, .option)
        stage.turn(-3, .option)
        expectClose(degrees, [5, -10], within: 1e-9)
        #expect(log.ends.isEmpty)
        stage.display.advance(by: 0.3)
        expectClose(log.ends.map(\.rotation.degrees), [-10], within: 1e-9)
        stage.turn(2, .option)
        expectClose(degrees, [5, -10, 10], within: 1e-9)
        stage.turn(1, [])
        #expect(log.ends.count == 2)
    }

    @Test("An invalid minimum is replaced, with a warning")
    func badValues() {
        let messages = sentences {
            #expect(RotateGesture(minimumAngleDelta: .degrees(-3)).minimumAngleDelta == .zero)
            #expect(
                RotateGesture(minimumAngleDelta: .radians(.nan)).minimumAngleDelta == .degrees(1))
        }
        #expect(messages.count == 2)
    }
}

/// The reports of a rotate gesture.
private final class Rotations {
    var changes: [RotateGesture.Value] = []
    var ends: [RotateGesture.Value] = []
    var cancellations: [RotateGesture.Value] = []
}
