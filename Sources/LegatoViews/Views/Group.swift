/// A group of views; a modifier applied to it is applied to each of them.
public nonisolated struct Group<Content: View>: View {
    private let content: Content

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    public var body: some View { content }
}
