extension LayerProperty {
    /// Those of all layers that programs rarely set.
    static let rarerLayerRows: [Row] = [
        Row(
            .contentsFormat,
            "contentsFormat",
            \.contentsFormat,
            .format,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .minificationFilterBias,
            "minificationFilterBias",
            \.minificationFilterBias,
            .float,
            action: .none
        ),
        Row(
            .cornerCurve,
            "cornerCurve",
            \.cornerCurve,
            .curve,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(.shouldRasterize, "shouldRasterize", \.shouldRasterize, .bool, action: .none),
        Row(
            .rasterizationScale,
            "rasterizationScale",
            \.rasterizationScale,
            .double,
            action: .none,
            storesDefault: true
        ),
        Row(
            .allowsEdgeAntialiasing,
            "allowsEdgeAntialiasing",
            \.allowsEdgeAntialiasing,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .edgeAntialiasingMask,
            "edgeAntialiasingMask",
            \.edgeAntialiasingMask,
            .edges,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(.filters, "filters", \.filters, .filters, action: .transition),
        Row(
            .backgroundFilters,
            "backgroundFilters",
            \.backgroundFilters,
            .filters,
            action: .transition
        ),
        Row(
            .compositingFilter,
            "compositingFilter",
            \.compositingFilter,
            .composition,
            action: .transition
        ),
    ]
}
