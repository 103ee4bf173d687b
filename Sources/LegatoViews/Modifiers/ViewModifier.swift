import LegatoGraphics
import LegatoMotion

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

/// The view to which a modifier is applied.
public nonisolated struct ModifierContent<Modifier: ViewModifier>: View {
}

extension ModifierContent: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PlaceholderNode(view, context, key: Self.self)
    }
}

/// A modifier that returns the view unchanged.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    /// The modifier.
    public static let identity = EmptyModifier()

    /// Creates the modifier.
    public init() {}

    /// Returns the view.
    public func body(content: Content) -> some View { content }
}

/// A view with a modifier applied to it.
public nonisolated struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
    /// The original view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to a view.
    public init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

nonisolated extension View {
    /// Applies a modifier to the view.
    public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
