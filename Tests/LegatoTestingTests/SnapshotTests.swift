import Foundation
import Legato
import Testing

@testable import LegatoTesting

/// Snapshots.
struct SnapshotTests {
    /// A folder that is removed with the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("SnapshotTests-\(UUID())")

        deinit { try? FileManager.default.removeItem(at: url) }

        func path(_ name: String) -> String { url.appendingPathComponent(name).path }
    }

    private let folder = Folder()

    private func file(
        _ name: String = "dot", _ environment: [String: String] = [:]
    ) -> SnapshotFile {
        let output = ["LEGATO_SNAPSHOT_OUTPUT": folder.path("output")]
        return SnapshotFile(
            named: name, for: folder.path("SomeTests.swift"),
            environment: output.merging(environment) { $1 }
        )
    }

    /// Returns a picture of 4 x 3 pixels with one of another colour at (2, 1).
    private func picture(_ red: UInt8 = 255, alpha: UInt8 = 255) -> CGImage {
        var bytes = [[UInt8]](repeating: [0, 0, 255, 255], count: 12)
        bytes[6] = [red, 0, 0, alpha]
        return CGImage(width: 4, height: 3, premultipliedRGBA: bytes.flatMap(\.self))
    }

    @Test("A missing snapshot is recorded and fails once; an equal picture passes")
    func recording() throws {
        let file = file()
        #expect(
            file.check(picture()) == """
                The snapshot "dot" was recorded, because there was none. Inspect it, and run the \
                test again.
                \(folder.path("__Snapshots__/SomeTests/dot.png"))
                """
        )
        #expect(try CGImage(contentsOf: file.recorded) == picture())
        #expect(file.check(picture()) == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.path("output")))
    }

    @Test("A picture that differs is reported with its files, and nothing is overwritten")
    func mismatch() throws {
        let file = file()
        _ = file.check(picture())
        let (actual, difference) = (
            folder.path("output/SomeTests/dot.actual.png"),
            folder.path("output/SomeTests/dot.difference.png")
        )
        #expect(
            file.check(picture(250)) == """
                The snapshot "dot" differs: 1 of 12 pixels (8.33 %) differ by more than 0, the \
                largest difference is 5, and the first pixel, at (2, 1), is (red: 250, green: 0, \
                blue: 0, alpha: 255), recorded (red: 255, green: 0, blue: 0, alpha: 255). Record \
                it again with `record: true` or LEGATO_RECORD_SNAPSHOTS=1.
                recorded: \(file.recorded.path)
                actual: \(actual)
                difference: \(difference)
                """
        )
        #expect(try CGImage(contentsOf: file.recorded) == picture())
        #expect(try CGImage(contentsOf: actual) == picture(250))
        let shown = try CGImage(contentsOf: difference)
        #expect(shown[2, 1] == (230, 0, 60, 255))
        #expect(shown[0, 0] == (198, 198, 198, 255))
    }

    @Test("A tolerance allows a difference of channels, and a share of the pixels")
    func tolerance() {
        let file = file()
        _ = file.check(picture())
        #expect(file.check(picture(250), tolerance: SnapshotTolerance(channel: 5)) == nil)
        #expect(file.check(picture(250), tolerance: SnapshotTolerance(channel: 4)) != nil)
        #expect(file.check(picture(0), tolerance: SnapshotTolerance(share: 0.084)) == nil)
        #expect(file.check(picture(0), tolerance: SnapshotTolerance(share: 0.083)) != nil)
        let clamped = SnapshotTolerance(channel: 300, share: .nan)
        #expect(clamped == SnapshotTolerance(channel: 255, share: 0))
        #expect(SnapshotTolerance(channel: -1, share: 2) == SnapshotTolerance(share: 1))
    }

    @Test("A picture with alpha equals its own recording")
    func alpha() {
        let file = file()
        let pale = picture(3, alpha: 7)
        _ = file.check(pale)
        #expect(file.check(pale) == nil)
    }

    @Test("Another size is reported with both sizes")
    func size() throws {
        let file = file()
        _ = file.check(picture())
        let small = CGImage(width: 1, height: 2, premultipliedRGBA: [UInt8](repeating: 0, count: 8))
        let message = try #require(file.check(small, tolerance: SnapshotTolerance(share: 1)))
        #expect(
            message.hasPrefix(
                "The snapshot \"dot\" has a different size: the image is 1 x 2 pixels, the "
                    + "recorded one 4 x 3."
            )
        )
        #expect(message.contains("actual: \(file.actual.path)"))
        #expect(try CGImage(contentsOf: file.actual) == small)
    }

    @Test("Recording again replaces the file and fails; an equal file is left alone")
    func recordingAgain() throws {
        _ = file().check(picture())
        let message = try #require(file().check(picture(9), record: true))
        #expect(message.contains("was recorded. Inspect it, and remove `record: true`."))
        #expect(file().check(picture(9)) == nil)
        #expect(file().check(picture(9), record: true) != nil)

        let all = ["LEGATO_RECORD_SNAPSHOTS": "1"]
        #expect(file("dot", all).check(picture(9)) == nil)
        #expect(try #require(file("dot", all).check(picture(8))).contains("was recorded."))
        #expect(file().check(picture(8)) == nil)
        #expect(file("dot", ["LEGATO_RECORD_SNAPSHOTS": "0"]).check(picture(9)) != nil)
    }

    @Test("A file that cannot be read is reported and stays", arguments: [false, true])
    func corrupt(record: Bool) throws {
        let file = file()
        try FileManager.default.createDirectory(
            at: file.recorded.deletingLastPathComponent(), withIntermediateDirectories: true
        )
        let bytes = Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3])
        try bytes.write(to: file.recorded)
        let message = try #require(file.check(picture(), record: record))
        #expect(
            message.hasPrefix("The snapshot \"dot\" cannot be compared, and nothing was written: ")
        )
        #expect(message.contains(file.recorded.path))
        #expect(try Data(contentsOf: file.recorded) == bytes)
    }

    @Test("A name with folders is refused", arguments: ["", "a/b", "../a", ".a"])
    func names(name: String) {
        #expect(
            file(name).check(picture())
                == "A snapshot's name is a file name without folders, got \"\(name)\""
        )
        #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    }

    @Test("Displays, views and pictures are compared with files beside the test")
    func expectations() throws {
        let display = HeadlessDisplay(size: CGSize(width: 40, height: 30))
        let dot = Circle().fill(.orange).frame(width: 20, height: 20)
        display.show { dot }
        expectSnapshot(of: display, named: "dot")
        expectSnapshot(of: display.snapshot(), named: "dot")
        expectSnapshot(of: dot, size: CGSize(width: 40, height: 30), named: "dot")
        let messages = issues {
            expectSnapshot(of: dot.offset(x: 4), size: CGSize(width: 40, height: 30), named: "dot")
            expectSnapshot(of: dot, size: CGSize(width: 40, height: 30), scale: 2, named: "dot")
            let outside = CGRect(x: -9, y: 0, width: 5, height: 5)
            expectSnapshot(of: display, in: outside, named: "dot")
        }
        try #require(messages.count == 3)
        #expect(messages[0].hasPrefix("The snapshot \"dot\" differs: "))
        #expect(
            messages[2]
                == "The area at (-9.0, 0.0), 5.0 x 5.0 is outside the display of 40.0 x 30.0"
        )
        #expect(messages[1].contains("the image is 80 x 60 pixels, the recorded one 40 x 30."))
    }
}
