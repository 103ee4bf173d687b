import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// A view that steps through phases; each begins when the animation to the previous one is
/// logically complete.
///
/// Without a trigger the phases repeat forever. With one, each change of the trigger steps through
/// all phases and back to the first; a change in mid-sequence moves to the next phase immediately.
/// A phase without an animation is shown for one frame.
///
/// ```swift
/// PhaseAnimator([1, 1.2]) { scale in
///     Circle().scaleEffect(scale)
/// } animation: { _ in
///     .easeInOut(duration: 0.6)
/// }
/// ```
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let phases: [Phase]
    let trigger: AnyEquatable?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Creates a view that repeats its phases forever.
    /// - Parameters:
    ///   - phases: The phases, at least one.
    ///   - content: Returns the view of a phase.
    ///   - animation: The animation to a phase; `.default` by default. nil changes immediately.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, trigger) = (Array(phases), nil)
        (self.content, self.animation) = (content, animation)
    }

    /// Creates a view that steps through its phases once for each change of a trigger.
    /// - Parameters:
    ///   - phases: The phases, at least one.
    ///   - trigger: The value whose changes start the phases.
    ///   - content: Returns the view of a phase.
    ///   - animation: The animation to a phase; `.default` by default. nil changes immediately.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, self.trigger) = (Array(phases), AnyEquatable(trigger))
        (self.content, self.animation) = (content, animation)
    }
}

extension PhaseAnimator: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PhaseNode(view, context)
    }
}

private final class PhaseNode<Phase: Equatable, Content: View>: HoldingNode<
    PhaseAnimator<Phase, Content>
>, MovingValue
{
    private var sequence = PhaseSequence<Phase>([], isRepeating: false)
    private var child: TypedNode<Content>?
    var followedPlace: Int?
    /// The flush in which the last step was taken.
    private var stepFlush: Int?
    /// A step completed within its own flush; the next one begins in the next frame.
    private var complete: PhaseSequence<Phase>.Step?

    override init(_ view: PhaseAnimator<Phase, Content>, _ context: NodeContext) {
        super.init(view, context)
        restart()
        child = content().map { inner.makeNode($0) }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    private func restart() {
        if view.phases.isEmpty {
            ViewWarning.print(
                WarningSubject("PhaseAnimator", in: self),
                "has no phases and shows nothing; give it at least one."
            )
        }
        sequence = PhaseSequence(view.phases, isRepeating: view.trigger == nil) { [unowned self] in
            view.animation($0)
        }
        step { $0.begin() }
    }

    override func updateView(_ view: PhaseAnimator<Phase, Content>) {
        let old = self.view
        self.view = view
        if old.phases != view.phases || (old.trigger == nil) != (view.trigger == nil) {
            restart()
        } else if old.trigger != view.trigger {
            step { $0.trigger() }
        }
        refresh()
    }

    override func refreshView() {
        guard let content = content() else { return }
        if let child { return child.update(content) }
        child = inner.makeNode(content)
        itemsChanged()
    }

    private func content() -> Content? {
        sequence.phase.map { phase in graph.evaluate(self) { view.content(phase) } }
    }

    /// Takes the next step once the tree is up to date.
    private func step(_ next: @escaping (inout PhaseSequence<Phase>) -> PhaseSequence<Phase>.Step?)
    {
        graph.act { [weak self] in
            guard let self, !isRemoved, let step = next(&sequence) else { return }
            show(step)
        }
    }

    private func show(_ step: PhaseSequence<Phase>.Step) {
        stepFlush = graph.runningFlush
        var transaction = Transaction(animation: step.animation)
        transaction.addAnimationCompletion { [weak self] in self?.completed(step) }
        withTransaction(transaction) {
            graph.beginChange()
            graph.invalidate(self)
        }
    }

    private func completed(_ step: PhaseSequence<Phase>.Step) {
        guard !isRemoved else { return }
        guard let flush = graph.runningFlush, flush == stepFlush else {
            return self.step { $0.complete(step) }
        }
        // Nothing was animated, so the phase is shown for one frame.
        complete = step
        graph.follow(self)
    }

    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool {
        if let step = complete { self.step { $0.complete(step) } }
        complete = nil
        return false
    }

    override func willRemove() { graph.forget(self) }
}

/// A type-erased equatable value.
nonisolated struct AnyEquatable: Equatable {
    private let value: Any
    private let isSame: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isSame = { $0 as? Value == value }
    }

    static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isSame(b.value) }
}

nonisolated extension View {
    /// Repeats phases forever, as in `PhaseAnimator`, and applies them to the view.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PlacedView(
            self,
            for: PlaceholderContentView<Self>.self,
            in: PhaseAnimator(
                phases, content: { content(PlaceholderContentView(), $0) }, animation: animation
            )
        )
    }

    /// Steps through phases once for each change of a trigger, as in `PhaseAnimator`, and applies
    /// them to the view.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PlacedView(
            self,
            for: PlaceholderContentView<Self>.self,
            in: PhaseAnimator(
                phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
                animation: animation
            )
        )
    }
}
