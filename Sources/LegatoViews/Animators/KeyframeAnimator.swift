import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// A view that animates a value with keyframes; its content is evaluated in every frame while they
/// play.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
///     Circle().scaleEffect(scale)
/// } keyframes: { _ in
///     SpringKeyframe(1.5, duration: 0.3)
///     SpringKeyframe(1)
/// }
/// ```
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    enum RunMode: Equatable {
        case repeating(Bool)
        case triggered(AnyEquatable)
    }

    let initialValue: Value
    let mode: RunMode
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Creates a view that plays keyframes repeatedly from its appearance.
    /// - Parameters:
    ///   - initialValue: The value before the keyframes, and at the start of each repetition.
    ///   - repeating: Whether the keyframes play; if false, the value does not change.
    ///   - content: Returns the view of a value.
    ///   - keyframes: Returns the keyframes; called once.
    public init(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, mode) = (initialValue, .repeating(repeating))
        (self.content, self.keyframes) = (content, keyframes)
    }

    /// Creates a view that plays keyframes once for each change of a trigger.
    /// - Parameters:
    ///   - initialValue: The value before the first change.
    ///   - trigger: The value whose changes start the keyframes.
    ///   - content: Returns the view of a value.
    ///   - keyframes: Returns the keyframes for the current value.
    public init(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, mode) = (initialValue, .triggered(AnyEquatable(trigger)))
        (self.content, self.keyframes) = (content, keyframes)
    }
}

extension KeyframeAnimator: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        KeyframeNode(view, context)
    }
}

private final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>: HoldingNode<
    KeyframeAnimator<Value, KeyframePath, Content>
>, MovingValue
where KeyframePath.Value == Value {
    private var player: KeyframePlayer<Value>
    private var value: Value
    private var child: TypedNode<Content>?
    var followedPlace: Int?

    override init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ context: NodeContext) {
        value = view.initialValue
        player = KeyframePlayer(initialValue: value)
        super.init(view, context)
        child = inner.makeNode(content())
        if view.mode == .repeating(true) { play() }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: KeyframeAnimator<Value, KeyframePath, Content>) {
        let isOther = view.mode != self.view.mode
        self.view = view
        if isOther { play() }
        refresh()
    }

    override func refreshView() { child?.update(content()) }

    private func content() -> Content { graph.evaluate(self) { view.content(value) } }

    /// Starts or stops the keyframes according to the mode, once the tree is up to date.
    private func play() {
        graph.act { [weak self] in
            guard let self, !isRemoved else { return }
            let now = graph.clock()
            switch view.mode {
            case .triggered: player.play(at: now) { self.view.keyframes($0) }
            case .repeating(true): player.repeat(from: now) { self.view.keyframes($0) }
            case .repeating(false): player.stopRepeating()
            }
            graph.follow(self)
        }
    }

    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool {
        let isOver = player.rest(at: time)
        value = player.value(at: shown)
        graph.invalidateInFrame(self)
        return !isOver
    }

    override func willRemove() { graph.forget(self) }
}

nonisolated extension View {
    /// Plays keyframes repeatedly, as in `KeyframeAnimator`, and applies their values to the view.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        PlacedView(
            self,
            for: PlaceholderContentView<Self>.self,
            in: KeyframeAnimator(
                initialValue: initialValue, repeating: repeating,
                content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes
            )
        )
    }

    /// Plays keyframes once for each change of a trigger, as in `KeyframeAnimator`, and applies
    /// their values to the view.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        PlacedView(
            self,
            for: PlaceholderContentView<Self>.self,
            in: KeyframeAnimator(
                initialValue: initialValue, trigger: trigger,
                content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes
            )
        )
    }
}
