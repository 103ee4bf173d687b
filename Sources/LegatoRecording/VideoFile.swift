import Foundation
package import Legato

/// A video or an animated GIF, encoded by the program ffmpeg.
package struct VideoFile {
    private let process = Process()
    private let frames = Pipe()
    private let log = Pipe()
    private let path: String
    private var size: (width: Int, height: Int)?
    private let framesPerSecond: Int
    /// The number of frames added so far.
    package private(set) var count = 0

    /// The extensions of the files that ffmpeg writes.
    package static let endings = ["mp4", "webm", "mkv", "mov", "gif"]

    /// Creates a file, replacing an existing one; the extension determines the format.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - framesPerSecond: The number of frames per second, 1 to 1000.
    /// - Throws: `Problem` if ffmpeg is not installed.
    package init(_ path: String, framesPerSecond: Int) throws(Problem) {
        require(
            (1...1000).contains(framesPerSecond),
            "framesPerSecond must be 1 to 1000, got \(framesPerSecond)"
        )
        (self.path, self.framesPerSecond) = (path, framesPerSecond)
        guard let program = Self.program else {
            throw problem(
                "ffmpeg is not installed. Install it (sudo apt-get install ffmpeg), or name a "
                    + "folder or a .png file."
            )
        }
        process.executableURL = program
    }

    private static var program: URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(fileURLWithPath: "\($0)/ffmpeg") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Adds the next frame, which must have the size of the first one.
    /// - Throws: `Problem` if ffmpeg does not accept it.
    package mutating func add(_ picture: CGImage) throws(Problem) {
        if let size {
            require(
                size == (picture.width, picture.height),
                "All frames of a recording must have the same size, got \(picture.width) x "
                    + "\(picture.height)"
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
    /// - Throws: `Problem` with ffmpeg's message if it failed.
    package mutating func finish() throws(Problem) {
        guard size != nil else { return }
        try? frames.fileHandleForWriting.close()
        let words = log.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw failure(words) }
    }

    private func start(_ width: Int, _ height: Int) throws(Problem) {
        // Videos store colour at half resolution, so width and height must be even.
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
        // A closed pipe is then reported as an error, not by a signal.
        signal(SIGPIPE, SIG_IGN)
        do { try process.run() } catch {
            throw problem(
                "ffmpeg did not start: \(error.localizedDescription). Check that you can "
                    + "run it, or name a folder or a .png file."
            )
        }
    }

    private func failure(_ words: Data? = nil) -> Problem {
        try? frames.fileHandleForWriting.close()
        let words = words ?? log.fileHandleForReading.readDataToEndOfFile()
        let line = String(decoding: words, as: UTF8.self)
            .split(separator: "\n").last.map(String.init)
        return problem(
            "\(line ?? "ffmpeg stopped"). Check the folder and the file extension, or name a "
                + "folder or a .png file."
        )
    }

    private func problem(_ words: String) -> Problem {
        Problem("Could not record \(path): \(words)")
    }
}
