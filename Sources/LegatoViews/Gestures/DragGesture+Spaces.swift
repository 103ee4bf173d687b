public import Foundation
public import LegatoLayers

nonisolated extension DragGesture {
    /// Creates a drag gesture that reports locations in a coordinate space.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.init(
            minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.forGestures
        )
    }

    /// Creates a drag gesture that reports locations in a coordinate space.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(
            minimumDistance: minimumDistance,
            coordinateSpace: coordinateSpace.coordinateSpace.forGestures
        )
    }
}

nonisolated extension CoordinateSpace {
    /// The same space for a gesture.
    fileprivate var forGestures: GestureCoordinateSpace {
        switch self {
        case .local: .local
        case .global: .global
        case .named(let name): .named(name)
        }
    }
}
