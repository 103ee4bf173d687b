import Foundation
import Legato
import Testing

/// Rotation of views.
///
/// Rotation, scale and offset of a view are interpolated, not the transform composed of them.
struct TurnTests {
    /// The cause of a change.
    nonisolated enum Cause: CaseIterable {
        case appearing, appearingInWithAnimation, task, queue, tap
    }

    private struct Spinner: View {
        let cause: Cause
        let angle: Angle
        @State private var isOn = false

        var body: some View {
            let box = Color.red.frame(width: 50, height: 50)
                .rotationEffect(isOn ? angle : .zero)
            switch cause {
            case .appearing:
                box.animation(.linear(duration: 1), value: isOn).onAppear { isOn = true }
            case .appearingInWithAnimation: box.onAppear { turn() }
            case .task: box.task { turn() }
            case .queue: box.onAppear { DispatchQueue.main.async { turn() } }
            case .tap: box.onTapGesture { turn() }
            }
        }

        private func turn() { withAnimation(.linear(duration: 1)) { isOn = true } }
    }

    /// Returns the angles of the box at quarters of the second in which it rotates, in degrees from
    /// 0 to 360.
    private func angles(_ cause: Cause, _ angle: Angle) async throws -> [Double] {
        let it = ViewDisplay(Spinner(cause: cause, angle: angle), frames: 0)
        switch cause {
        case .tap:
            it.down(150, 100)
            it.up(150, 100)
        case .task, .queue:
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        case .appearing, .appearingInWithAnimation: break
        }
        it.display.advance(frames: 0)
        return try (0..<3).map { _ in
            it.display.advance(by: 0.25)
            return try shownAngle(it)
        }
    }

    private func shownAngle<V: View>(_ it: ViewDisplay<V>) throws -> Double {
        let turned = it.layers(CGSize(width: 50, height: 50)).compactMap { $0.presentation() }
            .first { !CATransform3DIsIdentity($0.transform) }
        guard let turned else { return 0 }
        let degrees = atan2(turned.transform.m12, turned.transform.m11) * 180 / .pi
        return degrees < -1e-6 ? degrees + 360 : degrees
    }

    @Test("A full turn rotates, whatever triggers it", arguments: Cause.allCases)
    func wholeTurn(cause: Cause) async throws {
        let angles = try await angles(cause, .degrees(360))
        for (angle, expected) in zip(angles, [90.0, 180, 270]) {
            #expect(abs(angle - expected) < 1e-6, "\(angles) for \(cause)")
        }
    }

    @Test(
        "A rotation covers its whole angle",
        arguments: [
            (359, [89.75, 179.5, 269.25]), (720, [180, 0, 180]), (-360, [270, 180, 90]),
        ] as [(Double, [Double])]
    )
    func angles(degrees: Double, expected: [Double]) async throws {
        for cause in [Cause.appearing, .appearingInWithAnimation] {
            let angles = try await angles(cause, .degrees(degrees))
            for (angle, expected) in zip(angles, expected) {
                let apart = abs(angle - expected)
                #expect(min(apart, 360 - apart) < 1e-6, "\(angles) for \(degrees), \(cause)")
            }
        }
    }

    private struct Forever: View {
        @State private var isOn = false
        var body: some View {
            Color.red.frame(width: 50, height: 50)
                .rotationEffect(.degrees(isOn ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isOn)
                .onAppear { isOn = true }
        }
    }

    @Test("A spinner that repeats forever continues after many turns")
    func forever() throws {
        let it = ViewDisplay(Forever(), frames: 0)
        it.display.advance(by: 100.25)
        #expect(abs(try shownAngle(it) - 90) < 1e-6)
        let picture = it.display.snapshot()
        it.display.advance(by: 0.125)
        #expect(it.display.snapshot() != picture)
    }

    private struct Knob: View {
        @Binding var angle: Double
        var body: some View {
            Color.red.frame(width: 50, height: 50).rotationEffect(.degrees(angle))
        }
    }

    private final class Angles {
        var binding: Binding<Double>?
    }

    private struct Holder: View {
        let angles: Angles
        @State private var angle = 0.0
        var body: some View {
            angles.binding = $angle
            return Knob(angle: $angle)
        }
    }

    @Test("A rotation reversed in mid-flight goes back all the way")
    func retarget() throws {
        let angles = Angles()
        let it = ViewDisplay(Holder(angles: angles))
        it.display.perform {
            withAnimation(.linear(duration: 1)) { angles.binding?.wrappedValue = 720 }
        }
        it.display.advance(by: 0.5)
        #expect(abs(try shownAngle(it)) < 1e-6)
        it.display.perform {
            withAnimation(.spring(duration: 1)) { angles.binding?.wrappedValue = 0 }
        }
        var total = 0.0
        var last = 360.0
        for _ in 0..<180 {
            it.display.advance(frames: 1)
            let step = (try shownAngle(it) - last).remainder(dividingBy: 360)
            total += step
            last += step
        }
        #expect(abs(total + 360) < 0.5, "turned \(total) degrees")
    }

    @Test("A dragged rotation passes its velocity to the spring, also beyond half a turn")
    func velocity() throws {
        let angles = Angles()
        let it = ViewDisplay(Holder(angles: angles))
        var tracking = Transaction()
        tracking.tracksVelocity = true
        // 600 degrees per second, through 180 and 360.
        for step in 1...39 {
            it.display.perform {
                withTransaction(tracking) { angles.binding?.wrappedValue = Double(step) * 10 }
            }
            it.display.advance(frames: 1)
        }
        it.display.perform {
            withAnimation(.spring(duration: 2, bounce: 0)) {
                angles.binding?.wrappedValue = 400
            }
        }
        it.display.advance(frames: 1)
        let first = try shownAngle(it)
        it.display.advance(frames: 1)
        let step = (try shownAngle(it) - first).remainder(dividingBy: 360)
        #expect(step > 5 && step < 10, "\(step) degrees in a frame")
    }

    private struct Mirrored: View {
        @State private var isOn = false
        let scale: CGFloat
        var body: some View {
            Color.red.frame(width: 50, height: 50)
                .scaleEffect(isOn ? scale : 1)
                .animation(.linear(duration: 1), value: isOn)
                .onAppear { isOn = true }
        }
    }

    @Test(
        "A scale animates through zero to a mirrored one, and does not rotate",
        arguments: [
            (-1, [0.5, 0, -0.5]), (0, [0.75, 0.5, 0.25]), (-3, [0, -1, -2]),
        ] as [(CGFloat, [Double])]
    )
    func mirrored(scale: CGFloat, expected: [Double]) throws {
        let it = ViewDisplay(Mirrored(scale: scale), frames: 0)
        for expected in expected {
            it.display.advance(by: 0.25)
            let shown = it.layers(CGSize(width: 50, height: 50)).compactMap { $0.presentation() }
                .first { !CATransform3DIsIdentity($0.transform) }
            let transform = try #require(shown).transform
            #expect(abs(transform.m11 - expected) < 1e-9 && abs(transform.m22 - expected) < 1e-9)
            #expect(abs(transform.m12) < 1e-9)
        }
    }

    /// A view that is turned by its layer, and reports how it would be turned by its data.
    private nonisolated struct Dial: View, Animatable {
        var angle: Angle
        let report: @MainActor (Angle) -> Void
        var animatableData: Double {
            get { angle.animatableData }
            set { angle.animatableData = newValue }
        }

        var body: some View {
            let _ = report(angle)
            Color.red.frame(width: 60, height: 60)
        }
    }

    private struct Dials: View {
        let report: @MainActor (Angle) -> Void
        let isOver: () -> Void
        @State private var isOn = false

        var body: some View {
            VStack {
                Color.red.frame(width: 50, height: 50).rotationEffect(.degrees(isOn ? 170 : 0))
                Dial(angle: .degrees(isOn ? 170 : 0), report: report)
            }
            .onAppear {
                withAnimation(.spring, completionCriteria: .removed) {
                    isOn = true
                } completion: {
                    isOver()
                }
            }
        }
    }

    @Test("A spring turns a layer until an animated angle is at rest, frame by frame")
    func rest() throws {
        var (angle, overs, frames) = (Angle.zero, 0, 0)
        let it = ViewDisplay(
            Dials {
                angle = $0
            } isOver: {
                overs += 1
            }, frames: 0)
        it.display.advance(frames: 1)
        while overs == 0, frames < 200 {
            it.display.advance(frames: 1)
            frames += 1
            #expect(abs(try shownAngle(it) - angle.degrees) < 1e-9, "in frame \(frames)")
        }
        // With radians as such, it would stop after 55 frames, 0.4 degrees before the end.
        #expect(frames > 70 && frames < 100)
    }
}
