import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// A view that goes through phases: each begins when the animation to the one before is logically
/// complete.
///
/// Without a trigger the phases follow each other for ever; with one they are gone through once, back
/// to the first, for each change of it, and a change on the way leads to the next phase at once. A
/// phase without an animation shows for one frame.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    /// It has no body.
    public typealias Body = Never
    let phases: [Phase]
    let trigger: AnyEquatable?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Creates a view that goes through phases for ever.
    /// - Parameters:
    ///   - phases: The phases, at least one.
    ///   - content: Makes the view of a phase.
    ///   - animation: How a phase is entered; `.default` by default, nil for at once.
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, trigger) = (Array(phases), nil)
        (self.content, self.animation) = (content, animation)
    }

    /// Creates a view that goes through phases once for each change of a trigger.
    /// - Parameters:
    ///   - phases: The phases, at least one.
    ///   - trigger: What to watch.
    ///   - content: Makes the view of a phase.
    ///   - animation: How a phase is entered; `.default` by default, nil for at once.
    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
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

private final class PhaseNode<Phase: Equatable, Content: View>: TypedNode<
    PhaseAnimator<Phase, Content>
>, MovingValue
{
    private var sequence = PhaseSequence<Phase>([], isRepeating: false)
    private var child: TypedNode<Content>?
    var followedPlace: Int?
    /// In which flush the last step was taken.
    private var stepFlush: Int?
    /// The step that is complete and lets the next one wait for a frame.
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

    /// Goes on once the tree is up to date.
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
        // Nothing was animated: the phase shows for a frame.
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

/// A value that is compared with others of its type.
struct AnyEquatable: Equatable {
    private let value: Any
    private let isSame: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isSame = { $0 as? Value == value }
    }

    static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isSame(b.value) }
}

extension View {
    /// Goes through phases for ever, as `PhaseAnimator`, with the view as what they are shown on.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PlacedView(
            self,
            for: PlaceholderContentView<Self>.self,
            in: PhaseAnimator(
                phases,
                content: { content(PlaceholderContentView(), $0) },
                animation: animation
            )
        )
    }

    /// Goes through phases once for each change of a trigger, as `PhaseAnimator`, with the view as
    /// what they are shown on.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PlacedView(
            self,
            for: PlaceholderContentView<Self>.self,
            in: PhaseAnimator(
                phases,
                trigger: trigger,
                content: { content(PlaceholderContentView(), $0) },
                animation: animation
            )
        )
    }
}
