import LegatoGraphics
import LegatoRenderTree

/// What the pictures of layers go through, and how they meet what lies below them.
extension CALayer {
    /// What the layer with its sublayers goes through, first to last, each a `CIFilter`; nil by
    /// default.
    ///
    /// Animatable. Shadow, border and the cut of `masksToBounds` are filtered too; mask and opacity
    /// come after. A blur reaches out of the bounds by 3 of its radii. The list holds copies.
    /// - Precondition: each is a `CIFilter` that is no blend mode.
    public var filters: [Any]? {
        get { state[.filters].any as? [Any] }
        set { setValue(newValue, forKey: "filters") }
    }
    /// What lies below the layer goes through, within its rounded bounds; nil by default.
    ///
    /// Animatable. It is cut by the layer's mask and fades with its opacity. What lies below is what
    /// is drawn before in the same group: a layer with a mask, filters, a shadow, a rounded cut or
    /// an opacity below 1 is one for its sublayers. Otherwise as `filters`.
    /// - Precondition: each is a `CIFilter` that is no blend mode.
    public var backgroundFilters: [Any]? {
        get { state[.backgroundFilters].any as? [Any] }
        set { setValue(newValue, forKey: "backgroundFilters") }
    }
    /// How the layer with its sublayers meets what lies below: a `CIFilter` that is a blend mode, or
    /// its string; nil, by default, lays it over that.
    ///
    /// Animatable. Strings are those of the blend modes, such as `multiplyBlendMode`, and
    /// `normalBlendMode` and `plusL`; of another string the standard error stream is told, and the
    /// layer has no filter. What lies below is as for `backgroundFilters`.
    /// - Precondition: it is a string or a filter that is a blend mode.
    public var compositingFilter: Any? {
        get { state[.compositingFilter].any }
        set { setValue(newValue, forKey: "compositingFilter") }
    }
}

extension PropertyValue {
    /// Reads what `filters` and `backgroundFilters` take; nil for anything but filters.
    nonisolated static func filters(from value: Any) -> PropertyValue? {
        guard let list = value as? [Any] else { return nil }
        let filters = list.compactMap { ($0 as? CIFilter)?.values }
        guard filters.count == list.count else { return nil }
        for filter in filters {
            require(
                filter.kind.blend == nil,
                "\(filter.kind.rawValue) is a blend mode: set it as a layer's compositingFilter"
            )
        }
        return .filters(filters)
    }

    /// Reads what `compositingFilter` takes; nil for anything but a filter and a string.
    nonisolated static func composition(from value: Any) -> PropertyValue? {
        if let filter = (value as? CIFilter)?.values {
            require(
                filter.kind.blend != nil,
                "\(filter.kind.rawValue) is no blend mode: set it as one of a layer's filters"
            )
            return .composition(filter)
        }
        guard let name = value as? String else { return nil }
        let known = LayerFilter.Kind.allCases
        guard let kind = known.first(where: { $0.compositingName == name }) else {
            Warning.print(
                "'\(name)' is no compositing filter, so the layer has none; use one of: "
                    + known.compactMap(\.compositingName).joined(separator: ", ")
            )
            return .composition(nil)
        }
        var filter = LayerFilter(kind)
        filter.isPlainName = true
        return .composition(filter)
    }
}

extension LayerFilter {
    /// The filter as layers hand it out.
    nonisolated var any: Any { isPlainName ? kind.compositingName ?? name : CIFilter(self) }
}
