import LegatoGraphics
import LegatoRenderTree

/// Filters of layers and of their backgrounds, and blend modes.
extension CALayer {
    /// The filters applied to the layer and its sublayers, in order, each a `CIFilter`; nil by
    /// default.
    ///
    /// Animatable. Shadow, border and the clip of `masksToBounds` are filtered too; mask and
    /// opacity are applied afterwards. A blur extends beyond the bounds by 3 radii. The array
    /// contains copies.
    /// - Precondition: each element is a `CIFilter` that is not a blend mode.
    public var filters: [Any]? {
        get { read { $0[.filters] }.any as? [Any] }
        set { setValue(newValue, forKey: "filters") }
    }
    /// The filters applied to the background of the layer, within its rounded bounds; nil by
    /// default.
    ///
    /// Animatable. The filtered background is masked by the layer's mask and faded by its opacity.
    /// The background is everything drawn before the layer in the same group; a layer with a mask,
    /// filters, a shadow, a rounded clip or an opacity below 1 forms a group of its sublayers.
    /// Otherwise like `filters`.
    /// - Precondition: each element is a `CIFilter` that is not a blend mode.
    public var backgroundFilters: [Any]? {
        get { read { $0[.backgroundFilters] }.any as? [Any] }
        set { setValue(newValue, forKey: "backgroundFilters") }
    }
    /// How the layer and its sublayers are composited with the background: a blend mode, as a
    /// `CIFilter` or a string; nil, the default, is source over.
    ///
    /// Animatable. Strings are the names of the blend modes, such as `multiplyBlendMode`, and
    /// `normalBlendMode`, `plusL`, `plusD`, `sourceAtop`, `destOut` and `destOver`; for any other
    /// string a warning is printed and the layer has no filter. The background is the same as for
    /// `backgroundFilters`. A layer with a compositing filter, also `normalBlendMode`, forms a
    /// group of its sublayers.
    /// - Precondition: the value is a string or a filter that is a blend mode.
    public var compositingFilter: Any? {
        get { read { $0[.compositingFilter] }.any }
        set { setValue(newValue, forKey: "compositingFilter") }
    }
}

extension LayerFilter {
    /// The value that the properties return.
    nonisolated var any: Any { isPlainName ? kind.compositingName ?? name : CIFilter(self) }
}
