import LegatoGraphics
public import LegatoMotion

/// A rule for transactions on their way into a view.
protocol TransactionRule {
    associatedtype Memory
    /// What the rule keeps from one transaction to the next.
    func makeMemory() -> Memory
    /// Changes a transaction on its way.
    func apply(to transaction: inout Transaction, _ memory: inout Memory)
    /// Takes note of a change that no transaction asked about; does nothing by default.
    func settle(_ memory: inout Memory)
}

/// A view that transactions reach by a rule.
struct TransactedView<Content: View, Rule: TransactionRule>: View {
    typealias Body = Never
    var content: Content
    var rule: Rule
}

extension TransactedView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TransactedNode(view, context)
    }
}

/// Where a rule stands in the tree.
private final class RulePlace<Rule: TransactionRule> {
    var rule: Rule
    private var memory: Rule.Memory
    let node: TransactionNode
    private var isApplied = true

    init(_ rule: Rule, _ context: NodeContext) {
        self.rule = rule
        memory = rule.makeMemory()
        node = TransactionNode(parent: context.transactions)
        node.transform = { [weak self] transaction in self?.apply(to: &transaction) }
        // The first transaction meets the view as it appears.
        let graph = context.graph
        graph.atEnd { [node] in _ = graph.transaction(at: node) }
    }

    private func apply(to transaction: inout Transaction) {
        isApplied = true
        rule.apply(to: &transaction, &memory)
    }

    /// Takes another rule; what nothing in the view asks for by the end is then seen all the same.
    func take(_ rule: Rule, _ graph: ViewGraph) {
        self.rule = rule
        node.forget()
        isApplied = false
        graph.atEnd { [self] in
            guard !isApplied else { return }
            isApplied = true
            rule.settle(&memory)
        }
    }
}

extension TransactionRule {
    /// Does nothing.
    func settle(_ memory: inout Memory) {}
}

private final class TransactedNode<Content: View, Rule: TransactionRule>: TypedNode<
    TransactedView<Content, Rule>
>
{
    private let place: RulePlace<Rule>
    private var child: TypedNode<Content>?

    override init(_ view: TransactedView<Content, Rule>, _ context: NodeContext) {
        place = RulePlace(view.rule, context)
        super.init(view, context)
        var inside = inner
        inside.transactions = place.node
        child = inside.makeNode(view.content)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: TransactedView<Content, Rule>) {
        self.view = view
        place.take(view.rule, graph)
        child?.update(view.content)
    }
}

/// `.animation(_:value:)`.
struct ValueAnimationRule<Value: Equatable>: TransactionRule {
    let animation: Animation?
    let value: Value

    func makeMemory() -> ValueBoundAnimation<Value> {
        var memory = ValueBoundAnimation<Value>()
        settle(&memory)
        return memory
    }

    func apply(to transaction: inout Transaction, _ memory: inout ValueBoundAnimation<Value>) {
        memory.apply(animation, value: value, to: &transaction)
    }

    func settle(_ memory: inout ValueBoundAnimation<Value>) {
        var unused = Transaction()
        memory.apply(animation, value: value, to: &unused)
    }
}

/// `.transaction { }`.
struct ClosureRule: TransactionRule {
    let change: (inout Transaction) -> Void

    func makeMemory() {}
    func apply(to transaction: inout Transaction, _ memory: inout Void) { change(&transaction) }
}

/// `.transaction(value:)`: the closure counts only when a value changes.
struct ValueClosureRule<Value: Equatable>: TransactionRule {
    let value: Value
    let change: (inout Transaction) -> Void

    func makeMemory() -> Value { value }
    func apply(to transaction: inout Transaction, _ memory: inout Value) {
        defer { memory = value }
        if memory != value { change(&transaction) }
    }
    func settle(_ memory: inout Value) { memory = value }
}

extension View {
    /// Animates changes inside the view that come with a change of a value, and no others.
    ///
    /// `nil` keeps them from being animated. A transaction that disables animations is left alone.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        TransactedView(content: self, rule: ValueAnimationRule(animation: animation, value: value))
    }

    /// Animates every change inside the view, unless the transaction disables animations.
    public func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes every transaction on its way into the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactedView(content: self, rule: ClosureRule(change: transform))
    }

    /// Changes transactions that come with a change of a value on their way into the view.
    public func transaction<Value: Equatable>(
        value: Value,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        TransactedView(content: self, rule: ValueClosureRule(value: value, change: transform))
    }

    /// Animates what `body` applies, and nothing of the view itself.
    public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (ScopedContent) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transactions of what `body` applies, and of nothing in the view itself.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (ScopedContent) -> V
    ) -> some View {
        ScopedView(
            content: self,
            rule: ClosureRule(change: transform),
            scope: body(ScopedContent())
        )
    }
}

/// The view that a scoped animation or transaction is applied to.
public struct ScopedContent: View {
    /// It has no body.
    public typealias Body = Never
}

extension ScopedContent: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PlaceholderNode(view, context, key: Self.self)
    }
}

/// A view with modifiers that transactions reach by a rule, while the view itself gets them as they
/// came.
struct ScopedView<Content: View, Scope: View>: View {
    typealias Body = Never
    var content: Content
    var rule: ClosureRule
    var scope: Scope
}

extension ScopedView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ScopedNode(view, context)
    }
}

private final class ScopedNode<Content: View, Scope: View>: TypedNode<ScopedView<Content, Scope>> {
    private let place: RulePlace<ClosureRule>
    private let source: PlaceholderSource
    private var child: TypedNode<Scope>?

    override init(_ view: ScopedView<Content, Scope>, _ context: NodeContext) {
        place = RulePlace(view.rule, context)
        source = PlaceholderSource(view.content, context, keepsTransactions: true)
        super.init(view, context)
        var inside = inner
        inside.transactions = place.node
        inside.placeholders[ObjectIdentifier(ScopedContent.self)] = source
        child = inside.makeNode(view.scope)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: ScopedView<Content, Scope>) {
        self.view = view
        place.take(view.rule, graph)
        child?.update(view.scope)
        source.take(view.content)
    }
}
