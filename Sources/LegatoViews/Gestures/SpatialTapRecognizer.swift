public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

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
