import Foundation
import Legato
import TestSupport
import Testing

/// Replay of recorded sessions.
///
/// Recorded sessions replay with the same frames.
struct SessionReplayTests {
    /// A session, with its frames and what was logged during it.
    private struct Session {
        var recording: SessionRecording
        var frames: [CGImage]
        var log: [String]
    }

    private static let size = CGSize(width: 100, height: 70)

    /// Records random input, with a picture after each step.
    private static func record(on display: HeadlessDisplay, seed: UInt64) -> Session {
        var hand = RandomHand(seed: seed)
        var frames: [CGImage] = []
        var stage: SessionStage?
        display.startRecording { stage = SessionStage(on: display) }
        for _ in 0..<100 {
            hand.act(on: display)
            frames.append(display.snapshot())
        }
        let recording = display.stopRecording()
        stage?.leave()
        return Session(recording: recording, frames: frames, log: stage?.log ?? [])
    }

    private static func replay(_ recording: SessionRecording, on display: HeadlessDisplay)
        -> Session
    {
        var frames: [CGImage] = []
        var stage: SessionStage?
        display.startRecording()
        display.replay(recording) {
            stage = SessionStage(on: display)
        } onStep: { _ in
            frames.append(display.snapshot())
        }
        let again = display.stopRecording()
        stage?.leave()
        return Session(recording: again, frames: frames, log: stage?.log ?? [])
    }

    private func expectSame(_ a: Session, _ b: Session, _ comment: String) {
        #expect(a.log == b.log, "\(comment)")
        #expect(a.frames.count == b.frames.count, "\(comment)")
        for (index, pair) in zip(a.frames, b.frames).enumerated() where pair.0 != pair.1 {
            Issue.record("\(comment): frame \(index) differs")
        }
    }

    @Test(
        "Random sessions replay byte for byte, on fresh displays and on their own", arguments: 1...4
    )
    func randomSessions(seed: UInt64) throws {
        // Sessions may start at a time other than 0 and between refreshes.
        let place = SessionRecording(
            size: Self.size, refreshRate: seed % 3 == 0 ? 48 : 60,
            startTime: Double(seed - 1) * 12_345.678_9
        )
        let display = HeadlessDisplay(for: place)
        let session = Self.record(on: display, seed: seed)
        #expect(session.recording.steps.count == session.frames.count)
        #expect(Set(session.frames.map { pictureHash([$0]) }).count > 30, "too little moved")
        #expect(session.log.contains { $0.hasPrefix("drag") }, "nothing was dragged")

        let data = try JSONEncoder().encode(session.recording)
        let read = try JSONDecoder().decode(SessionRecording.self, from: data)
        #expect(read == session.recording)
        let fresh = HeadlessDisplay(for: read)
        #expect(fresh.time == session.recording.startTime)
        let again = Self.replay(read, on: fresh)
        expectSame(again, session, "seed \(seed), fresh display")
        #expect(
            again.recording.steps == session.recording.steps, "a replay records as the session did"
        )
        expectSame(
            Self.replay(session.recording, on: display), session, "seed \(seed), same display"
        )
    }

    @Test("Recording changes no frame", arguments: 21...22)
    func recordingIsUnseen(seed: UInt64) {
        let recorded = Self.record(on: HeadlessDisplay(size: Self.size), seed: seed)
        let display = HeadlessDisplay(size: Self.size)
        // An empty display is drawn first, as at the start of a recording.
        display.advance(by: 0)
        let stage = display.perform { SessionStage(on: display) }
        var hand = RandomHand(seed: seed)
        let frames = (0..<100).map { _ in
            hand.act(on: display)
            return display.snapshot()
        }
        stage.leave()
        let session = Session(recording: recorded.recording, frames: frames, log: stage.log)
        expectSame(session, recorded, "seed \(seed)")
    }

    @Test("After a replay the display continues from there")
    func continuesAfterReplay() {
        let display = HeadlessDisplay(size: Self.size)
        display.advance(by: 100.01)
        display.startRecording()
        display.advance(frames: 5)
        let recording = display.stopRecording()
        let fresh = HeadlessDisplay(for: recording)
        fresh.replay(recording)
        #expect(fresh.time == display.time)
        var stamps: [[Double]] = [[], []]
        for (index, display) in [display, fresh].enumerated() {
            display.displayLink { stamps[index].append($0.timestamp) }
            display.advance(frames: 3)
        }
        #expect(stamps[0] == stamps[1] && stamps[0].count == 3)
    }

    @Test("A display link that is kept is called in a second replay as in the first")
    func stayingLink() {
        let display = HeadlessDisplay(size: Self.size)
        display.startRecording()
        display.advance(frames: 5)
        let recording = display.stopRecording()
        var stamps: [Double] = []
        let link = display.displayLink { stamps.append($0.timestamp) }
        link.isPaused = true
        for _ in 0..<2 {
            display.replay(recording) { link.isPaused = false }
            link.isPaused = true
        }
        let once = (1...5).map { Double($0) / 60 }
        #expect(stamps == once + once)
    }

    @Test("Wrong use traps")
    func wrongUse() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = HeadlessDisplay(size: CGSize(width: 9, height: 9)).stopRecording()
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let display = HeadlessDisplay(size: CGSize(width: 9, height: 9))
            display.startRecording()
            display.startRecording()
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let display = HeadlessDisplay(size: CGSize(width: 9, height: 9))
            display.advance(frames: 2)
            display.displayLink { _ in }
            display.replay(SessionRecording(size: display.size))
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let display = HeadlessDisplay(size: CGSize(width: 9, height: 9))
            let key = KeyEvent(key: "a", time: 0)
            let steps = [1.0, 0.5].map {
                SessionRecording.Step(time: $0, event: .input(.keyUp(key)))
            }
            display.replay(SessionRecording(size: display.size, steps: steps))
        }
    }
}
