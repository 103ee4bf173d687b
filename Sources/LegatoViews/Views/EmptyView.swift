/// A view that draws nothing and takes up no space.
public nonisolated struct EmptyView: View {
    /// Creates the view.
    nonisolated public init() {}
}
