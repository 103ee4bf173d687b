import LegatoGraphics
import LegatoRenderTree

/// The transforms of the layers under an event while it is delivered, computed once for all of
/// them.
///
/// They are those of the presentation, in which the event has hit the layers.
///
/// A press on thousands of nested layers needs its location in each of them, so the transforms are
/// computed from the root down, each from its parent's.
final class EventPath {
    /// The path of the event being delivered; nil outside of event delivery.
    static var current: EventPath?

    /// A layer's coordinate space: a plane, or within layers that preserve depth a 3D space over
    /// the plane of an ancestor.
    private struct LayerSpace {
        var plane: ProjectiveTransform
        /// The transform from the layer's space to that of the closest ancestor that does not
        /// preserve depth, and that ancestor's plane.
        var depth: CATransform3D?
        var base: ProjectiveTransform
    }

    /// The layers from the innermost one to the root.
    private let layers: [CALayer]
    /// The presentation; nil for layers without a display.
    private let values: PresentationValues?
    private lazy var places = planes()

    /// Creates the path of an event from the root to a layer.
    init(to innermost: CALayer?) {
        (layers, values) = (innermost?.lineage ?? [], innermost?.host?.presentationValues)
    }

    /// Runs a closure that delivers an event.
    func run(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }

    /// The transform from a layer's space to the space that contains the root; nil if the event
    /// does not hit the layer.
    func plane(of layer: CALayer) -> ProjectiveTransform? { places[ObjectIdentifier(layer)]?.plane }

    private func planes() -> [ObjectIdentifier: LayerSpace] {
        var places: [ObjectIdentifier: LayerSpace] = [:]
        var outer: (layer: CALayer, place: LayerSpace)?
        for layer in layers.reversed() {
            CALayer.conversionSteps += 1
            let place = place(of: layer, in: outer)
            places[ObjectIdentifier(layer)] = place
            outer = (layer, place)
        }
        return places
    }

    private func place(of layer: CALayer, in outer: (layer: CALayer, place: LayerSpace)?)
        -> LayerSpace
    {
        let state = layer.state(in: values)
        guard let (parent, around) = outer else {
            let plane = ProjectiveTransform(of: state, in: nil)
            let depth = state.preservesDepth ? CATransform3D(of: state, in: nil) : nil
            return LayerSpace(plane: plane, depth: depth, base: ProjectiveTransform())
        }
        let outerState = parent.state(in: values)
        guard outerState.preservesDepth, let outerDepth = around.depth else {
            let plane = ProjectiveTransform(of: state, in: layer.isMask ? nil : outerState)
            let depth = state.preservesDepth ? CATransform3D(of: state, in: outerState) : nil
            return LayerSpace(plane: plane.concat(around.plane), depth: depth, base: around.plane)
        }
        let map = CATransform3DConcat(CATransform3D(of: state, in: outerState), outerDepth)
        return LayerSpace(
            plane: ProjectiveTransform(flattening: map).concat(around.base),
            depth: state.preservesDepth ? map : nil, base: around.base
        )
    }
}

extension GestureContest {
    /// Delivers an event to gestures; its location in each layer is computed once for all of them.
    func deliver(_ body: () -> Void) { EventPath(to: innermost).run(body) }
}
