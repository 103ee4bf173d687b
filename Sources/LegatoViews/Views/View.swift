import LegatoGraphics

/// A piece of user interface, described by the views it is composed of.
///
/// A view is a value; it draws nothing itself. A `HostingLayer` or a window keeps layers for it and
/// evaluates `body` again when state that the body read has changed.
///
/// ```swift
/// struct Card: View {
///     @State private var isLarge = false
///
///     var body: some View {
///         RoundedRectangle(cornerRadius: 12)
///             .frame(width: isLarge ? 240 : 120, height: 80)
///             .onTapGesture { withAnimation(.bouncy) { isLarge.toggle() } }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// Traps; the body of a primitive view is never evaluated.
    public var body: Never { refuse("Never.body must not be called: it has no value.") }
}

/// Traps: a view that the graph renders directly has no body.
///
/// Only protocols of such views call it. An extension of all views whose `Body` is `Never` would let a
/// view without a body compile.
nonisolated func refuseBody(of view: Any.Type) -> Never {
    refuse("\(view).body must not be called: a view whose Body is Never has no body.")
}
