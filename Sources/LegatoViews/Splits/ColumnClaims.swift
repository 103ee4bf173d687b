import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The limits of a column's width, in points.
nonisolated struct ColumnLimits: Equatable, Sendable {
    var minimum: CGFloat
    var ideal: CGFloat
    var maximum: CGFloat

    /// Whether a drag can change the width.
    var canResize: Bool { minimum < maximum }

    /// The limits of a column in a navigation view without a width of its own.
    static let navigation = ColumnLimits(minimum: 200, ideal: 320, maximum: 400)
    /// The limits of an inspector without a width of its own.
    static let inspector = ColumnLimits(minimum: 200, ideal: 270, maximum: 400)
}

/// The width that a view sets for its column, in points; nil for what it leaves open.
nonisolated struct ColumnWidth: Equatable, Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat
    var maximum: CGFloat?

    /// Creates a width; nil if the ideal is out of range.
    init?(min: CGFloat?, ideal: CGFloat, max: CGFloat?, _ check: NumberCheck) {
        let limits = FlexibleFrameLayout.Limits(min: min, ideal: ideal, max: max, "width", check)
        guard let ideal = limits.ideal else { return nil }
        (minimum, self.ideal, maximum) = (limits.min, ideal, limits.max)
    }

    /// Creates a fixed width; nil if it is out of range.
    init?(fixed width: CGFloat, _ check: NumberCheck) {
        guard let width = check.length(width) else { return nil }
        (minimum, ideal, maximum) = (width, width, width)
    }

    /// The limits, of which the open ones are the usual ones, as far as the ideal allows.
    func limits(or usual: ColumnLimits) -> ColumnLimits {
        ColumnLimits(
            minimum: minimum ?? min(usual.minimum, ideal), ideal: ideal,
            maximum: maximum ?? max(usual.maximum, ideal)
        )
    }
}

/// The widths that the views of a column set for it.
final class ColumnClaims {
    private struct PlacedColumnClaim {
        let id: ObjectIdentifier
        let depth: Int
        var width: ColumnWidth
    }

    /// Whether the column is that of an inspector.
    let isInspector: Bool
    private let claims = StateLocation<[PlacedColumnClaim]>([])

    init(isInspector: Bool) { self.isInspector = isInspector }

    /// The limits of the column: those of the outermost view that sets them.
    var limits: ColumnLimits {
        let usual = isInspector ? ColumnLimits.inspector : .navigation
        let outermost = claims.get().min { $0.depth < $1.depth }
        return outermost?.width.limits(or: usual) ?? usual
    }

    /// Sets the width of a view; nil if it sets none.
    func set(_ width: ColumnWidth?, for node: ViewNode) {
        var all = claims.get()
        let index = all.firstIndex { $0.id == ObjectIdentifier(node) }
        switch (index, width) {
        case (let index?, let width?):
            // The views of the column are updated when a width changes, and set theirs again.
            guard all[index].width != width else { return }
            all[index].width = width
        case (nil, let width?):
            all.append(
                PlacedColumnClaim(id: ObjectIdentifier(node), depth: node.depth, width: width))
        case (let index?, nil): all.remove(at: index)
        case (nil, nil): return
        }
        claims.set(all)
    }
}

nonisolated extension EnvironmentValues {
    /// The widths set for the column around the view; nil outside columns.
    var columnClaims: ColumnClaims? {
        get { self[ColumnClaimsKey.self] }
        set { self[ColumnClaimsKey.self] = newValue }
    }
}

private nonisolated enum ColumnClaimsKey: EnvironmentKey {
    static var defaultValue: ColumnClaims? { nil }
}

/// A view that sets the width of its column.
nonisolated struct ColumnClaimView<Content: View>: View {
    var content: Content
    /// Whether the width is that of an inspector.
    var isInspector: Bool
    var width: ColumnWidth?
}

extension ColumnClaimView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ColumnClaimNode(view, context)
    }
}

private final class ColumnClaimNode<Content: View>: HoldingNode<ColumnClaimView<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: ColumnClaimView<Content>, _ context: NodeContext) {
        super.init(view, context)
        claim(view.width)
        child = inner.makeNode(view.content)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: ColumnClaimView<Content>) {
        self.view = view
        claim(view.width)
        child?.update(view.content)
    }

    override func willRemove() { claim(nil) }

    private func claim(_ width: ColumnWidth?) {
        guard let claims = environment.columnClaims, claims.isInspector == view.isInspector else {
            return
        }
        claims.set(width, for: self)
    }
}
