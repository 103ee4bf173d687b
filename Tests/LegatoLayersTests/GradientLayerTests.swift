import Foundation
import Legato
import LegatoRenderTree
import TestSupport
import Testing

/// Gradient layers.
struct GradientLayerTests {
    private static let pair = [CGColor.black, CGColor.white]
    private static let grays = [CGColor.white, CGColor(gray: 0.5)]

    /// Returns the presentation values of a gradient from black to white with animations.
    private func shown<T>(
        _ animations: [CAAnimation], at times: [Double], read: (CAGradientLayer) -> T
    ) throws -> [T] {
        let layer = CAGradientLayer()
        let stage = Stage(layer)
        stage.change {
            layer.colors = Self.pair
            layer.locations = [0, 0.5]
        }
        return try stage.clock(animations, at: times) {
            read(try #require($0 as? CAGradientLayer))
        }
    }

    @Test("P07 A fresh gradient runs from top to bottom and has no colours")
    func defaults() {
        let layer = CAGradientLayer()
        #expect(layer.colors == nil && layer.locations == nil)
        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(layer.type == .axial && layer.type.rawValue == "axial")
        let points = ["startPoint", "endPoint"].map {
            CAGradientLayer.defaultValue(forKey: $0) as? CGPoint
        }
        #expect(points == [layer.startPoint, layer.endPoint])
        #expect(CAGradientLayer.defaultValue(forKey: "type") as? String == "axial")
        #expect(CAGradientLayer.defaultValue(forKey: "colors") == nil)
        #expect(CAGradientLayer.defaultValue(forKey: "locations") == nil)
    }

    @Test("Lists of equal counts of colours and locations interpolate entry by entry")
    func interpolation() throws {
        let colors = try shown([basic("colors", to: Self.grays)], at: [0, 0.5, 0.75]) {
            ($0.colors as? [CGColor])?.map { Double($0.red) } ?? []
        }
        #expect(colors == [[0, 1], [0.5, 0.75], [0.75, 0.625]])
        let locations = try shown(
            [basic("locations", to: [0.5, 1] as [NSNumber])], at: [0, 0.5]
        ) { $0.locations?.map(\.doubleValue) ?? [] }
        #expect(locations == [[0, 0.5], [0.25, 0.75]])
        let frames = keyframes("colors", [Self.pair, Self.grays, Self.pair])
        let middle = try shown([frames], at: [0.25, 0.5]) {
            ($0.colors as? [CGColor])?.map { Double($0.red) } ?? []
        }
        expectClose(middle.flatMap { $0 }, [0.5, 0.75, 1, 0.5], within: 1e-9)
        let points = try shown(
            [basic("endPoint.x", to: 1), basic("startPoint", by: CGPoint(x: 1, y: 1))], at: [0.5]
        ) {
            [$0.endPoint, $0.startPoint]
        }
        #expect(points == [[CGPoint(x: 0.75, y: 1), CGPoint(x: 1, y: 0.5)]])
    }

    @Test("Lists of different counts, and nil, switch half-way")
    func jump() throws {
        let three = [CGColor.black, .white, .black]
        let counts = try shown([basic("colors", to: three)], at: [0.49, 0.51]) { $0.colors?.count }
        #expect(counts == [2, 3])
        let layer = CAGradientLayer()
        let stage = Stage(layer)
        let fromNone = try stage.clock(
            [basic("locations", to: [0, 1] as [NSNumber])], at: [0.49, 0.51]
        ) {
            ($0 as? CAGradientLayer)?.locations
        }
        #expect(fromNone == [nil, [0, 1]])
    }

    @Test("A spring may overshoot the end, and values that overflow stay finite")
    func extremes() throws {
        let spring = CASpringAnimation(keyPath: "locations")
        spring.toValue = [1, 1] as [NSNumber]
        spring.damping = 2
        spring.duration = 1
        let beyond = try shown([spring], at: [0.3]) { $0.locations?[0].doubleValue ?? 0 }
        #expect(beyond[0] > 1)
        let huge = basic(
            "locations", from: [-1e308, 0] as [NSNumber], to: [1e308, 1] as [NSNumber])
        let shown = try shown([huge], at: [0.25, 0.75]) { $0.locations?.map(\.doubleValue) ?? [] }
        #expect(shown.allSatisfy { $0.allSatisfy(\.isFinite) })
    }

    @Test("Every animatable property has an implicit animation; the type has none")
    func implicit() {
        let layer = CAGradientLayer()
        let stage = Stage(layer)
        layer.colors = Self.pair
        layer.locations = [0, 1]
        #expect(layer.animationKeys() == nil)
        CATransaction.flush()
        layer.colors = Self.grays
        layer.locations = [0.5, 1]
        layer.startPoint = .zero
        layer.endPoint.x = 1
        layer.type = .radial
        #expect(
            Set(layer.animationKeys() ?? []) == ["colors", "locations", "startPoint", "endPoint"]
        )
        CATransaction.flush()
        stage.display.advance(by: 0.125)
        let first = layer.presentation()?.colors?.first as? CGColor
        #expect((first?.red ?? 0) > 0.3 && (first?.red ?? 1) < 1)
        #expect(layer.presentation()?.type == .radial)
    }

    @Test("CALayer.animate animates colours and locations, and retargets in mid-flight")
    func animateColors() {
        let layer = CAGradientLayer()
        let stage = Stage(layer)
        stage.change { layer.locations = [0, 0] }
        CALayer.animate(.linear(duration: 1)) { layer.locations = [1, 0.5] }
        CATransaction.flush()
        stage.display.advance(by: 0.5)
        #expect(layer.presentation()?.locations == [0.5, 0.25])
        CALayer.animate(.smooth) { layer.locations = [0, 1] }
        CATransaction.flush()
        #expect(layer.presentation()?.locations == [0.5, 0.25])
        stage.display.advance(by: 5)
        #expect(layer.presentation()?.locations == [0, 1] && stage.display.isIdle)
    }

    @Test("Values are read and written by key, components of points too; nil resets")
    func keyValueCoding() {
        let layer = CAGradientLayer()
        layer.setValue(Self.pair as [Any], forKey: "colors")
        layer.setValue([0, 0.5], forKey: "locations")
        layer.setValue(0.25, forKeyPath: "startPoint.x")
        layer.setValue(CAGradientLayerType.conic, forKey: "type")
        #expect(layer.colors as? [CGColor] == Self.pair)
        #expect(layer.value(forKey: "colors") as? [CGColor] == Self.pair)
        #expect(layer.value(forKey: "locations") as? [NSNumber] == [0, 0.5])
        #expect(layer.startPoint == CGPoint(x: 0.25, y: 0))
        #expect(layer.value(forKey: "type") as? String == "conic")
        layer.setValue(nil, forKey: "colors")
        layer.setValue(nil, forKey: "locations")
        #expect(layer.colors == nil && layer.locations == nil)
    }

    @Test("An object in place of a colour makes the layer draw nothing, with a warning")
    func objects() {
        let layer = CAGradientLayer()
        layer.colors = Self.pair
        let messages = sentences { layer.colors = [Self.pair[0], NSObject()] }
        #expect(messages.count == 1 && messages[0].contains("got NSObject"))
        #expect(layer.colors == nil)
    }

    @Test("Infinite locations and values that are not colours trap")
    func wrongUse() async {
        let color = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CAGradientLayer().colors = ["red"] }
        }
        expectWords(color, "CALayer.colors must have the property's type", "red")
        let location = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                CAGradientLayer().locations = [0, NSNumber(value: Double.infinity)]
            }
        }
        expectWords(location, "CAGradientLayer.locations must be finite")
        let type = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                CAGradientLayer().setValue(CAShapeLayerLineCap.round, forKey: "type")
            }
        }
        expectWords(type, "CALayer.type must have the property's type")
        let animation = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                CAGradientLayer().add(basic("locations", to: [Double.nan]), forKey: nil)
            }
        }
        expectWords(animation, "toValue for 'locations' must be finite")
        let still = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { CAGradientLayer().add(basic("type", to: "axial"), forKey: nil) }
        }
        expectWords(
            still, "of 'type' on CAGradientLayer has no effect: this property is not animatable"
        )
    }
}
