import CCanvas
import Foundation
import LegatoGraphics

/// Decodes a WebP file with libwebp: lossy or lossless, with or without alpha; the first frame of an
/// animation.
func decodeWebP(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> DecodedPixels {
    let codec = try libwebp.functions(.decode, request.path, package: "libwebp7")
    let features = try features(bytes, request)
    if features.has_animation != 0 { return try WebPFrames(bytes, request).next() }
    let (width, height) = (Int(features.width), Int(features.height))
    try request.check(width, height, bytes.count)
    let version = WEBP_DECODER_ABI_VERSION
    let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let size = request.size(width, height)
    var configuration = WebPDecoderConfig()
    guard codec.InitDecoderConfigInternal(&configuration, version) != 0 else {
        refuse("libwebp must support the decoder ABI version \(version); install libwebp7")
    }
    var status = VP8_STATUS_OK
    configuration.options.use_scaling = size == (width, height) ? 0 : 1
    configuration.options.scaled_width = Int32(size.width)
    configuration.options.scaled_height = Int32(size.height)
    // MODE_rgbA is premultiplied.
    configuration.output.colorspace = MODE_rgbA
    configuration.output.is_external_memory = 1
    let count = size.width * size.height * 4
    let pixels = uninitializedPixels(count) { target in
        configuration.output.u.RGBA.rgba = target
        configuration.output.u.RGBA.stride = Int32(size.width * 4)
        configuration.output.u.RGBA.size = count
        status = codec.Decode(data, bytes.count, &configuration)
        return status == VP8_STATUS_OK
    }
    try request.check(status)
    return DecodedPixels(width: size.width, height: size.height, bytes: pixels ?? [])
}

/// Returns the size of a WebP file in pixels.
func sizeOfWebP(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> (width: Int, height: Int) {
    let features = try features(bytes, request)
    try request.limits.check(Int(features.width), Int(features.height), request.path)
    return (Int(features.width), Int(features.height))
}

private func features(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> WebPBitstreamFeatures {
    let codec = try libwebp.functions(.decode, request.path, package: "libwebp7")
    let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var features = WebPBitstreamFeatures()
    try request.check(
        codec.GetFeaturesInternal(data, bytes.count, &features, WEBP_DECODER_ABI_VERSION)
    )
    return features
}

extension ImageRequest {
    /// Throws if libwebp reports a problem.
    /// - Throws: `ImageFileError`.
    fileprivate func check(_ status: VP8StatusCode) throws(ImageFileError) {
        switch status {
        case VP8_STATUS_OK: return
        case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED:
            throw incomplete(.webP, "it ends too early")
        case VP8_STATUS_OUT_OF_MEMORY: throw incomplete(.webP, "there is not enough memory")
        default: throw incomplete(.webP, "its data is damaged")
        }
    }
}
