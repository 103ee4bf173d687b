import Foundation
import Legato

/// A white canvas with text and lines.
struct PlotCanvas {
    /// The colours of the plot.
    enum Ink {
        static let title = rgb(0x1B1F24)
        static let label = rgb(0x57606A)
        static let axis = rgb(0xA8B1BA)
        static let grid = rgb(0xE6E9ED)
        static let line = rgb(0x1666C0)
        static let band = rgb(0x9CC3EE)
        static let period = rgb(0x2E8B57)
        static let hitch = rgb(0xD1242F)
        /// The colours of a frame's phases, in their order.
        static let phases = [
            0x8A63D2, 0x1666C0, 0x2AA198, 0x7CB342, 0xE0A030, 0xD2691E, 0x8A949E,
        ].map(rgb)

        private static func rgb(_ hex: Int) -> CGColor {
            func part(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 255) / 255 }
            return CGColor(red: part(16), green: part(8), blue: part(0))
        }
    }

    /// The horizontal alignment of a text at its point.
    enum Anchor { case left, center, right }

    private let context: CGContext

    /// Creates a canvas of a size in points, with two pixels per point.
    init(width: CGFloat, height: CGFloat) {
        context = CGContext(width: Int(width * 2), height: Int(height * 2), scale: 2)
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }

    var image: CGImage { context.makeImage() }

    /// Draws a text that is vertically centred at the point; returns its width.
    @discardableResult
    func write(
        _ string: String, at point: CGPoint, _ anchor: Anchor = .left, size: CGFloat = 13,
        color: CGColor = Ink.label, isBold: Bool = false
    ) throws -> CGFloat {
        let text = try TextLayout(
            string: string, fontName: isBold ? "DejaVu Sans Bold" : "DejaVu Sans", fontSize: size,
            color: color
        )
        let shift: CGFloat =
            switch anchor {
            case .left: 0
            case .center: text.size.width / 2
            case .right: text.size.width
            }
        text.draw(in: context, at: CGPoint(x: point.x - shift, y: point.y - text.size.height / 2))
        return text.size.width
    }

    func line(
        from start: CGPoint, to end: CGPoint, _ color: CGColor, width: CGFloat = 1,
        isDashed: Bool = false
    ) {
        let path = CGMutablePath()
        path.move(to: start)
        path.addLine(to: end)
        context.setLineDash(phase: 0, lengths: isDashed ? [5, 4] : [])
        context.setStrokeColor(color)
        context.setLineWidth(width)
        context.stroke(path)
    }

    /// Draws a line through points; with fewer than two nothing is drawn.
    func polyline(_ points: [CGPoint], _ color: CGColor, width: CGFloat) {
        guard let first = points.first, points.count > 1 else { return }
        let path = CGMutablePath()
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        context.setLineDash(phase: 0, lengths: [])
        context.setLineJoin(.round)
        context.setStrokeColor(color)
        context.setLineWidth(width)
        context.stroke(path)
    }

    func fill(_ rect: CGRect, _ color: CGColor) {
        context.setFillColor(color)
        context.fill(rect)
    }

    /// Fills the area between an upper and a lower boundary, given from left to right.
    func fill(_ upper: [CGPoint], _ lower: [CGPoint], _ color: CGColor) {
        guard let first = upper.first, upper.count > 1 else { return }
        let path = CGMutablePath()
        path.move(to: first)
        for point in upper.dropFirst() + lower.reversed() { path.addLine(to: point) }
        path.closeSubpath()
        context.setFillColor(color)
        context.fill(path)
    }

    func disc(at center: CGPoint, radius: CGFloat, _ color: CGColor) {
        context.setFillColor(color)
        let corner = CGPoint(x: center.x - radius, y: center.y - radius)
        context.fillEllipse(
            in: CGRect(origin: corner, size: CGSize(width: 2 * radius, height: 2 * radius))
        )
    }
}
