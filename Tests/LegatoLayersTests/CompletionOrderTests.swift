import Foundation
import Legato
import Testing

/// The order in which delegates and completion blocks are called.
struct CompletionOrderTests {
    private let log = AnimationLog()

    /// Returns an animation of 0.1 seconds whose delegate records its name.
    private func animation(_ name: String, duration: Double = 0.1) -> CABasicAnimation {
        let animation = basic("opacity", from: 0, to: 1)
        animation.duration = duration
        animation.delegate = NamedLog(name, log)
        return animation
    }

    private final class NamedLog: CAAnimationDelegate {
        let name: String
        let log: AnimationLog
        init(_ name: String, _ log: AnimationLog) { (self.name, self.log) = (name, log) }
        func animationDidStart(_ animation: CAAnimation) { log.note("start \(name)") }
        func animationDidStop(_ animation: CAAnimation, finished: Bool) {
            log.note("\(finished ? "stop" : "break") \(name)")
        }
    }

    private func block(_ number: Int) {
        CATransaction.setCompletionBlock { [log] in log.note("block \(number)") }
    }

    /// Runs changes in a transaction, and then the display for half a second.
    private func run(_ stage: Stage = Stage(), _ body: (CALayer) -> Void) -> [String] {
        CATransaction.begin()
        body(stage.layer)
        CATransaction.commit()
        #expect(log.entries.isEmpty, "nothing is called inside the commit")
        stage.display.advance(by: 0.5)
        return log.entries
    }

    @Test(
        "Blocks without animations run in the order in which they were set, after animationDidStart"
    )
    func emptyBlocks() {
        let order = run {
            block(1)
            block(2)
            block(3)
            CATransaction.setCompletionBlock(nil)
            $0.add(animation("a"), forKey: "a")
        }
        #expect(order == ["start a", "block 1", "block 2", "block 3", "stop a"])
    }

    @Test("A completion block replaced by nil still waits for its animations")
    func replacedByNone() {
        let order = run {
            block(1)
            $0.add(animation("a"), forKey: "a")
            CATransaction.setCompletionBlock(nil)
            $0.add(animation("b"), forKey: "b")
        }
        #expect(order == ["start b", "start a", "stop b", "block 1", "stop a"])
    }

    @Test("Each block waits for the animations added while it was set")
    func blockForEach() {
        let order = run {
            block(1)
            $0.add(animation("a", duration: 0.2), forKey: "a")
            block(2)
            $0.add(animation("b"), forKey: "b")
        }
        #expect(order == ["start b", "start a", "block 2", "stop b", "block 1", "stop a"])
    }

    @Test("The block of a nested transaction runs before that of the enclosing one")
    func nested() {
        let order = run {
            block(1)
            CATransaction.begin()
            block(2)
            $0.add(animation("a"), forKey: "a")
            CATransaction.commit()
        }
        #expect(order == ["start a", "block 2", "block 1", "stop a"])
    }

    @Test("A nested transaction without animations does not wait for the enclosing ones")
    func emptyNested() {
        let order = run {
            block(1)
            $0.add(animation("a"), forKey: "a")
            CATransaction.begin()
            block(2)
            CATransaction.commit()
        }
        #expect(order == ["start a", "block 2", "block 1", "stop a"])
    }

    @Test("A group counts as one animation, and its children's delegates are not called")
    func groups() {
        let order = run {
            block(1)
            let both = group(0.1, [animation("a"), animation("b")])
            both.delegate = NamedLog("group", log)
            $0.add(both, forKey: "g")
            block(2)
        }
        #expect(order == ["start group", "block 2", "block 1", "stop group"])
    }

    @Test("A duration of zero takes the transaction's; if that is zero too, it is 0.25")
    func zeroDuration() {
        let stage = Stage()
        let order = run(stage) {
            CATransaction.setAnimationDuration(0)
            block(1)
            $0.add(animation("a", duration: 0), forKey: "a")
            #expect($0.animation(forKey: "a")?.duration == 0.25)
        }
        #expect(order == ["start a", "block 1", "stop a"])
    }

    @Test(
        "Removing or replacing an animation, or removing its layer, ends the wait of its block"
    )
    func removed() {
        let endings: [(CALayer) -> Void] = [
            { $0.removeAnimation(forKey: "a") }, { $0.removeAllAnimations() },
            { $0.removeFromSuperlayer() },
        ]
        for end in endings {
            let (stage, log) = (Stage(), AnimationLog())
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.note("block") }
            let animation = basic("opacity", from: 0, to: 1)
            animation.delegate = log
            stage.layer.add(animation, forKey: "a")
            CATransaction.commit()
            stage.display.advance(by: 0.1)
            #expect(log.entries == ["start"])
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setCompletionBlock { log.note("late block") }
            end(stage.layer)
            CATransaction.commit()
            #expect(log.entries == ["start"])
            stage.display.advance(by: 0.1)
            #expect(log.entries == ["start", "block", "stop false", "late block"])
        }
    }

    @Test("On layers outside a tree nested blocks run after animationDidStop, the inner one first")
    func noTree() {
        let display = HeadlessDisplay(size: CGSize(width: 10, height: 10))
        let (one, two) = (CALayer(), CALayer())
        CATransaction.begin()
        block(1)
        one.add(animation("a"), forKey: "a")
        CATransaction.begin()
        block(2)
        two.add(animation("b"), forKey: "b")
        CATransaction.commit()
        CATransaction.commit()
        #expect(log.entries.isEmpty)
        display.advance(by: 0.1)
        #expect(log.entries == ["start a", "break a", "start b", "break b", "block 2", "block 1"])
    }

    @Test("A block waits for an animation in a tree though another one was lost outside of it")
    func someInNoTree() {
        let stage = Stage()
        let stray = CALayer()
        let order = run(stage) {
            block(1)
            stray.add(animation("b"), forKey: "b")
            $0.add(animation("a"), forKey: "a")
        }
        #expect(order == ["start b", "break b", "start a", "block 1", "stop a"])
    }

    @Test("Starts are reported before blocks also within the main queue turn that runs them")
    func mainQueue() async {
        let stage = Stage()
        CATransaction.begin()
        block(1)
        stage.layer.add(animation("a"), forKey: "a")
        block(2)
        CATransaction.commit()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(log.entries == ["start a", "block 2"])
        stage.display.advance(by: 0.5)
        #expect(log.entries == ["start a", "block 2", "block 1", "stop a"])
    }
}
