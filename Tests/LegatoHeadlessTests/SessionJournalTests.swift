import Foundation
import Legato
import TestSupport
import Testing

/// Sessions recorded to a file, and what remains of the file when the program ends.
struct SessionJournalTests {
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "legato-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func play(on display: HeadlessDisplay, steps: Int) {
        for step in 0..<steps {
            let at = CGPoint(x: 3 + step, y: 5)
            display.send(.pointerMoved(PointerEvent(location: at, time: display.time)))
            display.advance(by: 0.25)
        }
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func everyRecordedStepIsWrittenAtOnce() throws {
        try inFolder { folder in
            let file = folder.appending(path: "session.json")
            let partial = folder.appending(path: "session.json.partial")
            let display = HeadlessDisplay(size: CGSize(width: 40, height: 30))
            display.advance(by: 1)
            try display.startRecording(to: file)
            #expect(try SessionRecording(contentsOf: partial).startTime == 1)
            var counts: [Int] = []
            for _ in 0..<3 {
                play(on: display, steps: 1)
                counts.append(try SessionRecording(contentsOf: partial).steps.count)
            }
            #expect(counts == counts.sorted() && counts[0] > 0 && counts[2] > counts[0])
            #expect(try names(in: folder) == ["session.json.partial"])
            let recording = display.stopRecording()
            #expect(recording.steps.count == counts[2])
            #expect(try names(in: folder) == ["session.json"])
            #expect(try SessionRecording(contentsOf: file) == recording)
        }
    }

    @Test func aRecordingSurvivesACrashOfTheProgram() async throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "legato-\(UUID().uuidString).json")
        let partial = URL(fileURLWithPath: file.path + ".partial")
        defer { try? FileManager.default.removeItem(at: partial) }
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = file.path as String] in
            await MainActor.run {
                let display = HeadlessDisplay(size: CGSize(width: 40, height: 30))
                try? display.startRecording(to: URL(fileURLWithPath: path))
                for step in 0..<10 {
                    let at = CGPoint(x: step, y: 5)
                    display.send(.pointerMoved(PointerEvent(location: at, time: display.time)))
                }
                kill(getpid(), SIGKILL)
            }
        }
        let recording = try SessionRecording(contentsOf: partial)
        #expect(recording.steps.count == 10)
        #expect(recording.size == CGSize(width: 40, height: 30))
    }

    @Test func aTruncatedLineIsIgnoredAndADamagedOneReported() throws {
        try inFolder { folder in
            let file = folder.appending(path: "session.json")
            let display = HeadlessDisplay(size: CGSize(width: 40, height: 30))
            try display.startRecording(to: file)
            play(on: display, steps: 4)
            let recording = display.stopRecording()
            var data = try Data(contentsOf: file)
            try data.dropLast(5).write(to: file)
            #expect(
                try SessionRecording(contentsOf: file).steps == Array(recording.steps.dropLast())
            )
            let line = try #require(data.firstIndex(of: 10))
            data.insert(0x7D, at: line + 1)
            try data.write(to: file)
            let error = #expect(throws: SessionFileError.self) {
                try SessionRecording(contentsOf: file)
            }
            #expect(error?.reason.hasPrefix("step 0: ") == true, "\(String(describing: error))")
        }
    }

    @Test func anOldFileIsKeptUntilTheNewOneIsComplete() throws {
        try inFolder { folder in
            let file = folder.appending(path: "session.json")
            let old = SessionRecording(size: CGSize(width: 9, height: 9))
            try old.write(to: file)
            try Data("left".utf8).write(to: folder.appending(path: "session.json.partial"))
            let display = HeadlessDisplay(size: CGSize(width: 40, height: 30))
            try display.startRecording(to: file)
            #expect(try SessionRecording(contentsOf: file) == old)
            let all = ["session.json", "session.json.partial", "session.json.partial2"]
            #expect(try names(in: folder) == all)
            _ = display.stopRecording()
            #expect(try SessionRecording(contentsOf: file).size.width == 40)
            #expect(try names(in: folder) == ["session.json", "session.json.partial"])
        }
    }

    @Test func theLimitOnPartialFilesIsInclusive() throws {
        try inFolder { folder in
            let file = folder.appending(path: "session.json")
            let suffixes = [""] + (2...99).map(String.init)
            for suffix in suffixes.dropLast() {
                try Data().write(to: folder.appending(path: "session.json.partial\(suffix)"))
            }
            let display = HeadlessDisplay(size: CGSize(width: 40, height: 30))
            try display.startRecording(to: file)
            #expect(try names(in: folder).contains("session.json.partial99"))
            _ = display.stopRecording()
            #expect(try SessionRecording(contentsOf: file).size.width == 40)
            try Data().write(to: folder.appending(path: "session.json.partial99"))
            let error = #expect(throws: SessionFileError.self) {
                try display.startRecording(to: file)
            }
            #expect(error?.reason.hasPrefix("it has 99 unfinished copies, ") == true)
            #expect(error?.reason.hasSuffix("session.json.partial and so on") == true)
            #expect(error?.remedy == "Remove them.")
        }
    }

    @Test func aFileThatCannotBeCreatedIsReportedAndNothingIsRecorded() throws {
        let display = HeadlessDisplay(size: CGSize(width: 40, height: 30))
        for (path, reason) in [
            ("/dev/full", "No space left on device"), ("/none/x", "No such file or directory"),
        ] {
            let error = #expect(throws: SessionFileError.self) {
                try display.startRecording(to: URL(fileURLWithPath: path))
            }
            #expect(error?.reason == reason && error?.operation == "write" && error?.path == path)
            #expect(!display.isRecording)
        }
    }

    @Test func aFullDiskEndsTheFileAndNotTheRecording() async throws {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            try await MainActor.run {
                signal(SIGXFSZ, SIG_IGN)
                let file = FileManager.default.temporaryDirectory
                    .appending(path: "legato-\(UUID().uuidString).json")
                let partial = URL(fileURLWithPath: file.path + ".partial")
                defer { try? FileManager.default.removeItem(at: partial) }
                var limit = rlimit(rlim_cur: 2000, rlim_max: .max)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                let display = HeadlessDisplay(size: CGSize(width: 40, height: 30))
                try display.startRecording(to: file)
                for step in 0..<100 {
                    let at = CGPoint(x: step, y: 5)
                    display.send(.pointerMoved(PointerEvent(location: at, time: display.time)))
                }
                #expect(display.stopRecording().steps.count == 100)
                let count = try SessionRecording(contentsOf: partial).steps.count
                #expect(count > 5 && count < 100)
                #expect(!FileManager.default.fileExists(atPath: file.path))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let said = text.split(separator: "\n").filter { $0.hasPrefix("Legato: ") }
        #expect(said.count == 1)
        #expect(said.first?.contains("File too large") == true)
        #expect(said.first?.contains("The steps recorded before are in") == true)
    }
}
