public import Foundation
public import LegatoGraphics

/// The shape with which an item collides.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable, Hashable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse in the bounds, as a polygon of 24 sides.
    case ellipse = 1
    /// The convex polygon of the first subpath of `collisionBoundingPath`, whose curves are flattened
    /// within half a point.
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
    public var collisionBoundingPath: UIBezierPath { .centered(bounds) }
}

extension UIBezierPath {
    /// Returns the path of a rectangle, moved to the centre (0, 0).
    static func centered(_ rect: CGRect) -> UIBezierPath {
        UIBezierPath(rect: rect.offsetBy(dx: -rect.midX, dy: -rect.midY))
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

/// How a body bounces, slides, slows down and turns; the defaults are those of an item without a
/// `UIDynamicItemBehavior`.
struct DynamicMaterial {
    var elasticity = 0.25
    var friction = 0.2
    var density = 1.0
    var resistance = 0.0
    var angularResistance = 0.0
    var allowsRotation = true
    var isAnchored = false
}

/// An item that moves, as a rigid body.
@MainActor final class DynamicBody {
    let item: any UIDynamicItem
    var center: Vector
    var angle: Double
    var velocity = Vector.zero
    /// The angular velocity, in radians per second.
    var angularVelocity = 0.0
    var material = DynamicMaterial() { didSet { weigh() } }
    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0
    /// The corners about the centre, clockwise on the screen.
    let corners: [Vector]
    /// The radius of a circle around the corners.
    let radius: Double
    private let size: Vector
    /// The motion at which the observation of rest began.
    private var observed: (center: Vector, angle: Double, velocity: Vector, angularVelocity: Double)

    init(_ item: any UIDynamicItem) {
        self.item = item
        center = Vector(item.center)
        angle = Self.angle(of: item)
        size = Vector(max(Double(item.bounds.width), 1), max(Double(item.bounds.height), 1))
        corners = Self.corners(of: item, size)
        radius = corners.map(\.length).max() ?? 0
        observed = (center, angle, .zero, 0)
        weigh()
    }

    private static func angle(of item: any UIDynamicItem) -> Double {
        atan2(Double(item.transform.b), Double(item.transform.a))
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
            let lines = item.collisionBoundingPath.cgPath.geometry.polylines(tolerance: 0.5)
            var points = lines.first.map { $0.points.map { Vector($0) } } ?? []
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
        let mass = max(material.density, 1e-6) * size.x * size.y / 10_000
        inverseMass = material.isAnchored ? 0 : 1 / mass
        inverseInertia = material.allowsRotation ? inverseMass * 12 / size.dot(size) : 0
    }

    /// The corners where they are.
    var outline: [Vector] { corners.map { $0.rotated(by: angle) + center } }

    /// The velocity of a point of the body, in points per second.
    func velocity(at arm: Vector) -> Vector { velocity + angularVelocity * arm.turned }

    /// Changes the velocities by an impulse at a point of the body.
    func push(_ impulse: Vector, at arm: Vector) {
        velocity += impulse * inverseMass
        angularVelocity += arm.cross(impulse) * inverseInertia
    }

    /// The change of velocity along an axis for an impulse of 1 at a point of the body.
    func inverseEffectiveMass(_ axis: Vector, at arm: Vector) -> Double {
        let lever = arm.cross(axis)
        return inverseMass + lever * lever * inverseInertia
    }

    /// Slows the body down in a step; stops it if it is anchored, and its rotation if it has none.
    func resist(_ dt: Double) {
        velocity = inverseMass > 0 ? velocity / (1 + material.resistance * dt) : .zero
        angularVelocity =
            inverseInertia > 0 ? angularVelocity / (1 + material.angularResistance * dt) : 0
    }

    /// Starts to observe whether the body rests.
    func startObserving() { observed = (center, angle, velocity, angularVelocity) }

    /// Whether a point of the body has moved by more than a tenth of a point since the observation
    /// started, or a velocity has changed: a weak force acts.
    var hasMoved: Bool {
        (center - observed.center).length + abs(angle - observed.angle) * radius > 0.1
            || (velocity - observed.velocity).length
                + abs(angularVelocity - observed.angularVelocity) * radius > 0.01
    }

    /// Shows the item at the body, moved on for a time in seconds.
    func show(after time: Double) {
        guard !material.isAnchored else { return }
        item.center = (center + velocity * time).point
        guard material.allowsRotation else { return }
        let turn = angle + angularVelocity * time - Self.angle(of: item)
        if abs(turn) > 1e-9 {
            item.transform = item.transform.concatenating(CGAffineTransform(rotationAngle: turn))
        }
    }

    /// Takes the place of the item.
    func readItem() {
        center = Vector(item.center)
        angle = Self.angle(of: item)
        (velocity, angularVelocity) = (.zero, 0)
    }
}
