#if Combine
import LegatoGraphics
import LegatoMotion
public import LegatoViews
public import OpenCombine

/// A property wrapper for an observable object that an ancestor provides with
/// `environmentObject(_:)`.
///
/// The body is evaluated again when the object announces a change, and when an ancestor provides
/// another object. Accessing the object traps if no ancestor provides one.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Creates a property for the object that has the property's type.
    public nonisolated init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        guard let object else {
            refuse(
                "The environment contains no \(ObjectType.self); provide one with "
                    + ".environmentObject(_:) on an ancestor of this view."
            )
        }
        return object
    }

    /// A wrapper whose members are bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: GraphProperty, ComparedProperty {
    private final class Storage: EnvironmentReading {
        let observation: ObjectObservation<ObjectType>?

        init(_ observation: ObjectObservation<ObjectType>?) { self.observation = observation }

        func isSame(in environment: EnvironmentValues) -> Bool {
            observation?.object === environment[ObjectKey<ObjectType>.self]
        }
    }

    package mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        object = node.environment[ObjectKey<ObjectType>.self]
        if let known = storage as? Storage, known.observation?.object === object { return }
        storage = Storage(object.map { ObjectObservation(of: $0, for: node) })
    }

    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        // The object comes from the environment, never from the view's parent.
        { _, _ in true }
    }
}

nonisolated extension View {
    /// Provides an observable object to the view, for its `@EnvironmentObject` properties.
    ///
    /// An inner object replaces an outer one of the same type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        transformEnvironment(\.self) { $0[ObjectKey<T>.self] = object }
    }
}
#endif
