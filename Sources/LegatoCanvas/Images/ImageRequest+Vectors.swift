import CCanvas
import Foundation
import LegatoGraphics

extension ImageRequest {
    /// Returns the size in pixels of a vector image of a positive size.
    /// - Throws: `ImageFileError` if it exceeds the limits.
    func vectorSize(
        _ width: Double, _ height: Double
    ) throws(ImageFileError) -> (width: Int, height: Int) {
        func pixels(_ length: Double) -> Int {
            // A length that the scale makes whole, but for the rounding of both, has no part of a pixel.
            let exact = length * scale
            let whole = abs(exact - exact.rounded()) < 1e-6 ? exact.rounded() : exact.rounded(.up)
            // Bounded: products of two lengths do not overflow.
            return Int(min(max(whole, 1), Double(Int32.max)))
        }
        let size = size(pixels(width), pixels(height))
        try limits.check(size.width, size.height, path)
        return size
    }

    /// Draws a vector image of a positive size; `draw` gets the number of pixels per unit of the
    /// image.
    /// - Throws: `ImageFileError` if it exceeds the limits or cannot be drawn completely, or an error of
    ///   `draw`.
    func drawVectors(
        _ width: Double, _ height: Double,
        _ draw: (CairoTarget, Double) throws(ImageFileError) -> Void
    ) throws(ImageFileError) -> DecodedPixels {
        let size = try vectorSize(width, height)
        let target = CairoTarget(CairoSurface(width: size.width, height: size.height), at: .zero)
        // Parts of a pixel at the right and the bottom stay transparent.
        try draw(
            target, min(scale, min(Double(size.width) / width, Double(size.height) / height))
        )
        let status = libcairo.status(target.cairo)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ImageFileError(
                operation: "decode", path: path,
                reason: "cairo cannot draw all of it: \(cairoText(status))",
                remedy: "Draw it smaller, or simplify it."
            )
        }
        let image = target.surface.makeImage()
        return DecodedPixels(width: image.width, height: image.height, bytes: image.pixels)
    }
}
