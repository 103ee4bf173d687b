import LegatoGraphics
import LegatoMotion

/// A key of a value that a view sets for its container.
public nonisolated protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that do not set it.
    static var defaultValue: Value { get }
}

/// The values that a view sets for its container, by `containerValue(_:_:)`.
///
/// A container reads them from its subviews and its sections. Declare a value with `@Entry`.
public nonisolated struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The tag of the view; nil if it has none.
    var tag: AnyHashable?

    /// The value of a key.
    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the tag of the view if it has the given type, otherwise nil.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Returns whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// The key of the values of a view for its container.
nonisolated enum ContainerValuesKey: LayoutValueKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}
