extension LayerProperty {
    /// Those of all layers.
    static let layerRows: [Row] = [
        Row(.bounds, "bounds", \.bounds, .rect),
        Row(.position, "position", \.position, .point),
        Row(.zPosition, "zPosition", \.zPosition, .double),
        Row(.anchorPoint, "anchorPoint", \.anchorPoint, .point, storesDefault: true),
        Row(.anchorPointZ, "anchorPointZ", \.anchorPointZ, .double),
        Row(.transform, "transform", \.transform, .transform),
        Row(.sublayerTransform, "sublayerTransform", \.sublayerTransform, .transform),
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
            \.masksToBounds,
            .bool,
            action: .transition,
            storesDefault: true
        ),
        Row(.contents, "contents", \.contents, .image),
        Row(.contentsRect, "contentsRect", \.contentsRect, .rect, storesDefault: true),
        Row(.contentsScale, "contentsScale", \.contentsScale, .double, storesDefault: true),
        Row(
            .contentsGravity,
            "contentsGravity",
            \.contentsGravity,
            .gravity,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .magnificationFilter,
            "magnificationFilter",
            \.magnificationFilter,
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
            \.maskedCorners,
            .corners,
            action: .transition,
            storesDefault: true
        ),
        Row(.borderWidth, "borderWidth", \.borderWidth, .double),
        Row(.borderColor, "borderColor", \.borderColor, .color, storesDefault: true),
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
        Row(.shadowColor, "shadowColor", \.shadowColor, .color, storesDefault: true),
        Row(.shadowOpacity, "shadowOpacity", \.shadowOpacity, .float),
        Row(.shadowOffset, "shadowOffset", \.shadowOffset, .size, storesDefault: true),
        Row(.shadowRadius, "shadowRadius", \.shadowRadius, .double, storesDefault: true),
        Row(
            .isGeometryFlipped,
            "geometryFlipped",
            \.isGeometryFlipped,
            .bool,
            animatable: false,
            action: .transition,
            storesDefault: true
        ),
        Row(.contentsCenter, "contentsCenter", \.contentsCenter, .rect, storesDefault: true),
        Row(
            .minificationFilter,
            "minificationFilter",
            \.minificationFilter,
            .filter,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .isOpaque,
            "opaque",
            \.isOpaque,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(
            .needsDisplayOnBoundsChange,
            "needsDisplayOnBoundsChange",
            \.needsDisplayOnBoundsChange,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true
        ),
        Row(.shadowPath, "shadowPath", \.shadowPath, .path, action: .none),
    ]
}
