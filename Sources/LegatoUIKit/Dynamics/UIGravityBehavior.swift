public import Foundation
public import LegatoGraphics

/// Accelerates items in a direction, whatever their mass.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    /// Creates gravity of 1000 points per second squared downwards, without items.
    public override init() { super.init() }

    /// Creates gravity of 1000 points per second squared downwards.
    public init(items: [any UIDynamicItem]) { super.init(bound: items) }

    /// The items.
    open var items: [any UIDynamicItem] { boundItems }
    /// The acceleration, in thousands of points per second squared; (0, 1) by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

    /// The direction, in radians clockwise from the right.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of `gravityDirection`.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction, in radians clockwise from the right, and the acceleration.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { bind(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { unbind(item) }

    override func push(_ world: DynamicWorld, _ dt: Double) {
        for body in boundItems.compactMap(world.body) where !body.material.isAnchored {
            body.velocity += Vector(gravityDirection) * (1000 * dt)
        }
    }
}

/// Pushes items with a force, all the time or once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// How a force acts.
    nonisolated public enum Mode: Int, Sendable, Hashable {
        /// All the time: a force of 1 accelerates 100 by 100 points of density 1 by 100 points per
        /// second squared.
        case continuous = 0
        /// Once: a force of 1 adds 100 points per second to the velocity of such an item.
        case instantaneous = 1
    }

    /// How the force acts.
    public let mode: Mode
    /// Whether the force acts; true by default.
    ///
    /// It becomes false after a single push.
    open var active = true { didSet { changed() } }
    /// The force; (0, 0) by default.
    open var pushDirection = CGVector.zero { didSet { changed() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a force of zero.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(bound: items)
    }

    /// The items.
    open var items: [any UIDynamicItem] { boundItems }
    /// The direction, in radians clockwise from the right.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of `pushDirection`.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction, in radians clockwise from the right, and the force.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { bind(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { unbind(item) }

    /// Returns where the force acts on an item.
    /// - Returns: The offset from its centre, in points before it is turned; zero by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where the force acts on an item, from its centre, in points before it is turned.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
    }

    override func push(_ world: DynamicWorld, _ dt: Double) {
        guard active else { return }
        let time = mode == .continuous ? dt : 1
        for body in boundItems.compactMap(world.body) {
            let offset = targetOffsetFromCenter(for: body.item)
            let arm = Vector(Double(offset.horizontal), Double(offset.vertical))
            body.push(Vector(pushDirection) * (100 * time), at: arm.rotated(by: body.angle))
        }
        if mode == .instantaneous { active = false }
    }
}
