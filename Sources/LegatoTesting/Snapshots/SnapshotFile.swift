import Foundation
import Legato

/// The file of a named snapshot, and the files written when an image differs from it.
nonisolated struct SnapshotFile {
    let name: String
    /// The folder of the test file's snapshots.
    private let folder: URL
    /// The folder for the images of failures.
    private let output: URL
    private let recordsAll: Bool

    /// Creates the paths of a snapshot's files.
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

    /// The recorded image.
    var recorded: URL { folder.appendingPathComponent("\(name).png") }
    /// The actual image, if it differs.
    var actual: URL { output.appendingPathComponent("\(name).actual.png") }
    /// The difference image.
    var difference: URL { output.appendingPathComponent("\(name).difference.png") }

    /// Compares an image with the recorded one, or records it.
    /// - Returns: The message of a failure; nil if the image matches.
    func check(
        _ picture: CGImage, tolerance: SnapshotTolerance = .exact, record: Bool = false
    ) -> String? {
        guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
            return "A snapshot's name is a file name without folders, got \"\(name)\""
        }
        guard FileManager.default.fileExists(atPath: recorded.path) else {
            return save(picture) ?? """
                The snapshot "\(name)" was recorded, because there was none. Inspect it, and run \
                the test again.
                \(recorded.path)
                """
        }
        let (old, new): (CGImage, CGImage)
        do throws(ImageFileError) {
            old = try CGImage(contentsOf: recorded)
            // Compared as decoded, because files do not store the exact bytes of premultiplied
            // colours.
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
                The snapshot "\(name)" was recorded. Inspect it, and remove `record: true`.
                \(recorded.path)
                """
        }
        return failure == nil ? nil : "The snapshot \"\(name)\" was recorded.\n\(recorded.path)"
    }

    /// Records an image; returns a message if the file cannot be written.
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
                The snapshot "\(name)" has a different size: the image is \(new.width) x \
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

    /// Writes an image of a failure, and returns the line of the message for it.
    private func kept(_ picture: CGImage, _ title: String, at url: URL) -> String {
        write(picture, to: url).map { "\(title): \($0)" } ?? "\(title): \(url.path)"
    }
}
