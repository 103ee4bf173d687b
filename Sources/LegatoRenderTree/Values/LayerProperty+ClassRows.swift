import LegatoGraphics

extension LayerProperty {
    /// The properties of replicator layers.
    static let replicatorRows: [Row] = [
        Row(.instanceCount, "instanceCount", in: \ReplicatorValues.count, storesDefault: true),
        Row(
            .preservesDepth, "preservesDepth", in: \RareValues.preservesDepth, animatable: false,
            action: .none, storesDefault: true, owner: .replicator
        ),
        Row(.instanceDelay, "instanceDelay", in: \ReplicatorValues.delay, measure: .times),
        Row(
            .instanceTransform, "instanceTransform", in: \ReplicatorValues.transform,
            measure: .scales
        ),
        Row(.instanceColor, "instanceColor", in: \ReplicatorValues.color, storesDefault: true),
        Row(.instanceRedOffset, "instanceRedOffset", in: \ReplicatorValues.redOffset),
        Row(.instanceGreenOffset, "instanceGreenOffset", in: \ReplicatorValues.greenOffset),
        Row(.instanceBlueOffset, "instanceBlueOffset", in: \ReplicatorValues.blueOffset),
        Row(.instanceAlphaOffset, "instanceAlphaOffset", in: \ReplicatorValues.alphaOffset),
    ]

    /// The properties of shape layers.
    static let shapeRows: [Row] = [
        // Decision C7: a change of the path has no implicit animation.
        Row(.path, "path", in: \ShapeValues.path, action: .none),
        Row(
            .fillColor, "fillColor", in: \ShapeValues.fillColor, action: .basicFromValue,
            storesDefault: true
        ),
        Row(still: .fillRule, "fillRule", in: \ShapeValues.fillRule),
        Row(.strokeColor, "strokeColor", in: \ShapeValues.strokeColor, action: .basicFromValue),
        Row(.strokeStart, "strokeStart", in: \ShapeValues.strokeStart),
        Row(.strokeEnd, "strokeEnd", in: \ShapeValues.strokeEnd, storesDefault: true),
        Row(
            .lineWidth, "lineWidth", in: \ShapeValues.lineWidth, measure: .sizes,
            storesDefault: true
        ),
        Row(.miterLimit, "miterLimit", in: \ShapeValues.miterLimit, storesDefault: true),
        Row(still: .lineCap, "lineCap", in: \ShapeValues.lineCap),
        Row(still: .lineJoin, "lineJoin", in: \ShapeValues.lineJoin),
        Row(.lineDashPhase, "lineDashPhase", in: \ShapeValues.lineDashPhase),
        Row(
            still: .lineDashPattern, "lineDashPattern", in: \ShapeValues.lineDashPattern,
            storesDefault: false
        ),
    ]

    /// The properties of gradient layers.
    static let gradientRows: [Row] = [
        Row(.colors, "colors", in: \GradientValues.colors, action: .basicFromValue),
        Row(.locations, "locations", in: \GradientValues.locations, action: .basicFromValue),
        Row(
            .startPoint, "startPoint", in: \GradientValues.startPoint, measure: .unitPoints,
            storesDefault: true
        ),
        Row(
            .endPoint, "endPoint", in: \GradientValues.endPoint, measure: .unitPoints,
            storesDefault: true
        ),
        Row(still: .gradientType, "type", in: \GradientValues.type),
    ]

    /// The properties of text layers.
    static let textRows: [Row] = [
        Row(.string, "string", in: \TextValues.string, action: .transition),
        Row(still: .font, "font", in: \TextValues.font),
        Row(.fontSize, "fontSize", in: \TextValues.fontSize, storesDefault: true),
        Row(
            .foregroundColor, "foregroundColor", in: \TextValues.foregroundColor,
            action: .basicFromValue, storesDefault: true
        ),
        Row(still: .isWrapped, "wrapped", in: \TextValues.isWrapped),
        Row(still: .truncationMode, "truncationMode", in: \TextValues.truncationMode),
        Row(still: .alignmentMode, "alignmentMode", in: \TextValues.alignmentMode),
        Row(
            still: .allowsFontSubpixelQuantization, "allowsFontSubpixelQuantization",
            in: \TextValues.allowsFontSubpixelQuantization
        ),
    ]

    /// The properties of emitter layers, except `preservesDepth`, which `replicatorRows` contains.
    static let emitterRows: [Row] = [
        // Animatable, because key paths to the properties of single cells begin with it.
        Row(.emitterCells, "emitterCells", in: \EmitterValues.cells, action: .none),
        Row(.birthRate, "birthRate", in: \EmitterValues.birthRate, storesDefault: true),
        Row(.lifetime, "lifetime", in: \EmitterValues.lifetime, storesDefault: true),
        Row(
            .emitterPosition, "emitterPosition", in: \EmitterValues.position, measure: .coordinates
        ),
        Row(
            .emitterZPosition, "emitterZPosition", in: \EmitterValues.zPosition,
            measure: .coordinates
        ),
        Row(.emitterSize, "emitterSize", in: \EmitterValues.size, measure: .sizes),
        Row(.emitterDepth, "emitterDepth", in: \EmitterValues.depth, measure: .sizes),
        Row(still: .emitterShape, "emitterShape", in: \EmitterValues.shape),
        Row(still: .emitterMode, "emitterMode", in: \EmitterValues.mode),
        Row(still: .renderMode, "renderMode", in: \EmitterValues.renderMode),
        Row(.velocity, "velocity", in: \EmitterValues.velocity, storesDefault: true),
        Row(.scale, "scale", in: \EmitterValues.scale, measure: .scales, storesDefault: true),
        Row(.spin, "spin", in: \EmitterValues.spin, storesDefault: true),
        Row(still: .seed, "seed", in: \EmitterValues.seed, storesDefault: false),
    ]
}
