import Foundation
import LegatoGraphics

/// The output of a decoder: premultiplied RGBA rows without padding.
struct DecodedPixels {
    var width: Int
    var height: Int
    var bytes: [UInt8]
}
