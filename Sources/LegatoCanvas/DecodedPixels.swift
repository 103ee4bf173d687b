import Foundation
import LegatoGraphics

/// The output of a decoder: premultiplied RGBA rows without padding.
struct DecodedPixels {
    /// The maximum number of pixels per side, which is cairo's limit.
    static let greatestSide = 32767

    var width: Int
    var height: Int
    var bytes: [UInt8]
}
