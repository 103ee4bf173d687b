import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Paints a layer with a colour, a gradient or a material, and animates its changes.
final class StylePaint {
    /// Shows the gradient, the material or another style that is no colour where the painted layer is opaque; nil for a colour.
    let gradient: (any MaskedPaint)?
    /// Called after the colour for a frame has been set.
    var onColor: () -> Void = {}
    /// The animated colour; nil until the colour changes.
    private var color: AnimatedValue<Vector4>?
    /// The colour until the first change.
    private let firstColor: ResolvedColor
    private let graph: ViewGraph
    private let place: TransactionNode

    init(_ style: ResolvedStyle, of painted: CALayer, _ context: borrowing NodeContext) {
        (self.style, firstColor) = (style, style.color)
        (graph, place) = (context.graph, context.transactions)
        gradient =
            switch style {
            case .color: nil
            case .gradient(let values): GradientPaint(values, mask: painted, copy context)
            case .material(let values): MaterialPaint(values, mask: painted, copy context)
            case .mesh(let values): MeshPaint(values, mask: painted, copy context)
            case .shader(let values): ShaderPaint(values, mask: painted)
            case .tiles(let values): TilesPaint(values, mask: painted)
            }
    }

    private func change(to style: ResolvedStyle, in scope: TransactionNode?) {
        let color = color ?? AnimatedValue(firstColor.animatableData, graph, place)
        if self.color == nil { color.onMove = { [weak self] in self?.onColor() } }
        self.color = color
        color.set(style.color.animatableData, in: scope)
        onColor()
    }

    /// The style, of the kind that was painted first.
    var style: ResolvedStyle {
        didSet {
            guard style != oldValue else { return }
            let scope = graph.scope
            graph.later { [self] in
                if let gradient {
                    gradient.set(style, in: scope)
                } else {
                    change(to: style, in: scope)
                }
            }
        }
    }

    /// Whether the layers can show a style.
    func shows(_ style: ResolvedStyle) -> Bool {
        switch style {
        case .color: gradient == nil
        case .gradient: gradient is GradientPaint
        case .material: gradient is MaterialPaint
        case .mesh: gradient is MeshPaint
        case .shader: gradient is ShaderPaint
        case .tiles: gradient is TilesPaint
        }
    }

    /// The current colour of the painted layer; black under a gradient.
    var ink: CGColor {
        var shown = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0)
        if gradient == nil { shown.animatableData = color?.shown ?? firstColor.animatableData }
        return shown.cgColor
    }

    func stop() {
        color?.stop()
        gradient?.stop()
    }
}
