import Foundation
import Legato
import LegatoRenderTree
import TestSupport

/// The possible content of a random tree of layers.
struct PictureParts: OptionSet {
    let rawValue: Int
    /// Content that becomes a texture: images, shapes, texts, particles and shadow paths.
    static let textures = PictureParts(rawValue: 1)
    /// Gradients.
    static let gradients = PictureParts(rawValue: 2)
    /// Animations and transitions.
    static let motion = PictureParts(rawValue: 4)
    static let everything: PictureParts = [.textures, .gradients, .motion]
}

/// Creates random trees of layers of all classes that use every drawn property.
struct RandomPictures {
    var random: SeededRandom
    let parts: PictureParts
    /// The number of times that each property was set to a value other than its default.
    private(set) var used: [LayerProperty: Int] = [:]

    init(seed: UInt64, parts: PictureParts = .everything) {
        random = SeededRandom(seed: seed)
        self.parts = parts
    }

    static let side = 120.0

    /// Returns a display at one second with a tree of up to 15 layers.
    mutating func display(scale: CGFloat = 1) -> HeadlessDisplay {
        let side = Self.side
        let display = HeadlessDisplay(size: CGSize(width: side, height: side), scale: scale)
        var layers = [display.rootLayer]
        withoutActions {
            display.rootLayer.backgroundColor = random.chance(3) ? nil : .white
            for _ in 0...3 + random.below(12) {
                let layer = self.layer()
                layer.bounds.size = CGSize(width: length(8, 70), height: length(8, 70))
                layer.position = CGPoint(x: length(0, side), y: length(0, side))
                if !random.chance(4) { layer.backgroundColor = random.color() }
                for property in LayerProperty.allCases where layer.state.has(property) {
                    let isOwn = property.row.owner != .layer
                    if random.chance(isOwn ? 2 : 7) { change(layer, property) }
                }
                place(layer, in: random.pick(layers), layers)
                layers.append(layer)
            }
        }
        CATransaction.flush()
        if parts.contains(.motion) { display.perform { move(layers) } }
        display.advance(by: 1)
        for layer in layers {
            let fresh = CALayer.fresh(like: layer)
            for property in LayerProperty.allCases where layer.state.has(property) {
                if layer.state[property] != fresh.state[property] {
                    used[property, default: 0] += 1
                }
            }
        }
        return display
    }

    private mutating func place(_ layer: CALayer, in parent: CALayer, _ layers: [CALayer]) {
        guard parent !== layers[0] && random.chance(5) && parent.mask == nil else {
            return parent.addSublayer(layer)
        }
        parent.mask = layer
    }

    private mutating func layer() -> CALayer {
        switch random.below(12) {
        case 0 where parts.contains(.textures): CAShapeLayer()
        case 1 where parts.contains(.textures): CATextLayer()
        case 2 where parts.contains(.textures): CAEmitterLayer()
        case 3 where parts.contains(.gradients): CAGradientLayer()
        case 4: CAReplicatorLayer()
        case 5: CATransformLayer()
        case 6: CAScrollLayer()
        default: CALayer()
        }
    }

    private mutating func move(_ layers: [CALayer]) {
        for layer in layers.dropFirst() where random.chance(5) {
            let animation = random.animation(of: layer)
            animation.duration = 2
            layer.add(animation, forKey: "a")
        }
        guard random.chance(3) else { return }
        let transition = random.transition()
        transition.duration = 2
        random.pick(layers).add(transition, forKey: kCATransition)
    }

    // MARK: Values

    /// Returns a length in whole, half or fractional pixels.
    private mutating func length(_ from: Double, _ to: Double) -> Double {
        let value = from + (to - from) * random.unit()
        return switch random.below(3) {
        case 0: value.rounded()
        case 1: (value * 2).rounded() / 2
        default: value
        }
    }

    /// Returns a transform in the plane, or out of it with perspective.
    private mutating func transform() -> CATransform3D {
        if !random.chance(4) { return random.transform() }
        var transform = CATransform3DIdentity
        transform.m34 = -1 / (150 + 200 * random.unit())
        return CATransform3DRotate(transform, 2 * random.unit() - 1, 1, random.unit(), 0.3)
    }

    private mutating func color() -> CGColor? { random.chance(5) ? nil : random.color() }

    private mutating func path() -> CGPath {
        let path = CGMutablePath()
        switch random.below(4) {
        case 0: path.addEllipse(in: CGRect(x: 2, y: 5, width: length(5, 50), height: 30))
        case 1:
            path.addRoundedRect(
                in: CGRect(x: 1, y: 3, width: length(20, 50), height: 25), cornerWidth: 6,
                cornerHeight: 6
            )
        default:
            path.move(to: CGPoint(x: length(0, 50), y: length(0, 50)))
            for _ in 0...2 + random.below(3) {
                path.addLine(to: CGPoint(x: length(0, 50), y: length(0, 50)))
            }
            if random.chance(2) { path.closeSubpath() }
        }
        return path
    }

    private mutating func cells() -> [CAEmitterCell] {
        (0...random.below(2)).map { _ in
            let cell = CAEmitterCell()
            cell.contents = random.chance(2) ? Self.small : PictureScene.picture
            cell.birthRate = Float(3 + random.below(20))
            cell.lifetime = 2
            cell.velocity = length(0, 40)
            cell.emissionRange = 6
            cell.scale = length(0.2, 1.5)
            cell.spin = length(-2, 2)
            cell.color = random.color()
            cell.alphaSpeed = -Float(random.unit()) / 3
            cell.yAcceleration = length(-20, 20)
            return cell
        }
    }

    /// A smooth image that is larger than most layers.
    private static let large: CGImage = {
        var bytes: [UInt8] = []
        for y in 0..<60 {
            for x in 0..<80 {
                let alpha = 255 - x
                bytes += [x * 3, y * 4, 255 - x * 2].map { UInt8($0 * alpha / 255) }
                bytes.append(UInt8(alpha))
            }
        }
        return CGImage(width: 80, height: 60, premultipliedRGBA: bytes)
    }()
    private static let small = CGImage(
        width: 2, height: 2,
        premultipliedRGBA: [255, 0, 0, 255, 0, 200, 0, 200, 0, 0, 255, 255, 90, 90, 90, 90]
    )

    private mutating func unitRect() -> CGRect {
        let (x, y) = (random.unit() / 2, random.unit() / 2)
        return CGRect(x: x, y: y, width: 0.1 + random.unit() / 2, height: 0.1 + random.unit() / 2)
    }

    /// Sets a property of a layer to a random value.
    private mutating func change(_ layer: CALayer, _ property: LayerProperty) {
        let textures = parts.contains(.textures)
        switch property {
        case .bounds: layer.bounds.origin = CGPoint(x: length(-9, 9), y: length(-9, 9))
        case .position, .backgroundColor, .isOpaque, .needsDisplayOnBoundsChange: break
        case .zPosition: layer.zPosition = length(-9, 9)
        case .anchorPoint: layer.anchorPoint = CGPoint(x: random.unit(), y: random.unit())
        case .anchorPointZ: layer.anchorPointZ = length(-20, 20)
        case .transform: layer.transform = transform()
        case .sublayerTransform: layer.sublayerTransform = transform()
        case .isHidden: layer.isHidden = random.chance(3)
        case .isDoubleSided: layer.isDoubleSided = false
        case .masksToBounds: layer.masksToBounds.toggle()
        case .contents:
            guard textures else { return }
            layer.contents = random.pick([Self.large, Self.small, PictureScene.picture])
        case .contentsRect: layer.contentsRect = unitRect()
        case .contentsScale: layer.contentsScale = 0.5 + random.unit() * 2
        case .contentsGravity: layer.contentsGravity = random.pick(CALayerContentsGravity.allCases)
        case .contentsCenter: layer.contentsCenter = unitRect()
        case .magnificationFilter: layer.magnificationFilter = .nearest
        case .minificationFilter: layer.minificationFilter = .nearest
        case .cornerRadius: layer.cornerRadius = length(0, 20)
        case .maskedCorners: layer.maskedCorners = CACornerMask(rawValue: UInt(random.below(16)))
        case .borderWidth: layer.borderWidth = length(0, 6)
        case .borderColor: layer.borderColor = color()
        case .opacity: layer.opacity = Float(random.unit())
        case .allowsGroupOpacity: layer.allowsGroupOpacity = false
        case .shadowColor: layer.shadowColor = color()
        case .shadowOpacity: layer.shadowOpacity = Float(random.unit())
        case .shadowOffset: layer.shadowOffset = CGSize(width: length(-9, 9), height: length(-9, 9))
        case .shadowRadius: layer.shadowRadius = length(0, 9)
        case .shadowPath: if textures { layer.shadowPath = path() }
        case .isGeometryFlipped: layer.isGeometryFlipped = true
        case .contentsFormat: layer.contentsFormat = .gray8Uint
        case .minificationFilterBias: layer.minificationFilterBias = Float(random.unit())
        case .cornerCurve: layer.cornerCurve = .continuous
        case .shouldRasterize: layer.shouldRasterize = true
        case .rasterizationScale: layer.rasterizationScale = 1 + random.unit()
        case .allowsEdgeAntialiasing: layer.allowsEdgeAntialiasing = false
        case .edgeAntialiasingMask:
            layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(random.below(16)))
        case .filters: layer.filters = filters()
        case .backgroundFilters: layer.backgroundFilters = filters()
        case .compositingFilter:
            layer.compositingFilter = random.pick([
                "multiplyBlendMode", "screenBlendMode", "differenceBlendMode", "plusL",
            ])
        default: changeOwn(layer, property)
        }
    }

    private mutating func filters() -> [Any] {
        let blur = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": length(0, 8)])
        let colors = CIFilter(
            name: "CIColorControls",
            parameters: ["inputSaturation": random.unit(), "inputContrast": 0.5 + random.unit()]
        )
        return [random.chance(3) ? colors : blur].compactMap { $0 }
    }

    /// Sets a class-specific property of a layer to a random value.
    private mutating func changeOwn(_ layer: CALayer, _ property: LayerProperty) {
        let value: Any? =
            switch property {
            case .path: path()
            case .strokeColor: random.color()
            case .lineCap: random.pick(["butt", "round", "square"])
            case .lineJoin: random.pick(["miter", "round", "bevel"])
            case .lineDashPattern: [length(2, 9), length(1, 5)]
            case .colors: (0...1 + random.below(4)).map { _ in random.color() }
            case .gradientType: random.pick(["axial", "radial", "conic"])
            case .string: random.pick(["Legato", "Two words", "A few more words to wrap"])
            case .font: random.pick(["DejaVu Sans", "DejaVu Serif"])
            case .fontSize: length(7, 20)
            case .isWrapped, .preservesDepth: random.chance(2)
            case .truncationMode: random.pick(["none", "start", "end", "middle"])
            case .alignmentMode: random.pick(["left", "right", "center", "justified"])
            case .allowsFontSubpixelQuantization: true
            case .instanceCount: 2 + random.below(3)
            case .instanceDelay: random.unit() / 4
            case .instanceTransform: CATransform3DMakeTranslation(length(4, 30), length(-9, 9), 0)
            case .strokeStart: random.unit() / 2
            case .strokeEnd: 0.5 + random.unit() / 2
            case .lineWidth: length(0.5, 7)
            case .emitterCells: cells()
            case .birthRate, .lifetime, .velocity, .scale: 0.5 + random.unit()
            case .emitterSize: CGSize(width: length(0, 40), height: length(0, 40))
            case .emitterDepth, .emitterZPosition: length(-9, 9)
            case .emitterShape:
                random.pick(["point", "line", "rectangle", "circle", "cuboid", "sphere"])
            case .emitterMode: random.pick(["points", "outline", "surface", "volume"])
            case .renderMode:
                random.pick(["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"])
            case .seed: random.below(99)
            default: random.value(property)
            }
        layer.setValue(value, forKey: property.row.key)
    }
}

extension CALayer {
    /// Returns a new layer of the class of another.
    static func fresh(like layer: CALayer) -> CALayer {
        switch layer {
        case is CAShapeLayer: CAShapeLayer()
        case is CATextLayer: CATextLayer()
        case is CAEmitterLayer: CAEmitterLayer()
        case is CAGradientLayer: CAGradientLayer()
        case is CAReplicatorLayer: CAReplicatorLayer()
        case is CATransformLayer: CATransformLayer()
        case is CAScrollLayer: CAScrollLayer()
        default: CALayer()
        }
    }
}
