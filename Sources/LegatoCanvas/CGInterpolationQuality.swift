import CCanvas

/// How the pixels of images are computed that are drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// That of the context, which is `medium`.
    case `default`
    /// Each pixel has the colour of the nearest one of the image.
    case none
    /// Interpolates linearly, and skips pixels where an image is drawn smaller.
    case low
    /// The best that is available.
    case high
    /// Averages where an image is drawn smaller, interpolates linearly where it is larger.
    case medium
}

extension CGInterpolationQuality {
    var filter: cairo_filter_t {
        switch self {
        case .default, .medium: CAIRO_FILTER_GOOD
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .high: CAIRO_FILTER_BEST
        }
    }
}
