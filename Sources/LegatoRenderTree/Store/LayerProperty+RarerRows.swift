extension LayerProperty {
    /// Those of all layers that programs rarely set.
    static let rarerLayerRows: [Row] = [
        Row(
            .contentsFormat,
            "contentsFormat",
            in: \RareValues.contentsFormat,
            .format,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .minificationFilterBias,
            "minificationFilterBias",
            in: \RareValues.minificationFilterBias,
            .float,
            action: .none
        ),
        Row(
            .cornerCurve,
            "cornerCurve",
            in: \RareValues.cornerCurve,
            .curve,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .shouldRasterize,
            "shouldRasterize",
            in: \RareValues.shouldRasterize,
            .bool,
            action: .none
        ),
        Row(
            .rasterizationScale,
            "rasterizationScale",
            in: \RareValues.rasterizationScale,
            .double,
            action: .none,
            storesDefault: true
        ),
        Row(
            .allowsEdgeAntialiasing,
            "allowsEdgeAntialiasing",
            in: \RareValues.allowsEdgeAntialiasing,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .edgeAntialiasingMask,
            "edgeAntialiasingMask",
            in: \RareValues.edgeAntialiasingMask,
            .edges,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(.filters, "filters", in: \RareValues.filters, .filters, action: .transition),
        Row(
            .backgroundFilters,
            "backgroundFilters",
            in: \RareValues.backgroundFilters,
            .filters,
            action: .transition
        ),
        Row(
            .compositingFilter,
            "compositingFilter",
            in: \RareValues.compositingFilter,
            .composition,
            action: .transition
        ),
    ]
}
