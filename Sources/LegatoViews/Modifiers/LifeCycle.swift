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
    /// Whether changes have no effect while the view is not shown.
    static var restsUnshown: Bool { get }
    /// Returns the action after the view has appeared, for the first time or again; nil for none.
    func appear(_ memory: inout Memory, isFirst: Bool) -> (() -> Void)?
    /// Returns whether a rule that replaces another one must act.
    func differs(from old: Self) -> Bool
    /// Returns the action after the view has been updated; nil for none.
    func change(_ memory: inout Memory) -> (() -> Void)?
    /// Returns the action after the view has disappeared; nil for none.
    func disappear(_ memory: inout Memory) -> (() -> Void)?
}

extension LifeCycleRule {
    static var restsUnshown: Bool { false }
    func appear(_ memory: inout Memory, isFirst: Bool) -> (() -> Void)? { nil }
    func differs(from old: Self) -> Bool { false }
    func change(_ memory: inout Memory) -> (() -> Void)? { nil }
    func disappear(_ memory: inout Memory) -> (() -> Void)? { nil }
}

/// A view with actions on its appearance, changes and disappearance.
private nonisolated struct LifeCycleView<Content: View, Rule: LifeCycleRule>: View {
    var content: Content
    var rule: Rule
}

extension LifeCycleView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        LifeCycleNode(view, context)
    }
}

private final class LifeCycleNode<Content: View, Rule: LifeCycleRule>: HoldingNode<
    LifeCycleView<Content, Rule>
>, LifeCycle
{
    private var memory: Rule.Memory
    private var child: TypedNode<Content>?
    private(set) var hasAppeared = false
    /// Whether it has appeared at any time.
    private var isKnown = false
    private var isChanging = false

    override init(_ view: LifeCycleView<Content, Rule>, _ context: NodeContext) {
        memory = view.rule.makeMemory()
        super.init(view, context)
        child = inner.makeNode(view.content)
        environment.lifeCycles?.add(self)
        // Inner views appear first.
        graph.act { [self] in
            if !isRemoved, environment.lifeCycles?.shows(self) ?? true { settle(appears: true) }
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
                if !isRemoved { change() }
            }
        }
    }

    private func change() {
        if !isKnown {
            memory = view.rule.makeMemory()
        } else if hasAppeared || !Rule.restsUnshown {
            view.rule.change(&memory)?()
        }
    }

    func settle(appears: Bool) {
        guard hasAppeared != appears else { return }
        let isFirst = !isKnown
        (hasAppeared, isKnown) = (appears, true)
        let action =
            appears
            ? view.rule.appear(&memory, isFirst: isFirst) : view.rule.disappear(&memory)
        action?()
    }

    override func willRemove() {
        environment.lifeCycles?.remove(self)
        if hasAppeared { graph.actLast { [self] in settle(appears: false) } }
    }
}

private nonisolated struct AppearanceRule: LifeCycleRule {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    func makeMemory() {}
    func appear(_ memory: inout Void, isFirst: Bool) -> (() -> Void)? { onAppear }
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
    func appear(_ memory: inout Value, isFirst: Bool) -> (() -> Void)? {
        let value = memory
        return isInitial && isFirst ? { action(value, value) } : nil
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
    let name: String?
    let priority: TaskPriority
    let action: @MainActor () async -> Void

    static var restsUnshown: Bool { true }
    func makeMemory() -> (id: ID, task: Task<Void, Never>?) { (id, nil) }

    func appear(
        _ memory: inout (id: ID, task: Task<Void, Never>?), isFirst: Bool
    ) -> (() -> Void)? {
        memory = (id, Task(name: name, priority: priority, operation: action))
        return nil
    }

    func differs(from old: Self) -> Bool { id.isNew(after: old.id) }

    func change(_ memory: inout (id: ID, task: Task<Void, Never>?)) -> (() -> Void)? {
        guard id.isNew(after: memory.id) else { return nil }
        memory.task?.cancel()
        return appear(&memory, isFirst: false)
    }

    func disappear(_ memory: inout (id: ID, task: Task<Void, Never>?)) -> (() -> Void)? {
        memory.task?.cancel()
        return nil
    }
}

nonisolated extension View {
    /// Runs an action after the view has appeared, after those of its content and before those of
    /// its ancestors.
    ///
    /// A view appears when it is inserted, and again when its page of a navigation stack is
    /// uncovered or its tab selected. On a page or tab that is not shown, it has not appeared yet.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifeCycleView(content: self, rule: AppearanceRule(onAppear: action))
    }

    /// Runs an action after the view has been removed and its transition has ended, after its page
    /// of a navigation stack is covered, or after another tab is selected.
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

    /// Runs a task from each appearance of the view; it is cancelled when the view disappears.
    ///
    /// - Parameters:
    ///   - name: The name of the task for debuggers and `Task.name`; nil, the default, for none.
    ///   - priority: The priority of the task.
    ///   - action: The task.
    /// - Returns: The view with the task.
    public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        task(id: 0, name: name, priority: priority, action)
    }

    /// Runs a task from each appearance of the view, and restarts it when an id changes.
    ///
    /// The task is cancelled when the view disappears or the next task starts.
    public func task<ID: Equatable>(
        id: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        LifeCycleView(
            content: self,
            rule: TaskRule(id: id, name: name, priority: priority, action: action)
        )
    }
}
