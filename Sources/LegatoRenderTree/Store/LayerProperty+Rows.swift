extension LayerProperty {
    /// Those of all layers.
    static let layerRows: [Row] = [
        Row(.bounds, "bounds", \.bounds, .rect),
        Row(.position, "position", \.position, .point),
        Row(.zPosition, "zPosition", \.zPosition, .double),
        Row(.anchorPoint, "anchorPoint", \.anchorPoint, .point, storesDefault: true),
        Row(.anchorPointZ, "anchorPointZ", in: \RareValues.anchorPointZ, .double),
        Row(.transform, "transform", in: \TransformValue.matrix, .transform),
        Row(.sublayerTransform, "sublayerTransform", in: \RareValues.sublayerTransform, .transform),
        Row(.isHidden, "hidden", \.isHidden, .bool, action: .transition, storesDefault: true),
        Row(
            .isDoubleSided,
            "doubleSided",
            \.isDoubleSided,
            .bool,
            action: .none,
            storesDefault: true
        ),
        Row(
            .masksToBounds,
            "masksToBounds",
            in: \RareValues.masksToBounds,
            .bool,
            action: .transition,
            storesDefault: true
        ),
        Row(.contents, "contents", in: \RareValues.contents, .image),
        Row(
            .contentsRect,
            "contentsRect",
            in: \RareValues.contentsRect,
            .rect,
            storesDefault: true
        ),
        Row(
            .contentsScale,
            "contentsScale",
            in: \RareValues.contentsScale,
            .double,
            storesDefault: true
        ),
        Row(
            .contentsGravity,
            "contentsGravity",
            in: \RareValues.contentsGravity,
            .gravity,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .magnificationFilter,
            "magnificationFilter",
            in: \RareValues.magnificationFilter,
            .filter,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .backgroundColor,
            "backgroundColor",
            \.backgroundColor,
            .color,
            action: .basicFromValue
        ),
        Row(.cornerRadius, "cornerRadius", \.cornerRadius, .double),
        Row(
            .maskedCorners,
            "maskedCorners",
            in: \RareValues.maskedCorners,
            .corners,
            action: .transition,
            storesDefault: true
        ),
        Row(.borderWidth, "borderWidth", in: \RareValues.borderWidth, .double),
        Row(.borderColor, "borderColor", in: \RareValues.borderColor, .color, storesDefault: true),
        Row(.opacity, "opacity", \.opacity, .float, storesDefault: true),
        Row(
            .allowsGroupOpacity,
            "allowsGroupOpacity",
            \.allowsGroupOpacity,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(.shadowColor, "shadowColor", in: \RareValues.shadowColor, .color, storesDefault: true),
        Row(.shadowOpacity, "shadowOpacity", in: \RareValues.shadowOpacity, .float),
        Row(
            .shadowOffset,
            "shadowOffset",
            in: \RareValues.shadowOffset,
            .size,
            storesDefault: true
        ),
        Row(
            .shadowRadius,
            "shadowRadius",
            in: \RareValues.shadowRadius,
            .double,
            storesDefault: true
        ),
        Row(
            .isGeometryFlipped,
            "geometryFlipped",
            in: \RareValues.isGeometryFlipped,
            .bool,
            animatable: false,
            action: .transition,
            storesDefault: true
        ),
        Row(
            .contentsCenter,
            "contentsCenter",
            in: \RareValues.contentsCenter,
            .rect,
            storesDefault: true
        ),
        Row(
            .minificationFilter,
            "minificationFilter",
            in: \RareValues.minificationFilter,
            .filter,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .isOpaque,
            "opaque",
            in: \RareValues.isOpaque,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .needsDisplayOnBoundsChange,
            "needsDisplayOnBoundsChange",
            in: \RareValues.needsDisplayOnBoundsChange,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(.shadowPath, "shadowPath", in: \RareValues.shadowPath, .path, action: .none),
    ]
}
