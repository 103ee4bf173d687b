import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The mask that fades the content of a scroll view behind bars, and the lines of hard edges.
final class ScrollEdgeLayers {
    /// The distance beyond an edge, in points, at which a line is fully visible.
    private static let ramp: CGFloat = 8
    private static let thickness: CGFloat = 0.5

    private let mask = CAGradientLayer()
    /// Fades the other axis, as the mask of the mask.
    private let crossMask = CAGradientLayer()
    private let lines: [(edge: Edge, layer: CALayer)]

    init() {
        lines = [.top, .leading, .bottom, .trailing].map { ($0, CALayer()) }
        for line in lines {
            line.layer.zPosition = 1
            line.layer.opacity = 0
        }
        (crossMask.startPoint, crossMask.endPoint) = (
            CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)
        )
    }

    /// The layers of the lines, which lie in the coordinate space of the content.
    var layers: [CALayer] { lines.map(\.layer) }

    /// Places the mask in the bounds of a layer, whose edges lie behind bars by some lengths.
    func place(in layer: CALayer, extent: EdgeInsets, _ settings: ScrollEdgeSettings, isDark: Bool)
    {
        func part(_ edge: Edge) -> EdgePart {
            let length = settings.shown.contains(Edge.Set(edge)) ? extent[edge] : 0
            return EdgePart(length: length, isHard: settings.hard.contains(Edge.Set(edge)))
        }
        let (top, bottom) = (part(.top), part(.bottom))
        let (leading, trailing) = (part(.leading), part(.trailing))
        Self.fade(mask, top, bottom, layer.bounds.height)
        Self.fade(crossMask, leading, trailing, layer.bounds.width)
        crossMask.frame = CGRect(origin: .zero, size: layer.bounds.size)
        mask.frame = layer.bounds
        let isCrossed = leading.length > 0 || trailing.length > 0
        let isMasked = isCrossed || top.length > 0 || bottom.length > 0
        if (mask.mask != nil) != isCrossed { mask.mask = isCrossed ? crossMask : nil }
        if (layer.mask != nil) != isMasked { layer.mask = isMasked ? mask : nil }
        for line in lines {
            line.layer.isHidden = part(line.edge).length <= 0 || !part(line.edge).isHard
            line.layer.backgroundColor = CGColor(gray: isDark ? 1 : 0, alpha: 0.18)
        }
    }

    /// Moves the mask and the lines along with the visible part of the content.
    func follow(_ layer: CALayer, visible: CGRect, end: CGPoint) {
        let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        if mask.position != middle { mask.position = middle }
        for line in lines where !line.layer.isHidden {
            var frame = visible
            let beyond: CGFloat
            switch line.edge {
            case .top:
                frame.size.height = Self.thickness
                beyond = visible.minY
            case .leading:
                frame.size.width = Self.thickness
                beyond = visible.minX
            case .bottom:
                frame.origin.y = visible.maxY - Self.thickness
                frame.size.height = Self.thickness
                beyond = end.y - visible.minY
            case .trailing:
                frame.origin.x = visible.maxX - Self.thickness
                frame.size.width = Self.thickness
                beyond = end.x - visible.minX
            }
            line.layer.frame = frame
            line.layer.opacity = Float(min(max(beyond / Self.ramp, 0), 1))
        }
    }

    /// The part of an axis that lies behind a bar.
    private struct EdgePart {
        var length: CGFloat
        var isHard: Bool

        /// The alpha at the outer end, in the middle and at the inner end.
        var alphas: [CGFloat] { length <= 0 ? [1, 1, 1] : isHard ? [0, 0, 0] : [0, 0.25, 1] }
    }

    /// Sets a gradient that fades both ends of an axis.
    private static func fade(
        _ gradient: CAGradientLayer, _ first: EdgePart, _ last: EdgePart, _ length: CGFloat
    ) {
        let scale = length > 0 ? 1 / length : 0
        let start = min(first.length * scale, 1)
        let end = max(1 - last.length * scale, start)
        gradient.locations = [0, start / 2, start, start, end, end, (end + 1) / 2, 1].map {
            NSNumber(value: Double($0))
        }
        gradient.colors = (first.alphas + [1, 1] + last.alphas.reversed()).map {
            CGColor(gray: 0, alpha: $0)
        }
    }
}
