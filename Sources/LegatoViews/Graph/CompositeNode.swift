import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The node of a view that has a body.
class CompositeNode<V: View>: HoldingNode<V> {
    private var store = PropertyStore()
    private var child: TypedNode<V.Body>?
    /// Whether the evaluation of the body is deferred: to the pending environment or, without one,
    /// to the refresh of invalidated nodes.
    private var isDeferred = false

    override init(_ view: V, _ context: NodeContext) {
        super.init(view, context)
        child = inner.makeNode(evaluate())
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override func addItems(to list: inout ItemList) { if let child { list.add(child) } }

    override var bodyType: Any.Type? {
        // The names of generic views, such as groups, modifiers and buttons, carry little
        // information.
        "\(V.self)".contains("<") ? nil : V.self
    }

    override func updateView(_ view: V) {
        guard !FieldTable.areEqual(self.view, view) else { return }
        self.view = view
        if ChangeWatch.isOn { noteChange("@self") }
        guard graph.isEnvironmentDue else {
            graph.tally?.cause = .newValue
            return refresh()
        }
        guard !isDirty else { return }
        isDeferred = true
        graph.invalidate(self)
    }

    override func refreshView() {
        isDeferred = false
        child?.update(evaluate())
    }

    override func environmentChanged() {
        if isDeferred || store.differs(environment) {
            noteEnvironment()
            graph.tally?.cause = isDeferred ? .newValue : .environment
            graph.beforeEnvironment { refresh() }
        }
        child?.take(environment)
    }

    /// Notes which properties the environment changes.
    private func noteEnvironment() {
        guard ChangeWatch.isOn else { return }
        let names = PropertyPlan.names(of: V.self)
        for slot in store.slots(changedBy: environment) {
            noteChange(names[slot])
        }
    }

    override func propertyName(of storage: AnyObject) -> String? {
        store.slot(of: storage).map { PropertyPlan.names(of: V.self)[$0] }
    }

    /// The view with its current animatable data.
    func shown() -> V { view }

    private func evaluate() -> V.Body {
        graph.tally?.note(V.self, isFirst: child == nil)
        return graph.evaluate(self) {
            var shown = shown()
            store.connect(&shown, self)
            return RunningBody.run(V.self) { shown.body }
        }
    }
}

extension CompositeNode: @MainActor CustomStringConvertible {
    var description: String { "\(V.self)" }
}

/// The node of an animatable view.
final class AnimatableNode<V: View & Animatable>: CompositeNode<V> {
    private lazy var data = AnimatedValue(view.animatableData, context, of: V.self)

    override func updateView(_ view: V) {
        data.onMove = { [weak self] in
            guard let self else { return }
            graph.invalidateInFrame(self)
        }
        data.set(view.animatableData)
        super.updateView(view)
    }

    override func shown() -> V {
        var shown = view
        shown.animatableData = data.shown
        return shown
    }

    override func willRemove() { data.stop() }
}
