import Foundation
import Legato
import TestSupport
import Testing

/// Gestures of views that rotate and magnify.
struct AngleAndScaleGestureTests {
    final class Log {
        var angles: [Angle] = []
        var scales: [CGFloat] = []
        var ends = 0
    }

    private struct Photo: View {
        let log: Log
        var body: some View {
            Color.red.gesture(
                RotationGesture()
                    .onChanged { log.angles.append($0) }
                    .onEnded { _ in log.ends += 1 }
                    .simultaneously(
                        with: MagnificationGesture()
                            .onChanged { log.scales.append($0) }
                            .onEnded { _ in log.ends += 1 }
                    )
            )
        }
    }

    private func fingers<V: View>(
        _ stage: ViewDisplay<V>, _ phase: PinchEvent.Phase, _ second: CGPoint
    ) {
        let first = CGPoint(x: 150, y: 100)
        stage.display.send(
            .pinch(PinchEvent(phase: phase, first: first, second: second, time: 0))
        )
    }

    @Test("Both report their plain value for the same two fingers")
    func values() {
        let log = Log()
        let stage = ViewDisplay(Photo(log: log))
        fingers(stage, .began, CGPoint(x: 190, y: 100))
        fingers(stage, .changed, CGPoint(x: 150, y: 180))
        fingers(stage, .ended, CGPoint(x: 150, y: 180))
        #expect(log.scales.map { ($0 * 1000).rounded() } == [2000])
        #expect(log.angles.map { $0.degrees.rounded() } == [90])
        #expect(log.ends == 2)
    }

    @Test("Their minimum changes have the defaults of the gestures that report more")
    func defaults() {
        #expect(RotationGesture().minimumAngleDelta == .degrees(1))
        #expect(MagnificationGesture().minimumScaleDelta == 0.01)
        let messages = sentences {
            #expect(MagnificationGesture(minimumScaleDelta: -1).minimumScaleDelta == 0)
            #expect(RotationGesture(minimumAngleDelta: .degrees(-1)).minimumAngleDelta == .zero)
        }
        #expect(messages.count == 2)
    }
}
