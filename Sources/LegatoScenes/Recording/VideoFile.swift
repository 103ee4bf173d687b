import Foundation
public import Legato

/// A video, or a GIF picture, that the program ffmpeg makes of frames.
public struct VideoFile {
    private let process = Process()
    private let frames = Pipe()
    private let log = Pipe()
    private let path: String
    private var size: (width: Int, height: Int)?
    private let framesPerSecond: Int
    /// How many frames it got.
    public private(set) var count = 0

    /// The endings of the files that ffmpeg makes.
    public static let endings = ["mp4", "webm", "mkv", "mov", "gif"]

    /// Begins a file, over whatever the path names, whose ending says the format.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - framesPerSecond: How many frames a second has, 1 to 1000.
    /// - Throws: `VideoError` when ffmpeg is not installed.
    public init(_ path: String, framesPerSecond: Int) throws(VideoError) {
        require(
            (1...1000).contains(framesPerSecond),
            "A recording has 1 to 1000 frames a second, got \(framesPerSecond)"
        )
        (self.path, self.framesPerSecond) = (path, framesPerSecond)
        guard let program = Self.program else {
            throw VideoError(
                path: path,
                reason: "ffmpeg is not installed",
                remedy: "Install it (sudo apt-get install ffmpeg), or name a folder or a .png file."
            )
        }
        process.executableURL = program
    }

    private static var program: URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(fileURLWithPath: "\($0)/ffmpeg") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Adds the next frame; all have the size of the first.
    /// - Throws: `VideoError` when ffmpeg does not take it.
    public mutating func add(_ picture: CGImage) throws(VideoError) {
        if let size {
            require(
                size == (picture.width, picture.height),
                "A recording's frames have one size"
            )
        } else {
            size = (picture.width, picture.height)
            try start(picture.width, picture.height)
        }
        do { try frames.fileHandleForWriting.write(contentsOf: Data(picture.pixels)) } catch {
            throw failure()
        }
        count += 1
    }

    /// Waits until ffmpeg has written the file.
    /// - Throws: `VideoError` with the words of ffmpeg when it could not.
    public mutating func finish() throws(VideoError) {
        guard size != nil else { return }
        try? frames.fileHandleForWriting.close()
        let words = log.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw failure(words) }
    }

    private func start(_ width: Int, _ height: Int) throws(VideoError) {
        // Videos keep colours for two by two pixels.
        let filter =
            path.lowercased().hasSuffix(".gif")
            ? "split[a][b];[a]palettegen[p];[b][p]paletteuse"
            : "pad=ceil(iw/2)*2:ceil(ih/2)*2,format=yuv420p"
        process.arguments = [
            "-y", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "rgba",
            "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "-",
            "-vf", filter, "-fflags", "+bitexact", "-flags:v", "+bitexact", path,
        ]
        process.standardInput = frames
        process.standardError = log
        // A closed pipe is told as an error, not by a signal.
        signal(SIGPIPE, SIG_IGN)
        do { try process.run() } catch {
            throw VideoError(
                path: path,
                reason: "ffmpeg did not start: \(error.localizedDescription)",
                remedy: "Check that it runs by itself, or name a folder or a .png file."
            )
        }
    }

    private func failure(_ words: Data? = nil) -> VideoError {
        try? frames.fileHandleForWriting.close()
        let words = words ?? log.fileHandleForReading.readDataToEndOfFile()
        let line = String(decoding: words, as: UTF8.self)
            .split(separator: "\n").last.map(String.init)
        return VideoError(
            path: path,
            reason: line ?? "ffmpeg stopped",
            remedy: "Check the folder and the ending, or name a folder or a .png file."
        )
    }
}

/// A refusal to make a video: for which file, why, and what to do.
public nonisolated struct VideoError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file's path.
    public var path: String
    /// What went wrong.
    public var reason: String
    /// What the user can do.
    public var remedy: String

    /// Creates an error.
    public init(path: String, reason: String, remedy: String) {
        (self.path, self.reason, self.remedy) = (path, reason, remedy)
    }

    /// One line: file, reason, remedy.
    public var description: String { "Could not record \(path): \(reason). \(remedy)" }
}
