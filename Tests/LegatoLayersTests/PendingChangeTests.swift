import Foundation
import Legato
import Testing

/// Changes of layers before a commit.
struct PendingChangeTests {
    @Test(
        "Of two changes before a commit, the second one replaces the first one's animation",
        arguments: [Animation.spring, .linear(duration: 3)]
    )
    func pendingChange(first: Animation) throws {
        // A clock that runs, as that of a window: each reading is later.
        nonisolated(unsafe) var time = 0.0
        let clock = MediaClock {
            time += 0.0001
            return time
        }
        let host = LayerHost(size: CGSize(width: 9, height: 9), scale: 1, clock: clock)
        let layer = CALayer()
        host.rootLayer.addSublayer(layer)
        CATransaction.flush()
        withAnimation(first) { layer.position.x = 100 }
        let beginning = time
        withAnimation(.linear(duration: 1)) { layer.position.x = 200 }
        CATransaction.flush()
        for moment in [0.25, 0.5, 0.75] {
            let shown = host.tree.presentation(of: layer.id, at: beginning + moment)
            expectClose([try #require(shown).position.x], [200 * moment], within: 0.1)
        }
    }

    /// A layer at 0 on a display whose clock a test sets.
    private struct Clocked {
        let clock = Settable()
        let host: LayerHost
        let layer = CALayer()

        nonisolated final class Settable: @unchecked Sendable { var time = 0.0 }

        @MainActor init() {
            host = LayerHost(
                size: CGSize(width: 9, height: 9), scale: 1,
                clock: MediaClock { [clock] in clock.time }
            )
            host.rootLayer.addSublayer(layer)
            CATransaction.flush()
        }

        @MainActor func x(after time: Double) throws -> Double {
            let shown = host.tree.presentation(of: layer.id, at: clock.time + time)
            return try #require(shown).position.x
        }
    }

    @Test("A change that replaces another one before a commit begins at its own time")
    func latePendingChange() throws {
        let it = Clocked()
        withAnimation(.linear(duration: 0.2)) { it.layer.position.x = 100 }
        it.clock.time += 0.3
        withAnimation(.linear(duration: 0.2)) { it.layer.position.x = 200 }
        CATransaction.flush()
        expectClose([try it.x(after: 0.1)], [100], within: 1e-9)
        // A change without animation in between moves the value along.
        var drag = Transaction()
        drag.tracksVelocity = true
        it.clock.time += 1
        withAnimation(.linear(duration: 0.2)) { it.layer.position.x = 0 }
        it.clock.time += 0.3
        withTransaction(drag) { it.layer.position.x = 10 }
        it.clock.time += 0.3
        withAnimation(.linear(duration: 0.2)) { it.layer.position.x = 110 }
        CATransaction.flush()
        expectClose([try it.x(after: 0.1)], [160], within: 1e-9)
        #expect(try it.x(after: 0.2) == 110)
    }

    @Test("A change within rounding error does not let the next one replace an animation in flight")
    func negligibleChange() throws {
        let it = Clocked()
        withAnimation(.linear(duration: 1)) { it.layer.position.x = 100 }
        CATransaction.flush()
        it.clock.time += 0.5
        withAnimation(.linear(duration: 1)) { it.layer.position.x = 100.nextUp }
        withAnimation(.linear(duration: 1)) { it.layer.position.x = 200 }
        CATransaction.flush()
        expectClose([try it.x(after: 0)], [50], within: 1e-9)
    }
}
