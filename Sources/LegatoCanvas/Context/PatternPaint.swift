import CCanvas
import Foundation
import LegatoGraphics

/// A pattern with the colour and opacity that it was set with.
final class PatternPaint: PeriodicPaint {
    private let pattern: CGPattern
    /// The colour of an uncoloured pattern; its alpha applies to every pattern.
    private let color: CGColor
    /// The period that was drawn last, with its parameters.
    private var drawn: (width: Int, height: Int, alpha: CGFloat, surface: CairoSurface)?

    init(_ pattern: CGPattern, _ color: CGColor) { (self.pattern, self.color) = (pattern, color) }

    var bounds: CGRect { pattern.bounds }
    var matrix: CGAffineTransform { pattern.matrix }
    var step: CGSize { pattern.step }

    func period(width: Int, height: Int, alpha: CGFloat) -> CairoSurface {
        if let drawn, (drawn.width, drawn.height, drawn.alpha) == (width, height, alpha) {
            return drawn.surface
        }
        let context = CGContext(width: width, height: height)
        context.scaleBy(
            x: CGFloat(width) / pattern.step.width, y: CGFloat(height) / pattern.step.height
        )
        context.translateBy(x: -pattern.bounds.minX, y: -pattern.bounds.minY)
        let opacity = color.alpha * alpha
        if opacity < 1 {
            context.setAlpha(opacity)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        if !pattern.isColored, let color = color.copy(alpha: 1) {
            context.setFillColor(color)
            context.setStrokeColor(color)
        }
        pattern.drawPeriod(in: context)
        while !context.layers.isEmpty { context.endTransparencyLayer() }
        let surface = CairoSurface(context.makeImage())
        drawn = (width, height, alpha, surface)
        return surface
    }
}

extension PatternPaint {
    convenience init(
        _ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>
    ) {
        if pattern.isColored {
            self.init(pattern, CGColor(gray: 0, alpha: max(0, min(1, components[0]))))
        } else {
            let base = space.baseColorSpace ?? (space.model == .pattern ? nil : space)
            let color = CGColor(
                colorSpace: base ?? CGColorSpaceCreateDeviceRGB(), components: components
            )
            self.init(pattern, color ?? .black)
        }
    }
}
