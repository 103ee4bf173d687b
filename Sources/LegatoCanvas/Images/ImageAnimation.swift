/// The frames of an image file of a format with animations; one for a still picture.
struct ImageAnimation {
    /// The maximum number of frames.
    static let maximumFrames = 65_536

    /// The time that each frame is shown, in seconds, as the file says: at least 0.
    var delays: [Double] = []
    /// The number of runs; 0 for no end.
    var loopCount = 1
}

/// Decodes the frames of an animated image file one after the other, as they are shown: each one over
/// what the frames before it leave.
protocol ImageFrames {
    /// Returns the next frame.
    /// - Throws: `ImageFileError` if it is damaged, or if there is none.
    mutating func next() throws(ImageFileError) -> DecodedPixels
}
