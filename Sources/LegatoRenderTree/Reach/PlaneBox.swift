import Foundation
import LegatoGraphics

/// A rectangle in a layer's plane, by its edges; edges may be infinite.
struct PlaneBox: Equatable {
    var minX = Double.infinity, minY = Double.infinity
    var maxX = -Double.infinity, maxY = -Double.infinity

    /// No points.
    static let nothing = PlaneBox()
    /// All points.
    static let everything = PlaneBox(
        minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity
    )

    var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

    var isEverything: Bool { self == .everything }

    /// The smallest box that contains both.
    func union(_ other: PlaneBox) -> PlaneBox {
        PlaneBox(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY)
        )
    }

    /// The box of its image under an affine transform; everything if that is out of range.
    func mapped(by t: ProjectiveTransform) -> PlaneBox {
        guard !isEmpty, !isEverything else { return self }
        let (ax, bx) = ((minX * t.a, maxX * t.a), (minX * t.b, maxX * t.b))
        let (cy, dy) = ((minY * t.c, maxY * t.c), (minY * t.d, maxY * t.d))
        return PlaneBox(
            minX: min(ax.0, ax.1) + min(cy.0, cy.1) + t.tx,
            minY: min(bx.0, bx.1) + min(dy.0, dy.1) + t.ty,
            maxX: max(ax.0, ax.1) + max(cy.0, cy.1) + t.tx,
            maxY: max(bx.0, bx.1) + max(dy.0, dy.1) + t.ty
        ).inRange
    }

    /// Grown by a distance on all sides.
    func outset(by distance: Double) -> PlaneBox {
        guard !isEmpty else { return self }
        return PlaneBox(
            minX: minX - distance, minY: minY - distance, maxX: maxX + distance,
            maxY: maxY + distance
        ).inRange
    }

    /// The box if it is within the limits of layers; everything otherwise, because sums of larger
    /// numbers round too coarsely.
    private var inRange: PlaneBox {
        let limit = LayerRange.limit
        let isInRange = minX > -limit && minY > -limit && maxX < limit && maxY < limit
        return isInRange || isEmpty ? self : .everything
    }

    /// Whether a point lies in the box or so near to it that rounding could place it there.
    func isNear(_ point: CGPoint) -> Bool {
        let slack = 1e-6 * (1 + abs(point.x) + abs(point.y))
        return point.x >= minX - slack && point.x <= maxX + slack && point.y >= minY - slack
            && point.y <= maxY + slack
    }
}

extension PlaneBox {
    init(_ rect: CGRect) {
        self.init(
            minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX),
            maxY: Double(rect.maxY)
        )
        // A comparison with NaN is false.
        if !(minX <= maxX && minY <= maxY) { self = .everything }
    }
}
