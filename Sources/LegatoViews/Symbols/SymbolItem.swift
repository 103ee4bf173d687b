import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// What determines the rendering of a symbol.
struct SymbolLook {
    var figure: SymbolFigure
    /// The name with its variants.
    var name: String
    /// The size of an em, in points.
    var size: CGFloat
    var isResizable: Bool
    /// The style of all layers, or one for the first and one for the second layer.
    var styles: [ResolvedStyle]

    /// The natural size of the image, in points; without margins if it is resizable.
    var naturalSize: CGSize {
        let margin = isResizable ? 0 : 2 * SymbolFigure.margin
        return CGSize(
            width: (figure.bounds.width + margin) * size / 100,
            height: (figure.bounds.height + margin) * size / 100
        )
    }

    /// The distance from the top of the image to the baseline of the text beside it, in points.
    var baseline: CGFloat {
        (SymbolFigure.middle - figure.bounds.minY + SymbolFigure.margin) * size / 100
    }

    /// The outline of a layer in a frame of a size.
    func path(_ layer: Int, in frame: CGSize) -> CGPath {
        let box = figure.bounds
        var transform = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        if isResizable {
            transform = transform.concatenating(
                CGAffineTransform(
                    scaleX: frame.width / max(box.width, 1e-3),
                    y: frame.height / max(box.height, 1e-3)
                )
            )
        } else {
            let natural = naturalSize
            transform = transform.concatenating(
                CGAffineTransform(scaleX: size / 100, y: size / 100)
            )
            .concatenating(
                CGAffineTransform(
                    translationX: (frame.width - natural.width) / 2
                        + SymbolFigure.margin * size / 100,
                    y: (frame.height - natural.height) / 2 + SymbolFigure.margin * size / 100
                )
            )
        }
        guard styles.count == 1 else {
            return (layer == 0 ? figure.primary : figure.secondary).applying(transform)
        }
        var path = figure.primary.applying(transform)
        path.addPath(figure.secondary, transform: transform)
        return path
    }
}

/// The item of a symbol, drawn by a layer for each of its styles.
final class SymbolItem: LayerItem {
    override var ownName: String? { "Image" }

    private struct Level {
        let outline: CAShapeLayer
        let paint: StylePaint

        var layer: CALayer { paint.gradient?.layer ?? outline }
    }

    private let levels: [Level]
    /// The name and the font weight of the current outline.
    private var shownFigure: SymbolFigure

    init(_ look: SymbolLook, _ context: NodeContext) {
        self.look = look
        shownFigure = look.figure
        levels = look.styles.map { style in
            let outline = CAShapeLayer()
            return Level(outline: outline, paint: StylePaint(style, of: outline, context))
        }
        super.init(CALayer(), context)
        layer.sublayers = levels.map(\.layer).reversed()
        for level in levels {
            level.paint.onColor = { [weak level = level.outline, weak paint = level.paint] in
                level?.fillColor = paint?.ink
            }
            level.outline.fillColor = level.paint.ink
        }
    }

    var look: SymbolLook {
        didSet {
            for (level, style) in zip(levels, look.styles) { level.paint.style = style }
            guard
                look.figure != oldValue.figure || look.size != oldValue.size
                    || look.isResizable != oldValue.isResizable
            else { return }
            invalidateLayout()
            graph.later { [self] in graph.change(at: transactions, reshape) }
        }
    }

    /// Whether the layers can show a look.
    func shows(_ look: SymbolLook) -> Bool {
        look.styles.count == levels.count
            && zip(levels, look.styles).allSatisfy { $0.paint.shows($1) }
    }

    func stop() {
        for level in levels { level.paint.stop() }
    }

    /// The sublayers are the item's own.
    override func adopt(_ layers: [CALayer], _ layer: CALayer) {}

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = look.naturalSize
        return look.isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    override func ownAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard !look.isResizable else { return nil }
        switch key {
        case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key:
            return look.baseline
        default: return nil
        }
    }

    override func setGeometry() {
        super.setGeometry()
        reshape()
    }

    /// Sets the outlines for the current symbol and size; another symbol replaces the one before
    /// at once.
    private func reshape() {
        let frame = CGRect(origin: .zero, size: frame.size)
        for (index, level) in levels.enumerated() {
            let path = look.path(index, in: frame.size)
            if look.figure != shownFigure {
                Transaction().runAlone { level.outline.path = path }
            }
            if let gradient = level.paint.gradient {
                gradient.place(frame)
            } else {
                level.outline.bounds = frame
                level.outline.position = CGPoint(x: frame.midX, y: frame.midY)
            }
            level.outline.path = path
        }
        shownFigure = look.figure
    }
}
