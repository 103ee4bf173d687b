public import Foundation
import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    /// From this layer's space to its superlayer's.
    ///
    /// The `sublayerTransform` of the superlayer does not hold for its mask.
    var planeToSuperlayer: ProjectiveTransform {
        ProjectiveTransform(of: state, in: isMask ? nil : superlayer?.state)
    }

    /// Whether the layer is its superlayer's mask.
    var isMask: Bool {
        let model = model()
        return model.linkedParent?.maskLayer === model
    }

    /// From this layer's space to that of the layer above it with an id; nil means around the root.
    ///
    /// Presentation layers are made afresh on every way up, so they are told apart by their ids.
    private func plane(to ancestor: LayerID?) -> ProjectiveTransform {
        var plane = ProjectiveTransform()
        var at: CALayer? = self
        while let layer = at, layer.id != ancestor {
            Self.conversionSteps += 1
            var parent = layer.superlayer
            func isDeep(_ layer: CALayer?) -> Bool {
                layer?.state.preservesDepth == true && layer?.id != ancestor
            }
            guard isDeep(parent) else {
                let outer = layer.isMask ? nil : parent?.state
                plane = plane.concat(ProjectiveTransform(of: layer.state, in: outer))
                at = parent
                continue
            }
            // Up to the next plane the way leads through space.
            var map = CATransform3D(of: layer.state, in: parent?.state)
            while let deep = parent, isDeep(deep) {
                parent = deep.superlayer
                map = CATransform3DConcat(map, CATransform3D(of: deep.state, in: parent?.state))
            }
            plane = plane.concat(ProjectiveTransform(flattening: map))
            at = parent
        }
        return plane
    }

    /// The number of layers visited so far to convert between coordinate spaces.
    package static var conversionSteps = 0

    /// This layer and those above it, from below.
    var lineage: [CALayer] {
        var list: [CALayer] = []
        var at: CALayer? = self
        while let layer = at {
            list.append(layer)
            at = layer.superlayer
        }
        return list
    }

    /// The map from one layer's space to another's; nil if the target is seen as a line.
    ///
    /// It leads through the lowest layer above both, so that what lies above that does not matter.
    private static func map(from source: CALayer?, to target: CALayer?) -> ProjectiveTransform? {
        guard let target else { return source?.plane(to: nil) ?? ProjectiveTransform() }
        guard let source else { return target.plane(to: nil).inverse }
        var meeting: LayerID?
        if source.isPresentation == target.isPresentation {
            // A parent and its sublayer need no path to the root.
            if target.superlayer?.id == source.id { return target.plane(to: source.id).inverse }
            if source.superlayer?.id == target.id { return source.plane(to: target.id) }
            let above = Set(target.lineage.map(\.id))
            meeting = source.lineage.first { above.contains($0.id) }?.id
        }
        let up = source.plane(to: meeting)
        if target.id == meeting { return up }
        return target.plane(to: meeting).inverse.map { up.concat($0) }
    }

    /// Converts a point of another layer's space to this one's; nil means the space around roots.
    ///
    /// A layer that is seen as a line, and a point behind the eye, give the point unchanged.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        Self.convert(point, Self.map(from: layer, to: self))
    }

    /// Converts a point of this layer's space to another one's; nil means the space around roots.
    ///
    /// A layer that is seen as a line, and a point behind the eye, give the point unchanged.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        Self.convert(point, Self.map(from: self, to: layer))
    }

    /// Converts a rectangle of another layer's space to the upright one around it in this one's.
    ///
    /// A layer that is seen as a line, and a corner behind the eye, give the rectangle unchanged.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        Self.map(from: layer, to: self)?.box(of: rect) ?? rect
    }

    /// Converts a rectangle of this layer's space to the upright one around it in another one's.
    ///
    /// A layer that is seen as a line, and a corner behind the eye, give the rectangle unchanged.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        Self.map(from: self, to: layer)?.box(of: rect) ?? rect
    }

    /// The location of the event being delivered in this layer's coordinate space, for its location
    /// on the display.
    package func place(ofEventAt location: CGPoint) -> CGPoint {
        guard let plane = EventPath.current?.plane(of: self) else {
            return convert(location, from: nil)
        }
        return Self.convert(location, plane.inverse)
    }

    private static func convert(_ point: CGPoint, _ plane: ProjectiveTransform?) -> CGPoint {
        guard let at = plane?.map(point.x, point.y) else { return point }
        return CGPoint(x: at.x, y: at.y)
    }

    /// Returns whether an odd number of spaces is flipped from the root down to this layer's.
    public func contentsAreFlipped() -> Bool {
        var isFlipped = false
        var at: CALayer? = self
        while let layer = at {
            isFlipped = isFlipped != layer.isGeometryFlipped
            at = layer.superlayer
        }
        return isFlipped
    }
}
