import Foundation
import LegatoMotion
import TestSupport
import Testing

/// Checks the listings and the numbers of the article about springs.
struct SpringsArticleTests {
    private let article: Article

    init() throws { article = try Article("Springs", of: "LegatoMotion") }

    @Test func valueAndVelocityMatchTheArticle() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let value = spring.value(target: 100.0, time: 0.25)
        let velocity = spring.velocity(target: 100.0, time: 0.25)

        article.says("the value is #, and", value, digits: 4)
        article.says("moves on at # per second", velocity, digits: 4)
        article.says("a stiffness of # for a mass of 1", spring.stiffness, digits: 4)
        article.says("# s for a bounce of 0.3, where", spring.settlingDuration, digits: 4)
    }

    @Test(arguments: [-0.5, 0, 0.3, 0.7]) func tableOfBouncesMatchesTheArticle(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        let times = (0...40_000).map { Double($0) * 1e-4 }
        var highest = (time: 0.0, value: 0.0)
        var fastest = (time: 0.0, velocity: 0.0)
        var away = 0.0
        for time in times {
            let value = spring.value(target: 1.0, time: time)
            let velocity = spring.velocity(target: 1.0, time: time)
            if value > highest.value { highest = (time, value) }
            if velocity > fastest.velocity { fastest = (time, velocity) }
            if abs(value - 1) >= 0.001 { away = time }
        }
        let sign = bounce < 0 ? "−" : ""
        let ratio = String(format: "%g", spring.dampingRatio)
        let peak =
            bounce > 0
            ? String(format: "%.4f at %.2f s", highest.value, highest.time) : "below 1"
        let row =
            "| \(sign)\(String(format: "%g", abs(bounce))) | \(ratio) | \(peak) "
            + String(format: "| %.3f at %.2f s ", fastest.velocity, fastest.time)
            + "| # | \(String(format: "%.2f", away)) s |"
        article.says(row, spring.value(target: 1.0, time: 0.5), digits: 4)
        guard bounce > 0 else { return }
        article.says("the overshoot is # %", 100 * (highest.value - 1), digits: 1)
    }

    @Test func otherParametersMatchTheArticle() {
        let physical = Spring(mass: 1, stiffness: 100, damping: 10)
        let duration = physical.duration
        let bounce = physical.bounce

        let settled = Spring(settlingDuration: 1, dampingRatio: 0.8)
        let stiffness = settled.stiffness

        article.says("has a duration of # s and", duration, digits: 4)
        article.says("a bounce of #. The second", bounce, digits: 1)
        article.says("has a stiffness of #.", stiffness, digits: 4)
        let allowed = Spring(mass: 1, stiffness: 100, damping: 60, allowOverDamping: true)
        #expect(allowed.bounce < 0)
        #expect(Spring(mass: 1, stiffness: 100, damping: 60).bounce == 0)
    }

    @Test func velocityOfARetargetedSpringMatchesTheArticle() {
        var position = 0.0
        var speed = 500.0
        Spring.bouncy.update(value: &position, velocity: &speed, target: 100, deltaTime: 0.1)

        article.says("position is now #.", position, digits: 4)
        var stepped = (position: 0.0, speed: 500.0)
        for _ in 0..<10 {
            Spring.bouncy.update(
                value: &stepped.position,
                velocity: &stepped.speed,
                target: 100,
                deltaTime: 0.01
            )
        }
        #expect(abs(stepped.position - position) < 1e-12 * position)
        #expect(abs(stepped.speed - speed) < 1e-12 * abs(speed))
    }

    @Test func presetsAndAnimationsMatchTheArticle() {
        #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
        #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
        #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(
            Animation.interactiveSpring
                == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25)
        )
        let overDamped = Animation.interpolatingSpring(duration: 0.5, bounce: -0.5)
        let critical = Animation.interpolatingSpring(duration: 0.5, bounce: 0)
        var (a, b) = (PropertyAnimator<Double>(), PropertyAnimator<Double>())
        a.retarget(by: 1, animation: overDamped, at: 0)
        b.retarget(by: 1, animation: critical, at: 0)
        #expect(abs(a.offset(at: 0.2) - b.offset(at: 0.2)) < 1e-12)
    }
}
