import Foundation
package import Legato

/// A folder to which frames are written as `frame-0000.png` and so on.
package struct FrameFolder {
    private let url: URL
    /// The number of frames added so far.
    package private(set) var count = 0

    /// Chooses a folder for a number of frames; creates it if it does not exist.
    /// - Throws: `Problem` if it contains a longer recording.
    package init(_ path: String, frames: Int) throws(Problem) {
        url = URL(fileURLWithPath: path, isDirectory: true)
        // If the folder cannot be created, writing the first frame throws the reason.
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let next = file(frames).path
        guard !FileManager.default.fileExists(atPath: next) else {
            throw Problem(
                "Could not record: \(next) is left from a longer recording. Empty the folder, or "
                    + "choose another one."
            )
        }
    }

    /// Writes the next frame.
    /// - Throws: `ImageFileError` if the file cannot be created or the disk is full.
    package mutating func add(_ picture: CGImage) throws(ImageFileError) {
        try picture.writePNG(to: file(count))
        count += 1
    }

    private func file(_ frame: Int) -> URL {
        url.appendingPathComponent(String(format: "frame-%04d.png", frame))
    }
}
