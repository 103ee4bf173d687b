import Foundation
import LegatoGraphics
import LegatoRenderTree

/// A layer class whose `hitTest` and `contains` accept only points inside the bounds, the path and
/// the mask of the layer and of its sublayers.
package protocol ReachableLayer: CALayer {}

/// Finds the frontmost layer at a point; an explicit stack allows trees of any depth.
struct HitSearch {
    /// A layer whose sublayers and mask are flattened into its plane.
    private struct Stop {
        let layer: CALayer
        let state: LayerState
        /// The point in the layer's coordinate space.
        let point: CGPoint
        /// The sublayers, as model layers; the frontmost one is last.
        let sublayers: [CALayer]
        /// The number of sublayers still to be tested, from the back.
        var left: Int
        let isInside: Bool
        /// The mask, until it is tested.
        var mask: CALayer?
        var awaitsMask = false
    }

    /// A layer whose sublayers keep their depth; the nearest hit one wins.
    private struct Space {
        let layer: CALayer
        let state: LayerState
        /// From the layer's space to the plane that contains the point.
        let map: CATransform3D
        let point: CGPoint
        let sublayers: [CALayer]
        var next = 0
        var best: (layer: CALayer, depth: CGFloat)?
        /// The point in the sublayer being tested and its transform, if its hits have no depth.
        var tested: (point: CGPoint, map: CATransform3D)?
    }

    private enum SearchEntry {
        case stop(Stop)
        case space(Space)
    }

    /// The result that an entry of the stack passes to the one below.
    private enum Answer {
        /// Other layers must be tested first.
        case none
        case miss
        case hit(CALayer, depth: CGFloat = 0)
    }

    private var places: [SearchEntry] = []
    /// The presentation, if presentation values are tested.
    let show: PresentationValues?
    /// The transforms of the requested layers to the space that contains the root.
    var transforms: [LayerID: TransformToRoot] = [:]

    /// The hit layer of a subtree, at a point in the top layer's coordinate space.
    static func layer(in top: CALayer, atOwn point: CGPoint) -> CALayer? {
        layer(in: top) { $0.enter(top, top.state(in: $0.show), atOwn: point) }
    }

    /// The nearest hit layer in one that preserves depth, at a point in its superlayer's coordinate
    /// space.
    static func nearestLayer(in top: CALayer, at point: CGPoint) -> CALayer? {
        layer(in: top) { $0.enterSpace(top, at: point) }
    }

    /// The hit layer of a search; a presentation layer if `top` is one.
    ///
    /// Model layers are tested in either case, with presentation values in that one.
    private static func layer(
        in top: CALayer, _ first: (inout HitSearch) -> Answer
    ) -> CALayer? {
        let show = top.around
        // The search is not captured: overrides start nested searches, thousands deep, and each
        // access would be checked for exclusivity against those of all outer searches.
        func run() -> CALayer? {
            var search = HitSearch(show: show)
            let answer = first(&search)
            return search.run(answer)
        }
        let hit = if let show { show.read(run) } else { run() }
        return top.isPresentation ? hit?.presentation() : hit
    }

    private mutating func run(_ first: Answer) -> CALayer? {
        var answer = first
        while let place = places.popLast() {
            switch place {
            case .stop(let stop): answer = goOn(stop, after: answer)
            case .space(let space): answer = goOn(space, after: answer)
            }
        }
        if case .hit(let layer, _) = answer { return layer }
        return nil
    }

    private mutating func goOn(_ stop: Stop, after answer: Answer) -> Answer {
        var stop = stop
        switch answer {
        case .hit where stop.awaitsMask: stop.awaitsMask = false
        case .miss where stop.awaitsMask: return .miss
        case .hit: return answer
        case .miss, .none: break
        }
        if let mask = stop.mask {
            (stop.mask, stop.awaitsMask) = (nil, true)
            places.append(.stop(stop))
            return enter(mask, at: stop.point, in: stop.state)
        }
        while stop.left > 0 {
            stop.left -= 1
            let sublayer = stop.sublayers[stop.left]
            // Sublayers without a subtree are tested without the stack.
            let leaf = isHit(leaf: sublayer, in: stop.state, at: stop.point)
            guard leaf != false, show == nil || sublayer.isLive else { continue }
            guard leaf == nil else { return .hit(sublayer) }
            places.append(.stop(stop))
            return enter(sublayer, at: stop.point, in: stop.state)
        }
        return stop.isInside ? .hit(stop.layer) : .miss
    }

    /// Whether a layer without sublayers is hit, at a point in its superlayer's coordinate space;
    /// nil if it needs the complete test.
    private func isHit(
        leaf layer: CALayer, in superlayer: LayerState, at point: CGPoint
    ) -> Bool? {
        guard layer.children.isEmpty, layer.maskLayer == nil,
            Self.known.contains(ObjectIdentifier(type(of: layer)))
        else { return nil }
        func isHit(_ state: UnsafePointer<LayerState>) -> Bool? {
            guard !state.pointee.preservesDepth && state.pointee.isDoubleSided else { return nil }
            guard !state.pointee.isHidden && state.pointee.opacity > 0 else { return false }
            let plane = withUnsafePointer(to: superlayer) {
                ProjectiveTransform(of: state, in: $0)
            }
            guard let own = plane.inverse?.map(point.x, point.y) else { return false }
            return state.pointee.bounds.holds(CGPoint(x: own.x, y: own.y))
        }
        guard let show else { return withUnsafePointer(to: layer.state, isHit) }
        return show.tree.withPresentation(of: layer.id, at: show.time, isHit) ?? false
    }

    /// Whether a point is inside a layer; nil if neither the layer nor its subtree can be hit.
    private mutating func isHit(
        _ layer: CALayer, _ state: LayerState, atOwn point: CGPoint
    ) -> Bool? {
        guard !state.isHidden && state.opacity > 0 else { return nil }
        if !state.isDoubleSided && facesAway(layer, state) { return nil }
        let isInside = layer.contains(point)
        return state.masksToBounds && !isInside ? nil : isInside
    }

    private mutating func goOn(_ space: Space, after answer: Answer) -> Answer {
        var space = space
        if case .hit(let layer, var depth) = answer {
            if let (at, m) = space.tested {
                depth =
                    (at.x * m.m13 + at.y * m.m23 + m.m43) / (at.x * m.m14 + at.y * m.m24 + m.m44)
            }
            // At equal depths, the later sublayer is in front.
            if depth >= (space.best?.depth ?? -.infinity) - ProjectiveTransform.thickness {
                space.best = (layer, depth)
            }
        }
        space.tested = nil
        while space.next < space.sublayers.count {
            let sublayer = space.sublayers[space.next]
            space.next += 1
            let state = sublayer.state(in: show)
            guard !state.isHidden && state.opacity > 0 else { continue }
            let map = CATransform3DConcat(CATransform3D(of: state, in: space.state), space.map)
            guard !state.preservesDepth else {
                places.append(.space(space))
                return enterSpace(sublayer, state, map, at: space.point)
            }
            let back = ProjectiveTransform(flattening: map).inverse
            guard let at = back?.map(space.point.x, space.point.y) else { continue }
            let own = CGPoint(x: at.x, y: at.y)
            space.tested = (own, map)
            places.append(.space(space))
            return enter(sublayer, state, atOwn: own)
        }
        return space.best.map { .hit($0.layer, depth: $0.depth) } ?? .miss
    }

    /// The classes whose implementation of `hitTest` is known, so that it need not be called.
    private static let known: Set<ObjectIdentifier> = [
        ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self),
        ObjectIdentifier(CAGradientLayer.self), ObjectIdentifier(CATextLayer.self),
        ObjectIdentifier(CAEmitterLayer.self), ObjectIdentifier(CAScrollLayer.self),
        ObjectIdentifier(CATransformLayer.self), ObjectIdentifier(CAReplicatorLayer.self),
        ObjectIdentifier(CATiledLayer.self),
    ]

    /// Whether the class of a layer decides where the layer is hit, so that no point can be ruled
    /// out in advance.
    static func isHitAnywhere(_ layer: CALayer) -> Bool {
        !known.contains(ObjectIdentifier(type(of: layer))) && !(layer is any ReachableLayer)
    }

    /// Tests a sublayer at a point in its superlayer's coordinate space.
    private mutating func enter(
        _ layer: CALayer, at point: CGPoint, in superlayer: LayerState
    ) -> Answer {
        guard Self.known.contains(ObjectIdentifier(type(of: layer))) else {
            return withStackRoom { layer.hitTest(point) }.map { .hit($0) } ?? .miss
        }
        let state = layer.state(in: show)
        if state.preservesDepth { return enterSpace(layer, at: point) }
        let plane = ProjectiveTransform(of: state, in: layer.isMask ? nil : superlayer)
        guard let own = plane.inverse?.map(point.x, point.y) else { return .miss }
        return enter(layer, state, atOwn: CGPoint(x: own.x, y: own.y))
    }

    private mutating func enter(
        _ layer: CALayer, _ state: LayerState, atOwn point: CGPoint
    ) -> Answer {
        guard let isInside = isHit(layer, state, atOwn: point) else { return .miss }
        let sublayers = backToFront(layer, state, near: point)
        places.append(
            .stop(
                Stop(
                    layer: layer, state: state, point: point, sublayers: sublayers,
                    left: sublayers.count, isInside: isInside, mask: layer.mask(in: show)
                )
            )
        )
        return .none
    }

    /// The sublayers of a layer that may be hit at a point in it, ordered by `zPosition` and then by
    /// index.
    private func backToFront(
        _ layer: CALayer, _ state: LayerState, near point: CGPoint
    ) -> [CALayer] {
        // A presentation layer whose model has left the display has no presentation values any
        // more.
        guard show != nil || !layer.isPresentation else { return [] }
        let children = (layer.modelLayer ?? layer).children
        if let show, let places = show.tree.sublayers(of: layer.id, near: point),
            CATransform3DIsIdentity(state.sublayerTransform),
            places.allSatisfy({ children.indices.contains($0) && children[$0].id == $1 })
        {
            return places.map { children[$0.place] }
        }
        func height(_ child: CALayer) -> CGFloat {
            guard let show else { return child.zPosition }
            return show.tree.zPosition(of: child.id, at: show.time) ?? 0
        }
        guard children.contains(where: { height($0) != 0 }) else { return children }
        return children.enumerated().map { (place: $0, height: height($1), layer: $1) }
            .sorted { ($0.height, $0.place) < ($1.height, $1.place) }.map(\.layer)
    }

    private mutating func enterSpace(_ layer: CALayer, at point: CGPoint) -> Answer {
        let state = layer.state(in: show)
        guard !state.isHidden && state.opacity > 0 else { return .miss }
        let map = CATransform3D(of: state, in: layer.link?.state(in: show))
        return enterSpace(layer, state, map, at: point)
    }

    private mutating func enterSpace(
        _ layer: CALayer, _ state: LayerState, _ map: CATransform3D, at point: CGPoint
    ) -> Answer {
        let sublayers = layer.sublayers(in: show)
        places.append(
            .space(Space(layer: layer, state: state, map: map, point: point, sublayers: sublayers))
        )
        return .none
    }
}

extension CALayer {
    /// The frontmost layer of this subtree at a point in the layer's coordinate space.
    ///
    /// Siblings are tested in order of `zPosition`, then front to back, as they are drawn:
    /// decision C10.
    func findLayer(atOwn point: CGPoint) -> CALayer? { HitSearch.layer(in: self, atOwn: point) }

    /// The sublayer nearest to the viewer at a point in the superlayer's coordinate space.
    func nearestSublayer(at point: CGPoint) -> CALayer? {
        HitSearch.nearestLayer(in: self, at: point)
    }

    /// A point of the superlayer in the layer's coordinate space; nil if the layer is edge-on.
    func ownPoint(_ point: CGPoint) -> CGPoint? {
        planeToSuperlayer.inverse?.map(point.x, point.y).map { CGPoint(x: $0.x, y: $0.y) }
    }
}

extension CGRect {
    /// Whether a point is inside; the minimum edges are inside, the maximum edges not.
    func holds(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
