#if Combine
import LegatoMotion
public import LegatoViews
public import OpenCombine

/// A property wrapper for an observable object provided by the focused view or an ancestor with
/// `focusedObject(_:)`.
///
/// The body is evaluated again when the object announces a change, and when the focus moves to
/// another object.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Creates a property for the object that has the property's type.
    public nonisolated init() {}

    /// The object; nil if there is none.
    public var wrappedValue: ObjectType? { object }

    /// A wrapper whose members are bindings to the object's properties; nil if there is none.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
        object.map { ObservedObject.Wrapper(object: $0) }
    }
}

extension FocusedObject: GraphProperty, ComparedProperty {
    package mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        object = FocusedObjectReader(node).object
        let known = storage as? ObjectObservation<ObjectType>
        guard known?.object !== object else { return }
        storage = object.map { ObjectObservation(of: $0, for: node) }
    }

    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        // The object comes from the focused view, never from the view's parent.
        { _, _ in true }
    }
}

nonisolated extension View {
    /// Provides an observable object for `@FocusedObject` while the focus is in the view; nil for
    /// none.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedObject(object, isScene: false)
    }

    /// Provides an observable object for `@FocusedObject` wherever the focus is; nil for none.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedObject(object, isScene: true)
    }
}
#endif
