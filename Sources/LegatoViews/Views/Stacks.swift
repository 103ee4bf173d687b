public import Foundation
import LegatoGraphics
import LegatoMotion

/// A stack that arranges its views vertically.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 12) {
///     Text("Title").font(.headline)
///     Text("Subtitle")
/// }
/// ```
public nonisolated struct VStack<Content: View>: View {
    @usableFromInline let layout: VStackLayout
    @usableFromInline let content: Content

    /// Creates a vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The distance between the views, in points. nil, the default, uses the views'
    ///     own spacing, 8 points for most.
    ///   - content: The views, from top to bottom.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A stack that arranges its views horizontally.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) {
///     Text("Volume")
///     Spacer()
///     Text("11").bold()
/// }
/// ```
public nonisolated struct HStack<Content: View>: View {
    @usableFromInline let layout: HStackLayout
    @usableFromInline let content: Content

    /// Creates a horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The distance between the views, in points. nil, the default, uses the views'
    ///     own spacing, 8 points for most.
    ///   - content: The views, from leading to trailing edge.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A stack that overlays its views, the last one in front.
public nonisolated struct ZStack<Content: View>: View {
    @usableFromInline let layout: ZStackLayout
    @usableFromInline let content: Content

    /// Creates a stack that aligns its views at a point.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension VStack: LayoutContainer {}
extension HStack: LayoutContainer {}
extension ZStack: LayoutContainer {}

/// A flexible space that expands along the axis of its stack.
public nonisolated struct Spacer: View {
    /// The minimum length, in points; nil for the standard spacing.
    public var minLength: CGFloat?

    /// Creates a spacer with a minimum length in points; the standard spacing by default.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SpacerNode(view, context)
    }
}

private final class SpacerNode: HoldingNode<Spacer> {
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
    override func ownShortest(along axis: Axis) -> CGFloat? { rule.sizeThatFits(.zero)[axis] }
}
