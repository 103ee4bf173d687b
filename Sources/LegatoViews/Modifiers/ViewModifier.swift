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
