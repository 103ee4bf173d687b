import Foundation
import LegatoDrawing
import LegatoGraphics

extension SpacePlane {
    /// The number of items per unit of weight.
    private static let fewItems = 64

    /// The depth and visible shape of the plane; the shape is empty if the plane is not visible.
    func part(_ number: Int, in builder: DisplayListBuilder) -> PlanePart {
        var flat = ProjectiveTransform()
        (flat.a, flat.b, flat.p) = (map.m11, map.m12, map.m14)
        (flat.c, flat.d, flat.q) = (map.m21, map.m22, map.m24)
        (flat.tx, flat.ty, flat.w) = (map.m41, map.m42, map.m44)
        let flatDepth = PlaneDepth(slope: .zero, constant: 0)
        guard let back = flat.inverse else {
            return PlanePart(plane: number, depth: flatDepth, shape: ConvexPart(corners: []))
        }
        let (x, y, z) = (map.m13, map.m23, map.m43)
        let depth = PlaneDepth(
            slope: SIMD2(
                back.a * x + back.b * y + back.p * z, back.c * x + back.d * y + back.q * z
            ),
            constant: back.tx * x + back.ty * y + back.w * z
        )
        guard depth.slope.x.isFinite, depth.slope.y.isFinite, depth.constant.isFinite else {
            return PlanePart(plane: number, depth: flatDepth, shape: ConvexPart(corners: []))
        }
        var part = PlanePart(plane: number, depth: depth, shape: shape(in: builder, back))
        part.weight = 1 + builder.spaces.counts(contents).drawn / Self.fewItems
        return part
    }

    /// The visible shape of the plane on the target: the image of its content in front of the
    /// viewer.
    private func shape(in builder: DisplayListBuilder, _ back: ProjectiveTransform) -> ConvexPart {
        let bounds = builder.list.bounds.grown(by: 2)
        let (left, top) = (Double(bounds.minX), Double(bounds.minY))
        let (right, bottom) = (Double(bounds.maxX), Double(bounds.maxY))
        let target = ConvexPart(corners: [
            SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom),
        ])
        guard let content = content(in: builder, back) else {
            return target.cut(SIMD2(back.p, back.q), back.w)
        }
        var shape = ConvexPart(corners: [
            SIMD2(content.minX, content.minY), SIMD2(content.maxX, content.minY),
            SIMD2(content.maxX, content.maxY), SIMD2(content.minX, content.maxY),
        ])
        if !plane.isAffine {
            let normal = SIMD2(plane.p, plane.q)
            let farthest = shape.corners.reduce(abs(plane.w)) {
                max($0, abs(($1 * normal).sum() + plane.w))
            }
            shape = shape.cut(normal, plane.w - 1e-6 * farthest)
        }
        shape.corners = shape.corners.compactMap { corner in
            plane.map(corner.x, corner.y).map { SIMD2($0.x, $0.y) }
        }
        shape = shape.cut(SIMD2(1, 0), -left).cut(SIMD2(0, 1), -top)
        return shape.cut(SIMD2(-1, 0), right).cut(SIMD2(0, -1), bottom)
    }

    /// The bounding box of the plane's content in its coordinate space; nil if the viewer is too
    /// near.
    private func content(in builder: DisplayListBuilder, _ back: ProjectiveTransform) -> CGRect? {
        let own = plane.projection
        var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        func add(_ point: SIMD2<Double>) {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        func add(device point: SIMD2<Double>) -> Bool {
            guard let at = back.map(point.x, point.y) else { return false }
            add(SIMD2(at.x, at.y))
            return true
        }
        let isKnown = builder.allSatisfy(contents) { shown in
            switch shown {
            case .outline(let outline) where outline.shape.projection == own:
                for number in 0..<4 { add(outline.corner(number)) }
                return true
            case .outline(let outline): return outline.allDeviceCorners(add(device:))
            case .space(let hull): return hull?.corners.allSatisfy(add(device:)) ?? false
            }
        }
        guard isKnown, low.x <= high.x && low.y <= high.y else { return nil }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
