import Foundation
import Legato
import LegatoRenderTree
import TestSupport
import Testing

/// Numbers beyond the range hide only their own layer.
struct RangeTests {
    private static let size = CGSize(width: 40, height: 30)

    /// Returns a display with a blue layer next to the one that a test changes.
    private static func display(_ change: (CALayer) -> Void) -> HeadlessDisplay {
        let display = HeadlessDisplay(size: size)
        let (strange, plain) = (CALayer(), CALayer())
        strange.frame = CGRect(x: 2, y: 2, width: 10, height: 10)
        strange.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
        plain.frame = CGRect(x: 25, y: 15, width: 10, height: 10)
        plain.backgroundColor = CGColor(red: 0, green: 0, blue: 1)
        display.rootLayer.sublayers = [strange, plain]
        change(strange)
        return display
    }

    private static func pixels(_ display: HeadlessDisplay) -> (strange: UInt8, plain: UInt8) {
        let picture = display.snapshot()
        return (picture[7, 7].red, picture[30, 20].blue)
    }

    @Test(
        "Model values beyond the range hide their layer",
        arguments: [
            "bounds.size.width", "position.x", "cornerRadius", "borderWidth", "shadowRadius",
            "shadowOffset.height", "transform.scale", "zPosition", "transform.translation.x",
        ]
    )
    func modelValues(_ path: String) {
        for value in [4e38, -4e38, 1e155, 1.7e308] {
            for isPlain in [true, false] {
                let display = Self.display { layer in
                    layer.shadowOpacity = isPlain ? 0 : 1
                    layer.setValue(value, forKeyPath: path)
                }
                let (_, plain) = Self.pixels(display)
                #expect(plain == 255, "\(path) = \(value)")
            }
        }
    }

    @Test("A value at its limit is drawn, one beyond is not")
    func limit() {
        func strange(_ width: CGFloat) -> UInt8 {
            Self.pixels(Self.display { $0.bounds.size.width = width }).strange
        }
        #expect(strange(1e9) == 255)
        #expect(strange(CGFloat(1e9).nextUp) == 0)
        // As a layer that is not plain.
        func withBorder(_ width: CGFloat) -> UInt8 {
            Self.pixels(
                Self.display {
                    $0.bounds.size.width = width
                    $0.borderWidth = 1
                }
            ).strange
        }
        #expect(withBorder(1e9) == 255)
        #expect(withBorder(CGFloat(1e9).nextUp) == 0)
    }

    @Test("Transforms that exceed the range down a tree or by animation hide their layer")
    func derived() {
        let deep = Self.display { layer in
            var outer = layer
            for _ in 0..<60 {
                let inner = CALayer()
                inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                inner.transform = CATransform3DMakeScale(1e8, 1e8, 1e8)
                outer.addSublayer(inner)
                outer = inner
            }
        }
        #expect(Self.pixels(deep) == (255, 255))
        let moving = Self.display { layer in
            let growth = CABasicAnimation(keyPath: "transform.scale")
            growth.byValue = 1e300
            growth.isCumulative = true
            growth.repeatCount = .infinity
            growth.duration = 0.01
            layer.add(growth, forKey: nil)
        }
        for _ in 0..<10 {
            moving.advance(frames: 3)
            #expect(Self.pixels(moving).plain == 255)
        }
    }

    @Test("A value that exceeds the range by ancestors or animation is reported once, by name")
    func reports() {
        let (far, growing) = (CALayer(), CALayer())
        let display = Self.display { layer in
            for (child, name) in [(far, "far"), (growing, "growing")] {
                child.name = name
                child.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
                layer.addSublayer(child)
            }
            layer.sublayerTransform = CATransform3DMakeScale(1e8, 1e8, 1)
            far.transform = CATransform3DMakeScale(1e8, 1e8, 1)
        }
        let placed = sentences { for _ in 0..<3 { _ = Self.pixels(display) } }
        #expect(placed.count == 1, "\(placed)")
        #expect(placed.first?.contains("\"far\"") == true, "\(placed)")
        #expect(placed.first?.contains("place it beyond 1000000000.0 pixels") == true, "\(placed)")
        let animated = sentences {
            let growth = CABasicAnimation(keyPath: "zPosition")
            (growth.fromValue, growth.toValue, growth.duration) = (1e12, 1e12, 1)
            growing.add(growth, forKey: nil)
            for _ in 0..<3 {
                display.advance(frames: 1)
                _ = Self.pixels(display)
            }
        }
        #expect(animated.count == 1, "\(animated)")
        let words = "\"growing\" is not drawn, nor are its sublayers: an animation sets its "
        #expect(animated.first?.contains(words + "zPosition") == true, "\(animated)")
        #expect(Self.pixels(display).plain == 255)
    }

    /// Transforms at which perspective divides by nearly nothing.
    private static var horizons: [CATransform3D] {
        var all: [CATransform3D] = []
        let denormals: [Double] = [1e-308, 2.3e-308, .leastNonzeroMagnitude, 1e-300, -1e-308, 0]
        for number in denormals {
            var map = CATransform3DIdentity
            map.m44 = number
            all.append(map)
            map.m34 = -1 / 200
            all.append(map)
        }
        let heights: [Double] = [199, 199.999999, 200, 200.000001, 201]
        let angles: [Double] = [0, 1, Double.pi / 2, Double.pi / 2 + 1e-9, Double.pi / 2 - 1e-9]
        for z in heights {
            for angle in angles {
                var eye = CATransform3DIdentity
                eye.m34 = -1 / 200
                let turned = CATransform3DMakeRotation(angle, 0, 1, 0)
                let moved = CATransform3DConcat(turned, CATransform3DMakeTranslation(0, 0, z))
                all.append(CATransform3DConcat(moved, eye))
            }
        }
        return all
    }

    @Test("Layers at the horizon of a perspective hide only themselves, alone or in a tree")
    func horizon() {
        for map in Self.horizons {
            for kind in 0..<3 {
                let display = Self.display { layer in
                    if kind == 1 {
                        (layer.borderWidth, layer.shadowOpacity) = (1, 1)
                        layer.addSublayer(CALayer())
                    }
                    guard kind == 2 else { return layer.transform = map }
                    layer.sublayerTransform = map
                    let child = CALayer()
                    child.frame = layer.bounds
                    child.backgroundColor = layer.backgroundColor
                    layer.addSublayer(child)
                }
                #expect(Self.pixels(display).plain == 255, "\(map), \(kind)")
            }
        }
    }

    @Test("Shapes flattened so far that their inverse is not finite hide only themselves")
    func flattened() {
        for scale in [2.3e-308, .leastNonzeroMagnitude, 1e-200, 1e-100, 1e-99, 1e-30] {
            let display = Self.display { layer in
                let shape = CAShapeLayer()
                shape.path = CGPath(ellipseIn: layer.bounds, transform: nil)
                shape.frame = layer.bounds
                var map = CATransform3DMakeScale(1, scale, 1)
                map.m21 = 0.1 * scale
                shape.transform = map
                layer.addSublayer(shape)
                layer.filters = [
                    CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 90]) as Any
                ]
            }
            #expect(Self.pixels(display).plain == 255, "\(scale)")
        }
    }

    /// A property value whose components, except those of the identity, all equal one number.
    private static func value(_ row: LayerProperty.Row, _ number: Double) -> Any {
        switch row.type {
        case .point: CGPoint(x: number, y: 0)
        case .size: CGSize(width: 0, height: number)
        case .rect: CGRect(x: number, y: 0, width: 1, height: 1)
        case .transform: CATransform3DMakeTranslation(0, number, 0)
        default: number
        }
    }

    @Test(
        "Every property with a range warns of a value beyond its limit, but not at the limit",
        arguments: LayerProperty.table.filter { $0.property.measure != nil }.map(\.property)
    )
    func limits(_ property: LayerProperty) throws {
        let (row, limit) = (property.row, try #require(property.measure).limit)
        for (number, isWithin) in [
            (limit, true), (-limit, true), (limit.nextUp, false), (-1.001 * limit, false),
        ] {
            // Single precision has fewer representable numbers.
            let isSingle = row.type == .float && !isWithin
            let number = isSingle ? number * 1.001 : number
            let display = HeadlessDisplay(size: Self.size)
            let layer = freshLayer(row.owner)
            layer.name = "card"
            layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
            display.rootLayer.addSublayer(layer)
            CATransaction.flush()
            let words = sentences {
                CATransaction.setDisableActions(true)
                layer.setValue(Self.value(row, number), forKey: row.key)
                CATransaction.flush()
                _ = display.snapshot()
            }
            guard !isWithin else {
                #expect(words.isEmpty, "\(row.key) = \(number): \(words)")
                continue
            }
            #expect(words.count == 1, "\(row.key) = \(number): \(words)")
            for part in ["\"card\" is not drawn", "its \(row.key) is", "Set a smaller value."] {
                #expect(words.first?.contains(part) == true, "\(row.key): \(words)")
            }
            #expect(display.statistics.visible == 0, "\(row.key) = \(number)")
        }
    }

    @Test("Opacities are clamped")
    func opacities() {
        let opacities: [Float] = [1, 1.5, 1e30, 0, -1, -1e30]
        let pictures = opacities.map { opacity in
            let display = Self.display { $0.opacity = opacity }
            return Self.pixels(display).strange
        }
        #expect(pictures == [255, 255, 255, 0, 0, 0])
    }

    @Test("Particles beyond the range are not drawn, with one warning")
    func particles() {
        let cases: [(scale: CGFloat, velocity: CGFloat, isWithin: Bool)] = [
            (1e8, 0, true), (1e9, 0, true), (1.001e9, 0, false), (1, 1e300, false),
            (1e300, 0, false),
        ]
        for (scale, velocity, isWithin) in cases {
            let emitter = CAEmitterLayer()
            emitter.name = "sparks"
            let cell = CAEmitterCell()
            (cell.birthRate, cell.lifetime) = (20, 2)
            cell.contents = CGImage(
                width: 4, height: 4, premultipliedRGBA: [UInt8](repeating: 255, count: 64)
            )
            (cell.scale, cell.velocity, cell.yAcceleration) = (scale, velocity, velocity * 1e8)
            emitter.emitterCells = [cell]
            let display = HeadlessDisplay(size: Self.size)
            display.rootLayer.addSublayer(emitter)
            let words = sentences {
                display.advance(by: 1)
                for _ in 0..<3 { _ = display.snapshot() }
            }
            #expect(words.isEmpty == isWithin, "\(scale), \(velocity): \(words)")
            let all = words.joined()
            #expect(words.count == (isWithin ? 0 : 1), "\(words)")
            let start = "Some particles of the CAEmitterLayer \"sparks\" are not drawn"
            #expect(isWithin || all.hasPrefix(start), "\(words)")
            #expect((display.snapshot()[7, 7].red == 255) == isWithin)
        }
    }

    @Test("A commit reports which value is out of range, and the remedy")
    func commitWarning() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let display = RangeTests.display {
                    $0.name = "card"
                    $0.bounds.size.width = 4e38
                }
                _ = display.snapshot()
            }
        }
        expectWords(result, "The CALayer \"card\" is not drawn", "its bounds is", "4e+38")
    }

    @Test("A shadow with a radius near zero keeps its layer drawn")
    func smallShadows() {
        for radius in stride(from: 0.0, through: 0.6, by: 0.01) {
            let display = Self.display { layer in
                layer.addSublayer(CALayer())
                layer.sublayers?[0].frame = CGRect(x: -2, y: 0, width: 4, height: 4)
                layer.sublayers?[0].backgroundColor = CGColor(red: 0, green: 1, blue: 0)
                layer.shadowOpacity = 1
                layer.shadowRadius = radius
                layer.shadowOffset = CGSize(width: 0, height: 2.5)
            }
            #expect(Self.pixels(display) == (255, 255), "\(radius)")
        }
    }
}
