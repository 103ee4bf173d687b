package import Foundation
import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    /// The transform from this layer's coordinate space to its superlayer's.
    ///
    /// The superlayer's `sublayerTransform` does not apply to its mask.
    var planeToSuperlayer: ProjectiveTransform {
        let values = around
        return ProjectiveTransform(
            of: state(in: values), in: isMask ? nil : link?.state(in: values)
        )
    }

    /// Whether the layer is its superlayer's mask.
    var isMask: Bool {
        let model = model()
        return model.linkedParent?.maskLayer === model
    }

    /// The transform from this layer's coordinate space to that of an ancestor; nil means the space
    /// that contains the root.
    ///
    /// Ancestors are compared by id, because they are read as model layers.
    private func plane(to ancestor: LayerID?) -> ProjectiveTransform {
        let values = around
        var plane = ProjectiveTransform()
        var at: CALayer? = self
        while let layer = at, layer.id != ancestor {
            Self.conversionSteps += 1
            var parent = layer.link
            func isDeep(_ layer: CALayer?) -> Bool {
                layer?.state.preservesDepth == true && layer?.id != ancestor
            }
            let state = layer.state(in: values)
            guard isDeep(parent) else {
                let outer = layer.isMask ? nil : parent?.state(in: values)
                plane = plane.concat(ProjectiveTransform(of: state, in: outer))
                at = parent
                continue
            }
            // Transforms through 3-D ancestors are concatenated in space, up to the next flattening
            // one.
            var map = CATransform3D(of: state, in: parent?.state(in: values))
            while let deep = parent, isDeep(deep) {
                parent = deep.link
                let outer = parent?.state(in: values)
                map = CATransform3DConcat(map, CATransform3D(of: deep.state(in: values), in: outer))
            }
            plane = plane.concat(ProjectiveTransform(flattening: map))
            at = parent
        }
        return plane
    }

    /// The number of layers visited so far to convert between coordinate spaces.
    package static var conversionSteps = 0

    /// This layer and its ancestors as model layers, from the layer up to the root.
    var lineage: [CALayer] {
        var list: [CALayer] = []
        var at: CALayer? = self
        while let layer = at {
            list.append(layer)
            at = layer.link
        }
        return list
    }

    /// The transform from one layer's coordinate space to another's; nil if the target is edge-on.
    ///
    /// It goes through the lowest common ancestor, so that layers above it have no influence.
    static func map(from source: CALayer?, to target: CALayer?) -> ProjectiveTransform? {
        guard let target else { return source?.plane(to: nil) ?? ProjectiveTransform() }
        guard let source else { return target.plane(to: nil).inverse }
        var meeting: LayerID?
        if (source.around == nil) == (target.around == nil) {
            // A parent and its sublayer need no path to the root.
            if target.link?.id == source.id { return target.plane(to: source.id).inverse }
            if source.link?.id == target.id { return source.plane(to: target.id) }
            let above = Set(target.lineage.map(\.id))
            meeting = source.lineage.first { above.contains($0.id) }?.id
        }
        let up = source.plane(to: meeting)
        if target.id == meeting { return up }
        return target.plane(to: meeting).inverse.map { up.concat($0) }
    }

    /// Converts the location of the event being delivered from the display's coordinate space to
    /// this layer's.
    package func place(ofEventAt location: CGPoint) -> CGPoint {
        guard let plane = EventPath.current?.plane(of: self) else {
            return convert(location, from: nil)
        }
        return Self.convert(location, plane.inverse)
    }

    /// Converts the location of the event being delivered to the space in which gestures report it.
    package func localPlace(ofEventAt location: CGPoint) -> CGPoint {
        let place = place(ofEventAt: location)
        guard self is any SharedSpaceLayer else { return place }
        let origin = (presentation() ?? self).bounds.origin
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }

    static func convert(_ point: CGPoint, _ plane: ProjectiveTransform?) -> CGPoint {
        guard let at = plane?.map(point.x, point.y) else { return point }
        return CGPoint(x: at.x, y: at.y)
    }
}

/// A layer with the coordinate space of its superlayer, in which its bounds are its frame.
///
/// Gestures report locations from the top left corner of the bounds.
package protocol SharedSpaceLayer: CALayer {}
