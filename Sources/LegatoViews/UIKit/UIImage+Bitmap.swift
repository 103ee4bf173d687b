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
}
