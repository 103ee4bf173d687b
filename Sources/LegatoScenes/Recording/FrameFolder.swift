import Foundation
public import Legato

/// A folder that takes frames as `frame-0000.png` and so on.
public struct FrameFolder {
    private let url: URL
    /// How many frames it got.
    public private(set) var count = 0

    /// Chooses a folder for a number of frames; it is made if it does not exist.
    /// - Throws: `StaleFramesError` when it holds a longer recording.
    public init(_ path: String, frames: Int) throws(StaleFramesError) {
        url = URL(fileURLWithPath: path, isDirectory: true)
        // If the folder cannot be made, writing the first picture says why.
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let next = file(frames).path
        guard !FileManager.default.fileExists(atPath: next) else {
            throw StaleFramesError(path: next)
        }
    }

    /// Writes the next frame.
    /// - Throws: `ImageFileError` when the file cannot be made or the disk is full.
    public mutating func add(_ picture: CGImage) throws(ImageFileError) {
        try picture.writePNG(to: file(count))
        count += 1
    }

    private func file(_ frame: Int) -> URL {
        url.appendingPathComponent(String(format: "frame-%04d.png", frame))
    }
}

/// A folder that holds a longer recording, whose end would look like this one's.
public nonisolated struct StaleFramesError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The first frame that would be left.
    public var path: String

    /// Creates an error.
    public init(path: String) { self.path = path }

    /// One line: the file and what to do.
    public var description: String {
        "Could not record: \(path) is left from a longer recording. Empty the folder, or choose "
            + "another one."
    }
}
