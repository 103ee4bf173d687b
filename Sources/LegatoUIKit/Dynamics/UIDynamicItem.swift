public import Foundation
public import LegatoGraphics

/// The shape with which an item collides.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable, Hashable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse in the bounds, as a polygon of 24 sides.
    case ellipse = 1
    /// The convex polygon through the points of `collisionBoundingPath`.
    case path = 2
}

/// An object that a dynamic animator moves and turns, such as a view.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
    /// The centre, in coordinates of the reference view.
    var center: CGPoint { get set }
    /// The size before it is turned.
    var bounds: CGRect { get }
    /// The rotation.
    var transform: CGAffineTransform { get set }
    /// The shape with which it collides; `rectangle` by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape for the type `path`, convex, about the centre (0, 0).
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The rectangle.
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
    }
}

/// A vector of the plane: points, or points per second.
typealias Vector = SIMD2<Double>

nonisolated extension Vector {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
    var point: CGPoint { CGPoint(x: x, y: y) }
    func dot(_ other: Vector) -> Double { (self * other).sum() }
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
    var length: Double { dot(self).squareRoot() }
    /// The vector turned by a quarter clockwise on the screen.
    var turned: Vector { Vector(-y, x) }
    func rotated(by angle: Double) -> Vector {
        let (c, s) = (cos(angle), sin(angle))
        return Vector(x * c - y * s, x * s + y * c)
    }
}

/// An item that moves, as a rigid body.
@MainActor final class DynamicBody {
    let item: any UIDynamicItem
    var center: Vector
    var angle: Double
    var velocity = Vector.zero
    /// The angular velocity, in radians per second.
    var spin = 0.0
    var elasticity = 0.25
    var friction = 0.2
    var resistance = 0.0
    var angularResistance = 0.0
    var density = 1.0 { didSet { weigh() } }
    var allowsRotation = true { didSet { weigh() } }
    var isAnchored = false { didSet { weigh() } }
    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0
    /// The corners about the centre, clockwise on the screen.
    let corners: [Vector]
    /// The radius of a circle around the corners.
    let radius: Double
    private let size: Vector

    init(_ item: any UIDynamicItem) {
        self.item = item
        center = Vector(item.center)
        angle = atan2(Double(item.transform.b), Double(item.transform.a))
        size = Vector(max(Double(item.bounds.width), 1), max(Double(item.bounds.height), 1))
        corners = Self.corners(of: item, size)
        radius = corners.map(\.length).max() ?? 0
        weigh()
    }

    private static func corners(of item: any UIDynamicItem, _ size: Vector) -> [Vector] {
        switch item.collisionBoundsType {
        case .rectangle: break
        case .ellipse:
            return (0..<24).map {
                let angle = Double($0) * 2 * .pi / 24
                return Vector(cos(angle), sin(angle)) * size / 2
            }
        case .path:
            var points = item.collisionBoundingPath.cgPath.corners.map { Vector($0) }
            if points.count > 1, points.first == points.last { points.removeLast() }
            let area = points.indices.reduce(0) {
                $0 + points[$1].cross(points[($1 + 1) % points.count])
            }
            if points.count > 2 { return area < 0 ? points.reversed() : points }
        }
        return [Vector(-1, -1), Vector(1, -1), Vector(1, 1), Vector(-1, 1)].map { $0 * size / 2 }
    }

    /// The mass: 1 for 100 by 100 points of density 1.
    private func weigh() {
        let mass = max(density, 1e-6) * size.x * size.y / 10_000
        inverseMass = isAnchored ? 0 : 1 / mass
        inverseInertia = isAnchored || !allowsRotation ? 0 : 12 / (mass * size.dot(size))
    }

    /// The corners where they are.
    var outline: [Vector] { corners.map { $0.rotated(by: angle) + center } }

    /// The velocity of a point of the body, in points per second.
    func velocity(at arm: Vector) -> Vector { velocity + spin * arm.turned }

    /// Changes the velocities by an impulse at a point of the body.
    func push(_ impulse: Vector, at arm: Vector) {
        velocity += impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }

    /// The change of velocity along an axis for an impulse of 1 at a point of the body.
    func yield(_ axis: Vector, at arm: Vector) -> Double {
        let lever = arm.cross(axis)
        return inverseMass + lever * lever * inverseInertia
    }

    /// Shows the item at the body, moved on for a time in seconds.
    func show(after time: Double) {
        guard !isAnchored else { return }
        item.center = (center + velocity * time).point
        guard allowsRotation else { return }
        let old = item.transform
        let turn = angle + spin * time - atan2(Double(old.b), Double(old.a))
        if abs(turn) > 1e-9 {
            item.transform = old.concatenating(CGAffineTransform(rotationAngle: turn))
        }
    }

    /// Takes the place of the item.
    func readItem() {
        center = Vector(item.center)
        angle = atan2(Double(item.transform.b), Double(item.transform.a))
        (velocity, spin) = (.zero, 0)
    }
}
