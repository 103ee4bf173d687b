import Foundation
import Glibc
import Legato

/// Reports how an animation ends.
private final class Ends: CAAnimationDelegate {
    var heard: [String] = []

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        heard.append(finished ? "finished" : "unfinished")
    }
}

extension Scenario {
    func runLoop() throws {
        let window = try openWindow()
        var ran: [String] = []
        let note = { @MainActor @Sendable (name: String) in
            ran.append(name)
            if ran.count == 5 { after(0.5) { Application.shared.terminate() } }
        }
        after(0.2) {
            note("timer")
            RunLoop.main.perform { MainActor.assumeIsolated { note("perform") } }
            DispatchQueue.global().async {
                DispatchQueue.main.async { MainActor.assumeIsolated { note("queue") } }
            }
            Task.detached {
                await note("actor")
                let task = Task { @MainActor in note("task") }
                await task.value
            }
        }
        after(60) { Application.shared.terminate() }
        let before = Application.shared.turns
        try Application.shared.run()
        report("ran", ran.sorted().joined(separator: ","))
        report("loopTurns", Application.shared.turns - before)
        report("open", window.isOpen)
    }

    func runWidest() throws {
        let window = try Window(title: "Widest", size: CGSize(width: 16_384, height: 1))
        report("width", Int(window.rootLayer.bounds.width))
        window.close()
    }

    func runOpen() throws {
        let window = try openWindow()
        var closed = 0
        window.onInput = { input in
            if case .pointerCancelled(let event) = input { report("cancelled", event.location) }
        }
        let at = CGPoint(x: 30, y: 40)
        window.send(.pointerDown(PointerEvent(location: at, time: CACurrentMediaTime())))
        window.onClose = { closed += 1 }
        let ends = Ends()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 3600
        animation.delegate = ends
        CATransaction.setCompletionBlock { ends.heard.append("done") }
        window.rootLayer.add(animation, forKey: "fade")
        when({ window.pacing.framesPresented > 0 }) { [self] in
            after(0.3) {
                report(window)
                window.close()
            }
        }
        try Application.shared.run()
        report("closed", closed)
        report("ends", ends.heard.joined(separator: ","))
        report("windows", Application.shared.windows.count)
    }

    func runInterrupt() throws {
        let context = try OffscreenContext()
        report("profile", context.profile)
        fflush(nil)
        unblockSignals()
        raise(SIGTERM)
        report("survived", context.width)
    }

    /// Unblocks signals, which a test runner's threads block and child processes inherit; a shell
    /// makes its jobs in the background ignore SIGINT.
    private func unblockSignals() {
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        signal(SIGINT, SIG_DFL)
    }

    /// A view whose body never returns.
    private struct Hung: View {
        let start: @MainActor () -> Void
        var body: some View {
            start()
            while CACurrentMediaTime() > 0 {}
            return Text("never")
        }
    }

    func runStuck() throws {
        unblockSignals()
        try runHung { raise(SIGTERM) }
    }

    func runLost() throws {
        try runHung {
            report("busy", true)
            fflush(nil)
        }
    }

    private func runHung(start: @escaping @MainActor @Sendable () -> Void) throws {
        let window = try openWindow()
        after(0.1) { window.rootLayer.addSublayer(HostingLayer(rootView: Hung(start: start))) }
        try Application.shared.run()
        report("survived", true)
    }

    func runTwice() throws {
        unblockSignals()
        _ = try openWindow()
        after(0.1) {
            let start = CACurrentMediaTime()
            raise(SIGINT)
            while CACurrentMediaTime() < start + 0.2 {}
            report("busy", true)
            fflush(nil)
            raise(SIGTERM)
            while CACurrentMediaTime() < start + 60 {}
        }
        try Application.shared.run()
        report("survived", true)
    }

    func runEnded() throws {
        unblockSignals()
        let window = try openWindow()
        var calls: [String] = []
        window.shouldClose = {
            calls.append("shouldClose")
            return false
        }
        window.onProgramEnd = { calls.append(window.isOpen ? "end" : "late") }
        window.onClose = { calls.append("closed") }
        after(0.1) { raise(SIGTERM) }
        try Application.shared.run()
        report("calls", calls.joined(separator: ","))
    }

    func runClosed() throws {
        let window = try openWindow()
        window.close()
        let start = CACurrentMediaTime()
        try Application.shared.run()
        report("isAtOnce", CACurrentMediaTime() - start < 5)
        // With another window it runs again.
        let second = try openWindow()
        after(0.1) { second.close() }
        try Application.shared.run()
        report("windows", Application.shared.windows.count)
    }
}
