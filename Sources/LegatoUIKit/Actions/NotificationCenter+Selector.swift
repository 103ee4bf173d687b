public import Foundation
import LegatoGraphics
public import LegatoLayers

nonisolated extension NotificationCenter {
    /// Calls a method of an observer for each notification with a name and from an object; nil
    /// matches any name or object.
    ///
    /// The observer is not kept alive. The method is called on the main thread: at once, or after
    /// the current event for a notification that another thread posts.
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let own = SelectorObserver(self, observer as AnyObject, name, object as AnyObject?)
        own.token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let target = own.target else {
                return SelectorObserver.remove { $0 === own }
            }
            nonisolated(unsafe) let (receiver, passed) = (target, notification)
            if SelectorObserver.isOnMain {
                MainActor.assumeIsolated { selector.perform(on: receiver, passed) }
            } else {
                DispatchQueue.main.async { selector.perform(on: receiver, passed) }
            }
        }
        SelectorObserver.all.withLock { $0.append(own) }
    }

    /// Removes all registrations of an observer, or the one that returned the token.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes an observer's registrations for a name and an object; nil matches any.
    public func removeObserver(
        _ observer: AnyObject, name: NSNotification.Name?, object: Any?
    ) {
        let any: Any = observer
        removeObserver(any, name: name, object: object)
        let sender = (object as AnyObject?).map(ObjectIdentifier.init)
        SelectorObserver.remove { own in
            own.center === self && own.observer == ObjectIdentifier(observer)
                && (name == nil || own.name == name) && (sender == nil || own.object == sender)
        }
    }
}

/// A method that a notification centre calls.
private nonisolated final class SelectorObserver: @unchecked Sendable {
    static let all = Locked<[SelectorObserver]>([])
    /// Marks the main queue, which on Linux may run on another thread than the main one.
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    /// Whether the current code runs on the main actor.
    static var isOnMain: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }

    let center: NotificationCenter
    private(set) weak var target: AnyObject?
    let observer: ObjectIdentifier
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    /// Set before another thread sees the object.
    var token: (any NSObjectProtocol)?

    init(
        _ center: NotificationCenter, _ observer: AnyObject, _ name: NSNotification.Name?,
        _ object: AnyObject?
    ) {
        (self.center, target) = (center, observer)
        self.observer = ObjectIdentifier(observer)
        (self.name, self.object) = (name, object.map(ObjectIdentifier.init))
    }

    /// Removes the observers for which a closure returns true.
    static func remove(where isRemoved: (SelectorObserver) -> Bool) {
        let removed = all.withLock { all in
            let removed = all.filter(isRemoved)
            all.removeAll(where: isRemoved)
            return removed
        }
        for own in removed {
            guard let token: Any = own.token else { continue }
            own.center.removeObserver(token, name: nil, object: nil)
        }
    }
}
