import Foundation
import LegatoCanvas
import LegatoGraphics

/// A vector content with its cached properties and rasters.
final class VectorDrawing {
    /// An image of the content on one grid.
    struct Raster {
        let grid: VectorGrid
        let image: CGImage
        var lastUse: Int
    }

    let content: VectorContent
    /// The bounds of its ink in the layer's coordinate space; nil if it has none.
    let extent: CGRect?
    /// The rounded rectangle if a shadow's path is one; nil for other paths.
    let outline: (rect: CGRect, radius: CGFloat)?
    /// Whether it is a text whose glyphs may have their own colours.
    let hasColors: Bool
    /// The stroked part of the path.
    private let stroked: CGPath
    var rasters: [Raster] = []
    var lastUse = 0
    /// The number of lists that used it.
    var uses = 0

    init(_ content: VectorContent) {
        self.content = content
        var (stroked, outline) = (CGPath(), (rect: CGRect, radius: CGFloat)?.none)
        let ink: CGRect
        var hasColors = false
        switch content {
        case .fill(let path, _): ink = path.boundingBox
        case .stroke(let path, let style):
            stroked = path.trimmed(from: style.start, to: style.end)
            let isPointed = style.join != .round && style.join != .bevel
            let miter = isPointed ? stroked.geometry.longestMiter(within: style.miterLimit) : 1
            let reach = style.width / 2 * max(miter, style.cap == .square ? 2.0.squareRoot() : 1)
            ink = stroked.boundingBox.insetBy(dx: -reach, dy: -reach)
        case .text(let box, _):
            ink = box.ink ?? .null
            hasColors = box.mayHaveColors
        case .styledText(let box): ink = box.ink ?? .null
        case .shadow(let path, let radius):
            let box = path.boundingBox
            ink = box.isEmpty ? .null : box.insetBy(dx: -3 * radius, dy: -3 * radius)
            outline = path.roundedRect
        }
        extent = ink.isNull || ink.isEmpty || !ink.isFinite ? nil : ink
        self.stroked = stroked
        self.outline = outline
        self.hasColors = hasColors
    }

    /// Draws the content on a grid: as white coverage, or in the colours of its glyphs.
    func draw(on grid: VectorGrid) -> CGImage {
        guard case .shadow(let path, let radius) = content else {
            let context = context(on: grid)
            draw(in: context)
            return context.makeImage()
        }
        let sigma = (x: radius * hypot(grid.a, grid.c), y: radius * hypot(grid.b, grid.d))
        // Bounded: by the texels of the grid, which include the reach.
        let reach = Int((3 * max(sigma.x, sigma.y)).rounded(.up))
        let context = context(on: grid.grown(by: reach))
        context.setFillColor(.white)
        context.fill(path)
        let picture: CGImage = context.makeImage()
        return BlurredCoverage(picture, sigma: (sigma.x, sigma.y)).image(insetBy: reach)
    }

    private func context(on grid: VectorGrid) -> CGContext {
        let context = CGContext(width: grid.width, height: grid.height)
        context.concatenate(grid.transform)
        return context
    }

    private func draw(in context: CGContext) {
        context.setFillColor(.white)
        context.setStrokeColor(.white)
        switch content {
        case .fill(let path, let isEvenOdd):
            context.fill(path, using: isEvenOdd ? .evenOdd : .winding)
        case .stroke(_, let style):
            context.setLineWidth(style.width)
            context.setMiterLimit(style.miterLimit)
            context.setLineCap(style.cap.canvas)
            context.setLineJoin(style.join.canvas)
            if let pattern = style.dashPattern, pattern.allSatisfy({ $0 >= 0 }) {
                context.setLineDash(phase: style.dashPhase, lengths: pattern.map { CGFloat($0) })
            }
            context.stroke(stroked)
        case .text(let box, let color): box.draw(in: context, color: color ?? .white)
        case .styledText(let box): box.draw(in: context)
        case .shadow: break
        }
    }
}

extension CAShapeLayerLineCap {
    fileprivate var canvas: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

extension CAShapeLayerLineJoin {
    fileprivate var canvas: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}

extension CGPath {
    /// The axis-aligned rectangle, with circular corners, from which `CGPath` makes this path; nil
    /// if there is none.
    fileprivate var roundedRect: (rect: CGRect, radius: CGFloat)? {
        guard case .move(let first) = elements.first else { return nil }
        let rect = boundingBox
        guard !rect.isEmpty else { return nil }
        if self == CGPath(rect: rect) { return (rect, 0) }
        let radius = first.x - rect.minX
        guard radius > 0, radius <= min(rect.width, rect.height) / 2 else { return nil }
        let round = CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
        return self == round ? (rect, radius) : nil
    }
}
