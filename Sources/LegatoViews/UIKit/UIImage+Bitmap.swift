import Foundation
import LegatoGraphics

nonisolated extension UIImage.Orientation {
    /// Whether width and height are exchanged.
    var isOnSide: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }
}

nonisolated extension CGImage {
    /// Returns the image with its rows turned.
    func turned(_ orientation: UIImage.Orientation) -> CGImage {
        guard orientation != .up else { return self }
        let (right, bottom) = (width - 1, height - 1)
        let (columns, rows) = orientation.isOnSide ? (height, width) : (width, height)
        var turned: [UInt8] = []
        turned.reserveCapacity(pixels.count)
        for y in 0..<rows {
            for x in 0..<columns {
                let (column, row) =
                    switch orientation {
                    case .up: (x, y)
                    case .down: (right - x, bottom - y)
                    case .left: (right - y, x)
                    case .right: (y, bottom - x)
                    case .upMirrored: (right - x, y)
                    case .downMirrored: (x, bottom - y)
                    case .leftMirrored: (y, x)
                    case .rightMirrored: (right - y, bottom - x)
                    }
                let at = (row * width + column) * 4
                turned += pixels[at..<at + 4]
            }
        }
        return CGImage(width: columns, height: rows, premultipliedRGBA: turned)
    }

    /// Returns a colour with the alpha channel of the image.
    func filled(with color: CGColor) -> CGImage {
        let parts = [color.red, color.green, color.blue, 1].map {
            min(max($0, 0), 1) * min(max(color.alpha, 0), 1)
        }
        var filled = pixels
        for at in stride(from: 0, to: filled.count, by: 4) {
            let alpha = CGFloat(filled[at + 3])
            for part in 0..<4 { filled[at + part] = UInt8((parts[part] * alpha).rounded()) }
        }
        return CGImage(width: width, height: height, premultipliedRGBA: filled)
    }
}
