import Foundation
import Legato
import LegatoUIKit
import Testing

/// Timers with targets.
struct TimerTests {
    private final class Counter {
        var values: [Int] = []
        func add(_ timer: Timer) { values.append(timer.userInfo as? Int ?? -1) }
    }

    /// An object of no actor.
    private nonisolated final class Waiting {
        var timer = Timer()
        func wait(for target: AnyObject) {
            timer = Timer.scheduledTimer(
                timeInterval: 1000, target: target, selector: Selector(Counter.add), userInfo: 5,
                repeats: false
            )
        }
    }

    @Test("An object of no actor has and creates timers")
    func withoutActor() {
        let (counter, waiting) = (Counter(), Waiting())
        #expect(!waiting.timer.isValid)
        waiting.wait(for: counter)
        waiting.timer.fire()
        #expect(counter.values == [5])
    }

    @Test("A timer calls the method with its user info, once unless it repeats")
    func fire() {
        let counter = Counter()
        func timer(_ value: Int?, repeats: Bool) -> Timer {
            Timer.scheduledTimer(
                timeInterval: 1000, target: counter, selector: Selector(Counter.add),
                userInfo: value, repeats: repeats
            )
        }
        let once = timer(7, repeats: false)
        once.fire()
        #expect(counter.values == [7] && !once.isValid)
        let often = timer(nil, repeats: true)
        often.fire()
        often.fire()
        #expect(counter.values == [7, -1, -1] && often.isValid)
        often.invalidate()
        #expect(!often.isValid)
    }

    @Test("A timer that is created is not scheduled, and has its date and user info")
    func created() {
        let counter = Counter()
        let date = Date(timeIntervalSinceNow: 5000)
        let timer = Timer(
            fireAt: date, interval: 10, target: counter, selector: Selector(Counter.add),
            userInfo: 3, repeats: true
        )
        #expect(timer.fireDate == date && timer.timeInterval == 10)
        timer.fire()
        #expect(counter.values == [3])
        let once = Timer(
            timeInterval: 1000, target: counter, selector: Selector(Counter.add), userInfo: 4,
            repeats: false
        )
        once.fire()
        #expect(counter.values == [3, 4] && !once.isValid)
        timer.invalidate()
    }

    @Test("A timer without values is not valid")
    func empty() {
        let timer = Timer()
        timer.fire()
        #expect(!timer.isValid)
    }
}
