public import Foundation
import LegatoGraphics
import LegatoMotion

/// Views one below the other.
public struct VStack<Content: View>: View {
    private let layout: VStackLayout
    private let content: Content

    /// Creates a stack; spacing nil leaves the distances to the views, 8 points for most.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// The views in their layout.
    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Views beside one another.
public struct HStack<Content: View>: View {
    private let layout: HStackLayout
    private let content: Content

    /// Creates a stack; spacing nil leaves the distances to the views, 8 points for most.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// The views in their layout.
    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Views in front of one another, the last one foremost.
public struct ZStack<Content: View>: View {
    private let layout: ZStackLayout
    private let content: Content

    /// Creates a stack.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    /// The views in their layout.
    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Room that grows along the stack that it stands in.
public struct Spacer: View {
    /// It has no body.
    public typealias Body = Never
    /// The least length, points; nil for the standard distance.
    public var minLength: CGFloat?

    /// Creates room of a least length, points; the standard distance by default.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SpacerNode(view, context)
    }
}

private final class SpacerNode: TypedNode<Spacer> {
    private lazy var item = SpacerItem(rule, context)
    private var rule: SpacerRule {
        SpacerRule(
            minLength: NumberCheck(Spacer.self, "minLength").length(view.minLength),
            axis: environment.stackAxis
        )
    }

    override func addItems(to list: inout ItemList) { list.append(item) }
    override func updateView(_ view: Spacer) {
        super.updateView(view)
        item.rule = rule
    }
    override func environmentChanged() { item.rule = rule }
}

private final class SpacerItem: ViewItem {
    override var ownName: String? { "Spacer" }

    var rule: SpacerRule {
        didSet {
            if rule.axis != oldValue.axis || rule.minLength != oldValue.minLength {
                invalidateLayout()
            }
        }
    }

    init(_ rule: SpacerRule, _ context: NodeContext) {
        self.rule = rule
        super.init(context)
    }

    override var ownPriority: Double { SpacerRule.layoutPriority }
    override var ownSpacing: ViewSpacing { rule.spacing }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { rule.sizeThatFits(proposal) }
}
