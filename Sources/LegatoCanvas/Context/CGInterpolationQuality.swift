import CCanvas

/// How images are resampled when drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The default quality, `medium`.
    case `default`
    /// Nearest neighbour.
    case none
    /// Linear interpolation, which skips pixels when downsampling.
    case low
    /// The best available quality.
    case high
    /// Averages when downsampling, interpolates linearly when upsampling.
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
