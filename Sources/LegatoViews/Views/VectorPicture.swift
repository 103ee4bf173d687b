import Foundation
import LegatoCanvas
import LegatoGraphics

/// A vector image in a file, drawn with the pixels that its frame has on the display.
nonisolated struct VectorPicture: Sendable {
    /// The maximum width and height of a drawn image, in pixels.
    static let maximumSide: CGFloat = 4096

    let file: URL
    /// The pixels of the display per point.
    let displayScale: CGFloat

    /// Returns the image for a frame, and its pixels for each point of its natural size; nil if it is
    /// empty.
    func drawn(_ natural: CGSize, in frame: CGSize) -> (image: CGImage, scale: CGFloat)? {
        guard natural.width > 0, natural.height > 0, frame.width > 0, frame.height > 0 else {
            return nil
        }
        let fill = max(frame.width / natural.width, frame.height / natural.height)
        let limit = Self.maximumSide / max(natural.width, natural.height)
        let scale = min(fill * displayScale, limit)
        return ImageFiles.shared.picture(at: file, nil, vectorScale: scale).map {
            ($0.image, scale)
        }
    }
}
