#if Combine
public import LegatoViews
public import OpenCombine

/// A property wrapper that creates an observable object once for each view in the tree and keeps
/// it until the view's removal.
///
/// The body is evaluated again when the object announces a change. Outside a view of a tree,
/// every access creates another object.
///
/// ```swift
/// final class Score: ObservableObject { @Published var points = 0 }
///
/// struct Board: View {
///     @StateObject private var score = Score()
///
///     var body: some View { Button("\(score.points)") { score.points += 1 } }
/// }
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private nonisolated(unsafe) let make: () -> ObjectType
    private var observation: ObjectObservation<ObjectType>?

    /// Creates a property whose object is created when the view appears; the expression is not
    /// evaluated again for later values of the view.
    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object.
    public var wrappedValue: ObjectType { observation?.object ?? make() }

    /// A wrapper whose members are bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }
}

extension StateObject: GraphProperty, ComparedProperty {
    package mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        let known =
            storage as? ObjectObservation<ObjectType>
            ?? ObjectObservation(of: make(), for: node)
        storage = known
        observation = known
    }

    package var isConnected: Bool { observation != nil }

    /// A different initial object is not a change.
    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            a.assumingMemoryBound(to: Self.self).pointee.observation
                === b.assumingMemoryBound(to: Self.self).pointee.observation
        }
    }
}
#endif
