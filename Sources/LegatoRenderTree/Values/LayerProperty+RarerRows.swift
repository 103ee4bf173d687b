extension LayerProperty {
    /// The properties of all layers that are rarely set.
    static let rarerLayerRows: [Row] = [
        Row(still: .contentsFormat, "contentsFormat", in: \RareValues.contentsFormat),
        Row(
            .minificationFilterBias, "minificationFilterBias",
            in: \RareValues.minificationFilterBias, action: .none
        ),
        Row(still: .cornerCurve, "cornerCurve", in: \RareValues.cornerCurve),
        Row(.shouldRasterize, "shouldRasterize", in: \RareValues.shouldRasterize, action: .none),
        Row(
            .rasterizationScale, "rasterizationScale", in: \RareValues.rasterizationScale,
            action: .none, storesDefault: true
        ),
        Row(
            still: .allowsEdgeAntialiasing, "allowsEdgeAntialiasing",
            in: \RareValues.allowsEdgeAntialiasing
        ),
        Row(
            still: .edgeAntialiasingMask, "edgeAntialiasingMask",
            in: \RareValues.edgeAntialiasingMask
        ),
        Row(.filters, "filters", in: \RareValues.filters, action: .transition),
        Row(
            .backgroundFilters, "backgroundFilters", in: \RareValues.backgroundFilters,
            action: .transition
        ),
        Row(
            .compositingFilter, "compositingFilter", in: \RareValues.compositing,
            action: .transition
        ),
    ]
}
