public import Foundation
import LegatoGraphics

/// Holds an item at a distance from a point or from another item, by a rod or a spring.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to.
    nonisolated public enum AttachmentType: Int, Sendable, Hashable {
        /// Another item.
        case items = 0
        /// A point.
        case anchor = 1
    }

    /// What the item is attached to.
    public let attachedBehaviorType: AttachmentType
    /// The point to which the item is attached, in coordinates of the reference view.
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// The distance, in points; that at the creation by default.
    open var length: CGFloat { didSet { changed() } }
    /// The damping ratio of the spring: 0, the default, for none, 1 for no oscillation.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// The oscillations of the spring per second; 0, the default, for a rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    private let offset: Vector
    private let otherOffset: Vector
    /// The impulses of the step, along each axis.
    private var impulse = Vector.zero

    /// Attaches the centre of an item to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches a point of an item, from its centre before it is turned, to a point.
    public init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
        (attachedBehaviorType, anchorPoint) = (.anchor, point)
        (self.offset, otherOffset) = (Vector(offset), .zero)
        length = Self.distance(item, offset, Vector(point))
        super.init(bound: [item])
    }

    /// Attaches the centre of an item to that of another one.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(
            item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero
        )
    }

    /// Attaches a point of an item to a point of another one, each from its centre before it is
    /// turned.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        (attachedBehaviorType, anchorPoint) = (.items, .zero)
        (offset, otherOffset) = (Vector(offset1), Vector(offset2))
        length = Self.distance(item1, offset1, Self.place(item2, Vector(offset2)))
        super.init(bound: [item1, item2])
    }

    /// The items.
    open var items: [any UIDynamicItem] { boundItems }

    private static func place(_ item: any UIDynamicItem, _ offset: Vector) -> Vector {
        let angle = atan2(Double(item.transform.b), Double(item.transform.a))
        return Vector(item.center) + offset.rotated(by: angle)
    }

    private static func distance(
        _ item: any UIDynamicItem, _ offset: UIOffset, _ point: Vector
    ) -> CGFloat { CGFloat((place(item, Vector(offset)) - point).length) }

    override func push(_ world: DynamicWorld, _ dt: Double) { impulse = .zero }

    override func constrain(_ world: DynamicWorld, _ dt: Double) {
        let bodies = boundItems.compactMap(world.body)
        guard let body = bodies.first, bodies.count == boundItems.count else { return }
        let other = bodies.count > 1 ? bodies[1] : nil
        let arm = offset.rotated(by: body.angle)
        let otherArm = otherOffset.rotated(by: other?.angle ?? 0)
        let rod = body.center + arm - (other.map { $0.center + otherArm } ?? Vector(anchorPoint))
        let distance = rod.length
        // Without a length, the points are held together in both directions.
        let axes =
            length > 0.01 && distance > 1e-6 ? [rod / distance] : [Vector(1, 0), Vector(0, 1)]
        for (index, axis) in axes.enumerated() {
            let stretch = rod.dot(axis) - (axes.count == 1 ? Double(length) : 0)
            let give =
                body.inverseEffectiveMass(axis, at: arm)
                + (other?.inverseEffectiveMass(axis, at: otherArm) ?? 0)
            guard give > 0 else { return }
            var (softness, pull) = (0.0, 0.2 * stretch / dt)
            if frequency > 0 {
                let pace = 2 * .pi * Double(frequency)
                let (stiffness, drag) = (pace * pace / give, 2 * Double(damping) * pace / give)
                softness = 1 / (dt * (drag + dt * stiffness))
                pull = stretch * dt * stiffness * softness
            }
            let speed =
                (body.velocity(at: arm) - (other?.velocity(at: otherArm) ?? .zero)).dot(axis)
            let change = -(speed + pull + softness * impulse[index]) / (give + softness)
            impulse[index] += change
            body.push(axis * change, at: arm)
            other?.push(axis * -change, at: otherArm)
        }
    }
}

/// Moves an item to a point and turns it upright, as a damped spring.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    /// The point, in coordinates of the reference view.
    open var snapPoint: CGPoint { didSet { changed() } }
    /// 1 for no oscillation, towards 0 for more; 0.5 by default.
    open var damping: CGFloat = 0.5 { didSet { changed() } }
    /// The oscillations of the spring per second.
    private static let frequency = 2.5

    /// Moves an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init(bound: [item])
    }

    override func push(_ world: DynamicWorld, _ dt: Double) {
        let pace = 2 * .pi * Self.frequency
        let ratio = 0.3 + 0.7 * min(max(Double(damping), 0), 1)
        // Implicit steps are stable for every damping.
        let scale = 1 / (1 + 2 * ratio * pace * dt + pace * pace * dt * dt)
        for body in boundItems.compactMap(world.body) where !body.material.isAnchored {
            let distance = Vector(snapPoint) - body.center
            body.velocity = (body.velocity + distance * (pace * pace * dt)) * scale
            guard body.material.allowsRotation else { continue }
            let turn = body.angle.remainder(dividingBy: 2 * .pi)
            body.angularVelocity = (body.angularVelocity - turn * pace * pace * dt) * scale
        }
    }
}

nonisolated extension Vector {
    fileprivate init(_ offset: UIOffset) {
        self.init(Double(offset.horizontal), Double(offset.vertical))
    }
}
