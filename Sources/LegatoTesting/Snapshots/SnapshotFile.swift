import Foundation
import Legato

/// The recorded snapshot of a name, and the files that are written when a picture differs from it.
nonisolated struct SnapshotFile {
    let name: String
    /// The folder of the test file's snapshots.
    private let folder: URL
    /// The folder of the pictures of failures.
    private let output: URL
    private let recordsAll: Bool

    /// Names the files of a snapshot.
    /// - Parameters:
    ///   - name: The name without an extension.
    ///   - testFile: The path of the test file.
    ///   - environment: The environment variables.
    init(
        named name: String, for testFile: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let test = URL(fileURLWithPath: testFile)
        let title = test.deletingPathExtension().lastPathComponent
        self.name = name
        folder = test.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__").appendingPathComponent(title)
        let base =
            environment["LEGATO_SNAPSHOT_OUTPUT"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("LegatoSnapshots")
        output = base.appendingPathComponent(title)
        recordsAll = environment["LEGATO_RECORD_SNAPSHOTS"] == "1"
    }

    /// The recorded picture.
    var recorded: URL { folder.appendingPathComponent("\(name).png") }
    /// The picture that differs from it.
    var actual: URL { output.appendingPathComponent("\(name).actual.png") }
    /// The picture of the difference.
    var difference: URL { output.appendingPathComponent("\(name).difference.png") }

    /// Compares a picture with the recorded one, or records it.
    /// - Returns: The message of a failure; nil if the picture is as recorded.
    func check(
        _ picture: CGImage, tolerance: SnapshotTolerance = .exact, record: Bool = false
    ) -> String? {
        guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
            return "A snapshot's name is a file name without folders, got \"\(name)\""
        }
        guard FileManager.default.fileExists(atPath: recorded.path) else {
            return save(picture) ?? """
                The snapshot "\(name)" was recorded, because there was none. Look at it, and run \
                the test again.
                \(recorded.path)
                """
        }
        let (old, new): (CGImage, CGImage)
        do throws(ImageFileError) {
            old = try CGImage(contentsOf: recorded)
            // As decoded: files do not hold the exact bytes of colours with alpha.
            new = try CGImage(data: picture.pngData())
        } catch {
            return """
                The snapshot "\(name)" cannot be compared, and nothing was written: \(error) Delete \
                the file to record it again.
                """
        }
        let failure = compare(new, old, tolerance)
        guard record || recordsAll else { return failure }
        if old != new, let problem = save(picture) { return problem }
        if record {
            return """
                The snapshot "\(name)" was recorded. Look at it, and remove `record: true`.
                \(recorded.path)
                """
        }
        return failure == nil ? nil : "The snapshot \"\(name)\" was recorded.\n\(recorded.path)"
    }

    /// Returns a message if the file cannot be written.
    private func save(_ picture: CGImage) -> String? {
        write(picture, to: recorded).map { "The snapshot \"\(name)\" cannot be recorded: \($0)" }
    }

    private func write(_ picture: CGImage, to url: URL) -> String? {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true
            )
            try picture.writePNG(to: url)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func compare(
        _ new: CGImage, _ old: CGImage, _ tolerance: SnapshotTolerance
    ) -> String? {
        let advice = "Record it again with `record: true` or LEGATO_RECORD_SNAPSHOTS=1."
        guard new.width == old.width, new.height == old.height else {
            return """
                The snapshot "\(name)" has another size: the picture is \(new.width) x \
                \(new.height) pixels, the recorded one \(old.width) x \(old.height). \(advice)
                recorded: \(recorded.path)
                \(kept(new, "actual", at: actual))
                """
        }
        let found = SnapshotDifference(new, old, tolerance)
        let pixels = new.width * new.height
        guard let first = found.first, Double(found.count) > tolerance.share * Double(pixels) else {
            return nil
        }
        let share = String(format: "%.2f", 100 * Double(found.count) / Double(pixels))
        return """
            The snapshot "\(name)" differs: \(found.count) of \(pixels) pixels (\(share) %) differ \
            by more than \(tolerance.channel), the largest difference is \(found.largest), and the \
            first pixel, at (\(first.x), \(first.y)), is \(new[first.x, first.y]), recorded \
            \(old[first.x, first.y]). \(advice)
            recorded: \(recorded.path)
            \(kept(new, "actual", at: actual))
            \(kept(found.picture(over: old), "difference", at: difference))
            """
    }

    /// Writes a picture of a failure, and returns the line about it.
    private func kept(_ picture: CGImage, _ title: String, at url: URL) -> String {
        write(picture, to: url).map { "\(title): \($0)" } ?? "\(title): \(url.path)"
    }
}
