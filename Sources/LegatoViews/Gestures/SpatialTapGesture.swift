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

extension SpatialTapGesture: PrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] {
        let press = TapPress()
        let tap = TapGesture(count: count).onEnded {
            GestureRound.report(.ended(Value(location: press.location)), sink)
        }
        return [SpatialTapRecognizer(tap.makeRecognizer(), sink, press, coordinateSpace)]
    }
}

/// The location of a press.
private final class TapPress {
    var location = CGPoint.zero
}

/// Records the location of presses.
private final class SpatialTapRecognizer: FailingRecognizer<SpatialTapGesture.Value> {
    private let press: TapPress
    private let space: CoordinateSpace

    init(
        _ base: any GestureRecognizer, _ sink: @escaping GestureSink<SpatialTapGesture.Value>,
        _ press: TapPress, _ space: CoordinateSpace
    ) {
        (self.press, self.space) = (press, space)
        super.init(base, sink)
    }

    override func began(_ event: PointerEvent, on layer: CALayer) {
        press.location = space.place(of: event, on: layer)
        super.began(event, on: layer)
    }
}

nonisolated extension View {
    /// Calls `action` with the location of `count` taps on the view.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
                .onEnded { action($0.location) }
        )
    }
}
