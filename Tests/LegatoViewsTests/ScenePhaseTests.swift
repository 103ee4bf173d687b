import Foundation
import Legato
import Testing

/// The scene phase of views.
struct ScenePhaseTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Watcher: View {
        let log: Log
        @Environment(\.scenePhase) private var phase

        var body: some View {
            Text(verbatim: "\(phase)")
                .onChange(of: phase) { log.lines.append("\($0) to \($1)") }
        }
    }

    private struct Screen: View {
        let log: Log

        var body: some View {
            NavigationStack { Watcher(log: log) }
                .sheet(isPresented: .constant(true)) { Watcher(log: log) }
        }
    }

    @Test("A change of the phase updates the views that read it, and no others")
    func follow() {
        let log = Log()
        let it = ViewDisplay(Watcher(log: log))
        let before = it.hosting.bodyEvaluations
        for phase in [ScenePhase.inactive, .background, .background, .active] {
            it.display.scenePhase = phase
            it.display.advance(frames: 1)
        }
        #expect(
            log.lines == ["active to inactive", "inactive to background", "background to active"]
        )
        #expect(it.hosting.bodyEvaluations - before == 3)
    }

    @Test("The phase reaches pages and sheets, separately for each window")
    func pages() {
        let (log, otherLog) = (Log(), Log())
        let it = ViewDisplay(Screen(log: log))
        let other = ViewDisplay(Screen(log: otherLog))
        it.display.scenePhase = .inactive
        it.display.advance(frames: 1)
        #expect(log.lines == Array(repeating: "active to inactive", count: 2))
        #expect(otherLog.lines.isEmpty)
        #expect(other.display.scenePhase == .active)
    }

    @Test("Views inserted into a window receive its phase")
    func begin() {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        display.scenePhase = .background
        let log = Log()
        let hosting = HostingLayer(rootView: Watcher(log: log))
        display.rootLayer.addSublayer(hosting)
        display.advance(frames: 1)
        #expect(log.lines == ["active to background"])
    }

    @Test("A session records the phase")
    func record() {
        func play(_ log: Log) -> HostingLayer<Watcher> {
            let hosting = HostingLayer(rootView: Watcher(log: log))
            hosting.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            return hosting
        }
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        let log = Log()
        display.startRecording { display.rootLayer.addSublayer(play(log)) }
        display.advance(frames: 2)
        display.scenePhase = .inactive
        display.advance(frames: 2)
        let recording = display.stopRecording()
        let again = HeadlessDisplay(for: recording)
        let replayed = Log()
        again.replay(recording, of: { again.rootLayer.addSublayer(play(replayed)) })
        #expect(replayed.lines == ["active to inactive"])
        #expect(again.snapshot() == display.snapshot())
    }
}
