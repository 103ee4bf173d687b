import Foundation
import LegatoGraphics
import LegatoRenderTree

/// Looks for the frontmost layer at a point; a stack of its own holds trees of any depth.
struct HitSearch {
    /// A layer whose sublayers and mask lie in its own plane.
    private struct Stop {
        let layer: CALayer
        /// The point in the layer's own space.
        let point: CGPoint
        /// The sublayers, those of a presentation layer as models; the frontmost one last.
        let sublayers: [CALayer]
        /// How many of them are still to be asked, from the back.
        var left: Int
        let isInside: Bool
        /// The mask, as long as it is not asked.
        var mask: CALayer?
        var awaitsMask = false
    }

    /// A layer whose sublayers keep their depth: the nearest one is hit.
    private struct Space {
        let layer: CALayer
        /// From the layer's space to the plane in which the point lies.
        let map: CATransform3D
        let point: CGPoint
        let sublayers: [CALayer]
        var next = 0
        var best: (layer: CALayer, depth: CGFloat)?
        /// Where the sublayer is met that is asked, which tells no depth itself.
        var asked: (point: CGPoint, map: CATransform3D)?
    }

    private enum Place {
        case stop(Stop)
        case space(Space)
    }

    /// What a place says to the one around it.
    private enum Answer {
        /// Others are to be asked first.
        case none
        case miss
        case hit(CALayer, depth: CGFloat = 0)
    }

    /// What shows, of which leaves are read without layers made of them.
    private struct Show {
        let tree: RenderTree
        let time: Double
    }

    private var places: [Place] = []
    /// What shows, where presentation layers are asked.
    private let show: Show?
    /// From the spaces of layers that were asked for to that around the root.
    var ways: [LayerID: WayToRoot] = [:]

    private init(in top: CALayer) {
        show = top.modelLayer?.host.map {
            Show(tree: $0.tree, time: $0.presentationTime ?? $0.clock.now)
        }
    }

    /// The layer hit in a layer, at a point of its own space.
    static func layer(in top: CALayer, atOwn point: CGPoint) -> CALayer? {
        var search = HitSearch(in: top)
        return search.run(search.enter(top, atOwn: point))
    }

    /// The nearest layer in one that keeps depth, at a point of the space around it.
    static func nearestLayer(in top: CALayer, at point: CGPoint) -> CALayer? {
        var search = HitSearch(in: top)
        return search.run(search.enterSpace(top, at: point))
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
            return enter(mask, at: stop.point, in: stop.layer)
        }
        while stop.left > 0 {
            stop.left -= 1
            let sublayer = stop.sublayers[stop.left]
            // What nobody has to come back to is asked here.
            let leaf = isHit(leaf: sublayer, in: stop.layer, at: stop.point)
            guard leaf != false else { continue }
            let asked = show == nil ? sublayer : sublayer.presentation()
            guard let asked else { continue }
            guard leaf == nil else { return .hit(asked) }
            places.append(.stop(stop))
            return enter(asked, at: stop.point, in: stop.layer)
        }
        return stop.isInside ? .hit(stop.layer) : .miss
    }

    /// Whether a layer without sublayers is hit, at a point of its superlayer's space; nil where that
    /// is not all to be asked.
    ///
    /// In a presentation layer the values count that show. None is made of the leaf, as of thousands
    /// that are asked one is hit.
    private func isHit(
        leaf layer: CALayer,
        in superlayer: CALayer,
        at point: CGPoint
    ) -> Bool? {
        guard layer.children.isEmpty, layer.maskLayer == nil,
            Self.known.contains(ObjectIdentifier(type(of: layer)))
        else { return nil }
        func isHit(_ state: UnsafePointer<LayerState>) -> Bool? {
            guard !state.pointee.preservesDepth && state.pointee.isDoubleSided else { return nil }
            guard !state.pointee.isHidden && state.pointee.opacity > 0 else { return false }
            let plane = withUnsafePointer(to: superlayer.state) {
                ProjectiveTransform(of: state, in: $0)
            }
            guard let own = plane.inverse?.map(point.x, point.y) else { return false }
            return state.pointee.bounds.holds(CGPoint(x: own.x, y: own.y))
        }
        guard let show else { return withUnsafePointer(to: layer.state, isHit) }
        return show.tree.withPresentation(of: layer.id, at: show.time, isHit) ?? false
    }

    /// Whether a point lies in a layer; nil where nothing of it can be hit, nor in it.
    private mutating func isHit(_ layer: CALayer, atOwn point: CGPoint) -> Bool? {
        guard !layer.isHidden && layer.opacity > 0 else { return nil }
        if !layer.isDoubleSided && isTurnedAway(layer) { return nil }
        let isInside = layer.contains(point)
        return layer.masksToBounds && !isInside ? nil : isInside
    }

    private mutating func goOn(_ space: Space, after answer: Answer) -> Answer {
        var space = space
        if case .hit(let layer, var depth) = answer {
            if let (at, m) = space.asked {
                depth =
                    (at.x * m.m13 + at.y * m.m23 + m.m43) / (at.x * m.m14 + at.y * m.m24 + m.m44)
            }
            // Equal depths: the later sublayer is in front.
            if depth >= (space.best?.depth ?? -.infinity) - ProjectiveTransform.thickness {
                space.best = (layer, depth)
            }
        }
        space.asked = nil
        while space.next < space.sublayers.count {
            let sublayer = space.sublayers[space.next]
            space.next += 1
            guard !sublayer.isHidden && sublayer.opacity > 0 else { continue }
            let map = CATransform3DConcat(
                CATransform3D(of: sublayer.state, in: space.layer.state),
                space.map
            )
            guard !sublayer.state.preservesDepth else {
                places.append(.space(space))
                return enterSpace(sublayer, map, at: space.point)
            }
            let back = ProjectiveTransform(flattening: map).inverse
            guard let at = back?.map(space.point.x, space.point.y) else { continue }
            let own = CGPoint(x: at.x, y: at.y)
            space.asked = (own, map)
            places.append(.space(space))
            return enter(sublayer, atOwn: own)
        }
        return space.best.map { .hit($0.layer, depth: $0.depth) } ?? .miss
    }

    /// The classes whose `hitTest` is known, so that it is not called.
    private static let known: Set<ObjectIdentifier> = [
        ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self),
        ObjectIdentifier(CAGradientLayer.self), ObjectIdentifier(CATextLayer.self),
        ObjectIdentifier(CAEmitterLayer.self), ObjectIdentifier(CAScrollLayer.self),
        ObjectIdentifier(CATransformLayer.self), ObjectIdentifier(CAReplicatorLayer.self),
    ]

    /// Asks a sublayer at a point of the space around it.
    private mutating func enter(
        _ layer: CALayer,
        at point: CGPoint,
        in superlayer: CALayer
    ) -> Answer {
        guard Self.known.contains(ObjectIdentifier(type(of: layer))) else {
            return withStackRoom { layer.hitTest(point) }.map { .hit($0) } ?? .miss
        }
        if layer.state.preservesDepth { return enterSpace(layer, at: point) }
        let plane = ProjectiveTransform(of: layer.state, in: layer.isMask ? nil : superlayer.state)
        guard let own = plane.inverse?.map(point.x, point.y) else { return .miss }
        return enter(layer, atOwn: CGPoint(x: own.x, y: own.y))
    }

    private mutating func enter(_ layer: CALayer, atOwn point: CGPoint) -> Answer {
        guard let isInside = isHit(layer, atOwn: point) else { return .miss }
        let sublayers = backToFront(layer)
        places.append(
            .stop(
                Stop(
                    layer: layer,
                    point: point,
                    sublayers: sublayers,
                    left: sublayers.count,
                    isInside: isInside,
                    mask: layer.mask
                )
            )
        )
        return .none
    }

    /// The sublayers of a layer by `zPosition`, equal ones in their order; those of a presentation
    /// layer as models.
    private func backToFront(_ layer: CALayer) -> [CALayer] {
        // Of a presentation layer whose model has left the display nothing shows any more.
        guard show != nil || !layer.isPresentation else { return [] }
        let children = (layer.modelLayer ?? layer).children
        func height(_ child: CALayer) -> CGFloat {
            guard let show else { return child.zPosition }
            return show.tree.zPosition(of: child.id, at: show.time) ?? 0
        }
        guard children.contains(where: { height($0) != 0 }) else { return children }
        return children.enumerated().map { (place: $0, height: height($1), layer: $1) }
            .sorted { ($0.height, $0.place) < ($1.height, $1.place) }.map(\.layer)
    }

    private mutating func enterSpace(_ layer: CALayer, at point: CGPoint) -> Answer {
        guard !layer.isHidden && layer.opacity > 0 else { return .miss }
        let map = CATransform3D(of: layer.state, in: layer.superlayer?.state)
        return enterSpace(layer, map, at: point)
    }

    private mutating func enterSpace(
        _ layer: CALayer,
        _ map: CATransform3D,
        at point: CGPoint
    ) -> Answer {
        places.append(
            .space(Space(layer: layer, map: map, point: point, sublayers: layer.sublayers ?? []))
        )
        return .none
    }
}

extension CALayer {
    /// The frontmost layer of this subtree at a point of the layer's own space.
    ///
    /// Siblings are asked by zPosition, then from the front, as they are drawn: decision C10.
    func findLayer(atOwn point: CGPoint) -> CALayer? { HitSearch.layer(in: self, atOwn: point) }

    /// The nearest sublayer, in space, that a point of the superlayer hits.
    func nearestSublayer(at point: CGPoint) -> CALayer? {
        HitSearch.nearestLayer(in: self, at: point)
    }

    /// A point of the superlayer's space in the layer's own; nil for a layer seen as a line.
    func ownPoint(_ point: CGPoint) -> CGPoint? {
        planeToSuperlayer.inverse?.map(point.x, point.y).map { CGPoint(x: $0.x, y: $0.y) }
    }
}

extension CGRect {
    /// Whether a point lies in it: smallest edges inside, largest outside.
    func holds(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
