import CCanvas
import Foundation
import LegatoGraphics

/// Decodes a WebP file with libwebp: lossy or not, with alpha or not, but no animation.
func decodeWebP(
    _ data: Data,
    path: String,
    _ limits: ImageLimits
) throws(ImageFileError) -> DecodedPixels {
    let codec = try libwebp.functions(decoding: path, package: "libwebp7")
    let version = WEBP_DECODER_ABI_VERSION
    let bytes = [UInt8](data)
    func check(_ status: VP8StatusCode) throws(ImageFileError) {
        guard status != VP8_STATUS_OK else { return }
        let reason =
            switch status {
            case VP8_STATUS_UNSUPPORTED_FEATURE: "it is an animation"
            case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: "it ends too early"
            case VP8_STATUS_OUT_OF_MEMORY: "there is not enough memory"
            default: "its data is damaged"
            }
        throw ImageFileError(
            operation: "decode",
            path: path,
            reason: reason,
            remedy: "Check that it is a complete WebP file with one picture."
        )
    }
    var features = WebPBitstreamFeatures()
    try check(codec.GetFeaturesInternal(bytes, bytes.count, &features, version))
    if features.has_animation != 0 { try check(VP8_STATUS_UNSUPPORTED_FEATURE) }
    let (width, height) = (Int(features.width), Int(features.height))
    try limits.check(width, height, path)
    var configuration = WebPDecoderConfig()
    guard codec.InitDecoderConfigInternal(&configuration, version) != 0 else {
        refuse("libwebp is another version than the one built against")
    }
    var status = VP8_STATUS_OK
    let count = width * height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
        // MODE_rgbA is premultiplied.
        configuration.output.colorspace = MODE_rgbA
        configuration.output.is_external_memory = 1
        configuration.output.u.RGBA.rgba = target.baseAddress
        configuration.output.u.RGBA.stride = Int32(width * 4)
        configuration.output.u.RGBA.size = count
        status = codec.Decode(bytes, bytes.count, &configuration)
        // A damaged file leaves pixels uninitialized; they are never read.
        initialized = status == VP8_STATUS_OK ? count : 0
    }
    try check(status)
    return DecodedPixels(width: width, height: height, bytes: pixels)
}
