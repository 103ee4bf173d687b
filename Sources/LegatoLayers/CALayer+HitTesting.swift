import Foundation
import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    /// A layer on the way of a search.
    private struct Stop {
        let layer: CALayer
        /// The place that is searched, in the layer's own space.
        let point: CGPoint
        /// The sublayers that were not asked yet, the frontmost last.
        var waiting: [CALayer]
        let isInside: Bool
    }

    /// The classes whose layers are searched as `hitTest(_:)` of `CALayer` does it.
    ///
    /// Others are asked, which takes room on the thread's stack for each level.
    private static let plainlySearched: Set<ObjectIdentifier> = [
        ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self),
        ObjectIdentifier(CAGradientLayer.self), ObjectIdentifier(CATextLayer.self),
        ObjectIdentifier(CAEmitterLayer.self), ObjectIdentifier(CAScrollLayer.self),
    ]

    /// Finds the frontmost layer of this subtree at a point of its own space.
    ///
    /// Siblings are asked by zPosition, then from the front, as they are drawn: decision C10.
    func findLayer(atOwn point: CGPoint) -> CALayer? {
        var way = [stop(at: point)].compactMap { $0 }
        while var last = way.popLast() {
            guard let child = last.waiting.popLast() else {
                if last.isInside { return last.layer }
                continue
            }
            way.append(last)
            guard Self.plainlySearched.contains(ObjectIdentifier(type(of: child))) else {
                if let hit = child.hitTest(last.point) { return hit }
                continue
            }
            if let own = child.ownPoint(last.point), let stop = child.stop(at: own) {
                way.append(stop)
            }
        }
        return nil
    }

    /// A point of the superlayer's space in the layer's own; nil for a layer seen as a line.
    func ownPoint(_ point: CGPoint) -> CGPoint? {
        planeToSuperlayer.inverse?.map(point.x, point.y).map { CGPoint(x: $0.x, y: $0.y) }
    }

    /// The layer as a place to search at; nil if nothing in it can be hit.
    private func stop(at point: CGPoint) -> Stop? {
        guard !isHidden && opacity > 0 else { return nil }
        if !isDoubleSided && isTurnedAway { return nil }
        let isInside = contains(point)
        if masksToBounds && !isInside { return nil }
        if let mask, mask.hitTest(point) == nil { return nil }
        let backFirst = (sublayers ?? []).enumerated().sorted {
            $0.element.zPosition != $1.element.zPosition
                ? $0.element.zPosition < $1.element.zPosition : $0.offset < $1.offset
        }
        return Stop(
            layer: self,
            point: point,
            waiting: backFirst.map(\.element),
            isInside: isInside
        )
    }
}
