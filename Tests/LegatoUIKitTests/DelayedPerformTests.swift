import Foundation
import Legato
@testable import LegatoUIKit
import Testing

/// Calls of methods after a time.
struct DelayedPerformTests {
    private final class Receiver: NSObject {
        var entries: [Int] = []
        func add(_ number: Int) { entries.append(number) }
        func clear() { entries = [] }
    }

    private func timers(of target: NSObject) -> [Timer] {
        DelayedCall.waiting.filter { $0.target === target }.compactMap(\.timer)
    }

    @Test("A method is called once with its argument, unless the call is cancelled")
    func delayed() {
        let receiver = Receiver()
        let (add, clear) = (Selector(Receiver.add), Selector(Receiver.clear))
        for number in 1...3 { receiver.perform(add, with: number, afterDelay: 1000) }
        receiver.perform(clear, with: nil, afterDelay: 1000)
        #expect(receiver.entries.isEmpty && timers(of: receiver).count == 4)
        timers(of: receiver).first?.fire()
        #expect(receiver.entries == [1] && timers(of: receiver).count == 3)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: add, object: 2)
        #expect(timers(of: receiver).count == 2)
        timers(of: receiver).first?.fire()
        #expect(receiver.entries == [1, 3])
        NSObject.cancelPreviousPerformRequests(withTarget: receiver)
        #expect(timers(of: receiver).isEmpty && receiver.entries == [1, 3])
        receiver.perform(clear)
        #expect(receiver.entries.isEmpty)
    }
}
