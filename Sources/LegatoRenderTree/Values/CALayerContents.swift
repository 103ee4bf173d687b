public import LegatoGraphics

/// How a layer's contents are placed in its bounds when their sizes differ.
public enum CALayerContentsGravity: String, NameBridging, Sendable, CaseIterable {
    /// Centred, unscaled.
    case center
    /// Centred along the edge of maximum y, unscaled.
    case top
    /// Centred along the edge of minimum y, unscaled.
    case bottom
    /// Centred along the edge of minimum x, unscaled.
    case left
    /// Centred along the edge of maximum x, unscaled.
    case right
    /// In the corner of minimum x and maximum y, unscaled.
    case topLeft
    /// In the corner of maximum x and maximum y, unscaled.
    case topRight
    /// In the corner of minimum x and minimum y, unscaled.
    case bottomLeft
    /// In the corner of maximum x and minimum y, unscaled.
    case bottomRight
    /// Scaled to fill the bounds, ignoring the aspect ratio; the default.
    case resize
    /// Scaled to fit inside the bounds, preserving the aspect ratio.
    case resizeAspect
    /// Scaled to cover the bounds, preserving the aspect ratio.
    case resizeAspectFill
}

/// How a layer's contents are sampled.
public enum CALayerContentsFilter: String, NameBridging, Sendable, CaseIterable {
    /// The nearest pixel.
    case nearest
    /// Bilinear interpolation of four pixels; the default.
    case linear
    /// The same as `linear`.
    case trilinear
}
