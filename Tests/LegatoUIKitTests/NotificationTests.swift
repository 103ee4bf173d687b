import Foundation
import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Notifications that call selectors.
struct NotificationTests {
    private final class Listener {
        var heard: [String] = []
        func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
        func wake() { heard.append("wake") }
    }

    private let center = NotificationCenter()
    private let listener = Listener()

    private func post(_ name: String, _ object: Any? = nil) {
        center.post(name: Notification.Name(name), object: object)
    }

    @Test("A method is called for the notifications of a name and object until it is removed")
    func name() {
        let sender = NSObject()
        center.addObserver(
            listener, selector: Selector(Listener.hear), name: Notification.Name("a"), object: nil
        )
        center.addObserver(
            listener, selector: Selector(Listener.wake), name: Notification.Name("b"),
            object: sender
        )
        post("a")
        post("b")
        post("b", sender)
        #expect(listener.heard == ["a", "wake"])
        center.removeObserver(listener, name: Notification.Name("a"), object: nil)
        post("a")
        post("b", sender)
        #expect(listener.heard == ["a", "wake", "wake"])
        center.removeObserver(listener)
        post("b", sender)
        #expect(listener.heard.count == 3)
    }

    @Test("A block observer is removed by its token")
    func token() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count += 1 }
        post("a")
        center.removeObserver(token)
        post("a")
        #expect(count == 1)
    }

    @Test("A notification posted on another thread is delivered on the main thread")
    func thread() async {
        center.addObserver(
            listener, selector: Selector(Listener.hear), name: Notification.Name("far"), object: nil
        )
        let center = center
        await Task.detached { center.post(name: Notification.Name("far"), object: nil) }.value
        while listener.heard.isEmpty { await Task.yield() }
        #expect(listener.heard == ["far"])
    }

    @Test("The notification center does not retain an observer")
    func life() {
        weak var gone: Listener?
        do {
            let brief = Listener()
            gone = brief
            center.addObserver(
                brief, selector: Selector(Listener.hear), name: Notification.Name("a"), object: nil
            )
        }
        #expect(gone == nil)
        post("a")
        post("a")
    }

    @Test("awakeFromNib() and prepareForInterfaceBuilder() can be overridden, and are never called")
    func nib() {
        final class Card: UIView {
            var woke = false
            override func awakeFromNib() {
                super.awakeFromNib()
                woke = true
            }
            override func prepareForInterfaceBuilder() { woke = true }
        }
        final class Controller: UIViewController {
            var woke = false
            override func awakeFromNib() { woke = true }
        }
        #expect(!Card(frame: .zero).woke && !Controller().woke)
    }
}
