import Foundation
import LegatoGraphics
import LegatoDrawing
import LegatoLayers
import LegatoMotion

/// Shows the drawings of a canvas in layers, which it reuses for the next drawings.
final class CanvasPainter {
    private var figures = LayerPool { CALayer() }
    private var shapes = LayerPool { CAShapeLayer() }
    private var gradients = LayerPool { GradientShapeLayer() }
    private var groups = LayerPool { PassThroughLayer() }
    private var bounds = CGRect.zero
    private var environment = EnvironmentValues()

    /// Shows drawings in the sublayers of a layer.
    func paint(
        _ drawings: [CanvasDrawing], on root: CALayer, _ size: CGSize,
        _ environment: EnvironmentValues
    ) {
        (bounds, self.environment) = (CGRect(origin: .zero, size: size), environment)
        figures.begin()
        shapes.begin()
        gradients.begin()
        groups.begin()
        set(layers(of: drawings), in: root)
        isolate(root, drawings)
        figures.end()
        shapes.end()
        gradients.end()
        groups.end()
    }

    private func set(_ layers: [CALayer], in root: CALayer) {
        let old = root.sublayers ?? []
        if !old.elementsEqual(layers, by: ===) { root.sublayers = layers }
    }

    // MARK: Elements

    private func layers(of drawings: [CanvasDrawing]) -> [CALayer] {
        layers(of: CanvasElement.compose(drawings))
    }

    /// The layers of elements, back to front.
    ///
    /// Successive drawings with the same clips share the masks.
    private func layers(of elements: [CanvasElement]) -> [CALayer] {
        var all: [CALayer] = []
        var clipped: (clips: [CanvasClip], layers: [CALayer]) = ([], [])
        func endClips() {
            if !clipped.layers.isEmpty { all += clip(clipped.layers, to: clipped.clips) }
            clipped = ([], [])
        }
        for element in elements {
            switch element {
            case .masked(let content, let mask, let isInverse):
                endClips()
                let group = group(layers(of: content))
                group.mask = self.mask(layers(of: mask), isInverse: isInverse)
                all.append(group)
            case .drawing(let drawing) where drawing.clips.isEmpty:
                endClips()
                all.append(layer(of: drawing))
            case .drawing(var drawing) where drawing.blendMode != .normal:
                endClips()
                let (clips, mode) = (drawing.clips, drawing.blendMode)
                (drawing.clips, drawing.blendMode) = ([], .normal)
                let layers = clip([layer(of: drawing)], to: clips)
                for layer in layers { blend(layer, mode) }
                all += layers
            case .drawing(let drawing):
                if !drawing.clips.elementsEqual(clipped.clips, by: ===) { endClips() }
                clipped.clips = drawing.clips
                clipped.layers.append(layer(of: drawing))
            }
        }
        endClips()
        return all
    }

    private func clip(_ layers: [CALayer], to clips: [CanvasClip]) -> [CALayer] {
        var layers = layers
        for clip in clips.reversed() {
            let group = group(layers)
            group.mask = mask(self.layers(of: clip.mask), isInverse: clip.isInverse)
            layers = [group]
        }
        return layers
    }

    /// A mask that is opaque where layers are, or where they are transparent.
    private func mask(_ layers: [CALayer], isInverse: Bool) -> CALayer {
        guard isInverse else { return group(layers) }
        let dark = group(layers)
        dark.filters = [ColorMatrix.painted(.black, alpha: 1, plus: 0).layerFilter]
            .compactMap(\.self)
        let light = figure(.white)
        light.bounds = bounds
        light.position = .zero
        let mask = group([light, dark])
        mask.filters = [ColorMatrix.luminanceToAlpha.layerFilter].compactMap(\.self)
        return mask
    }

    // MARK: Drawings

    private func layer(of drawing: CanvasDrawing) -> CALayer {
        var layer =
            switch drawing.content {
            case .path(let path, let paint, let style):
                self.layer(of: path, paint, style, drawing.transform)
            case .view(let slot, let rect): self.layer(of: slot, rect, drawing.transform)
            case .layer(let drawings): group(layers(of: drawings))
            }
        if !drawing.filters.isEmpty {
            layer.opacity = 1
            blend(layer, .normal)
            layer = filtered(layer, drawing.filters)
        }
        layer.opacity = Float(drawing.opacity)
        blend(layer, drawing.blendMode)
        if case .layer(let drawings) = drawing.content, drawing.blendMode == .normal {
            isolate(layer, drawings)
        }
        return layer
    }

    /// Turns a layer into a group if drawings in it are blended with those below them.
    private func isolate(_ layer: CALayer, _ drawings: [CanvasDrawing]) {
        let isBlended = drawings.contains { $0.blendMode != .normal }
        if isBlended || layer.compositingFilter != nil {
            layer.compositingFilter = isBlended ? "normalBlendMode" : nil
        }
    }

    private func blend(_ layer: CALayer, _ mode: CanvasBlendMode) {
        let filter = mode.blend?.compositingFilter
        if filter != nil || layer.compositingFilter != nil { layer.compositingFilter = filter }
    }

    private func layer(
        of path: CGPath, _ paint: ShapePaint, _ style: ResolvedStyle, _ transform: CGAffineTransform
    ) -> CALayer {
        if case .shader(let shader) = style {
            var fallback = shader.fallback
            fallback.opacity = 1
            let shape = self.layer(of: path, paint, .color(fallback), transform)
            shape.opacity = Float(shader.opacity)
            blend(shape, .normal)
            let group = group([shape])
            group.filters = [shader.effect.layerFilter]
            return group
        }
        if case .tiles(let tiles) = style { return layer(of: path, paint, tiles, transform) }
        guard case .gradient(let gradient) = style else {
            let color = style.color
            if case .fill = paint, let figure = PlainFigure(path) {
                return layer(of: figure, color.cgColor, transform)
            }
            let shape = shapes.next()
            shape.show(path, paint, color.cgColor)
            place(shape, .zero, transform)
            return shape
        }
        let layer = gradients.next()
        layer.show(path, paint, gradient)
        let box = Path(path).boundingRect
        place(layer, CGPoint(x: box.minX, y: box.minY), transform)
        return layer
    }

    /// A layer that repeats an image inside a path.
    private func layer(
        of path: CGPath, _ paint: ShapePaint, _ tiles: ResolvedTiles, _ transform: CGAffineTransform
    ) -> CALayer {
        let mask = CAShapeLayer()
        mask.show(path, paint, .black)
        var box = Path(path).boundingRect
        if case .stroke(let style) = paint {
            box = box.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
        }
        let layer = CALayer()
        (layer.anchorPoint, mask.anchorPoint) = (.zero, .zero)
        layer.bounds = CGRect(origin: .zero, size: box.size)
        TileLayers(in: layer).show(tiles.size, in: box.size) { $0.contents = tiles.image }
        place(mask, CGPoint(x: -box.minX, y: -box.minY), .identity)
        layer.mask = mask
        layer.opacity = Float(tiles.opacity)
        place(layer, box.origin, transform)
        return layer
    }

    private func layer(
        of figure: PlainFigure, _ color: CGColor, _ transform: CGAffineTransform
    ) -> CALayer {
        let layer = self.figure(color)
        switch figure {
        case .rectangle(let rect):
            layer.cornerRadius = 0
            layer.bounds = CGRect(origin: .zero, size: rect.size)
            place(layer, rect.origin, transform)
        case .ellipse(let rect):
            let side = rect.width
            layer.cornerRadius = side / 2
            layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            var map = transform
            if rect.height != side {
                map = CGAffineTransform(translationX: 0, y: -rect.minY)
                    .concatenating(CGAffineTransform(scaleX: 1, y: rect.height / side))
                    .concatenating(CGAffineTransform(translationX: 0, y: rect.minY))
                    .concatenating(transform)
            }
            place(layer, rect.origin, map)
        }
        return layer
    }

    private func figure(_ color: CGColor) -> CALayer {
        let layer = figures.next()
        layer.backgroundColor = color
        return layer
    }

    private func layer(
        of slot: CanvasSlot, _ rect: CGRect, _ transform: CGAffineTransform
    ) -> CALayer {
        let layer = slot.next()
        let size = slot.frame.size
        // A symbol thinner than this has no visible extent, and the ratio to it may overflow.
        let thinnest: CGFloat = 1e-9
        let scale = CGAffineTransform(
            a: size.width > thinnest ? rect.width / size.width : 1, b: 0, c: 0,
            d: size.height > thinnest ? rect.height / size.height : 1, tx: rect.minX, ty: rect.minY
        )
        place(layer, .zero, scale.concatenating(transform))
        return layer
    }

    /// Places the top left corner of a layer at a point of a transformed space.
    private func place(_ layer: CALayer, _ point: CGPoint, _ transform: CGAffineTransform) {
        layer.position = point.applying(transform)
        var linear = transform
        (linear.tx, linear.ty) = (0, 0)
        layer.transform =
            linear.isIdentity
            ? CATransform3DIdentity : CATransform3DMakeAffineTransform(linear)
    }

    // MARK: Groups

    /// A layer of the size of the canvas with sublayers, and without any effects.
    private func group(_ layers: [CALayer]) -> CALayer {
        let group = groups.next()
        group.bounds = bounds
        group.position = .zero
        group.transform = CATransform3DIdentity
        group.opacity = 1
        group.shadowOpacity = 0
        if group.mask != nil { group.mask = nil }
        if group.filters != nil { group.filters = nil }
        blend(group, .normal)
        set(layers, in: group)
        return group
    }

    /// A layer with filters, the last of which is applied first.
    private func filtered(_ layer: CALayer, _ filters: [CanvasFilter]) -> CALayer {
        var layer = layer
        var steps: [CIFilter] = []
        func endSteps() {
            guard !steps.isEmpty else { return }
            layer = group([layer])
            layer.filters = steps
            steps = []
        }
        for filter in filters.reversed() {
            switch filter.step {
            case .shadow(let shadow):
                endSteps()
                layer = group([layer])
                let color = shadow.color.resolve(in: environment).cgColor
                layer.shadowColor = color.copy(alpha: 1)
                layer.shadowOpacity = Float(color.alpha)
                layer.shadowRadius = shadow.deviation
                layer.shadowOffset = shadow.offset
            case .projection(let projection):
                endSteps()
                layer = group([layer])
                layer.transform = projection.transform3D
            default: steps += filter.step.layerFilters(environment)
            }
        }
        endSteps()
        return layer
    }
}

extension CanvasFilter.FilterStep {
    /// The filters of a layer with the same effect; empty for shadows and projections.
    fileprivate func layerFilters(_ environment: EnvironmentValues) -> [CIFilter] {
        switch self {
        case .filter(let name, let inputs):
            return [CIFilter(name: name, parameters: inputs)].compactMap(\.self)
        case .matrix(let matrix): return [matrix.layerFilter].compactMap(\.self)
        case .multiply(let color):
            let color = color.resolve(in: environment).cgColor
            var matrix = ColorMatrix()
            (matrix.r1, matrix.g2) = (Float(color.red), Float(color.green))
            (matrix.b3, matrix.a4) = (Float(color.blue), Float(color.alpha))
            return [matrix.layerFilter].compactMap(\.self)
        case .threshold(let min, let max, let color):
            return Self.threshold(Float(min), Float(max), color.resolve(in: environment).cgColor)
                .compactMap(\.layerFilter)
        case .shader(let kind, let shader, let maxSampleOffset, let name):
            let effect = shader.effect(
                kind, name, maxSampleOffset: maxSampleOffset, in: environment
            )
            return [effect?.layerFilter].compactMap(\.self)
        case .shadow, .projection: return []
        }
    }

    /// The steepness of alpha at a threshold: a blurred edge is antialiased by it.
    private static var steepness: Float { 24 }

    private static func threshold(_ low: Float, _ high: Float, _ color: CGColor) -> [ColorMatrix] {
        let k = steepness
        guard high < 1 else {
            let cut = ColorMatrix.painted(color, alpha: k, plus: 0.5 - k * low)
            let fade = ColorMatrix.painted(color, alpha: Float(color.alpha), plus: 0)
            return color.alpha < 1 ? [cut, fade] : [cut]
        }
        // Red is 1 above the lower threshold, and green below the upper one.
        var sides = ColorMatrix.painted(.black, alpha: 0, plus: 1)
        (sides.r4, sides.r5) = (k, 0.5 - k * low)
        (sides.g4, sides.g5) = (-k, 0.5 + k * high)
        var both = ColorMatrix.painted(color, alpha: 0, plus: -1)
        (both.a1, both.a2) = (1, 1)
        let fade = ColorMatrix.painted(color, alpha: Float(color.alpha), plus: 0)
        return [sides, both, fade]
    }
}
