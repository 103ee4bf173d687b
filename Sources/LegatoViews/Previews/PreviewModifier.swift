/// A modifier of previews with a context that all of them share.
///
/// ```swift
/// struct Inset: PreviewModifier {
///     static func makeSharedContext() async throws -> EdgeInsets { EdgeInsets() }
///
///     func body(content: Content, context: EdgeInsets) -> some View {
///         content.padding(context)
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol PreviewModifier {
    /// The type of the context.
    associatedtype Context = Void
    /// The type of the modified view.
    associatedtype Body: View
    /// The view to modify.
    typealias Content = PreviewModifierContent

    /// Creates the context, once for all previews with modifiers of the type.
    ///
    /// Until it returns, the previews are empty; if it throws, they show the error.
    static func makeSharedContext() async throws -> Context

    /// Returns the modified view.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates no context.
    public static func makeSharedContext() async throws {}
}

/// The type-erased view of a preview.
public nonisolated struct PreviewModifierContent: View {
    let view: AnyView

    /// The view.
    public var body: some View { view }
}
