import LegatoGraphics
public import LegatoMotion

/// A reusable modification of views.
///
/// A modifier can have dynamic properties, such as `@State`, whose storage belongs to the modified
/// view's position in the tree.
///
/// ```swift
/// struct Card: ViewModifier {
///     func body(content: Content) -> some View {
///         content.padding().background(.white, in: RoundedRectangle(cornerRadius: 12))
///     }
/// }
///
/// Text("Hello").modifier(Card())
/// ```
@preconcurrency @MainActor public protocol ViewModifier {
    /// The type of the body.
    associatedtype Body: View
    /// A placeholder for the modified view.
    typealias Content = ModifierContent<Self>

    /// Returns the modified view.
    @ViewBuilder func body(content: Content) -> Body
}

/// A modifier whose body is evaluated for every frame of an animation of its data.
///
/// A protocol of its own would need `nonisolated` in conforming types in some language modes.
public typealias AnimatableModifier = Animatable & ViewModifier

/// The view to which a modifier is applied.
public struct ModifierContent<Modifier: ViewModifier>: View {
    /// It has no body.
    public typealias Body = Never
}

extension ModifierContent: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PlaceholderNode(view, context, key: Self.self)
    }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
    /// It has no body.
    public typealias Body = Never
    /// The original view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to a view.
    public init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

extension View {
    /// Applies a modifier to the view.
    public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ModifierNode(view, context)
    }
}

/// A view that evaluates a modifier's body.
struct ModifierView<Modifier: ViewModifier>: View, GuestHolder {
    var modifier: Modifier
    var body: some View { modifier.body(content: ModifierContent()) }
}

/// A view that evaluates the body of an animatable modifier.
struct AnimatableModifierView<Modifier: ViewModifier & Animatable>: View, @MainActor Animatable,
    GuestHolder
{
    var modifier: Modifier
    var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
    var body: some View { modifier.body(content: ModifierContent()) }
}

private final class ModifierNode<Content: View, Modifier: ViewModifier>: TypedNode<
    ModifiedContent<Content, Modifier>
>
{
    private let source: PlaceholderSource
    private var child: ViewNode?
    private var change: (Modifier) -> Void = { _ in }

    override init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
        source = PlaceholderSource(view.content, context)
        super.init(view, context)
        var inside = inner
        inside.placeholders[ObjectIdentifier(ModifierContent<Modifier>.self)] = source
        if let type = Modifier.self as? any GeometryEffect.Type {
            makeGeometry(type, inside)
        } else if let type = Modifier.self as? any (ViewModifier & Animatable).Type {
            makeAnimatable(type, inside)
        } else {
            let node = inside.makeNode(ModifierView(modifier: view.modifier))
            child = node
            change = { [link = node.ownLink] in
                (link.node as? TypedNode<ModifierView<Modifier>>)?
                    .update(ModifierView(modifier: $0))
            }
        }
    }

    private func makeAnimatable<A: ViewModifier & Animatable>(
        _ type: A.Type, _ inside: NodeContext
    ) {
        guard let modifier = view.modifier as? A else { return }
        make(AnimatableModifierView(modifier: modifier), inside) {
            ($0 as? A).map(AnimatableModifierView.init)
        }
    }

    private func makeGeometry<E: GeometryEffect>(_ type: E.Type, _ inside: NodeContext) {
        func view(_ effect: E) -> some View {
            MovingEffectView(
                content: ModifierContent<Modifier>(), effect: GeometryLayerEffect(base: effect)
            )
        }
        guard let effect = self.view.modifier as? E else { return }
        make(view(effect), inside) { ($0 as? E).map(view) }
    }

    /// Makes the child for a view that a function returns for later modifiers.
    private func make<V: View>(
        _ first: V, _ inside: NodeContext, _ next: @escaping (Modifier) -> V?
    ) {
        let node = inside.makeNode(first)
        child = node
        change = { [weak node] in
            if let view = next($0) { node?.update(view) }
        }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: ModifiedContent<Content, Modifier>) {
        self.view = view
        // The outer view changes first, as changes proceed from the root down.
        change(view.modifier)
        source.take(view.content)
    }
}
