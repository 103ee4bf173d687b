import Foundation
import Legato
import LegatoRenderTree
import Testing

/// Shape layers.
struct ShapeLayerTests {
    private func triangle(_ size: Double) -> CGPath {
        let path = polyline([(0, 0), (size, 0), (0, size)])
        path.closeSubpath()
        return path
    }

    /// Returns the end points of a path's elements, x and y alternating.
    private func ends(_ path: CGPath?) -> [Double] {
        (path?.elements ?? []).flatMap { element -> [Double] in
            switch element {
            case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): [p.x, p.y]
            case .close: []
            }
        }
    }

    /// Expects triangles of some sizes.
    private func expectTriangles(
        _ paths: [CGPath?], _ sizes: [Double], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(paths.allSatisfy { $0?.elements.count == 4 }, sourceLocation: sourceLocation)
        expectClose(
            paths.flatMap(ends), sizes.flatMap { ends(triangle($0)) }, within: 1e-9,
            sourceLocation: sourceLocation
        )
    }

    /// Returns the presented paths of a shape with animations, over a triangle of 10 points.
    private func paths(_ animations: [CAAnimation], at times: [Double]) throws -> [CGPath?] {
        let stage = Stage(CAShapeLayer())
        stage.change { (stage.layer as? CAShapeLayer)?.path = triangle(10) }
        return try stage.clock(animations, at: times) { try #require($0 as? CAShapeLayer).path }
    }

    @Test("P07 A fresh shape is filled black and not stroked")
    func defaults() {
        let layer = CAShapeLayer()
        #expect(layer.path == nil)
        #expect(layer.fillColor == .black)
        #expect(layer.strokeColor == nil)
        #expect(layer.lineWidth == 1 && layer.miterLimit == 10)
        #expect(layer.strokeStart == 0 && layer.strokeEnd == 1)
        #expect(layer.fillRule == .nonZero && layer.fillRule.rawValue == "non-zero")
        #expect(layer.lineCap == .butt && layer.lineCap.rawValue == "butt")
        #expect(layer.lineJoin == .miter && layer.lineJoin.rawValue == "miter")
        #expect(layer.lineDashPattern == nil && layer.lineDashPhase == 0)
        #expect(CAShapeLayerFillRule.evenOdd.rawValue == "even-odd")
    }

    @Test("defaultValue(forKey:) returns a shape's defaults where they are not zero")
    func defaultValues() {
        #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? Double == 1)
        #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? Double == 10)
        #expect(CAShapeLayer.defaultValue(forKey: "strokeEnd") as? Double == 1)
        #expect(CAShapeLayer.defaultValue(forKey: "fillColor") as? CGColor == .black)
        #expect(CAShapeLayer.defaultValue(forKey: "fillRule") as? String == "non-zero")
        #expect(CAShapeLayer.defaultValue(forKey: "lineCap") as? String == "butt")
        #expect(CAShapeLayer.defaultValue(forKey: "lineJoin") as? String == "miter")
        #expect(CAShapeLayer.defaultValue(forKey: "opacity") as? Double == 1)
        for key in ["path", "strokeColor", "strokeStart", "lineDashPhase", "lineDashPattern"] {
            #expect(CAShapeLayer.defaultValue(forKey: key) == nil, "\(key)")
        }
        #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
        #expect(CAGradientLayer.defaultValue(forKey: "lineWidth") == nil)
    }

    @Test("Paths of equal structure interpolate point by point, in every kind of animation")
    func pathInterpolation() throws {
        let to = try paths([basic("path", to: triangle(30))], at: [0, 0.25, 0.75])
        expectTriangles(to, [10, 15, 25])
        let by = try paths([basic("path", by: triangle(4))], at: [0.5])
        expectTriangles(by, [12])
        let frames = keyframes("path", [triangle(0), triangle(8), triangle(40)])
        let shown = try paths([frames], at: [0.25, 0.5, 0.75])
        expectTriangles(shown, [4, 8, 24])
        frames.calculationMode = .paced
        expectTriangles(try paths([frames], at: [0.5]), [20])
        let grouped = try paths([group(1, [basic("path", to: triangle(30))])], at: [0.5])
        expectTriangles(grouped, [20])
        let additive = basic("path", from: triangle(0), to: triangle(8))
        additive.isAdditive = true
        expectTriangles(try paths([additive], at: [0.5]), [14])
        let cumulative = basic("path", from: triangle(0), to: triangle(8))
        cumulative.isCumulative = true
        cumulative.repeatCount = 3
        expectTriangles(try paths([cumulative], at: [1.5]), [12])
    }

    @Test("Between paths of different structure, and nil, the animation switches half-way")
    func pathJump() throws {
        let line = polyline([(0, 0), (9, 9)])
        let jump = try paths([basic("path", to: line)], at: [0, 0.49, 0.51])
        #expect(jump == [triangle(10), triangle(10), line])
        let frames = keyframes("path", [triangle(0), triangle(8), line])
        let shown = try paths([frames], at: [0.25, 0.7, 0.8])
        expectTriangles(Array(shown[..<2]), [4, 8])
        #expect(shown[2] == line)
    }

    @Test("Colours, numbers and stroke ends interpolate")
    func interpolation() throws {
        let stage = Stage(CAShapeLayer())
        let animations = [
            basic("fillColor", to: CGColor(red: 1, green: 0.5, blue: 0)),
            basic("strokeEnd", from: 0, to: 1), basic("lineWidth", to: 3),
            basic("lineDashPhase", by: 8),
        ]
        let shown = try stage.clock(animations, at: [0.5]) { layer in
            let shape = try #require(layer as? CAShapeLayer)
            let fill = try #require(shape.fillColor)
            return [
                fill.red, fill.green, fill.blue, shape.strokeEnd, shape.lineWidth,
                shape.lineDashPhase,
            ]
        }
        expectClose(shown.flatMap { $0 }.map(Double.init), [0.5, 0.25, 0, 0.5, 2, 4])
    }

    @Test("Every animatable property except the path has an implicit animation (decision C7)")
    func implicit() {
        let layer = CAShapeLayer()
        let stage = Stage(layer)
        layer.path = triangle(10)
        #expect(layer.action(forKey: "path") == nil)
        // As for a background colour, there is no implicit animation from nil.
        layer.strokeColor = .white
        #expect(layer.animationKeys() == nil)
        CATransaction.flush()
        layer.strokeColor = .black
        layer.fillColor = .white
        (layer.strokeStart, layer.strokeEnd) = (0.25, 0.5)
        (layer.lineWidth, layer.miterLimit, layer.lineDashPhase) = (2, 3, 4)
        (layer.lineCap, layer.lineJoin, layer.fillRule) = (.round, .round, .evenOdd)
        layer.lineDashPattern = [1, 2]
        let acting = LayerProperty.allCases.filter {
            $0.row.owner == .shape && $0.row.isAnimatable && $0 != .path
        }
        #expect(Set(layer.animationKeys() ?? []) == Set(acting.map(\.row.key)))
        CATransaction.flush()
        stage.display.advance(by: 0.125)
        let shown = layer.presentation()
        #expect((shown?.strokeStart ?? 0) > 0 && (shown?.strokeStart ?? 1) < 0.25)
        #expect(shown?.lineDashPattern == [1, 2] && shown?.lineCap == .round)
    }

    @Test("CALayer.animate interpolates paths of equal structure, others jump")
    func animatedPath() throws {
        let layer = CAShapeLayer()
        let stage = Stage(layer)
        var completions = 0
        stage.change { layer.path = triangle(10) }
        CALayer.animate(.linear(duration: 1)) {
            layer.path = triangle(30)
        } completion: {
            completions += 1
        }
        CATransaction.flush()
        stage.display.advance(by: 0.25)
        expectClose(ends(layer.presentation()?.path), ends(triangle(15)), within: 1e-9)
        CALayer.animate(.linear(duration: 1)) {
            layer.path = polyline([(0, 0), (1, 1)])
        } completion: {
            completions += 1
        }
        CATransaction.flush()
        #expect(layer.presentation()?.path == layer.path)
        stage.display.advance(by: 0.1)
        #expect(completions == 2 && stage.display.isIdle)
        CALayer.animate(.linear(duration: 1)) { layer.strokeEnd = 0 }
        CATransaction.flush()
        stage.display.advance(by: 0.5)
        expectClose([Double(layer.presentation()?.strokeEnd ?? 9)], [0.5])
    }

    @Test("A presentation layer keeps its values when the layer changes")
    func copies() throws {
        let layer = CAShapeLayer()
        let stage = Stage(layer)
        stage.change { layer.lineWidth = 3 }
        let shown = try #require(layer.presentation())
        stage.change { layer.lineWidth = 7 }
        #expect(shown.lineWidth == 3 && layer.presentation()?.lineWidth == 7)
    }

    @Test("Names and lists are read and written by key; nil is the default name")
    func keyValueCoding() {
        let layer = CAShapeLayer()
        layer.setValue("round", forKey: "lineJoin")
        layer.setValue(CAShapeLayerLineCap.square, forKey: "lineCap")
        layer.setValue([1, 2.5, NSNumber(value: 3)] as [Any], forKey: "lineDashPattern")
        #expect(layer.lineJoin == .round && layer.lineCap == .square)
        #expect(layer.value(forKey: "lineCap") as? String == "square")
        #expect(layer.lineDashPattern == [1, 2.5, 3])
        layer.setValue(nil, forKey: "lineCap")
        layer.setValue(nil, forKey: "lineDashPattern")
        #expect(layer.lineCap == .butt && layer.lineDashPattern == nil)
    }

    @Test("On other layers and their animations the keys of shapes are custom keys")
    func otherLayers() {
        final class Own: CALayer {
            override class func needsDisplay(forKey key: String) -> Bool { key == "path" }
        }
        let layer = Own()
        let stage = Stage(layer)
        layer.setValue(2.0, forKey: "path")
        #expect(layer.value(forKey: "path") as? Double == 2)
        layer.add(basic("path", from: 0, to: 1), forKey: "own")
        CATransaction.flush()
        stage.display.advance(by: 0.5)
        #expect(layer.presentation()?.value(forKey: "path") as? Double == 0.5)
    }

    @Test("Values that are not finite or of another type trap")
    func wrongUse() async {
        let nan = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CAShapeLayer().lineWidth = .nan }
        }
        expectWords(nan, "CAShapeLayer.lineWidth must be finite")
        let dashes = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CAShapeLayer().lineDashPattern = [NSNumber(value: Double.nan)] }
        }
        expectWords(dashes, "CAShapeLayer.lineDashPattern must be finite")
        let type = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CAShapeLayer().setValue(3, forKey: "path") }
        }
        expectWords(type, "CALayer.path must have the property's type, got 3")
        let animation = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                CAShapeLayer().add(basic("path", to: CGColor.black), forKey: nil)
            }
        }
        expectWords(animation, "toValue for 'path' must have the property's type")
        let other = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { CALayer().add(basic("lineWidth", to: 1), forKey: nil) }
        }
        expectWords(other, "of 'lineWidth' on CALayer has no effect: only a CAShapeLayer has this")
    }
}
