import Foundation
import Legato

extension LayerCase {
    /// A key or a key path of a layer with the kind of its values.
    struct LayerKey {
        enum Kind {
            case number, point, size, rect, transform, color, path, flag, image, numbers, colors
            case text, blend, filters
            case name([String])
        }

        let path: String
        let kind: Kind

        init(_ path: String, _ kind: Kind) { (self.path, self.kind) = (path, kind) }

        /// The keys of all layers.
        private static let layerKeys: [LayerKey] =
            [
                "zPosition", "anchorPointZ", "cornerRadius", "borderWidth", "opacity",
                "shadowRadius", "shadowOpacity", "contentsScale", "rasterizationScale",
                "minificationFilterBias", "speed", "timeOffset", "beginTime", "own",
                "position.x", "position.y", "bounds.origin.x", "bounds.size.width",
                "bounds.size.height", "anchorPoint.x", "shadowOffset.width",
                "contentsRect.origin.x",
                "contentsRect.size.height", "maskedCorners", "edgeAntialiasingMask",
                "transform.scale", "transform.scale.x", "transform.scale.y", "transform.scale.z",
                "transform.rotation", "transform.rotation.x", "transform.rotation.y",
                "transform.rotation.z", "transform.translation.x", "transform.translation.y",
                "transform.translation.z", "sublayerTransform.scale",
                "sublayerTransform.rotation.y", "filters.blur.inputRadius",
                "filters.colors.inputSaturation", "backgroundFilters.blur.inputRadius",
            ].map { LayerKey($0, .number) }
            + ["position", "anchorPoint"].map { LayerKey($0, .point) }
            + ["bounds.size", "shadowOffset", "transform.translation"].map { LayerKey($0, .size) }
            + ["bounds", "contentsRect", "contentsCenter"].map { LayerKey($0, .rect) }
            + ["transform", "sublayerTransform"].map { LayerKey($0, .transform) }
            + ["backgroundColor", "borderColor", "shadowColor"].map { LayerKey($0, .color) }
            + [
                "hidden", "doubleSided", "masksToBounds", "geometryFlipped", "opaque",
                "allowsGroupOpacity", "shouldRasterize", "allowsEdgeAntialiasing",
            ].map { LayerKey($0, .flag) }
            + [
                LayerKey("contents", .image), LayerKey("shadowPath", .path),
                LayerKey("filters", .filters), LayerKey("backgroundFilters", .filters),
                LayerKey("compositingFilter", .blend),
                LayerKey(
                    "contentsGravity",
                    .name(["resize", "center", "resizeAspect", "topLeft", "resizeAspectFill"])
                ),
                LayerKey("magnificationFilter", .name(["linear", "nearest", "trilinear"])),
                LayerKey("minificationFilter", .name(["linear", "nearest", "trilinear"])),
                LayerKey("cornerCurve", .name(["circular", "continuous"])),
            ]

        /// The keys of one class; other classes store the value without effect.
        private static let classKeys: [LayerKey] =
            [
                "instanceCount", "instanceDelay", "instanceRedOffset", "instanceAlphaOffset",
                "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase", "fontSize",
                "birthRate", "lifetime", "emitterZPosition", "emitterDepth", "velocity", "scale",
                "spin", "seed", "emitterCells.cell.birthRate", "emitterCells.cell.lifetime",
                "emitterCells.cell.velocity", "emitterCells.cell.scale",
                "emitterCells.cell.emissionRange", "emitterCells.cell.xAcceleration",
            ].map { LayerKey($0, .number) }
            + ["startPoint", "endPoint", "emitterPosition"].map { LayerKey($0, .point) }
            + [
                LayerKey("emitterSize", .size), LayerKey("instanceTransform", .transform),
                LayerKey("instanceColor", .color), LayerKey("fillColor", .color),
                LayerKey("strokeColor", .color), LayerKey("foregroundColor", .color),
                LayerKey("path", .path), LayerKey("preservesDepth", .flag),
                LayerKey("wrapped", .flag), LayerKey("lineDashPattern", .numbers),
                LayerKey("locations", .numbers), LayerKey("colors", .colors),
                LayerKey("string", .text), LayerKey("fillRule", .name(["non-zero", "even-odd"])),
                LayerKey("lineCap", .name(["butt", "round", "square"])),
                LayerKey("lineJoin", .name(["miter", "round", "bevel"])),
                LayerKey("type", .name(["axial", "radial", "conic"])),
                LayerKey("truncationMode", .name(["none", "start", "middle", "end"])),
                LayerKey("alignmentMode", .name(["natural", "left", "right", "justified"])),
                LayerKey(
                    "emitterShape",
                    .name(["point", "line", "rectangle", "circle", "cuboid", "sphere"])
                ),
                LayerKey("emitterMode", .name(["points", "outline", "surface", "volume"])),
                LayerKey(
                    "renderMode",
                    .name(["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"])
                ),
            ]

        /// Keys that were added after findings were kept, which name the ones above by their index.
        private static let laterKeys: [LayerKey] =
            [
                "instanceGreenOffset", "instanceBlueOffset", "emitterCells.cell.lifetimeRange",
                "emitterCells.cell.emissionLatitude", "emitterCells.cell.emissionLongitude",
                "emitterCells.cell.velocityRange", "emitterCells.cell.yAcceleration",
                "emitterCells.cell.zAcceleration", "emitterCells.cell.scaleRange",
                "emitterCells.cell.scaleSpeed", "emitterCells.cell.spin",
                "emitterCells.cell.spinRange", "emitterCells.cell.redRange",
                "emitterCells.cell.greenRange", "emitterCells.cell.blueRange",
                "emitterCells.cell.alphaRange", "emitterCells.cell.redSpeed",
                "emitterCells.cell.greenSpeed", "emitterCells.cell.blueSpeed",
                "emitterCells.cell.alphaSpeed", "emitterCells.cell.contentsScale",
                "emitterCells.cell.minificationFilterBias", "emitterCells.cell.beginTime",
                "emitterCells.cell.duration", "emitterCells.cell.speed",
                "emitterCells.cell.timeOffset", "emitterCells.cell.repeatCount",
                "emitterCells.cell.repeatDuration",
            ].map { LayerKey($0, .number) }
            + [
                "needsDisplayOnBoundsChange", "allowsFontSubpixelQuantization",
                "emitterCells.cell.enabled", "emitterCells.cell.autoreverses",
            ].map { LayerKey($0, .flag) }
            + [
                LayerKey("contentsFormat", .name(["RGBA8", "RGBAh", "Gray8"])),
                LayerKey("font", .name(["Sans", "", "no such font", "Serif Bold 1e9"])),
                LayerKey("emitterCells.cell.color", .color),
                LayerKey("emitterCells.cell.contents", .image),
                LayerKey("emitterCells.cell.contentsRect", .rect),
                LayerKey("emitterCells.cell.magnificationFilter", .name(["linear", "nearest"])),
                LayerKey("emitterCells.cell.minificationFilter", .name(["linear", "trilinear"])),
            ]

        static let all = layerKeys + classKeys + laterKeys

        /// The keys of whole properties.
        static let properties = all.filter { !$0.path.contains(".") }
    }

    private static let filterNames = [
        "CIGaussianBlur", "CIColorControls", "CIColorInvert", "CIColorMatrix", "CIExposureAdjust",
        "CIHueAdjust",
    ]

    /// Returns filters with invalid inputs among them.
    private func filters(_ tape: inout Tape) -> [CIFilter] {
        (0...tape.below(2)).compactMap { _ in
            let filter = CIFilter(name: tape.pick(Self.filterNames))
            filter?.name = tape.pick(["blur", "colors"])
            for key in filter?.inputKeys ?? [] where tape.chance(1, in: 2) {
                guard filter?.value(forKey: key) is any BinaryFloatingPoint else { continue }
                filter?.setValue(tape.finiteNumber(), forKey: key)
            }
            return filter
        }
    }

    /// Returns a value that fits a key path.
    func value(for kind: LayerKey.Kind, _ tape: inout Tape) -> Any {
        switch kind {
        case .number: return tape.finiteNumber()
        case .point: return NSValue(point: point(&tape))
        case .size: return NSValue(size: size(&tape))
        case .rect: return NSValue(rect: rect(&tape))
        case .transform: return NSValue(caTransform3D: transform(&tape))
        case .color: return color(&tape)
        case .path: return path(&tape)
        case .flag: return tape.chance(1, in: 2)
        case .image: return tape.pick(images)
        case .name(let names): return tape.pick(names)
        case .numbers:
            return (0..<tape.below(5)).map { _ in NSNumber(value: abs(tape.finiteNumber())) }
        case .colors:
            return (0..<tape.pick([2, 0, 1, 5, 1000])).map { _ in color(&tape) }
        case .text: return tape.pick(["Ab", "", "a b c d", "\n\n", "ab\u{301}\u{301}", "日本 سلام"])
        case .blend:
            return tape.pick([
                "multiplyBlendMode", "plusL", "screenBlendMode", "colorDodgeBlendMode",
                "hueBlendMode", "normalBlendMode", "noBlendMode",
            ])
        case .filters: return filters(&tape)
        }
    }

    /// Sets a property by key, or a component of it by key path.
    func setByKey(_ layer: CALayer, _ index: Int, _ tape: inout Tape) {
        let key = tape.pick(LayerKey.all)
        let parts = key.path.split(separator: ".")
        if parts.count == 3, parts[0].lowercased().hasSuffix("filters") {
            // A key path to a missing filter or input is refused.
            let filters = layer.value(forKey: String(parts[0])) as? [CIFilter] ?? []
            let key = String(parts[2])
            guard filters.first(where: { $0.name == parts[1] })?.inputKeys.contains(key) == true
            else {
                return
            }
        }
        if parts.count == 3, parts[0] == "emitterCells", !(layer is CAEmitterLayer) { return }
        let value = value(for: key.kind, &tape)
        tape.say("\(index).\(key.path) by key = \(Self.text(value))")
        layer.setValue(value, forKeyPath: key.path)
    }

    /// Reads the presentation of a layer, and hit tests it.
    func read(_ layer: CALayer, _ index: Int, _ tape: inout Tape) {
        tape.say("read \(index)")
        let shown = layer.presentation()
        for key in LayerKey.properties { _ = shown?.value(forKey: key.path) }
        _ = shown?.frame
        let (at, other) = (point(&tape), tape.pick(layers))
        tape.say("hit and convert \(at)")
        _ = layer.hitTest(at)
        _ = shown?.hitTest(at)
        _ = layer.convert(at, to: other)
        _ = layer.convert(CGRect(origin: at, size: CGSize(width: 10, height: 1e9)), from: other)
        _ = layer.contains(at)
        let rect = CGRect(origin: at, size: CGSize(width: 10, height: 10))
        (layer as? CAScrollLayer)?.scrollRectToVisible(rect)
    }

    /// Describes a value.
    static func text(_ value: Any) -> String {
        let words = "\(value)"
        guard words.contains("bytes"), let t = (value as? NSValue)?.caTransform3DValue else {
            return words
        }
        let rows = [
            [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24],
            [t.m31, t.m32, t.m33, t.m34], [t.m41, t.m42, t.m43, t.m44],
        ]
        return "transform \(rows)"
    }
}
