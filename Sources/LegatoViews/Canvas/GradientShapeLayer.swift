import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoRenderTree

/// A layer that shows a gradient where a path is painted.
final class GradientShapeLayer: PassThroughLayer {
    private let gradientLayer = CAGradientLayer()
    private let shape = CAShapeLayer()

    override init() {
        super.init()
        gradientLayer.mask = shape
        addSublayer(gradientLayer)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a path, whose bounding rectangle becomes the bounds.
    func show(_ path: CGPath, _ paint: ShapePaint, _ gradient: ResolvedGradient) {
        let frame = Path(path).boundingRect
        let size = frame.size
        bounds = CGRect(origin: .zero, size: size)
        shape.show(path, paint, .black)
        shape.bounds = frame
        shape.position = CGPoint(x: size.width / 2, y: size.height / 2)
        var box = GradientBox()
        box.include(paint.ink(path).offsetBy(dx: -frame.minX, dy: -frame.minY), in: size)
        gradientLayer.bounds = box.bounds(gradient.kind, size)
        gradientLayer.position = CGPoint(x: size.width / 2, y: size.height / 2)
        gradient.show(on: gradientLayer, box, size)
    }
}

extension ShapePaint {
    /// The rectangle that a painted path covers.
    func ink(_ path: CGPath) -> CGRect {
        let box = Path(path).boundingRect
        guard case .stroke(let style) = self, !box.isNull else { return box }
        let miter =
            style.lineJoin == .miter ? path.geometry.longestMiter(within: style.miterLimit) : 1
        let corner = style.lineCap == .square ? 2.0.squareRoot() : 1
        let reach = style.lineWidth / 2 * max(miter, corner)
        return box.insetBy(dx: -reach, dy: -reach)
    }
}

extension CAShapeLayer {
    /// Sets how the layer paints its path, except for the colour.
    func setPaint(_ paint: ShapePaint) {
        switch paint {
        case .fill(let style):
            fillRule = style.isEOFilled ? .evenOdd : .nonZero
            strokeColor = nil
        case .stroke(let style):
            fillColor = nil
            lineWidth = style.lineWidth
            lineCap = CAShapeLayerLineCap(style.lineCap)
            lineJoin = CAShapeLayerLineJoin(style.lineJoin)
            miterLimit = style.miterLimit
            lineDashPattern =
                style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
            lineDashPhase = style.dashPhase
        }
    }

    /// Paints a path in a colour.
    func show(_ path: CGPath, _ paint: ShapePaint, _ color: CGColor) {
        self.path = path
        setPaint(paint)
        switch paint {
        case .fill: fillColor = color
        case .stroke: strokeColor = color
        }
    }
}

extension CAShapeLayerLineCap {
    /// Creates the layer's equivalent of a line cap.
    fileprivate init(_ cap: CGLineCap) {
        self =
            switch cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
    }
}

extension CAShapeLayerLineJoin {
    /// Creates the layer's equivalent of a line join.
    fileprivate init(_ join: CGLineJoin) {
        self =
            switch join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
    }
}
