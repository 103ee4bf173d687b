import LegatoGraphics

/// A part of what a program shows, told by what it is made of.
///
/// A view is a value and shows nothing by itself: a `HostingLayer` or a window keeps layers for it and
/// asks for `body` again when something that the body read has changed.
@preconcurrency @MainActor public protocol View {
    /// The type of view that the body is.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// Not to be reached: views without a body are never asked for one.
    public var body: Never { refuse("A view without a body was asked for it.") }
}

/// A view that the graph knows how to show; it has no body.
protocol PrimitiveView: View where Body == Never {
    /// Makes what keeps the view.
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self>
}

extension View where Body == Never {
    /// Not to be reached: the view has no body.
    public var body: Never { refuse("\(Self.self) has no body.") }
}
