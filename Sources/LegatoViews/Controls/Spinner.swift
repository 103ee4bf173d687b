import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A spinner with spokes that light up in turn.
///
/// It is larger at large control sizes, and has the current tint, or the secondary style without one.
nonisolated struct Spinner: View {
}

extension Spinner: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SpinnerNode(view, context)
    }
}

private final class SpinnerNode: HoldingNode<Spinner> {
    private lazy var item = SpinnerItem(context)

    override func addItems(to list: inout ItemList) {
        show()
        list.append(item)
    }

    override func environmentChanged() { show() }

    private func show() {
        item.side = environment.controlSize.spinnerSide
        let style = environment.tint ?? AnyShapeStyle(HierarchicalShapeStyle.secondary)
        item.color = style.style(in: environment).color
    }
}

private final class SpinnerItem: LayerItem {
    override var ownName: String? { "ProgressView" }

    private static let spokes = 8

    /// The width and the height, in points.
    var side: CGFloat = 0 {
        didSet {
            guard side != oldValue else { return }
            for (index, spoke) in (layer.sublayers ?? []).enumerated() { place(spoke, index) }
            invalidateLayout()
        }
    }

    var color = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0) {
        didSet { for spoke in layer.sublayers ?? [] { spoke.backgroundColor = color.cgColor } }
    }

    init(_ context: NodeContext) {
        super.init(CALayer(), context)
        layer.sublayers = (0..<Self.spokes).map { _ in CALayer() }
        layer.add(Self.turn, forKey: "turn")
    }

    private func place(_ spoke: CALayer, _ index: Int) {
        spoke.bounds = CGRect(x: 0, y: 0, width: 0.12 * side, height: 0.3 * side)
        spoke.cornerRadius = spoke.bounds.width / 2
        spoke.anchorPoint = CGPoint(x: 0.5, y: 0.5 / 0.3)
        spoke.position = CGPoint(x: side / 2, y: side / 2)
        let turn = Double(index) / Double(Self.spokes)
        spoke.transform = CATransform3DMakeRotation(turn * 2 * .pi, 0, 0, 1)
        spoke.opacity = Float(0.25 + 0.75 * turn)
    }

    /// Advances by one spoke at a time, one turn in 0.8 seconds.
    private static var turn: CAKeyframeAnimation {
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<spokes).map { Double($0) / Double(spokes) * 2 * .pi }
        turn.calculationMode = .discrete
        turn.duration = 0.8
        turn.repeatCount = .infinity
        return turn
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: side, height: side)
    }

    override func adopt(_ layers: [CALayer], _ layer: CALayer) {}
}
