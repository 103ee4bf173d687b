import Legato
import LegatoHeadless
import LegatoLayers
import LegatoUIKit
import Testing

/// What changes while the items of an animator move.
extension DynamicsTests {
    /// A disc by its path.
    private final class Disc: UIDynamicItem {
        var center = CGPoint(x: 100, y: 100)
        let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        var transform = CGAffineTransform(rotationAngle: .pi / 4)
        let collisionBoundsType = UIDynamicItemCollisionBoundsType.path
        let collisionBoundingPath = UIBezierPath(
            ovalIn: CGRect(x: -20, y: -20, width: 40, height: 40)
        )
    }

    @Test("An item has the default material again when it has none", arguments: [true, false])
    func removedMaterial(ofItem: Bool) {
        let material = UIDynamicItemBehavior(items: [box])
        (material.isAnchored, material.resistance) = (true, 5)
        add(material)
        screen.display.advance(by: 0.5)
        add(UIGravityBehavior(items: [box]))
        screen.display.advance(by: 0.3)
        #expect(box.center.y == 40)
        screen.perform {
            if ofItem { material.removeItem(box) } else { animator.removeBehavior(material) }
        }
        let before = animator.elapsedTime
        screen.display.advance(by: 0.2)
        let steps = ((animator.elapsedTime - before) * 240).rounded()
        #expect(abs(box.center.y - 40 - 1000 / 240 / 240 * steps * (steps + 1) / 2) < 1e-6)
    }

    @Test("An anchored item loses its velocity")
    func anchoredInMotion() {
        let material = UIDynamicItemBehavior(items: [box])
        add(material)
        screen.perform {
            material.addLinearVelocity(CGPoint(x: 50, y: 0), for: box)
            material.addAngularVelocity(1, for: box)
        }
        screen.display.advance(by: 0.2)
        screen.perform { material.isAnchored = true }
        screen.display.advance(by: 0.2)
        #expect(material.linearVelocity(for: box) == .zero)
        #expect(material.angularVelocity(for: box) == 0)
    }

    @Test("The velocities of an item that no behavior has are zero, and it can be moved")
    func unknownItem() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let material = UIDynamicItemBehavior(items: [box])
        add(material, UIGravityBehavior(items: [box]))
        #expect(material.linearVelocity(for: other) == .zero)
        #expect(material.angularVelocity(for: other) == 0)
        screen.perform {
            material.addLinearVelocity(CGPoint(x: 100, y: 0), for: other)
            other.center = CGPoint(x: 70, y: 70)
        }
        screen.display.advance(by: 0.1)
        #expect(other.center == CGPoint(x: 70, y: 70))
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 1000, height: 1000)).count == 1)
    }

    @Test("The subpaths of a boundary are apart, and each is closed for itself")
    func pathBoundary() {
        let other = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 40))
        root.addSubview(other)
        let path = UIBezierPath()
        // A shelf at each side, and a box beyond the view.
        path.move(to: CGPoint(x: 0, y: 150))
        path.addLine(to: CGPoint(x: 60, y: 150))
        path.move(to: CGPoint(x: 140, y: 150))
        path.addLine(to: CGPoint(x: 200, y: 150))
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 300, width: 200, height: 100)))
        let collision = UICollisionBehavior(items: [box, other])
        collision.collisionMode = .boundaries
        collision.addBoundary(withIdentifier: "path" as NSString, for: path)
        add(UIGravityBehavior(items: [box, other]), collision)
        screen.display.advance(by: 3)
        // One rests on its shelf, the other falls between them on the box.
        #expect(abs(other.center.y - 130) < 0.2 && abs(box.center.y - 280) < 0.2)
    }

    @Test("The curves of a boundary and of an item are round")
    func ellipses() {
        let small = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
        let disc = Disc()
        root.addSubview(small)
        let bowl = UICollisionBehavior(items: [small])
        bowl.addBoundary(
            withIdentifier: "bowl" as NSString,
            for: UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 160, height: 160))
        )
        let walls = UICollisionBehavior(items: [disc])
        walls.translatesReferenceBoundsIntoBoundary = true
        add(UIGravityBehavior(items: [small, disc]), bowl, walls)
        screen.display.advance(by: 4)
        // The lower corners are on a circle of radius 80.
        let bottom: CGFloat = 100 + (80 * 80 - 10 * 10 as CGFloat).squareRoot()
        #expect(abs(small.center.y + 10 - bottom) < 0.7 && abs(small.center.x - 100) < 1)
        #expect(abs(disc.center.y - 180) < 0.7)
    }

    @Test("An item rests on what is narrower than the item, and slides over the joints of lines")
    func narrowBoundaries() {
        let (other, sliding) = (
            UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40)),
            UIView(frame: CGRect(x: 0, y: 160, width: 20, height: 20))
        )
        for view in [other, sliding] { root.addSubview(view) }
        let collision = UICollisionBehavior(items: [box, other, sliding])
        collision.addBoundary(
            withIdentifier: "peg" as NSString,
            for: UIBezierPath(ovalIn: CGRect(x: 90, y: 120, width: 20, height: 20))
        )
        collision.addBoundary(
            withIdentifier: "line" as NSString, from: CGPoint(x: 15, y: 120),
            to: CGPoint(x: 45, y: 120)
        )
        let floor = UIBezierPath()
        floor.move(to: CGPoint(x: 0, y: 180))
        for x in [50, 100, 200] { floor.addLine(to: CGPoint(x: x, y: 180)) }
        collision.addBoundary(withIdentifier: "floor" as NSString, for: floor)
        let material = UIDynamicItemBehavior(items: [sliding])
        material.friction = 0
        add(UIGravityBehavior(items: [box, other, sliding]), collision, material)
        screen.perform { material.addLinearVelocity(CGPoint(x: 80, y: 0), for: sliding) }
        screen.display.advance(by: 1.5)
        #expect(abs(box.center.y - 100) < 0.2 && abs(other.center.y - 100) < 0.2)
        #expect(abs(sliding.center.x - 10 - 80 * animator.elapsedTime) < 1e-6)
    }

    @Test("Time that frames miss is not replayed")
    func missedTime() {
        add(UIGravityBehavior(items: [box]))
        screen.display.advance(frames: 6)
        let before = animator.elapsedTime
        let time = screen.display.time + 10
        func tick(_ index: Int) {
            screen.display.host.tick(
                DisplayTick(
                    timestamp: time + Double(index) / 60,
                    targetTimestamp: time + Double(index + 1) / 60, duration: 1.0 / 60,
                    index: 1000 + index
                ), sampleTime: time + Double(index) / 60
            )
        }
        tick(0)
        #expect(abs(animator.elapsedTime - before - 1) < 1e-6)
        for index in 1...3 { tick(index) }
        #expect(abs(animator.elapsedTime - before - 1.05) < 1e-6)
        expectFall(of: box, from: 40, animator)
    }

    @Test("Behaviors that were created without items move those that are added")
    func withoutItems() {
        let (gravity, walls, material) = (
            UIGravityBehavior(), UICollisionBehavior(), UIDynamicItemBehavior()
        )
        #expect(gravity.items.isEmpty && walls.items.isEmpty && material.items.isEmpty)
        gravity.addItem(box)
        walls.addItem(box)
        material.addItem(box)
        walls.translatesReferenceBoundsIntoBoundary = true
        material.elasticity = 0
        add(gravity, walls, material)
        screen.display.advance(by: 3)
        #expect(abs(box.center.y - 180) < 1)
    }

    @Test("A weak force moves an item, and a slow item does not stop")
    func slowMotion() {
        let other = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        root.addSubview(other)
        let push = UIPushBehavior(items: [other], mode: .continuous)
        push.pushDirection = CGVector(dx: 0.01, dy: 0)
        let material = UIDynamicItemBehavior(items: [box])
        add(push, material)
        screen.perform { material.addLinearVelocity(CGPoint(x: 0, y: 2), for: box) }
        screen.display.advance(by: 5)
        let time = animator.elapsedTime
        #expect(animator.isRunning && time > 4.9)
        // One point per second squared, in steps of a 240th of a second.
        #expect(abs(other.center.x - 60 - time * (time + 1.0 / 240) / 2) < 1e-6)
        #expect(abs(box.center.y - 40 - 2 * time) < 1e-6)
    }

    @Test("An item that the program has moved rests there, and goes on from there")
    func updatedItem() {
        add(UIGravityBehavior(items: [box]))
        screen.display.advance(by: 0.5)
        let material = UIDynamicItemBehavior(items: [box])
        add(material)
        screen.perform {
            box.center = CGPoint(x: 50, y: 60)
            box.transform = CGAffineTransform(rotationAngle: 1)
            animator.updateItem(usingCurrentState: box)
        }
        #expect(material.linearVelocity(for: box) == .zero)
        let before = animator.elapsedTime
        screen.display.advance(by: 0.2)
        let steps = ((animator.elapsedTime - before) * 240).rounded()
        #expect(steps > 0 && box.center.x == 50 && abs(box.transform.b - sin(1)) < 1e-9)
        #expect(abs(box.center.y - 60 - 1000 / 240 / 240 * steps * (steps + 1) / 2) < 1e-6)
    }

    @Test("The delegate receives the ends of contacts")
    func endedContacts() {
        let other = UIView(frame: CGRect(x: 80, y: 160, width: 40, height: 40))
        root.addSubview(other)
        let listener = Listener()
        let walls = walls(box, other)
        walls.collisionDelegate = listener
        add(UIGravityBehavior(items: [box, other]), walls)
        screen.display.advance(by: 3)
        let began = listener.entries
        #expect(began.contains("items") && began.contains("bounds"))
        listener.entries = []
        screen.perform {
            for item in [box, other] { item.center.y -= 60 }
            box.center.x = 30
            for item in [box, other] { animator.updateItem(usingCurrentState: item) }
        }
        screen.display.advance(frames: 1)
        #expect(listener.entries.sorted() == ["left bounds", "parted"])
    }

    /// A view that collides by a smaller square about its centre.
    private final class Core: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
        override var collisionBoundingPath: UIBezierPath {
            UIBezierPath(rect: CGRect(x: -10, y: -10, width: 20, height: 20))
        }
    }

    @Test("A view collides by the shape that its class overrides")
    func overriddenShape() {
        let core = Core(frame: CGRect(x: 80, y: 100, width: 40, height: 40))
        root.addSubview(core)
        add(UIGravityBehavior(items: [core]), walls(core))
        screen.display.advance(by: 3)
        #expect(abs(core.center.y - 190) < 0.2)
        #expect(core.collisionBoundingPath.bounds.width == 20)
        #expect(UIView().collisionBoundsType == .rectangle)
        let path = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 10)).collisionBoundingPath
        #expect(path.bounds == CGRect(x: -15, y: -5, width: 30, height: 10))
    }

    @Test("A material that is not set reads as that of an item without a behavior")
    func defaultMaterial() {
        let material = UIDynamicItemBehavior(items: [box])
        #expect(material.elasticity == 0.25 && material.friction == 0.2 && material.density == 1)
        #expect(material.resistance == 0 && material.angularResistance == 0)
        #expect(material.allowsRotation && !material.isAnchored)
    }
}
