/// A property wrapper that creates a namespace for ids, such as those of matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A namespace's identity.
    public nonisolated struct ID: Hashable, Sendable {
        let number: Int
    }

    var id = ID(number: 0)

    /// Creates a namespace; each view in the tree gets its own.
    public nonisolated init() {}

    /// The identity to pass to the views that are matched.
    public var wrappedValue: ID { id }
}
