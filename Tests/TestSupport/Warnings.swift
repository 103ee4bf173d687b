import LegatoGraphics
import Synchronization

/// Returns the distinct warnings of a closure, in order.
public func sentences(of body: () throws -> Void) rethrows -> [String] {
    let messages = Mutex<[String]>([])
    let note = Warning.Observer { sentence in
        messages.withLock { if !$0.contains(sentence) { $0.append(sentence) } }
    }
    try Warning.$observer.withValue(note) { try body() }
    return messages.withLock(\.self)
}
