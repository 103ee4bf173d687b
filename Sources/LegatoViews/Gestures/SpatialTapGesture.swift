public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// One or more taps, with their location.
///
/// ```swift
/// Color.indigo
///     .gesture(SpatialTapGesture().onEnded { print($0.location) })
/// ```
public nonisolated struct SpatialTapGesture: Gesture {
    /// The location of the taps.
    public nonisolated struct Value: Equatable, Sendable {
        /// The location of the last press, in points.
        public var location: CGPoint
    }

    /// The number of taps.
    public let count: Int
    /// The coordinate space in which the location is reported.
    public let coordinateSpace: CoordinateSpace

    /// Creates a tap gesture; a count below 1 counts as 1, with a warning.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = NumberCheck(Self.self, "init(count:coordinateSpace:)").count(count)
        self.coordinateSpace = coordinateSpace
    }
}
