public import Foundation
import LegatoGraphics

/// Lets items collide with each other and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    nonisolated public struct Mode: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With each other.
        public static let items = Mode(rawValue: 1)
        /// With boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// With everything.
        public static let everything = Mode(rawValue: .max)
    }

    /// What the items collide with; everything by default.
    open var collisionMode = Mode.everything { didSet { changed() } }
    /// Receives the contacts of items; nil by default.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Whether the bounds of the reference view are a boundary; false by default.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set { insets = newValue ? insets ?? .zero : nil }
    }
    private var insets: UIEdgeInsets? { didSet { changed() } }
    private var boundaries: [(name: any NSCopying, key: AnyHashable, obstacles: [Obstacle])] = []
    /// What touches, for the delegate.
    private var touching: [Touch: (a: any UIDynamicItem, b: (any UIDynamicItem)?)] = [:]
    /// The name of the bounds of the reference view.
    private static let bounds: AnyHashable = "bounds of the reference view"

    private struct Touch: Hashable {
        let a: ObjectIdentifier
        let b: ObjectIdentifier?
        let name: AnyHashable?
    }

    /// Creates a behavior without items and boundaries.
    public override init() { super.init() }

    /// Creates a behavior without boundaries.
    public init(items: [any UIDynamicItem]) { super.init(bound: items) }

    /// The items.
    open var items: [any UIDynamicItem] { boundItems }
    /// The names of the boundaries that were added; nil without any.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.name)
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { bind(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { unbind(item) }

    /// Makes the bounds of the reference view, inset, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
    }

    /// Adds a line as a boundary.
    open func addBoundary(
        withIdentifier identifier: any NSCopying, from point1: CGPoint, to point2: CGPoint
    ) { add(identifier, [Polyline(points: [point1, point2])]) }

    /// Adds the subpaths of a path as a boundary, each closed only if it is closed in the path;
    /// curves are flattened within half a point.
    open func addBoundary(
        withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath
    ) { add(identifier, bezierPath.cgPath.geometry.polylines(tolerance: 0.5)) }

    private func add(_ name: any NSCopying, _ lines: [Polyline]) {
        removeBoundary(withIdentifier: name)
        let key = Self.key(name)
        boundaries.append((name, key, lines.flatMap { Self.obstacles($0, key) }))
        changed()
    }

    /// Returns the segments and the vertices of a line.
    private static func obstacles(_ line: Polyline, _ name: AnyHashable) -> [Obstacle] {
        let points = line.points.map { Vector($0) }
        let next = points.dropFirst() + (line.isClosed ? points.prefix(1) : [])
        let segments = zip(points, next).filter { $0 != $1 }
        return segments.map { .line(from: $0, to: $1, name: name) }
            + points.compactMap { point in
                let neighbors = segments.compactMap { from, to in
                    from == point ? to : to == point ? from : nil
                }
                return neighbors.isEmpty ? nil : .corner(point, neighbors: neighbors, name: name)
            }
    }

    private static func key(_ name: any NSCopying) -> AnyHashable {
        (name as? AnyHashable) ?? AnyHashable(ObjectIdentifier(name as AnyObject))
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        let key = Self.key(identifier)
        boundaries.removeAll { $0.key == key }
        changed()
    }

    /// Removes the boundaries that were added.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    private var obstacles: [Obstacle] {
        let obstacles = boundaries.flatMap(\.obstacles)
        guard let insets, let view = dynamicAnimator?.referenceView else { return obstacles }
        let area = view.bounds.inset(by: insets)
        let path = UIBezierPath(rect: area).cgPath.geometry
        return obstacles
            + path.polylines(tolerance: 0.5).flatMap { Self.obstacles($0, Self.bounds) }
    }

    override func collide(_ world: DynamicWorld) {
        let bodies = boundItems.compactMap(world.body)
        var contacts: [Contact] = []
        if collisionMode.contains(.boundaries) {
            let obstacles = obstacles
            for body in bodies where !body.material.isAnchored {
                for obstacle in obstacles {
                    contacts += DynamicWorld.contacts(of: body, obstacle)
                }
            }
        }
        if collisionMode.contains(.items) {
            for (index, body) in bodies.enumerated() {
                for other in bodies.dropFirst(index + 1) {
                    contacts += DynamicWorld.contacts(of: body, .body(other))
                }
            }
        }
        world.contacts += contacts
        report(contacts)
    }

    private func report(_ contacts: [Contact]) {
        let before = touching
        touching = [:]
        for contact in contacts where contact.depth > -0.2 || before[touch(contact)] != nil {
            let touch = touch(contact)
            guard touching[touch] == nil else { continue }
            touching[touch] = (contact.body.item, contact.other?.item)
            guard before[touch] == nil, let delegate = collisionDelegate else { continue }
            if let other = contact.other {
                delegate.collisionBehavior(
                    self, beganContactFor: contact.body.item, with: other.item,
                    at: contact.point.point
                )
            } else {
                delegate.collisionBehavior(
                    self, beganContactFor: contact.body.item,
                    withBoundaryIdentifier: name(contact.name), at: contact.point.point
                )
            }
        }
        guard let delegate = collisionDelegate else { return }
        for (touch, items) in before where touching[touch] == nil {
            if let other = items.b {
                delegate.collisionBehavior(self, endedContactFor: items.a, with: other)
            } else {
                delegate.collisionBehavior(
                    self, endedContactFor: items.a, withBoundaryIdentifier: name(touch.name)
                )
            }
        }
    }

    private func touch(_ contact: Contact) -> Touch {
        Touch(
            a: ObjectIdentifier(contact.body.item),
            b: contact.other.map { ObjectIdentifier($0.item) }, name: contact.name
        )
    }

    /// The name of a boundary; nil for the bounds of the reference view.
    private func name(_ key: AnyHashable?) -> (any NSCopying)? {
        boundaries.first { $0.key == key }?.name
    }
}

/// Receives the contacts of items of a collision behavior; every method is optional.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
    /// Called when two items touch at a point.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
    )
    /// Called when two items part.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    )
    /// Called when an item touches a boundary at a point; the name is nil for the bounds of the
    /// reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    )
    /// Called when an item leaves a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    )
}

extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
