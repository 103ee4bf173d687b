import Foundation
public import Legato

/// A folder to which frames are written as `frame-0000.png` and so on.
public struct FrameFolder {
    private let url: URL
    /// The number of frames added so far.
    public private(set) var count = 0

    /// Chooses a folder for a number of frames; creates it if it does not exist.
    /// - Throws: `StaleFramesError` if it contains a longer recording.
    public init(_ path: String, frames: Int) throws(StaleFramesError) {
        url = URL(fileURLWithPath: path, isDirectory: true)
        // If the folder cannot be created, writing the first frame throws the reason.
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let next = file(frames).path
        guard !FileManager.default.fileExists(atPath: next) else {
            throw StaleFramesError(path: next)
        }
    }

    /// Writes the next frame.
    /// - Throws: `ImageFileError` if the file cannot be created or the disk is full.
    public mutating func add(_ picture: CGImage) throws(ImageFileError) {
        try picture.writePNG(to: file(count))
        count += 1
    }

    private func file(_ frame: Int) -> URL {
        url.appendingPathComponent(String(format: "frame-%04d.png", frame))
    }
}

/// An error for a folder with a longer recording, whose last frames would seem to belong to the new
/// one.
public nonisolated struct StaleFramesError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The first frame that would be left over.
    public var path: String

    /// Creates an error.
    public init(path: String) { self.path = path }

    /// The file and the remedy in one line.
    public var description: String {
        "Could not record: \(path) is left from a longer recording. Empty the folder, or choose "
            + "another one."
    }
}
