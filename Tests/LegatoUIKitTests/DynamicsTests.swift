import Legato
import LegatoUIKit
import Testing

/// Dynamic animators.
struct DynamicsTests {
    final class Listener: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
        var entries: [String] = []

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { entries.append(identifier.map { "\($0)" } ?? "bounds") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem, at p: CGPoint
        ) { entries.append("items") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { entries.append("left " + (identifier.map { "\($0)" } ?? "bounds")) }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem
        ) { entries.append("parted") }
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { entries.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { entries.append("pause") }
    }

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let box = UIView(frame: CGRect(x: 80, y: 20, width: 40, height: 40))
    let screen: Screen
    let animator: UIDynamicAnimator

    init() {
        root.addSubview(box)
        screen = Screen(root)
        animator = UIDynamicAnimator(referenceView: root)
    }

    func add(_ behaviors: UIDynamicBehavior...) {
        screen.perform { for one in behaviors { animator.addBehavior(one) } }
    }

    func walls(_ items: UIView...) -> UICollisionBehavior {
        let walls = UICollisionBehavior(items: items)
        walls.translatesReferenceBoundsIntoBoundary = true
        return walls
    }

    /// Expects that an item has fallen freely, in steps, as long as its animator has run.
    func expectFall(of item: UIView, from y: Double, _ animator: UIDynamicAnimator) {
        let steps = (animator.elapsedTime * 240).rounded()
        #expect(steps > 0)
        #expect(abs(item.center.y - y - 1000 / 240 / 240 * steps * (steps + 1) / 2) < 1e-6)
    }

    @Test("Items fall with 1000 points per second squared, at every rate of frames")
    func gravity() {
        add(UIGravityBehavior(items: [box]))
        screen.display.advance(by: 0.2)
        expectFall(of: box, from: 40, animator)
        let slow = HeadlessDisplay(size: CGSize(width: 200, height: 200), refreshRate: 20)
        let (view, other) = (UIView(frame: root.frame), UIView(frame: root.frame))
        view.addSubview(other)
        slow.perform { slow.rootLayer.addSublayer(view.layer) }
        slow.advance(frames: 1)
        let second = UIDynamicAnimator(referenceView: view)
        slow.perform { second.addBehavior(UIGravityBehavior(items: [other])) }
        slow.advance(by: 0.5)
        expectFall(of: other, from: 100, second)
    }

    @Test("An item falls on the floor, bounces, and rests flat")
    func floor() {
        let listener = Listener()
        let walls = walls(box)
        (walls.collisionDelegate, animator.delegate) = (listener, listener)
        let material = UIDynamicItemBehavior(items: [box])
        material.elasticity = 0.5
        add(UIGravityBehavior(items: [box]), walls, material)
        var highest: CGFloat = 0
        for _ in 0..<120 {
            screen.display.advance(frames: 1)
            if !listener.entries.filter({ $0 == "bounds" }).isEmpty {
                highest = max(highest, 180 - box.center.y)
            }
        }
        // A quarter of the height of the fall.
        #expect(abs(highest - 35) < 5)
        screen.display.advance(by: 3)
        #expect(!animator.isRunning && abs(box.center.y - 180) < 0.2)
        #expect(abs(box.transform.b) < 1e-4 && abs(box.center.x - 100) < 1e-3)
        #expect(listener.entries.first == "resume" && listener.entries.last == "pause")
    }

    @Test("An item on another one at its edge falls over it, and both come to rest")
    func overturned() {
        let other = UIView(frame: CGRect(x: 55, y: 160, width: 40, height: 40))
        root.addSubview(other)
        let listener = Listener()
        let walls = walls(box, other)
        walls.collisionDelegate = listener
        add(UIGravityBehavior(items: [box, other]), walls)
        screen.display.advance(by: 6)
        #expect(listener.entries.contains("items") && !animator.isRunning)
        #expect(abs(box.center.y - 180) < 1 && abs(other.center.y - 180) < 1)
        #expect(abs(box.center.x - other.center.x) > 39)
    }

    @Test("A boundary stops items, and an anchored item does not move")
    func boundary() {
        let shelf = UIView(frame: CGRect(x: 0, y: 150, width: 50, height: 10))
        let ball = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        for view in [shelf, ball] { root.addSubview(view) }
        let listener = Listener()
        let collision = UICollisionBehavior(items: [box, ball, shelf])
        collision.collisionDelegate = listener
        collision.addBoundary(
            withIdentifier: "line" as NSString, from: CGPoint(x: 50, y: 120),
            to: CGPoint(x: 200, y: 120)
        )
        let fixed = UIDynamicItemBehavior(items: [shelf])
        fixed.isAnchored = true
        add(UIGravityBehavior(items: [box, ball, shelf]), collision, fixed)
        screen.display.advance(by: 4)
        #expect(abs(box.center.y - 100) < 0.2 && abs(ball.center.y - 135) < 0.2)
        #expect(shelf.center.y == 155)
        #expect(listener.entries.contains("line"))
        #expect(collision.boundaryIdentifiers?.count == 1)
        screen.perform { collision.removeAllBoundaries() }
        screen.display.advance(by: 0.5)
        #expect(box.center.y > 150)
    }

    @Test("An item snaps to a point, upright")
    func snap() {
        box.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 150, y: 150))
        snap.damping = 1
        add(snap)
        screen.display.advance(by: 0.2)
        #expect(box.center.x > 110 && box.center.x < 151)
        screen.display.advance(by: 3)
        #expect(abs(box.center.x - 150) < 0.1 && abs(box.center.y - 150) < 0.1)
        #expect(abs(box.transform.b) < 0.01 && !animator.isRunning)
        screen.perform { snap.snapPoint = CGPoint(x: 50, y: 150) }
        #expect(animator.isRunning)
    }

    @Test("An attachment keeps its length, and follows its point")
    func attachment() {
        let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 40))
        #expect(rod.length == 50 && rod.attachedBehaviorType == .anchor)
        add(UIGravityBehavior(items: [box]), rod)
        for _ in 0..<10 {
            screen.display.advance(by: 0.1)
            #expect(abs(hypot(box.center.x - 150, box.center.y - 40) - 50) < 0.5)
        }
        screen.perform {
            (rod.frequency, rod.damping) = (3, 1)
            rod.length = 0
            rod.anchorPoint = CGPoint(x: 60, y: 100)
        }
        screen.display.advance(by: 4)
        // Gravity stretches the spring by g / (2πf)².
        #expect(abs(box.center.x - 60) < 1 && abs(box.center.y - 102.8) < 1)
    }

    @Test("A push accelerates by its force and the mass, once or all the time")
    func push() {
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.setAngle(.pi / 2, magnitude: 0.16)
        add(push)
        screen.display.advance(by: 0.5)
        // 40 by 40 points have a mass of 0.16.
        let velocity = UIDynamicItemBehavior(items: [box])
        add(velocity)
        #expect(abs(velocity.linearVelocity(for: box).y - 100) < 1e-6 && !push.active)
        screen.perform {
            animator.removeBehavior(push)
            velocity.addLinearVelocity(CGPoint(x: 10, y: -100), for: box)
            velocity.addAngularVelocity(2, for: box)
        }
        #expect(abs(velocity.linearVelocity(for: box).y) < 1e-6)
        let before = box.center.x
        screen.display.advance(by: 0.5)
        #expect(box.center.x > before + 4 && box.transform.b > 0.5)
        velocity.resistance = 5
        velocity.angularResistance = 5
        screen.display.advance(by: 3)
        #expect(velocity.linearVelocity(for: box).x < 0.1 && !animator.isRunning)
    }

    @Test("A behavior of others acts as long as it is in the animator, and calls its action")
    func children() {
        let whole = UIDynamicBehavior()
        var count = 0
        whole.action = { count += 1 }
        whole.addChildBehavior(UIGravityBehavior(items: [box]))
        add(whole)
        screen.display.advance(frames: 4)
        #expect(count == 4 && box.center.y > 40)
        screen.perform { animator.removeAllBehaviors() }
        let y = box.center.y
        screen.display.advance(by: 0.2)
        #expect(box.center.y == y && count == 4 && whole.dynamicAnimator == nil)
    }
}
