/// The frames of an animated image file.
struct ImageAnimation {
    /// The time that each frame is shown, in seconds, as the file says: at least 0.
    var delays: [Double] = []
    /// The number of runs; 0 for no end.
    var loopCount = 1
}

/// Decodes the frames of an animated image file one after the other, as they are shown: each one over
/// what the frames before it leave.
protocol ImageFrames {
    /// Returns the next frame.
    /// - Throws: `ImageFileError` if it is damaged.
    mutating func next() throws(ImageFileError) -> DecodedPixels
}
