public import LegatoGraphics

/// How the pictures that layers draw are stored.
public enum CALayerContentsFormat: String, NameBridging, Sendable, CaseIterable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Eight bits each of red, green, blue and alpha; the default.
    case RGBA8Uint = "RGBA8"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Half-precision numbers of red, green, blue and alpha.
    case RGBA16Float = "RGBAh"
    /// Eight bits of grey.
    case gray8Uint = "Gray8"
}
