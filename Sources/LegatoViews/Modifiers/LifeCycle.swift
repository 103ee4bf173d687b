import LegatoGraphics
import LegatoMotion

/// Actions on appearance, changes and disappearance of a view.
///
/// The functions return the actions instead of running them, so that an action that changes views,
/// and causes further calls, does not overlap access to the state.
private protocol LifeCycleRule {
    associatedtype Memory
    /// Creates the state that the rule keeps between updates.
    func makeMemory() -> Memory
    /// Returns the action after the view has appeared; nil for none.
    func appear(_ memory: inout Memory) -> (() -> Void)?
    /// Returns whether a rule that replaces another one must act.
    func differs(from old: Self) -> Bool
    /// Returns the action after the view has been updated; nil for none.
    func change(_ memory: inout Memory) -> (() -> Void)?
    /// Returns the action after the view has been removed; nil for none.
    func disappear(_ memory: inout Memory) -> (() -> Void)?
}

extension LifeCycleRule {
    func appear(_ memory: inout Memory) -> (() -> Void)? { nil }
    func differs(from old: Self) -> Bool { false }
    func change(_ memory: inout Memory) -> (() -> Void)? { nil }
    func disappear(_ memory: inout Memory) -> (() -> Void)? { nil }
}

/// A view with actions on its appearance, changes and disappearance.
private nonisolated struct LifeCycleView<Content: View, Rule: LifeCycleRule>: View {
    typealias Body = Never
    var content: Content
    var rule: Rule
}

extension LifeCycleView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        LifeCycleNode(view, context)
    }
}

private final class LifeCycleNode<Content: View, Rule: LifeCycleRule>: TypedNode<
    LifeCycleView<Content, Rule>
>
{
    private var memory: Rule.Memory
    private var child: TypedNode<Content>?
    private var hasAppeared = false
    private var isChanging = false

    override init(_ view: LifeCycleView<Content, Rule>, _ context: NodeContext) {
        memory = view.rule.makeMemory()
        super.init(view, context)
        child = inner.makeNode(view.content)
        // Inner views appear first.
        graph.act { [self] in
            guard !isRemoved else { return }
            hasAppeared = true
            self.view.rule.appear(&memory)?()
        }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: LifeCycleView<Content, Rule>) {
        let isOther = view.rule.differs(from: self.view.rule)
        self.view = view
        child?.update(view.content)
        if isOther && !isChanging {
            isChanging = true
            graph.act { [self] in
                isChanging = false
                if !isRemoved { self.view.rule.change(&memory)?() }
            }
        }
    }

    override func willRemove() {
        guard hasAppeared else { return }
        graph.actLast { [self] in view.rule.disappear(&memory)?() }
    }
}

private nonisolated struct AppearanceRule: LifeCycleRule {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    func makeMemory() {}
    func appear(_ memory: inout Void) -> (() -> Void)? { onAppear }
    func disappear(_ memory: inout Void) -> (() -> Void)? { onDisappear }
}

nonisolated extension Equatable {
    /// Whether the value differs from an old one; NaN counts as equal to NaN.
    fileprivate func isNew(after old: Self) -> Bool {
        self != old && (self == self || old == old)
    }
}

private nonisolated struct ChangeRule<Value: Equatable>: LifeCycleRule {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func makeMemory() -> Value { value }
    func appear(_ memory: inout Value) -> (() -> Void)? {
        let value = memory
        return isInitial ? { action(value, value) } : nil
    }

    func differs(from old: Self) -> Bool { value.isNew(after: old.value) }

    func change(_ memory: inout Value) -> (() -> Void)? {
        let old = memory
        memory = value
        return value.isNew(after: old) ? { action(old, value) } : nil
    }
}

private nonisolated struct TaskRule<ID: Equatable>: LifeCycleRule {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor () async -> Void

    func makeMemory() -> (id: ID, task: Task<Void, Never>?) { (id, nil) }

    func appear(_ memory: inout (id: ID, task: Task<Void, Never>?)) -> (() -> Void)? {
        memory = (id, Task(priority: priority, operation: action))
        return nil
    }

    func differs(from old: Self) -> Bool { id.isNew(after: old.id) }

    func change(_ memory: inout (id: ID, task: Task<Void, Never>?)) -> (() -> Void)? {
        guard id.isNew(after: memory.id) else { return nil }
        memory.task?.cancel()
        return appear(&memory)
    }

    func disappear(_ memory: inout (id: ID, task: Task<Void, Never>?)) -> (() -> Void)? {
        memory.task?.cancel()
        return nil
    }
}

nonisolated extension View {
    /// Runs an action after the view has appeared, after those of its content and before those of
    /// its ancestors.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifeCycleView(content: self, rule: AppearanceRule(onAppear: action))
    }

    /// Runs an action after the view has been removed and its transition has ended.
    ///
    /// It runs after those of the view's content and before those of its ancestors.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifeCycleView(content: self, rule: AppearanceRule(onDisappear: action))
    }

    /// Runs an action with the old and the new value after the view has been updated with a
    /// different value.
    /// - Parameters:
    ///   - value: The value to compare with its previous value.
    ///   - initial: Whether to run the action when the view appears too, with the initial value as
    ///     old and new value.
    ///   - action: The action to run.
    /// - Returns: The modified view.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        LifeCycleView(
            content: self, rule: ChangeRule(value: value, isInitial: initial, action: action)
        )
    }

    /// Runs an action after the view has been updated with a different value.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs a task from the appearance of the view; it is cancelled when the view is removed.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }

    /// Runs a task from the appearance of the view, and restarts it when an id changes.
    ///
    /// The task is cancelled when the view is removed or the next task starts.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        LifeCycleView(content: self, rule: TaskRule(id: id, priority: priority, action: action))
    }
}
