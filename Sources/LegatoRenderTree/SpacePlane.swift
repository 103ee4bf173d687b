import Foundation
import LegatoDrawing
import LegatoGraphics

/// What one layer with its sublayers shows in a space that keeps depth.
struct SpacePlane {
    /// The items of the list that show it.
    var items: Range<Int>
    /// From the layer's own space to device pixels.
    let plane: Plane
    /// The same with depth, in points and larger towards the viewer, before the division.
    let map: CATransform3D

    /// Planes with fewer items than this weigh the same.
    private static let fewItems = 64

    /// A plane that `depth` leads into the space below `outer`.
    init(_ plane: Plane, _ depth: CATransform3D, below outer: Plane, from first: Int) {
        items = first..<first
        self.plane = plane
        var lift = CATransform3DIdentity
        (lift.m11, lift.m12, lift.m14) = (outer.a, outer.b, outer.p)
        (lift.m21, lift.m22, lift.m24) = (outer.c, outer.d, outer.q)
        (lift.m41, lift.m42, lift.m44) = (outer.tx, outer.ty, outer.w)
        map = CATransform3DConcat(depth, lift)
    }

    /// How deep the plane is and where it shows; parts without corners if it does nowhere.
    func part(_ number: Int, in list: DisplayList) -> PlanePart {
        var flat = Plane()
        (flat.a, flat.b, flat.p) = (map.m11, map.m12, map.m14)
        (flat.c, flat.d, flat.q) = (map.m21, map.m22, map.m24)
        (flat.tx, flat.ty, flat.w) = (map.m41, map.m42, map.m44)
        let flatDepth = PlaneDepth(slope: .zero, constant: 0)
        guard !items.isEmpty, let back = flat.inverse else {
            return PlanePart(plane: number, depth: flatDepth, shape: ConvexPart(corners: []))
        }
        let (x, y, z) = (map.m13, map.m23, map.m43)
        let depth = PlaneDepth(
            slope: SIMD2(
                back.a * x + back.b * y + back.p * z,
                back.c * x + back.d * y + back.q * z
            ),
            constant: back.tx * x + back.ty * y + back.w * z
        )
        guard depth.slope.x.isFinite, depth.slope.y.isFinite, depth.constant.isFinite else {
            return PlanePart(plane: number, depth: flatDepth, shape: ConvexPart(corners: []))
        }
        var part = PlanePart(plane: number, depth: depth, shape: shape(in: list, back))
        part.weight = 1 + items.count / Self.fewItems
        return part
    }

    /// Where the plane shows on the target: the image of all that is drawn in it, before the eye.
    private func shape(in list: DisplayList, _ back: Plane) -> ConvexPart {
        let margin = 2.0
        let (right, bottom) = (Double(list.width) + margin, Double(list.height) + margin)
        let target = ConvexPart(corners: [
            SIMD2(-margin, -margin), SIMD2(right, -margin), SIMD2(right, bottom),
            SIMD2(-margin, bottom),
        ])
        guard let content = content(in: list, back) else {
            return target.cut(SIMD2(back.p, back.q), back.w)
        }
        var shape = ConvexPart(corners: [
            SIMD2(content.minX, content.minY), SIMD2(content.maxX, content.minY),
            SIMD2(content.maxX, content.maxY), SIMD2(content.minX, content.maxY),
        ])
        if !plane.isAffine {
            let way = SIMD2(plane.p, plane.q)
            let farthest = shape.corners.reduce(abs(plane.w)) {
                max($0, abs(($1 * way).sum() + plane.w))
            }
            shape = shape.cut(way, plane.w - 1e-6 * farthest)
        }
        shape.corners = shape.corners.compactMap { corner in
            plane.map(corner.x, corner.y).map { SIMD2($0.x, $0.y) }
        }
        shape = shape.cut(SIMD2(1, 0), margin).cut(SIMD2(0, 1), margin)
        return shape.cut(SIMD2(-1, 0), right).cut(SIMD2(0, -1), bottom)
    }

    /// The rectangle around all that is drawn, in the layer's own space; nil if the eye is too near.
    private func content(in list: DisplayList, _ back: Plane) -> CGRect? {
        let own = plane.projection
        var (low, high) = (
            SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity)
        )
        func add(_ point: SIMD2<Double>) {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        func add(_ shape: RoundedShape, reach: Float = 0) -> Bool {
            let map = Plane(shape.projection)
            for corner in 0..<4 {
                let x = shape.rect.x + (corner & 1 == 0 ? -reach : shape.rect.width + reach)
                let y = shape.rect.y + (corner & 2 == 0 ? -reach : shape.rect.height + reach)
                if shape.projection == own {
                    add(SIMD2(Double(x), Double(y)))
                } else if let at = map.map(Double(x), Double(y)),
                    let point = back.map(at.x, at.y)
                {
                    add(SIMD2(point.x, point.y))
                } else {
                    return false
                }
            }
            return true
        }
        for item in list.items[items] {
            let isKnown: Bool
            switch item {
            case .shape(let item): isKnown = add(item.shape)
            case .shapes(let run):
                isKnown = list.shapes(of: run).allSatisfy {
                    add($0.item(scissor: run.scissor).shape)
                }
            case .image(let item): isKnown = add(item.shape)
            case .shadow(let item): isKnown = add(item.shape, reach: 3 * item.sigma)
            case .gradient(let item): isKnown = add(item.shape)
            case .beginGroup(let group):
                guard let shadow = group.shadow else { continue }
                isKnown = add(group.bounds.thrown(by: shadow))
            case .endGroup: continue
            }
            if !isKnown { return nil }
        }
        guard low.x <= high.x && low.y <= high.y else { return nil }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

extension Plane {
    fileprivate init(_ p: Projection) {
        self.init()
        (a, b, self.p) = (Double(p.a), Double(p.b), Double(p.p))
        (c, d, q) = (Double(p.c), Double(p.d), Double(p.q))
        (tx, ty, w) = (Double(p.tx), Double(p.ty), Double(p.w))
    }
}

extension PixelRect {
    /// The pixels that a shadow of these reaches, as an outline.
    fileprivate func thrown(by shadow: GroupShadow) -> RoundedShape {
        let reach = 3 * shadow.sigma + 1
        return RoundedShape(
            projection: Projection(),
            rect: LocalRect(
                x: Float(minX) + shadow.offset.x - reach,
                y: Float(minY) + shadow.offset.y - reach,
                width: Float(maxX - minX) + 2 * reach,
                height: Float(maxY - minY) + 2 * reach
            )
        )
    }
}
