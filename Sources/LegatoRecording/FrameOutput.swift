import Foundation
package import Legato

/// The output of a recording, chosen by the extension of a path.
///
/// It is an animated PNG file, a video or GIF file written by ffmpeg or, without a known extension,
/// a folder of numbered images.
package enum FrameOutput {
    /// A folder of numbered images.
    case folder(FrameFolder)
    /// An animated PNG file.
    case animation(AnimatedPNG)
    /// A video or GIF file written by ffmpeg.
    case video(VideoFile)

    /// Creates the output for a path.
    /// - Parameters:
    ///   - path: A file with the extension `png`, `apng` or one of `VideoFile.endings`, or a
    ///     folder.
    ///   - frames: The number of frames to come.
    ///   - framesPerSecond: The number of frames per second, 1 to 1000; not used for a folder.
    /// - Throws: `ImageFileError` or `Problem`.
    package init(_ path: String, frames: Int, framesPerSecond: Int) throws {
        let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
        if ["png", "apng"].contains(ending) {
            self = .animation(try AnimatedPNG(path, framesPerSecond: framesPerSecond))
        } else if VideoFile.endings.contains(ending) {
            self = .video(try VideoFile(path, framesPerSecond: framesPerSecond))
        } else {
            self = .folder(try FrameFolder(path, frames: frames))
        }
    }

    /// The number of frames added so far.
    package var count: Int {
        switch self {
        case .folder(let folder): folder.count
        case .animation(let animation): animation.count
        case .video(let video): video.count
        }
    }

    /// Adds the next frame.
    /// - Throws: `ImageFileError` or `Problem`.
    package mutating func add(_ picture: CGImage) throws {
        switch self {
        case .folder(var folder):
            try folder.add(picture)
            self = .folder(folder)
        case .animation(var animation):
            try animation.add(picture)
            self = .animation(animation)
        case .video(var video):
            try video.add(picture)
            self = .video(video)
        }
    }

    /// Completes the output.
    /// - Throws: `ImageFileError` or `Problem`.
    package mutating func finish() throws {
        switch self {
        case .folder: break
        case .animation(var animation):
            try animation.finish()
            self = .animation(animation)
        case .video(var video):
            try video.finish()
            self = .video(video)
        }
    }
}
