extension LayerProperty {
    /// The properties of all layers.
    static let layerRows: [Row] = [
        Row(.bounds, "bounds", \.bounds, measure: .coordinates, staysPlain: true),
        Row(.position, "position", \.position, measure: .coordinates, staysPlain: true),
        Row(.zPosition, "zPosition", \.zPosition, measure: .coordinates),
        Row(
            .anchorPoint, "anchorPoint", \.anchorPoint, measure: .unitPoints, storesDefault: true,
            staysPlain: true
        ),
        Row(.anchorPointZ, "anchorPointZ", in: \RareValues.anchorPointZ, measure: .coordinates),
        Row(
            .transform, "transform", in: \TransformValue.matrix, measure: .scales, staysPlain: true
        ),
        Row(
            .sublayerTransform, "sublayerTransform", in: \RareValues.sublayerTransform,
            measure: .scales
        ),
        Row(.isHidden, "hidden", \.isHidden, action: .transition, storesDefault: true),
        Row(.isDoubleSided, "doubleSided", \.isDoubleSided, action: .none, storesDefault: true),
        Row(
            .masksToBounds, "masksToBounds", in: \RareValues.masksToBounds, action: .transition,
            storesDefault: true
        ),
        Row(.contents, "contents", in: \RareValues.contents),
        Row(
            .contentsRect, "contentsRect", in: \RareValues.contentsRect, measure: .unitPoints,
            storesDefault: true
        ),
        Row(.contentsScale, "contentsScale", in: \RareValues.contentsScale, storesDefault: true),
        Row(still: .contentsGravity, "contentsGravity", in: \RareValues.contentsGravity),
        Row(
            still: .magnificationFilter, "magnificationFilter", in: \RareValues.magnificationFilter
        ),
        Row(
            .backgroundColor, "backgroundColor", \.backgroundColor, action: .basicFromValue,
            staysPlain: true
        ),
        Row(.cornerRadius, "cornerRadius", \.cornerRadius, measure: .radii, staysPlain: true),
        Row(
            .maskedCorners, "maskedCorners", in: \RareValues.maskedCorners, action: .transition,
            storesDefault: true
        ),
        Row(.borderWidth, "borderWidth", in: \RareValues.borderWidth, measure: .sizes),
        Row(.borderColor, "borderColor", in: \RareValues.borderColor, storesDefault: true),
        Row(.opacity, "opacity", \.opacity, storesDefault: true, staysPlain: true),
        Row(
            .allowsGroupOpacity, "allowsGroupOpacity", \.allowsGroupOpacity, animatable: false,
            action: .none, storesDefault: true
        ),
        Row(.shadowColor, "shadowColor", in: \RareValues.shadowColor, storesDefault: true),
        Row(.shadowOpacity, "shadowOpacity", in: \RareValues.shadowOpacity),
        Row(
            .shadowOffset, "shadowOffset", in: \RareValues.shadowOffset, measure: .coordinates,
            storesDefault: true
        ),
        Row(
            .shadowRadius, "shadowRadius", in: \RareValues.shadowRadius, measure: .radii,
            storesDefault: true
        ),
        Row(
            .isGeometryFlipped, "geometryFlipped", in: \RareValues.isGeometryFlipped,
            animatable: false, action: .transition, storesDefault: true
        ),
        Row(
            .contentsCenter, "contentsCenter", in: \RareValues.contentsCenter,
            measure: .unitPoints, storesDefault: true
        ),
        Row(still: .minificationFilter, "minificationFilter", in: \RareValues.minificationFilter),
        Row(still: .isOpaque, "opaque", in: \RareValues.isOpaque),
        Row(
            still: .needsDisplayOnBoundsChange, "needsDisplayOnBoundsChange",
            in: \RareValues.needsDisplayOnBoundsChange
        ),
        Row(.shadowPath, "shadowPath", in: \RareValues.shadowPath, action: .none),
    ]
}
