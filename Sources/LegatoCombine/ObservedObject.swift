#if Combine
public import LegatoViews
public import OpenCombine

/// A property wrapper for an observable object that is owned elsewhere.
///
/// The body is evaluated again when the object announces a change, and when the view receives
/// another object.
///
/// ```swift
/// struct Points: View {
///     @ObservedObject var score: Score
///
///     var body: some View { Slider(value: $score.points, in: 0...9) }
/// }
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(object, keyPath)
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Creates a property for an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Creates a property for an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// A wrapper whose members are bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: GraphProperty, ComparedProperty {
    package mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        let known = storage as? ObjectObservation<ObjectType>
        guard known?.object !== wrappedValue else { return }
        storage = ObjectObservation(of: wrappedValue, for: node)
    }

    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: Self.self).pointee.wrappedValue
                === b.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        }
    }
}
#endif
