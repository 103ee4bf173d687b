import Foundation
import LegatoGraphics

/// What a body touches.
enum Obstacle {
    case body(DynamicBody)
    /// A line with a name; a body collides with it from both sides.
    case line(from: Vector, to: Vector, name: AnyHashable)
    /// An end of lines, on which the sides of a body rest; the neighbors are their other ends.
    case corner(Vector, neighbors: [Vector], name: AnyHashable)
}

/// A point at which a body touches something.
struct Contact {
    let body: DynamicBody
    let other: DynamicBody?
    let name: AnyHashable?
    let point: Vector
    /// The direction in which the body is pushed.
    let normal: Vector
    let depth: Double
    /// The least velocity along the normal after the step.
    var bounce = 0.0
    var impulse = 0.0
    var drag = 0.0
}

/// Rigid bodies that move by equal steps of time.
@MainActor final class DynamicWorld {
    /// The step, in seconds.
    static let step = 1.0 / 240
    private static let iterations = 8
    /// The distance below which bodies are in contact, in points.
    private static let reach = 1.0
    private(set) var bodies: [DynamicBody] = []
    var contacts: [Contact] = []
    /// The steps over which no body has moved noticeably or changed its velocity.
    private(set) var restingSteps = 0

    /// Returns the body of an item; nil for an item that no behavior has.
    func body(of item: any UIDynamicItem) -> DynamicBody? {
        bodies.first { $0.item === item }
    }

    /// Keeps the bodies of some items, creates those that are missing, and removes all others.
    func setItems(_ items: [any UIDynamicItem]) {
        bodies.removeAll { body in !items.contains { $0 === body.item } }
        for item in items where body(of: item) == nil { bodies.append(DynamicBody(item)) }
    }

    /// Moves the bodies by a step.
    func advance(constrain: (Double) -> Void) {
        let dt = Self.step
        for body in bodies { body.resist(dt) }
        for index in contacts.indices { prepare(&contacts[index]) }
        for _ in 0..<Self.iterations {
            constrain(dt)
            for index in contacts.indices { solve(&contacts[index]) }
        }
        for body in bodies {
            body.center += body.velocity * dt
            body.angle += body.angularVelocity * dt
        }
        for contact in contacts { separate(contact) }
        restingSteps += 1
        if bodies.contains(where: \.hasMoved) { wake() }
    }

    /// Observes from now on whether bodies move.
    func wake() {
        for body in bodies { body.startObserving() }
        restingSteps = 0
    }

    private func relativeVelocity(_ contact: Contact) -> Vector {
        let own = contact.body.velocity(at: contact.point - contact.body.center)
        guard let other = contact.other else { return own }
        return own - other.velocity(at: contact.point - other.center)
    }

    private func inverseEffectiveMass(_ contact: Contact, _ axis: Vector) -> Double {
        let own = contact.body.inverseEffectiveMass(axis, at: contact.point - contact.body.center)
        guard let other = contact.other else { return own }
        return own + other.inverseEffectiveMass(axis, at: contact.point - other.center)
    }

    private func push(_ contact: Contact, _ impulse: Vector) {
        contact.body.push(impulse, at: contact.point - contact.body.center)
        contact.other?.push(-impulse, at: contact.point - (contact.other?.center ?? .zero))
    }

    private func prepare(_ contact: inout Contact) {
        let speed = relativeVelocity(contact).dot(contact.normal)
        let elasticity = max(
            contact.body.material.elasticity, contact.other?.material.elasticity ?? 0
        )
        // A body that does not reach the other one in this step only comes nearer.
        contact.bounce = min(contact.depth, 0) / Self.step
        // Slow bodies come to rest.
        if speed < -20, speed < contact.bounce { contact.bounce = -speed * elasticity }
    }

    private func solve(_ contact: inout Contact) {
        let normal = contact.normal
        let give = inverseEffectiveMass(contact, normal)
        guard give > 0 else { return }
        let wanted = (contact.bounce - relativeVelocity(contact).dot(normal)) / give
        let impulse = max(contact.impulse + wanted, 0)
        push(contact, normal * (impulse - contact.impulse))
        contact.impulse = impulse
        let along = normal.turned
        let own = contact.body.material.friction
        let friction = contact.other.map { (own * $0.material.friction).squareRoot() } ?? own
        let slide = inverseEffectiveMass(contact, along)
        guard slide > 0 else { return }
        let drag = min(
            max(contact.drag - relativeVelocity(contact).dot(along) / slide, -friction * impulse),
            friction * impulse
        )
        push(contact, along * (drag - contact.drag))
        contact.drag = drag
    }

    /// Moves bodies that overlap by more than a tenth of a point apart.
    private func separate(_ contact: Contact) {
        let weights = contact.body.inverseMass + (contact.other?.inverseMass ?? 0)
        guard contact.depth > 0.1, weights > 0 else { return }
        let part = contact.normal * ((contact.depth - 0.1) * 0.2 / weights)
        contact.body.center += part * contact.body.inverseMass
        if let other = contact.other { other.center -= part * other.inverseMass }
    }

    // MARK: Contacts

    /// Returns the contacts of a body with an obstacle.
    static func contacts(of body: DynamicBody, _ obstacle: Obstacle) -> [Contact] {
        switch obstacle {
        case .body(let other): contacts(of: body, with: other)
        case .line(let from, let to, let name): contacts(of: body, from: from, to: to, name)
        case .corner(let point, let neighbors, let name):
            contact(of: body, point, neighbors, name).map { [$0] } ?? []
        }
    }

    private static func contacts(
        of body: DynamicBody, from: Vector, to: Vector, _ name: AnyHashable
    ) -> [Contact] {
        let line = to - from
        guard line.length > 0 else { return [] }
        let axis = line / line.length
        var normal = axis.turned
        let side = (body.center - from).dot(normal)
        guard abs(side) <= body.radius + 1 else { return [] }
        if side < 0 { normal = -normal }
        let found = body.outline.compactMap { corner -> Contact? in
            let (depth, along) = ((from - corner).dot(normal), (corner - from).dot(axis))
            guard depth > -reach, along >= 0, along <= line.length else { return nil }
            return Contact(
                body: body, other: nil, name: name, point: corner, normal: normal, depth: depth
            )
        }
        // Two points hold a body; the deepest ones of a round one do.
        return Array(found.sorted { $0.depth > $1.depth }.prefix(2))
    }

    private static func contact(
        of body: DynamicBody, _ corner: Vector, _ neighbors: [Vector], _ name: AnyHashable
    ) -> Contact? {
        guard (corner - body.center).length <= body.radius + reach else { return nil }
        let sides = sides(body.outline).map {
            (normal: $0.normal, distance: (corner - $0.start).dot($0.normal))
        }
        guard let nearest = sides.map(\.distance).max(), nearest < reach else { return nil }
        // The lines leave the body through the side: an item that slides over the joint of two lines
        // does not catch on it.
        let outward = sides.filter { side in
            side.distance > nearest - reach
                && neighbors.allSatisfy { ($0 - corner).dot(side.normal) > -1e-6 }
        }
        return outward.max { $0.distance < $1.distance }.map {
            Contact(
                body: body, other: nil, name: name, point: corner, normal: -$0.normal,
                depth: -$0.distance
            )
        }
    }

    /// Returns the sides of a polygon that runs clockwise on the screen, with their normals outwards.
    private static func sides(
        _ outline: [Vector]
    ) -> [(index: Int, start: Vector, normal: Vector)] {
        outline.indices.compactMap { index in
            let edge = outline[(index + 1) % outline.count] - outline[index]
            return edge.length > 0 ? (index, outline[index], -edge.turned / edge.length) : nil
        }
    }

    private static func contacts(of a: DynamicBody, with b: DynamicBody) -> [Contact] {
        guard (a.center - b.center).length <= a.radius + b.radius + reach else { return [] }
        let (first, second) = (a.outline, b.outline)
        guard let one = deepest(first, second), let two = deepest(second, first) else { return [] }
        // The side of the polygon into which the other one reaches least.
        let isFirst = one.distance >= two.distance
        let (side, faces, points) = isFirst ? (one, first, second) : (two, second, first)
        let next = faces[(side.index + 1) % faces.count]
        let (start, axis) = (faces[side.index], side.normal.turned)
        let length = (next - start).dot(axis)
        let found = clipped(points, start, axis, length, side.normal).map { point in
            Contact(
                body: a, other: b, name: nil, point: point,
                normal: isFirst ? -side.normal : side.normal,
                depth: -(point - start).dot(side.normal)
            )
        }
        return found.filter { $0.depth > -reach }
    }

    /// The side of a polygon from which another one is farthest; nil if they are apart.
    private static func deepest(
        _ faces: [Vector], _ points: [Vector]
    ) -> (index: Int, normal: Vector, distance: Double)? {
        var best: (index: Int, normal: Vector, distance: Double)?
        for side in sides(faces) {
            let distance = points.map { ($0 - side.start).dot(side.normal) }.min() ?? 0
            if distance > reach { return nil }
            if best.map({ distance > $0.distance + 1e-9 }) ?? true {
                best = (side.index, side.normal, distance)
            }
        }
        return best
    }

    /// The two points of the side that faces a side, within the length of that.
    private static func clipped(
        _ points: [Vector], _ start: Vector, _ axis: Vector, _ length: Double, _ normal: Vector
    ) -> [Vector] {
        func facing(_ index: Int) -> Double {
            let edge = points[(index + 1) % points.count] - points[index]
            return edge.length > 0 ? (-edge.turned / edge.length).dot(normal) : 1
        }
        guard let index = points.indices.min(by: { facing($0) < facing($1) }) else { return [] }
        let (a, b) = (points[index], points[(index + 1) % points.count])
        let (low, high) = ((a - start).dot(axis), (b - start).dot(axis))
        return [(a, low), (b, high)].map { point, at in
            let inside = min(max(at, min(0, length)), max(0, length))
            return abs(high - low) > 1e-9 ? a + (b - a) * ((inside - low) / (high - low)) : point
        }
    }
}
