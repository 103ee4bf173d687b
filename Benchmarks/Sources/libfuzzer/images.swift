import Foundation
import LegatoCanvas
import LegatoGraphics

/// Decodes an input as an image file, at its own size and at a small one.
@_cdecl("LLVMFuzzerTestOneInput")
public func decodeImage(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: bytes, count: count))
    var limits = ImageLimits.standard
    limits.pixels = 4_000_000
    limits.scannedPixels = 40_000_000
    _ = try? CGImage(data: data, limits: limits)
    _ = try? CGImage(data: data, maximumPixelSize: 16, limits: limits)
    return 0
}
