import Foundation
public import Legato

/// Where the frames of a recording go, by the ending of a path: into an animated PNG file, into a
/// video or GIF file by way of ffmpeg, or, without an ending, into a folder of numbered pictures.
public enum FrameOutput {
    /// A folder of numbered pictures.
    case folder(FrameFolder)
    /// An animated PNG file.
    case animation(AnimatedPNG)
    /// A file that ffmpeg makes.
    case video(VideoFile)

    /// Chooses by a path.
    /// - Parameters:
    ///   - path: A file that ends with `.png`, `.apng` or one of `VideoFile.endings`, or a folder.
    ///   - frames: How many frames there will be.
    ///   - framesPerSecond: How many frames a second has, 1 to 1000; a folder does not say.
    /// - Throws: `StaleFramesError`, `ImageFileError` or `VideoError`.
    public init(_ path: String, frames: Int, framesPerSecond: Int) throws {
        let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
        if ["png", "apng"].contains(ending) {
            self = .animation(try AnimatedPNG(path, framesPerSecond: framesPerSecond))
        } else if VideoFile.endings.contains(ending) {
            self = .video(try VideoFile(path, framesPerSecond: framesPerSecond))
        } else {
            self = .folder(try FrameFolder(path, frames: frames))
        }
    }

    /// How many frames it got.
    public var count: Int {
        switch self {
        case .folder(let folder): folder.count
        case .animation(let animation): animation.count
        case .video(let video): video.count
        }
    }

    /// Adds the next frame.
    /// - Throws: `ImageFileError` or `VideoError`.
    public mutating func add(_ picture: CGImage) throws {
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

    /// Ends the file.
    /// - Throws: `ImageFileError` or `VideoError`.
    public mutating func finish() throws {
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
