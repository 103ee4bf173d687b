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
    /// The effects that move the symbol.
    var motions: [SymbolMotion] = []
    /// How the symbol replaces the previous one; nil replaces it without an effect.
    var replacement: SymbolReplacement?
    /// Whether the symbol fades in without an effect, if the change is animated.
    var fades = false

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
        return figure.layers[layer].applying(transform)
    }
}

/// The item of a symbol, drawn by a layer for each of its styles.
final class SymbolItem: LayerItem {
    override var ownName: String? { "Image" }

    private struct SymbolLevel {
        let outline: CAShapeLayer
        let paint: StylePaint

        var layer: CALayer { paint.gradient?.layer ?? outline }

        /// A copy of the presented outline, in the space of the symbol; nil under a gradient.
        func copy() -> CAShapeLayer? {
            guard paint.gradient == nil else { return nil }
            let (copy, shown) = (CAShapeLayer(), outline.presentation() ?? outline)
            (copy.path, copy.fillColor) = (shown.path, shown.fillColor)
            (copy.frame, copy.fillRule) = (outline.bounds, outline.fillRule)
            return copy
        }
    }

    private let levels: [SymbolLevel]
    /// The symbol of the current outlines.
    private var shownFigure: SymbolFigure
    /// The name of that symbol.
    private var shownName: String
    /// The outlines of replaced symbols that are still visible.
    private var leaving: [CAShapeLayer] = []

    init(_ look: SymbolLook, _ context: NodeContext) {
        self.look = look
        (shownFigure, shownName) = (look.figure, look.name)
        levels = look.styles.map { style in
            let outline = CAShapeLayer()
            return SymbolLevel(outline: outline, paint: StylePaint(style, of: outline, context))
        }
        super.init(levels.count == 1 ? levels[0].layer : CALayer(), context)
        if levels.count > 1 { layer.sublayers = levels.map(\.layer).reversed() }
        for level in levels {
            level.paint.onColor = { [weak level = level.outline, weak paint = level.paint] in
                level?.fillColor = paint?.ink
            }
            level.outline.fillColor = level.paint.ink
        }
        if !look.motions.isEmpty { showMotions() }
    }

    var look: SymbolLook {
        didSet {
            for (level, style) in zip(levels, look.styles) { level.paint.style = style }
            if look.motions != oldValue.motions { graph.later { [self] in showMotions() } }
            guard
                look.figure != oldValue.figure || look.size != oldValue.size
                    || look.isResizable != oldValue.isResizable
            else { return }
            invalidateLayout()
            graph.later { [self] in
                replaceFigure()
                graph.change(at: transactions) { place(frame) }
            }
        }
    }

    /// Whether the layers can show an appearance.
    func shows(_ look: SymbolLook) -> Bool {
        look.styles.count == levels.count
            && zip(levels, look.styles).allSatisfy { $0.paint.shows($1) }
    }

    func stop() {
        for level in levels { level.paint.stop() }
    }

    /// The item manages its sublayers itself.
    override func adopt(_ layers: [CALayer], _ layer: CALayer) {}

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = look.naturalSize
        return look.isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    override var ownGuideKinds: GuideKinds { .baselines }

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
        replaceFigure()
        place(frame)
    }

    private func showMotions() {
        for (index, level) in levels.enumerated() {
            level.layer.show(
                look.motions.map { $0.pose(of: index, levels.count) }, size: look.size
            )
        }
    }

    /// Replaces the symbol by another one, immediately or with its effect.
    ///
    /// A new value or weight of the same symbol has no effect.
    private func replaceFigure() {
        guard look.figure != shownFigure else { return }
        let isOther = look.name != shownName
        (shownFigure, shownName) = (look.figure, look.name)
        if isOther, let effect = look.replacement {
            replace(from: 0.5, to: effect.end, with: .smooth(duration: effect.duration))
        } else if look.fades, let animation = graph.transaction(at: transactions).animation {
            replace(from: 1, to: 1, with: animation)
        } else {
            placeFigure()
        }
    }

    /// Places the layers of another symbol around the same point.
    private func placeFigure() {
        let (center, size) = (layer.position, frame.size)
        Transaction().runAlone {
            place(
                CGRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                    height: size.height
                )
            )
        }
    }

    /// Fades the new outlines in from a scale, and the old ones out to another one; nil hides those
    /// immediately.
    private func replace(from start: CGFloat, to end: CGFloat?, with animation: Animation) {
        let replaced = levels.compactMap { $0.copy() }
        placeFigure()
        let arriving = levels.map(\.outline).filter { $0.path != nil }
        let ends = arriving.map { ($0, $0.path, $0.fillColor) }
        leaving += replaced
        Transaction().runAlone {
            // The symbols share their centre.
            for old in leaving {
                old.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
            }
            for old in replaced {
                layer.addSublayer(old)
                if end == nil { old.isHidden = true }
            }
            for new in arriving {
                new.path = new.path?.scaled(by: start, in: new.bounds)
                new.fillColor = new.fillColor?.copy(alpha: 0)
            }
        }
        var transaction = Transaction(animation: animation)
        let listener = AnimationListener(criteria: .removed) { [weak self] in
            for old in replaced { old.removeFromSuperlayer() }
            self?.leaving.removeAll { $0.superlayer == nil }
        }
        listener.animationAdded()
        transaction.listen(listener)
        // The copies of the old outlines are new layers.
        transaction[AnimatesNewcomers.self] = true
        transaction.runAlone {
            for old in replaced {
                old.opacity = 0
                old.path = end.flatMap { old.path?.scaled(by: $0, in: old.bounds) }
            }
            for (new, path, color) in ends { (new.path, new.fillColor) = (path, color) }
        }
        listener.seal()
        listener.animationFinished()
    }

    /// Sets the geometry of the layers and the outlines for a frame.
    private func place(_ frame: CGRect) {
        let bounds = CGRect(origin: .zero, size: frame.size)
        if levels.count > 1 {
            layer.bounds = bounds
            layer.position = CGPoint(x: frame.midX, y: frame.midY)
        }
        let inner = levels.count > 1 ? bounds : frame
        for (index, level) in levels.enumerated() {
            if let gradient = level.paint.gradient {
                gradient.place(inner)
            } else {
                level.outline.bounds = bounds
                level.outline.position = CGPoint(x: inner.midX, y: inner.midY)
            }
            level.outline.path = look.path(index, in: frame.size)
        }
    }
}

extension CGPath {
    /// The path scaled about the middle of a rectangle.
    fileprivate func scaled(by factor: CGFloat, in rect: CGRect) -> CGPath {
        applying(
            CGAffineTransform(
                a: factor, b: 0, c: 0, d: factor, tx: rect.midX * (1 - factor),
                ty: rect.midY * (1 - factor)
            )
        )
    }
}
