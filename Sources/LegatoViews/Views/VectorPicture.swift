import Foundation
import LegatoCanvas
import LegatoGraphics

/// A vector image in a program's resources, drawn with at least the pixels that its frame has on the
/// display.
nonisolated struct VectorPicture: Sendable {
    /// The maximum width and height of a drawn image, in pixels.
    static let maximumSide: CGFloat = 4096

    let file: URL
    /// The pixels of the display per point.
    let displayScale: CGFloat

    /// Returns the image for a frame, and its pixels for each point of its natural size; nil if it is
    /// empty, or if one with `own` pixels per point has those of the frame.
    @MainActor func drawn(
        _ natural: CGSize, _ own: CGFloat, in frame: CGSize
    ) -> (image: CGImage, scale: CGFloat)? {
        guard natural.width > 0, natural.height > 0, frame.width > 0, frame.height > 0 else {
            return nil
        }
        let fill = max(frame.width / natural.width, frame.height / natural.height)
        let limit = Self.maximumSide / max(natural.width, natural.height)
        let scale = min(Self.step(fill * displayScale), limit)
        return scale == own ? nil : VectorDrawings.image(file, scale).map { ($0, scale) }
    }

    /// Returns the scale at which an image is drawn for a scale of its frame: the next step upwards,
    /// so that a frame that grows needs few drawings.
    ///
    /// The steps are powers of the square root of 2, above 1 rounded up to whole numbers, which keep the
    /// sizes of images whole.
    static func step(_ scale: CGFloat) -> CGFloat {
        func step(_ exponent: CGFloat) -> CGFloat {
            let power = pow(2, exponent / 2)
            return power > 1 ? power.rounded(.up) : power
        }
        let exponent = (2 * log2(scale)).rounded(.up)
        // Whole numbers lie above their powers, and a scale may be above its step by rounding.
        let lower = step(exponent - 1)
        return lower >= scale * (1 - 1e-6) ? lower : step(exponent)
    }
}

/// The drawings of vector images that layers show, shared by all of them.
@MainActor enum VectorDrawings {
    private struct DrawingKey: Hashable {
        let file: URL
        let scale: CGFloat
    }

    private struct WeakDrawing {
        weak var image: CGImage?
    }

    private static var drawings: [DrawingKey: WeakDrawing] = [:]

    /// The files of the drawings in use.
    static var files: [URL] { drawings.filter { $0.value.image != nil }.map(\.key.file) }

    /// Returns the image of a file with a number of pixels per point; nil if it cannot be read.
    static func image(_ file: URL, _ scale: CGFloat) -> CGImage? {
        let key = DrawingKey(file: file, scale: scale)
        if let image = drawings[key]?.image { return image }
        let image = ImageFiles.read(file, nil, .resources, vectorScale: scale)?.image
        drawings = drawings.filter { $0.value.image != nil }
        drawings[key] = image.map { WeakDrawing(image: $0) }
        return image
    }
}
