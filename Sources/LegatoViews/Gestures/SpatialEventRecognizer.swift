import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A gesture whose values are presses.
private protocol SpatialPrimitiveGesture: PrimitiveGesture
where Value == SpatialEventCollection {}

extension SpatialEventGesture: SpatialPrimitiveGesture {
    func makeRecognizers(
        _ properties: PropertyStores, _ sink: @escaping GestureSink<Value>
    ) -> [any GestureRecognizer] { [SpatialEventRecognizer(coordinateSpace, sink)] }
}

/// Reports presses.
private final class SpatialEventRecognizer: GestureRecognizer {
    private(set) var state = GestureRecognizerState.over
    private let space: CoordinateSpace
    private let sink: GestureSink<SpatialEventCollection>
    /// The number of the current press.
    private var number = 0

    init(_ space: CoordinateSpace, _ sink: @escaping GestureSink<SpatialEventCollection>) {
        (self.space, self.sink) = (space, sink)
    }

    private func value(
        _ event: PointerEvent, _ layer: CALayer, _ phase: SpatialEventCollection.Event.Phase
    ) -> SpatialEventCollection {
        SpatialEventCollection([
            SpatialEventCollection.Event(
                id: .init(number: number), timestamp: event.time, kind: .pointer,
                location: space.place(of: event, on: layer), phase: phase,
                modifierKeys: event.modifiers
            )
        ])
    }

    func began(_ event: PointerEvent, on layer: CALayer) {
        number += 1
        state = .active
        moved(event, on: layer)
    }

    func moved(_ event: PointerEvent, on layer: CALayer) {
        GestureRound.report(.changed(value(event, layer, .active)), sink)
    }

    func ended(_ event: PointerEvent, on layer: CALayer) { end(event, layer, .ended) }
    func cancelled(_ event: PointerEvent, on layer: CALayer) { end(event, layer, .cancelled) }

    private func end(
        _ event: PointerEvent, _ layer: CALayer, _ phase: SpatialEventCollection.Event.Phase
    ) {
        let wasActive = state == .active
        state = .over
        if wasActive { GestureRound.report(.ended(value(event, layer, phase)), sink) }
    }
}

extension CoordinateSpace {
    /// Returns the location of an event on a layer.
    func place(of event: PointerEvent, on layer: CALayer) -> CGPoint {
        switch self {
        case .local: return layer.localPlace(ofEventAt: event.location)
        case .global: return event.location
        case .named(let name):
            let known = layer as? any NamedSpaceLayer
            return known?.place(ofEventAt: event.location, inSpaceNamed: name) ?? event.location
        }
    }
}
