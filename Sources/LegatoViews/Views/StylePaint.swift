import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Paints a layer with a colour or a gradient, and animates its changes.
final class StylePaint {
    /// Shows the gradient where the painted layer is opaque; nil for a colour.
    let gradient: GradientPaint?
    /// Called after the colour for a frame has been set.
    var onColor: () -> Void = {}
    private let color: AnimatedValue<Vector4>
    private let graph: ViewGraph

    init(_ style: ResolvedStyle, of painted: CALayer, _ context: NodeContext) {
        (self.style, graph) = (style, context.graph)
        color = AnimatedValue(style.color.animatableData, context)
        if case .gradient(let values) = style {
            gradient = GradientPaint(values, mask: painted, context)
        } else {
            gradient = nil
        }
        color.onMove = { [weak self] in self?.onColor() }
    }

    /// The style, of the kind that was painted first.
    var style: ResolvedStyle {
        didSet {
            guard style != oldValue else { return }
            let scope = graph.scope
            graph.later { [self] in
                if case .gradient(let values) = style {
                    gradient?.set(values, in: scope)
                } else {
                    color.set(style.color.animatableData, in: scope)
                    onColor()
                }
            }
        }
    }

    /// Whether the layers can show a style.
    func shows(_ style: ResolvedStyle) -> Bool {
        if case .gradient = style { gradient != nil } else { gradient == nil }
    }

    /// The current colour of the painted layer; black under a gradient.
    var ink: CGColor {
        var shown = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0)
        if gradient == nil { shown.animatableData = color.shown }
        return shown.cgColor
    }

    func stop() {
        color.stop()
        gradient?.stop()
    }
}
