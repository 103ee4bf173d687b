import Foundation
import Legato

extension LayerCase {
    /// A property and its setter.
    @MainActor
    struct LayerSetter {
        let set: (CALayer, Int, LayerCase, inout Tape) -> Void

        private static func number(
            _ name: String, _ set: @escaping (CALayer, Double) -> Void
        ) -> LayerSetter {
            LayerSetter { layer, index, _, tape in
                let value = tape.finiteNumber()
                tape.say("\(index).\(name) = \(value)")
                set(layer, value)
            }
        }

        private static func value<T>(
            _ name: String, _ make: @escaping (LayerCase, inout Tape) -> T,
            _ set: @escaping (CALayer, T) -> Void
        ) -> LayerSetter {
            LayerSetter { layer, index, fuzz, tape in
                let value = make(fuzz, &tape)
                tape.say("\(index).\(name) = \(value)")
                set(layer, value)
            }
        }

        private static func blur(_ radius: Double) -> [Any] {
            [CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": radius]) as Any]
        }

        private static func numbers(_ tape: inout Tape) -> [NSNumber] {
            [tape.finiteNumber(), tape.finiteNumber()].map { NSNumber(value: $0) }
        }

        static let all: [LayerSetter] = [
            value("bounds", { $0.rect(&$1) }) { $0.bounds = $1 },
            value("position", { $0.point(&$1) }) { $0.position = $1 },
            value("frame", { $0.rect(&$1) }) { $0.frame = $1 },
            value("anchorPoint", { $0.point(&$1) }) { $0.anchorPoint = $1 },
            number("zPosition") { $0.zPosition = $1 },
            number("anchorPointZ") { $0.anchorPointZ = $1 },
            value("transform", { $0.transform(&$1) }) { $0.transform = $1 },
            value("sublayerTransform", { $0.transform(&$1) }) { $0.sublayerTransform = $1 },
            value("opacity", { $1.finiteFloat() }) { $0.opacity = $1 },
            number("cornerRadius") { $0.cornerRadius = $1 },
            number("borderWidth") { layer, width in
                layer.borderWidth = width
                layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            },
            number("shadowRadius") { layer, radius in
                layer.shadowOpacity = 1
                layer.shadowRadius = radius
            },
            value("shadowOpacity", { $1.finiteFloat() }) { $0.shadowOpacity = $1 },
            value("shadowOffset", { $0.size(&$1) }) { layer, offset in
                layer.shadowOpacity = 0.5
                layer.shadowOffset = offset
            },
            value("shadowPath", { $0.path(&$1) }) { layer, path in
                layer.shadowOpacity = 0.5
                layer.shadowPath = path
            },
            value("contents", { $1.pick($0.images) }) { $0.contents = $1 },
            value("contentsRect", { $0.rect(&$1) }) { $0.contentsRect = $1 },
            value("contentsCenter", { $0.rect(&$1) }) { $0.contentsCenter = $1 },
            number("contentsScale") { $0.contentsScale = $1 },
            value("contentsGravity", { $1.pick([.resize, .center, .resizeAspect, .topLeft]) }) {
                $0.contentsGravity = $1
            },
            value("masksToBounds", { $1.chance(1, in: 2) }) { $0.masksToBounds = $1 },
            value("shouldRasterize", { $1.chance(1, in: 2) }) { $0.shouldRasterize = $1 },
            value("drawsAsynchronously", { $1.chance(1, in: 2) }) { $0.drawsAsynchronously = $1 },
            value("isAccessibilityElement", { $1.chance(1, in: 2) }) { layer, isElement in
                layer.isAccessibilityElement = isElement
                layer.accessibilityTraits = isElement ? [.button, .selected] : []
                layer.accessibilityElementsHidden = !isElement
                layer.accessibilityElements = isElement ? layer.sublayers : nil
            },
            number("rasterizationScale") { layer, scale in
                layer.shouldRasterize = true
                layer.rasterizationScale = scale
            },
            value("cornerCurve", { $1.pick([.circular, .continuous]) }) { $0.cornerCurve = $1 },
            value("wantsExtendedDynamicRangeContent", { $1.chance(1, in: 2) }) {
                layer, isExtended in
                layer.wantsExtendedDynamicRangeContent = isExtended
                layer.toneMapMode = isExtended ? .never : .ifSupported
                layer.preferredDynamicRange = isExtended ? .high : .constrainedHigh
                layer.contentsHeadroom = isExtended ? 4 : 0
            },
            value("isGeometryFlipped", { $1.chance(1, in: 2) }) { $0.isGeometryFlipped = $1 },
            value("isDoubleSided", { $1.chance(1, in: 2) }) { $0.isDoubleSided = $1 },
            value("speed", { $1.finiteFloat() }) { $0.speed = $1 },
            number("timeOffset") { $0.timeOffset = $1 },
            number("beginTime") { $0.beginTime = $1 },
            number("blur") { $0.filters = blur($1) },
            number("backdrop blur") {
                $0.backgroundFilters = blur($1)
            },
            value(
                "compositingFilter",
                {
                    $1.pick([
                        "multiplyBlendMode", "plusL", "screenBlendMode", "colorDodgeBlendMode",
                    ])
                }
            ) {
                $0.compositingFilter = $1
            },
            // Properties of one class; other classes store the value without effect.
            value("path", { $0.path(&$1) }) { ($0 as? CAShapeLayer)?.path = $1 },
            number("lineWidth") { layer, width in
                guard let shape = layer as? CAShapeLayer else { return }
                shape.strokeColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
                shape.lineWidth = width
            },
            value("lineDashPattern", { numbers(&$1) }) {
                layer,
                pattern in
                guard let shape = layer as? CAShapeLayer else { return }
                shape.strokeColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
                shape.lineDashPattern = pattern.map { NSNumber(value: abs($0.doubleValue)) }
            },
            number("lineDashPhase") { ($0 as? CAShapeLayer)?.lineDashPhase = $1 },
            number("miterLimit") { ($0 as? CAShapeLayer)?.miterLimit = $1 },
            number("strokeStart") { ($0 as? CAShapeLayer)?.strokeStart = $1 },
            number("strokeEnd") { ($0 as? CAShapeLayer)?.strokeEnd = $1 },
            value("startPoint", { $0.point(&$1) }) { ($0 as? CAGradientLayer)?.startPoint = $1 },
            value("endPoint", { $0.point(&$1) }) { ($0 as? CAGradientLayer)?.endPoint = $1 },
            value("gradient type", { $1.pick([.axial, .radial, .conic]) }) {
                ($0 as? CAGradientLayer)?.type = $1
            },
            value("locations", { numbers(&$1) }) {
                ($0 as? CAGradientLayer)?.locations = $1
            },
            number("fontSize") { ($0 as? CATextLayer)?.fontSize = $1 },
            value(
                "string",
                { $1.pick(["Ab", "", "a b c d e f g", "\n\n", "ab\u{301}\u{301}", "日本 سلام"]) }
            ) {
                ($0 as? CATextLayer)?.string = $1
            },
            value("isWrapped", { $1.chance(1, in: 2) }) { ($0 as? CATextLayer)?.isWrapped = $1 },
            value("instanceCount", { $1.wholeNumber() }) {
                ($0 as? CAReplicatorLayer)?.instanceCount = $1
            },
            value("instanceTransform", { $0.transform(&$1) }) {
                ($0 as? CAReplicatorLayer)?.instanceTransform = $1
            },
            number("instanceDelay") { ($0 as? CAReplicatorLayer)?.instanceDelay = $1 },
            value("instanceAlphaOffset", { $1.finiteFloat() }) {
                ($0 as? CAReplicatorLayer)?.instanceAlphaOffset = $1
            },
            value("emitterSize", { $0.size(&$1) }) { layer, size in
                (layer as? CAEmitterLayer)?.emitterSize = size
                // In an entry of its own it would change the fixed cases.
                let tiled = CATiledLayer()
                tiled.tileSize = size
                tiled.levelsOfDetail = Int(max(-9, min(size.width, 99)))
                tiled.levelsOfDetailBias = Int(max(-9, min(size.height, 99)))
            },
            value("emitterPosition", { $0.point(&$1) }) {
                ($0 as? CAEmitterLayer)?.emitterPosition = $1
            },
            value("emitter lifetime", { $1.finiteFloat() }) {
                ($0 as? CAEmitterLayer)?.lifetime = $1
            },
            value("emitter scale", { $1.finiteFloat() }) { ($0 as? CAEmitterLayer)?.scale = $1 },
            value("emitter velocity", { $1.finiteFloat() }) {
                ($0 as? CAEmitterLayer)?.velocity = $1
            },
            value(
                "emitter shape",
                { $1.pick([.point, .line, .rectangle, .circle, .sphere, .cuboid]) }
            ) {
                ($0 as? CAEmitterLayer)?.emitterShape = $1
            },
            value("isHidden", { $1.chance(1, in: 2) }) { $0.isHidden = $1 },
            value("autoresizingMask", { CAAutoresizingMask(rawValue: UInt32($1.below(64))) }) {
                $0.autoresizingMask = $1
            },
            value("scrollMode", { $1.pick([.both, .none, .horizontally, .vertically]) }) {
                ($0 as? CAScrollLayer)?.scrollMode = $1
            },
        ]
    }
}
