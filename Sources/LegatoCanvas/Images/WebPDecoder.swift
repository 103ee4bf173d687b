import CCanvas
import LegatoGraphics

/// Decodes a WebP file with libwebp: lossy or lossless, with or without alpha, but not animated.
func decodeWebP(
    _ bytes: UnsafeRawBufferPointer, _ request: ImageRequest
) throws(ImageFileError) -> DecodedPixels {
    let codec = try libwebp.functions(.decode, request.path, package: "libwebp7")
    let version = WEBP_DECODER_ABI_VERSION
    let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
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
            operation: "decode", path: request.path, reason: reason,
            remedy: "Check that it is a complete WebP file with one picture."
        )
    }
    var features = WebPBitstreamFeatures()
    try check(codec.GetFeaturesInternal(data, bytes.count, &features, version))
    if features.has_animation != 0 { try check(VP8_STATUS_UNSUPPORTED_FEATURE) }
    let (width, height) = (Int(features.width), Int(features.height))
    try request.limits.check(width, height, request.path)
    try request.checkRatio(width, height, bytes.count)
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
    try check(status)
    return DecodedPixels(width: size.width, height: size.height, bytes: pixels ?? [])
}
