import LegatoGraphics

extension LayerProperty {
    /// Those of replicators.
    static let replicatorRows: [Row] = [
        Row(
            .instanceCount,
            "instanceCount",
            in: \ReplicatorValues.count,
            .double,
            storesDefault: true
        ),
        Row(
            .preservesDepth,
            "preservesDepth",
            in: \RareValues.preservesDepth,
            .bool,
            animatable: false,
            action: .none,
            storesDefault: true,
            owner: .replicator
        ),
        Row(.instanceDelay, "instanceDelay", in: \ReplicatorValues.delay, .double),
        Row(.instanceTransform, "instanceTransform", in: \ReplicatorValues.transform, .transform),
        Row(
            .instanceColor,
            "instanceColor",
            in: \ReplicatorValues.color,
            .color,
            storesDefault: true
        ),
        Row(.instanceRedOffset, "instanceRedOffset", in: \ReplicatorValues.redOffset, .float),
        Row(.instanceGreenOffset, "instanceGreenOffset", in: \ReplicatorValues.greenOffset, .float),
        Row(.instanceBlueOffset, "instanceBlueOffset", in: \ReplicatorValues.blueOffset, .float),
        Row(.instanceAlphaOffset, "instanceAlphaOffset", in: \ReplicatorValues.alphaOffset, .float),
    ]

    /// Those of shapes.
    static let shapeRows: [Row] = [
        // Decision C7: a new path shows at once.
        Row(.path, "path", in: \ShapeValues.path, .path, action: .none),
        Row(
            .fillColor,
            "fillColor",
            in: \ShapeValues.fillColor,
            .color,
            action: .basicFromValue,
            storesDefault: true
        ),
        Row(still: .fillRule, "fillRule", in: \ShapeValues.fillRule.rawValue, .name(.fillRule)),
        Row(
            .strokeColor,
            "strokeColor",
            in: \ShapeValues.strokeColor,
            .color,
            action: .basicFromValue
        ),
        Row(.strokeStart, "strokeStart", in: \ShapeValues.strokeStart, .double),
        Row(.strokeEnd, "strokeEnd", in: \ShapeValues.strokeEnd, .double, storesDefault: true),
        Row(.lineWidth, "lineWidth", in: \ShapeValues.lineWidth, .double, storesDefault: true),
        Row(.miterLimit, "miterLimit", in: \ShapeValues.miterLimit, .double, storesDefault: true),
        Row(still: .lineCap, "lineCap", in: \ShapeValues.lineCap.rawValue, .name(.lineCap)),
        Row(still: .lineJoin, "lineJoin", in: \ShapeValues.lineJoin.rawValue, .name(.lineJoin)),
        Row(.lineDashPhase, "lineDashPhase", in: \ShapeValues.lineDashPhase, .double),
        Row(
            still: .lineDashPattern,
            "lineDashPattern",
            in: \ShapeValues.lineDashPattern,
            .numbers,
            storesDefault: false
        ),
    ]

    /// Those of gradients.
    static let gradientRows: [Row] = [
        Row(.colors, "colors", in: \GradientValues.colors, .colors, action: .basicFromValue),
        Row(
            .locations,
            "locations",
            in: \GradientValues.locations,
            .numbers,
            action: .basicFromValue
        ),
        Row(.startPoint, "startPoint", in: \GradientValues.startPoint, .point, storesDefault: true),
        Row(.endPoint, "endPoint", in: \GradientValues.endPoint, .point, storesDefault: true),
        Row(still: .gradientType, "type", in: \GradientValues.type.rawValue, .name(.gradientType)),
    ]

    /// Those of texts.
    static let textRows: [Row] = [
        Row(.string, "string", in: \TextValues.string, .string, action: .transition),
        Row(still: .font, "font", in: \TextValues.font, .string),
        Row(.fontSize, "fontSize", in: \TextValues.fontSize, .double, storesDefault: true),
        Row(
            .foregroundColor,
            "foregroundColor",
            in: \TextValues.foregroundColor,
            .color,
            action: .basicFromValue,
            storesDefault: true
        ),
        Row(still: .isWrapped, "wrapped", in: \TextValues.isWrapped, .bool),
        Row(
            still: .truncationMode,
            "truncationMode",
            in: \TextValues.truncationMode.rawValue,
            .name(.truncationMode)
        ),
        Row(
            still: .alignmentMode,
            "alignmentMode",
            in: \TextValues.alignmentMode.rawValue,
            .name(.alignmentMode)
        ),
        Row(
            still: .allowsFontSubpixelQuantization,
            "allowsFontSubpixelQuantization",
            in: \TextValues.allowsFontSubpixelQuantization,
            .bool
        ),
    ]

    /// Those of emitters; `preservesDepth` stands with the replicators.
    static let emitterRows: [Row] = [
        // Animations reach single cells through it.
        Row(.emitterCells, "emitterCells", in: \EmitterValues.cells, .cells, action: .none),
        Row(.birthRate, "birthRate", in: \EmitterValues.birthRate, .float, storesDefault: true),
        Row(.lifetime, "lifetime", in: \EmitterValues.lifetime, .float, storesDefault: true),
        Row(.emitterPosition, "emitterPosition", in: \EmitterValues.position, .point),
        Row(.emitterZPosition, "emitterZPosition", in: \EmitterValues.zPosition, .double),
        Row(.emitterSize, "emitterSize", in: \EmitterValues.size, .size),
        Row(.emitterDepth, "emitterDepth", in: \EmitterValues.depth, .double),
        Row(
            still: .emitterShape,
            "emitterShape",
            in: \EmitterValues.shape.rawValue,
            .name(.emitterShape)
        ),
        Row(
            still: .emitterMode,
            "emitterMode",
            in: \EmitterValues.mode.rawValue,
            .name(.emitterMode)
        ),
        Row(
            still: .renderMode,
            "renderMode",
            in: \EmitterValues.renderMode.rawValue,
            .name(.renderMode)
        ),
        Row(.velocity, "velocity", in: \EmitterValues.velocity, .float, storesDefault: true),
        Row(.scale, "scale", in: \EmitterValues.scale, .float, storesDefault: true),
        Row(.spin, "spin", in: \EmitterValues.spin, .float, storesDefault: true),
        Row(still: .seed, "seed", in: \EmitterValues.seed, .double, storesDefault: false),
    ]
}
