public import LegatoGraphics

/// The storage format of the bitmaps that layers draw into.
public enum CALayerContentsFormat: String, NameBridging, Sendable, CaseIterable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Red, green, blue and alpha with eight bits per component; the default.
    case RGBA8Uint = "RGBA8"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Red, green, blue and alpha with a half-precision number per component.
    case RGBA16Float = "RGBAh"
    /// Grey with eight bits per pixel.
    case gray8Uint = "Gray8"
}
