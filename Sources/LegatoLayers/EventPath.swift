import LegatoGraphics
import LegatoRenderTree

/// How the layers below an event lie while it is delivered, worked out once for all of them.
///
/// A press in the middle of thousands of layers in each other asks for its place in each: the maps are
/// therefore worked out from the root down, each from the one around it.
final class EventPath {
    /// The maps of the event that is being delivered; nil outside of events.
    static var current: EventPath?

    /// A layer's space: a plane, or in layers that keep depth a space over the next plane further out.
    private struct Place {
        var plane: Plane
        /// From the layer's space to that of the next layer further out which keeps no depth, and the
        /// map of that one.
        var depth: CATransform3D?
        var base: Plane
    }

    /// The layers from the innermost one to the root.
    private let layers: [CALayer]
    private lazy var places = planes()

    /// Creates the path of an event from the root to a layer.
    init(to innermost: CALayer?) { layers = innermost?.lineage ?? [] }

    /// Runs a closure that delivers an event.
    func run(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }

    /// From a layer's space to the one around the root; nil for a layer that the event does not hit.
    func plane(of layer: CALayer) -> Plane? { places[ObjectIdentifier(layer)]?.plane }

    private func planes() -> [ObjectIdentifier: Place] {
        var places: [ObjectIdentifier: Place] = [:]
        var outer: (layer: CALayer, place: Place)?
        for layer in layers.reversed() {
            CALayer.conversionSteps += 1
            let place = place(of: layer, in: outer)
            places[ObjectIdentifier(layer)] = place
            outer = (layer, place)
        }
        return places
    }

    private func place(of layer: CALayer, in outer: (layer: CALayer, place: Place)?) -> Place {
        guard let (parent, around) = outer else {
            let plane = Plane(of: layer.state, in: nil)
            let depth =
                layer.state.preservesDepth ? CATransform3D(of: layer.state, in: nil) : nil
            return Place(plane: plane, depth: depth, base: Plane())
        }
        guard parent.state.preservesDepth, let outerDepth = around.depth else {
            let plane = Plane(of: layer.state, in: layer.isMask ? nil : parent.state)
            let depth =
                layer.state.preservesDepth
                ? CATransform3D(of: layer.state, in: parent.state) : nil
            return Place(plane: plane.concat(around.plane), depth: depth, base: around.plane)
        }
        let map = CATransform3DConcat(CATransform3D(of: layer.state, in: parent.state), outerDepth)
        return Place(
            plane: Plane(flattening: map).concat(around.base),
            depth: layer.state.preservesDepth ? map : nil,
            base: around.base
        )
    }
}
