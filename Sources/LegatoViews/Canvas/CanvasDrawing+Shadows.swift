import Foundation
import LegatoGraphics
import LegatoMotion

nonisolated extension CanvasShadow {
    /// The shadow of a drawing that has no opacity, blend mode or clips itself.
    ///
    /// - Parameters:
    ///   - source: The drawing.
    ///   - area: The area that an inverted shadow covers, in the space of the canvas.
    ///   - color: The resolved colour.
    /// - Returns: The drawing of the shadow.
    fileprivate func drawing(
        of source: CanvasDrawing, _ area: CGRect, _ color: ResolvedColor
    ) -> CanvasDrawing {
        let isInverted = options.contains(.invertsAlpha)
        let alpha = isInverted ? 1 : color.cgColor.alpha
        var filters: [CanvasFilter] = []
        if offset != .zero {
            let shift = CGAffineTransform(translationX: offset.width, y: offset.height)
            filters.append(CanvasFilter(step: .projection(ProjectionTransform(shift))))
        }
        if radius > 0 { filters.append(.blur(radius: deviation)) }
        let paint = ColorMatrix.painted(color.cgColor, alpha: Float(alpha), plus: 0)
        filters.append(CanvasFilter(step: .matrix(paint)))
        var shape = CanvasDrawing(content: .layer([source]), filters: filters)
        guard isInverted else { return shape }
        let all = CanvasDrawing(
            content: .path(Path(area).cgPath, .fill(FillStyle()), .color(color))
        )
        shape.blendMode = .destinationOut
        return CanvasDrawing(content: .layer([all, shape]))
    }
}

nonisolated extension CanvasFilter {
    /// The shadow if it is a separate drawing; nil if it is that of a layer.
    fileprivate var drawnShadow: CanvasShadow? {
        guard case .shadow(let shadow) = step, !shadow.isPlain else { return nil }
        return shadow
    }
}

nonisolated extension CanvasDrawing {
    /// Appends the drawing and its shadows that are separate drawings, back to front.
    ///
    /// - Parameters:
    ///   - drawings: The drawings to which it is appended.
    ///   - area: The bounds of the canvas, which an inverted shadow covers.
    ///   - environment: The environment in which colours are resolved.
    func appendWithShadows(
        to drawings: inout [CanvasDrawing], _ area: CGRect, in environment: EnvironmentValues
    ) {
        // The filter that is added last is applied first.
        guard let index = filters.lastIndex(where: { $0.drawnShadow != nil }),
            let shadow = filters[index].drawnShadow
        else { return drawings.append(self) }
        let source = CanvasDrawing(
            content: content, transform: transform, filters: Array(filters[(index + 1)...])
        )
        var shade = shadow.drawing(of: source, area, shadow.color.resolve(in: environment))
        shade.blendMode = shadow.blendMode
        var parts = shadow.options.contains(.shadowOnly) ? [shade] : [shade, source]
        if shadow.options.contains(.shadowAbove) { parts.reverse() }
        var whole = self
        whole.filters = Array(filters[..<index])
        guard shadow.options.contains(.disablesGroup) else {
            (whole.content, whole.transform) = (.layer(parts), .identity)
            return whole.appendWithShadows(to: &drawings, area, in: environment)
        }
        for var part in parts {
            var alone = whole
            if part.blendMode != .normal { alone.blendMode = part.blendMode }
            // The mode applies to what is below the layer; in it, the part is alone.
            part.blendMode = .normal
            (alone.content, alone.transform) = (.layer([part]), .identity)
            alone.appendWithShadows(to: &drawings, area, in: environment)
        }
    }
}
