import LegatoGraphics
public import LegatoMotion

/// A rule that changes transactions before they reach a view.
protocol TransactionRule {
    associatedtype Memory
    /// Creates the state that the rule keeps between transactions.
    func makeMemory() -> Memory
    /// Changes a transaction.
    func apply(to transaction: inout Transaction, _ memory: inout Memory)
    /// Records a change for which no transaction was requested; does nothing by default.
    func settle(_ memory: inout Memory)
}

/// A view whose transactions are changed by a rule.
nonisolated struct TransactedView<Content: View, Rule: TransactionRule>: View {
    var content: Content
    var rule: Rule
}

extension TransactedView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TransactedNode(view, context)
    }
}

/// The position of a rule in the tree of transactions.
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
        // The first transaction reaches the view when it appears.
        let graph = context.graph
        graph.atEnd { [node] in _ = graph.transaction(at: node) }
    }

    private func apply(to transaction: inout Transaction) {
        isApplied = true
        rule.apply(to: &transaction, &memory)
    }

    /// Replaces the rule; if nothing in the view requests a transaction by the end, the rule
    /// records the change anyway.
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

private final class TransactedNode<Content: View, Rule: TransactionRule>: HoldingNode<
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
nonisolated struct ValueAnimationRule<Value: Equatable>: TransactionRule {
    let animation: Animation?
    let value: Value
    /// The location of the modifier; nil while no display is inspected.
    let origin: AnimationOrigin?

    func makeMemory() -> ValueBoundAnimation<Value> {
        var memory = ValueBoundAnimation<Value>()
        settle(&memory)
        return memory
    }

    func apply(to transaction: inout Transaction, _ memory: inout ValueBoundAnimation<Value>) {
        let outer = origin == nil ? nil : transaction.animation
        memory.apply(animation, value: value, to: &transaction)
        guard let origin, transaction.animation != outer else { return }
        transaction[AnimationOriginKey.self] = origin
    }

    func settle(_ memory: inout ValueBoundAnimation<Value>) {
        var unused = Transaction()
        memory.apply(animation, value: value, to: &unused)
    }
}

/// `.transaction { }`.
nonisolated struct ClosureRule: TransactionRule {
    let change: (inout Transaction) -> Void

    func makeMemory() {}
    func apply(to transaction: inout Transaction, _ memory: inout Void) { change(&transaction) }
}

/// `.transaction(value:)`: calls the closure only when a value changes.
nonisolated struct ValueClosureRule<Value: Equatable>: TransactionRule {
    let value: Value
    let change: (inout Transaction) -> Void

    func makeMemory() -> Value { value }
    func apply(to transaction: inout Transaction, _ memory: inout Value) {
        defer { memory = value }
        if memory != value { change(&transaction) }
    }
    func settle(_ memory: inout Value) { memory = value }
}

nonisolated extension View {
    /// Animates changes inside the view that are made together with a change of `value`.
    ///
    /// `nil` prevents them from being animated. A transaction that disables animations is left
    /// unchanged.
    ///
    /// ```swift
    /// Circle()
    ///     .scaleEffect(isSelected ? 1.5 : 1)
    ///     .animation(.bouncy, value: isSelected)
    /// ```
    ///
    /// - Parameters:
    ///   - animation: The animation; nil prevents one.
    ///   - value: The value whose changes are animated.
    ///   - fileID: The file that the inspector names as the origin, the caller's by default.
    ///   - line: The line that the inspector names, the caller's by default.
    /// - Returns: A view whose changes are animated.
    public func animation<Value: Equatable>(
        _ animation: Animation?, value: Value, fileID: StaticString = #fileID, line: Int = #line
    ) -> some View {
        TransactedView(
            content: self,
            rule: ValueAnimationRule(
                animation: animation, value: value, origin: AnimationOrigin(fileID, line)
            )
        )
    }

    /// Animates all changes inside the view, unless their transactions disable animations.
    public func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes every transaction that reaches the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactedView(content: self, rule: ClosureRule(change: transform))
    }

    /// Changes the transactions of changes made together with a change of `value`.
    public func transaction<Value: Equatable>(
        value: Value, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        TransactedView(content: self, rule: ValueClosureRule(value: value, change: transform))
    }

    /// Animates the modifiers that `body` applies, but not the view itself.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (ScopedContent) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transactions for the modifiers that `body` applies, but not for the view itself.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (ScopedContent) -> V
    ) -> some View {
        ScopedView(
            content: self, rule: ClosureRule(change: transform), scope: body(ScopedContent())
        )
    }
}

/// The view to which a scoped animation or transaction is applied.
public nonisolated struct ScopedContent: View {
}

extension ScopedContent: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PlaceholderNode(view, context, key: Self.self)
    }
}

/// A view with modifiers whose transactions are changed by a rule, while the view itself receives
/// them unchanged.
nonisolated struct ScopedView<Content: View, Scope: View>: View {
    var content: Content
    var rule: ClosureRule
    var scope: Scope
}

extension ScopedView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ScopedNode(view, context)
    }
}

private final class ScopedNode<Content: View, Scope: View>: HoldingNode<ScopedView<Content, Scope>>
{
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
