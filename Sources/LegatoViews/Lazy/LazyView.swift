import LegatoGraphics
import LegatoMotion

/// A view that places its content with a lazy rule, in the scroll view around it.
nonisolated struct LazyView<Content: View>: View {
    var rule: LazyRule
    var content: Content
}

extension LazyView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        LazyNode(view, context)
    }
}

private final class LazyNode<Content: View>: HoldingNode<LazyView<Content>>, PlaceFollower {
    var isFollowing = false
    private var child: TypedNode<Content>?
    private let item: LazyItem

    override init(_ view: LazyView<Content>, _ context: NodeContext) {
        item = LazyItem(view.rule, context)
        super.init(view, context)
        var inside = inner
        inside.environment = contentEnvironment
        child = inside.makeNode(view.content)
        gatherItems()
        if itemFlow == .requested { graph.follow(self) }
    }

    private var contentEnvironment: EnvironmentValues {
        var inside = environment
        if inside.stackAxis != nil { inside.stackAxis = nil }
        if case .list = view.rule.kind { inside.setListRow(true) } else { inside.setListRow(false) }
        return inside
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override func addItems(to list: inout ItemList) { list.append(item) }
    override var containsItems: Bool { true }
    override func gatherItems() { item.setChildren(child?.items ?? []) }

    /// Without a scroll view along the axis, all views are created.
    override var itemFlow: ItemFlow {
        environment.scrollAxes.contains(Axis.Set(view.rule.axis)) ? .requested : .ends
    }

    override func updateView(_ view: LazyView<Content>) {
        let isSame = FieldTable.areEqual(self.view.rule, view.rule)
        self.view = view
        if !isSame {
            graph.touch(context.transactions)
            item.rule = view.rule
        }
        child?.update(view.content)
    }

    override func environmentChanged() {
        if itemFlow == .requested { graph.follow(self) }
        child?.take(contentEnvironment)
    }

    func placesChanged() { item.showVisible() }
}

nonisolated extension EnvironmentValues {
    /// The axes of the scroll views around.
    var scrollAxes: Axis.Set {
        get { self[ScrollAxesKey.self] }
        set { self[ScrollAxesKey.self] = newValue }
    }
}

private nonisolated enum ScrollAxesKey: EnvironmentKey {
    static var defaultValue: Axis.Set { [] }
}
