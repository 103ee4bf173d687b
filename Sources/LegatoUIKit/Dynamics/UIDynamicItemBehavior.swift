public import Foundation
import LegatoGraphics

/// The material of items: how they bounce, slide, slow down and turn.
///
/// A property that is not set leaves that of another behavior of the items, and reads as that of an
/// item without a behavior.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// Creates a behavior without items, which changes nothing.
    public override init() { super.init() }

    /// Creates a behavior that changes nothing.
    public init(items: [any UIDynamicItem]) { super.init(bound: items) }

    private struct Material {
        var elasticity, friction, density, resistance, angularResistance: CGFloat?
        var allowsRotation, isAnchored: Bool?
    }

    private var material = Material() { didSet { changed() } }
    /// Velocities that items get with their animator.
    private var pushes: [(item: any UIDynamicItem, velocity: Vector, angularVelocity: Double)] = []

    /// The items.
    open var items: [any UIDynamicItem] { boundItems }
    /// The part of the velocity that is left after a collision, 0 to 1; 0.25 by default.
    open var elasticity: CGFloat {
        get { material.elasticity ?? CGFloat(DynamicMaterial().elasticity) }
        set { material.elasticity = newValue }
    }
    /// The resistance to sliding, 0 to 1; 0.2 by default.
    open var friction: CGFloat {
        get { material.friction ?? CGFloat(DynamicMaterial().friction) }
        set { material.friction = newValue }
    }
    /// The mass of 100 by 100 points; 1 by default.
    open var density: CGFloat {
        get { material.density ?? CGFloat(DynamicMaterial().density) }
        set { material.density = newValue }
    }
    /// The part of the velocity that is lost per second, about; 0 by default.
    open var resistance: CGFloat {
        get { material.resistance ?? CGFloat(DynamicMaterial().resistance) }
        set { material.resistance = newValue }
    }
    /// The part of the angular velocity that is lost per second, about; 0 by default.
    open var angularResistance: CGFloat {
        get { material.angularResistance ?? CGFloat(DynamicMaterial().angularResistance) }
        set { material.angularResistance = newValue }
    }
    /// Whether the items turn; true by default.
    open var allowsRotation: Bool {
        get { material.allowsRotation ?? DynamicMaterial().allowsRotation }
        set { material.allowsRotation = newValue }
    }
    /// Whether the items never move, and only others collide with them; false by default.
    open var isAnchored: Bool {
        get { material.isAnchored ?? DynamicMaterial().isAnchored }
        set { material.isAnchored = newValue }
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { bind(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { unbind(item) }

    /// Adds to the velocity of an item, in points per second; has no effect on one that no behavior
    /// of the animator has.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        pushes.append((item, Vector(velocity), 0))
        changed()
    }

    /// Returns the velocity of an item.
    /// - Returns: Points per second; zero without an animator, or for an item that no behavior of it
    ///   has.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
    }

    /// Adds to the angular velocity of an item, in radians per second; has no effect on one that no
    /// behavior of the animator has.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        pushes.append((item, .zero, Double(velocity)))
        changed()
    }

    /// Returns the angular velocity of an item.
    /// - Returns: Radians per second; zero without an animator, or for an item that no behavior of
    ///   it has.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(dynamicAnimator?.body(of: item)?.angularVelocity ?? 0)
    }

    override func configure(_ world: DynamicWorld) {
        func number(_ value: CGFloat?) -> Double? { value.map { max(Double($0), 0) } }
        for body in boundItems.compactMap(world.body) {
            var new = body.material
            if let value = number(material.elasticity) { new.elasticity = value }
            if let value = number(material.friction) { new.friction = value }
            if let value = number(material.density) { new.density = value }
            if let value = number(material.resistance) { new.resistance = value }
            if let value = number(material.angularResistance) { new.angularResistance = value }
            if let value = material.allowsRotation { new.allowsRotation = value }
            if let value = material.isAnchored { new.isAnchored = value }
            body.material = new
        }
        for (item, velocity, angularVelocity) in pushes {
            guard let body = world.body(of: item) else { continue }
            body.velocity += velocity
            body.angularVelocity += angularVelocity
        }
        pushes = []
    }
}
