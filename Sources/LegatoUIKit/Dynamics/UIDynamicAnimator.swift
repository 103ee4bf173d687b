public import Foundation
import LegatoGraphics
import LegatoLayers

/// Moves items by behaviors such as gravity, springs and collisions.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UIGravityBehavior(items: [card]))
/// let walls = UICollisionBehavior(items: [card])
/// walls.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(walls)
/// ```
///
/// Keep the animator alive: the items stop with it. It moves them in steps of 1/240 of a second, so
/// that their motion does not depend on the frame rate, and pauses when they rest.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates the items are; nil for items that are not views.
    public let referenceView: UIView?
    /// Receives the starts and stops of the motion; nil by default.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviors, in the order in which they were added.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether the items move.
    open var isRunning: Bool { link != nil }
    /// How long the items have moved, in seconds.
    open var elapsedTime: TimeInterval { Double(steps) * DynamicWorld.step }
    private let world = DynamicWorld()
    private var link: CADisplayLink?
    /// The time at which the first step would have begun without pauses and missed time; nil until
    /// the first frame.
    private var begin: CFTimeInterval?
    private var steps = 0
    /// The steps without motion after which the animator pauses.
    private static let restingSteps = 120
    /// The most steps of a frame.
    private static let stepsPerFrame = 240

    /// Creates an animator for items in the coordinates of a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator for items that are not views.
    public override init() {
        referenceView = nil
        super.init()
    }

    isolated deinit { link?.invalidate() }

    /// Adds a behavior, which acts from the next frame on.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.move(to: self)
        changed()
    }

    /// Removes a behavior; its items keep their velocities as long as other behaviors have them.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        behavior.move(to: nil)
        changed()
    }

    /// Removes all behaviors, which stops the items.
    open func removeAllBehaviors() {
        for behavior in behaviors { behavior.move(to: nil) }
        behaviors = []
        changed()
    }

    /// Takes the place and the rotation that the program has given an item; the item rests there.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.body(of: item)?.readItem()
        wake()
    }

    /// Returns the items in a rectangle.
    /// - Parameter rect: The rectangle, in coordinates of the reference view.
    /// - Returns: The items of which a part is in the rectangle, before they are turned; an empty
    ///   array for none.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.bodies.map(\.item).filter { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height
            ).intersects(rect)
        }
    }

    private var all: [UIDynamicBehavior] { behaviors.flatMap(\.withChildren) }

    /// Takes the properties of the behaviors, and moves on.
    func changed() {
        world.setItems(all.flatMap(\.boundItems))
        for body in world.bodies { body.material = DynamicMaterial() }
        for behavior in all { behavior.configure(world) }
        if behaviors.isEmpty { pause() } else { wake() }
    }

    /// Returns the body of an item; nil for an item that no behavior has.
    func body(of item: any UIDynamicItem) -> DynamicBody? { world.body(of: item) }

    private func wake() {
        world.wake()
        guard link == nil, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        begin = nil
        link = .started(for: referenceView?.layer) { [weak self] link in
            guard let self else { return link.invalidate() }
            frame(from: link.timestamp, to: link.targetTimestamp)
        }
    }

    private func pause() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// Moves the items on to the time at which the frame is displayed.
    private func frame(from timestamp: CFTimeInterval, to target: CFTimeInterval) {
        let first = begin ?? timestamp - elapsedTime
        let wanted = (target - first) / DynamicWorld.step
        let whole = Int(min(wanted + 1e-6, Double(steps + Self.stepsPerFrame)))
        while steps < whole, link != nil {
            step()
            steps += 1
        }
        let rest = max(wanted - Double(steps), 0)
        // Missed time is not replayed.
        begin = rest < 1 ? first : target - elapsedTime
        for body in world.bodies { body.show(after: rest < 1 ? rest * DynamicWorld.step : 0) }
        for behavior in all { behavior.action?() }
        if world.restingSteps >= Self.restingSteps { pause() }
    }

    private func step() {
        let active = all
        for behavior in active { behavior.push(world, DynamicWorld.step) }
        world.contacts = []
        for behavior in active { behavior.collide(world) }
        world.advance { dt in for behavior in active { behavior.constrain(world, dt) } }
    }
}

/// Receives the starts and stops of the motion of a dynamic animator; every method is optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Called when the items are about to move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when the items rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Something that moves items; a subclass combines others as its children.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The behaviors that act together with this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called for every frame after the items have moved; nil by default.
    open var action: (() -> Void)?
    /// The animator of the behavior; nil without one.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?
    /// The items.
    final var boundItems: [any UIDynamicItem] = []

    /// Creates a behavior without items.
    public override init() { super.init() }

    init(bound items: [any UIDynamicItem]) {
        boundItems = items
        super.init()
    }

    /// Adds a behavior that acts together with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.move(to: dynamicAnimator)
        changed()
    }

    /// Removes a behavior that acts together with this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
        changed()
    }

    /// Called when the behavior gets another animator, or none; does nothing by default.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    final func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    final var withChildren: [UIDynamicBehavior] {
        [self] + childBehaviors.flatMap(\.withChildren)
    }

    /// Passes a change to the animator.
    final func changed() { dynamicAnimator?.changed() }

    final func bind(_ item: any UIDynamicItem) {
        guard !boundItems.contains(where: { $0 === item }) else { return }
        boundItems.append(item)
        changed()
    }

    final func unbind(_ item: any UIDynamicItem) {
        boundItems.removeAll { $0 === item }
        changed()
    }

    /// Sets the properties of bodies.
    func configure(_ world: DynamicWorld) {}
    /// Changes velocities before a step.
    func push(_ world: DynamicWorld, _ dt: Double) {}
    /// Adds contacts before a step.
    func collide(_ world: DynamicWorld) {}
    /// Corrects velocities within a step, several times.
    func constrain(_ world: DynamicWorld, _ dt: Double) {}
}

extension UIView: UIDynamicItem {}
