import Foundation
import Legato
import TestSupport
import Testing

/// Session recording files.
struct SessionRecordingTests {
    /// One of each kind of step.
    private static let recording: SessionRecording = {
        let at = CGPoint(x: 1.5, y: 2)
        let pointer = PointerEvent(location: at, time: 3, modifiers: [.shift, .command])
        let pinch = PinchEvent(phase: .changed, first: at, second: .zero, time: 3)
        let scroll = ScrollEvent(location: at, delta: CGSize(width: 0, height: -40), time: 3)
        let key = KeyEvent(key: "ä\"/", isRepeat: true, time: 3)
        let tick = DisplayTick(timestamp: 4, targetTimestamp: 4.5, duration: 0.25, index: 9)
        let inputs: [InputEvent] = [
            .pointerDown(pointer), .pointerMoved(pointer), .pointerUp(pointer),
            .pointerCancelled(pointer), .pointerExited(pointer), .scroll(scroll), .pinch(pinch),
            .keyDown(key), .keyUp(key),
        ]
        var settings = SystemSettings()
        (settings.prefersDarkColors, settings.accentColor) = (true, SIMD3(0.25, 0.5, 1))
        return SessionRecording(
            size: CGSize(width: 20, height: 10),
            scale: 1.5,
            refreshRate: 59.94,
            startTime: 3,
            steps: inputs.map { SessionRecording.Step(time: 3.25, event: .input($0)) } + [
                SessionRecording.Step(time: 4.1, event: .tick(tick, frameTime: 4.5)),
                SessionRecording.Step(time: 4.1, event: .scenePhase(.background)),
                SessionRecording.Step(time: 4.1, event: .systemSettings(settings)),
                SessionRecording.Step(
                    time: 5, event: .resize(CGSize(width: 7, height: 8), scale: 2)
                ),
            ]
        )
    }()

    /// Runs a closure with a file that is deleted afterwards.
    private static func withFile<T>(_ text: String?, _ body: (URL) throws -> T) throws -> T {
        let url = FileManager.default.temporaryDirectory
            .appending(path: "legato-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        if let text { try Data(text.utf8).write(to: url) }
        return try body(url)
    }

    @Test("A written recording reads back equal")
    func roundTrip() throws {
        try Self.withFile(nil) { url in
            try Self.recording.write(to: url.path)
            #expect(try SessionRecording(contentsOf: url.path) == Self.recording)
        }
    }

    @Test(
        "The file format is stable",
        arguments: [
            (
                #"{"time":1.5,"tick":{"timestamp":1,"targetTimestamp":2,"duration":0.5,"index":7},"frameTime":2}"#,
                SessionRecording.Event.tick(
                    DisplayTick(timestamp: 1, targetTimestamp: 2, duration: 0.5, index: 7),
                    frameTime: 2
                )
            ),
            (
                #"{"time":1.5,"input":{"pointerDown":{"location":[3,4],"time":1,"button":1,"modifiers":1}}}"#,
                .input(
                    .pointerDown(
                        PointerEvent(location: CGPoint(x: 3, y: 4), time: 1, modifiers: .shift)
                    )
                )
            ),
            (#"{"time":1.5,"scenePhase":"inactive"}"#, .scenePhase(.inactive)),
            (
                #"{"time":1.5,"systemSettings":{"prefersDarkColors":false,"increasesContrast":false,"reducesMotion":false,"textScale":1}}"#,
                .systemSettings(SystemSettings())
            ),
            (
                #"{"time":1.5,"size":[3,4],"scale":2}"#,
                .resize(CGSize(width: 3, height: 4), scale: 2)
            ),
        ]
    )
    func format(step: String, event: SessionRecording.Event) throws {
        let text = """
            {"format":"legato-session","version":1,"size":[30,20],"scale":1,"refreshRate":60,\
            "startTime":1.25,"steps":[\(step)]}
            """
        let expected = SessionRecording(
            size: CGSize(width: 30, height: 20), startTime: 1.25,
            steps: [SessionRecording.Step(time: 1.5, event: event)]
        )
        #expect(try Self.withFile(text) { try SessionRecording(contentsOf: $0) } == expected)
    }

    @Test("All bits of numbers survive, and equal recordings give equal bytes", arguments: 1...3)
    func exactNumbers(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var time = 0.0
        let steps = (0..<1000).map { _ in
            time += random.unit() * 1e3
            let location = CGPoint(x: random.unit() * 1e-9, y: -random.unit() * 1e9)
            let event = PointerEvent(location: location, time: time - random.unit())
            return SessionRecording.Step(time: time, event: .input(.pointerMoved(event)))
        }
        let recording = SessionRecording(size: CGSize(width: 9, height: 9), steps: steps)
        try Self.withFile(nil) { url in
            try recording.write(to: url)
            let bytes = try Data(contentsOf: url)
            let read = try SessionRecording(contentsOf: url)
            #expect(read == recording)
            try read.write(to: url)
            #expect(try Data(contentsOf: url) == bytes)
        }
    }

    private nonisolated static func file(
        _ steps: String, size: String = "[9,9]", rate: String = "60", start: String = "0"
    ) -> String {
        """
        {"format":"legato-session","version":1,"size":\(size),"scale":1,"refreshRate":\(rate),\
        "startTime":\(start),"steps":[\(steps)]}
        """
    }

    @Test(
        "Files that are not recordings throw an error with the reason",
        arguments: [
            ("", "not valid JSON"),
            ("\u{89}PNG", "not valid JSON"),
            ("[]", "instead"),
            ("{}", "its format must be 'legato-session', got '' (at format)"),
            (#"{"format":"other","version":1}"#, "must be 'legato-session', got 'other'"),
            (#"{"format":"legato-session"}"#, "the key 'version' is missing"),
            (
                #"{"format":"legato-session","version":2}"#,
                "its version must be 1, got 2 (at version)"
            ),
            (file(#"{"time":1}"#), "the key 'size' is missing (at steps.0)"),
            (
                file(#"{"time":1,"input":{"wave":{}}}"#),
                "an input event must have a known kind, such as pointerDown (at steps.0.input)"
            ),
            (file(#"{"time":1,"input":{}}"#), "an input event must have a known kind"),
            (file(#"{"time":"1"}"#), "(at steps.0.time)"),
            (file(#"{"time":1e999,"size":[9,9],"scale":1}"#), "not valid JSON"),
            (file("", size: "[0,9]"), "1 to 16384 pixels a side"),
            (file("", size: "[9,20000]"), "1 to 16384 pixels a side"),
            (file("", rate: "0"), "A display needs a refresh rate above 0"),
            (file("", start: "1e300"), "got 1e+300 to 1e+300"),
            (
                file(#"{"time":1,"size":[9,9],"scale":-1}"#),
                "step 0: A display needs a scale from 0.001"
            ),
            (
                file(#"{"time":2,"size":[9,9],"scale":1},{"time":1,"size":[9,9],"scale":1}"#),
                "step 1: its time must be at least 2.0 s, got 1.0"
            ),
        ]
    )
    func badFiles(text: String, reason: String) throws {
        try Self.withFile(text) { url in
            let error = try #require(throws: SessionFileError.self) {
                try SessionRecording(contentsOf: url)
            }
            #expect(error.operation == "read")
            #expect(error.path == url.path)
            #expect(error.reason.contains(reason), "the reason is: \(error.reason)")
            #expect(error.remedy.contains("Record the session again"))
            #expect("\(error)".hasPrefix("Could not read the recorded session \(url.path): "))
        }
    }

    @Test("A file that cannot be read or written is reported with the system's reason")
    func unreachableFiles() throws {
        try Self.withFile(nil) { url in
            let missing = try #require(throws: SessionFileError.self) {
                try SessionRecording(contentsOf: url)
            }
            #expect(missing.path == url.path)
            #expect(missing.reason == "No such file or directory")
            #expect(missing.remedy == "Check that the file exists and that you may read it.")
            let inside = url.appending(path: "session.json")
            let homeless = try #require(throws: SessionFileError.self) {
                try Self.recording.write(to: inside)
            }
            #expect(homeless.operation == "write")
            #expect(homeless.path == inside.path)
            #expect(homeless.reason == "No such file or directory")
            #expect(homeless.remedy.contains("folder exists"))
        }
        let refused = try #require(throws: SessionFileError.self) {
            try Self.recording.write(to: URL(filePath: "/sys/legato.json"))
        }
        #expect(["Permission denied", "Read-only file system"].contains(refused.reason))
        #expect(refused.operation == "write" && refused.path == "/sys/legato.json")
    }

    @Test("A recording that no display can replay is not written")
    func refusedWriting() async {
        await #expect(processExitsWith: .failure) {
            let recording = SessionRecording(size: CGSize(width: 9, height: 9), startTime: .nan)
            try recording.write(to: FileManager.default.temporaryDirectory)
        }
    }
}
