package import Foundation
import LegatoGraphics

/// The clipboard and the primary selection, which programs share.
@MainActor package protocol Clipboard: AnyObject {
    /// The items that were cut or copied last; the data of another program's items is loaded from
    /// it.
    var items: [ClipboardItem] { get set }
    /// The items as this program has noticed them last: `items` without waiting for another program.
    var latestItems: [ClipboardItem] { get }
    /// The number of changes so far.
    var changeCount: Int { get }
    /// The text selected last, which the middle button inserts; nil if there is none.
    var selection: String? { get set }
    /// The objects that are notified of changes.
    var observers: ClipboardObservers { get }
}

extension Clipboard {
    /// The text that was cut or copied last, several on separate lines; nil if there is none.
    ///
    /// A text of another program that does not arrive within two seconds is reported on standard
    /// error.
    package var string: String? {
        get { string(of: items) }
        set { items = newValue.map { [ClipboardItem(text: $0)] } ?? [] }
    }

    /// Whether there is a text.
    package var hasText: Bool { latestItems.contains { $0.data(ClipboardItem.text) != nil } }

    /// Returns the text of items, waiting two seconds at most for each.
    package func string(of items: [ClipboardItem]) -> String? {
        let texts = items.compactMap { item -> String? in
            if let text = item.value as? String { return text }
            guard let data = item.data(ClipboardItem.text) else { return nil }
            return loaded(data, ClipboardItem.text).map { String(decoding: $0, as: UTF8.self) }
        }
        let text = texts.joined(separator: "\n")
        return text.isEmpty ? nil : text
    }

    /// Returns data of a type, waiting two seconds at most by default; nil, with a message, if there
    /// is none.
    package func loaded(_ data: ClipboardData, _ type: String, seconds: Double = 2) -> Data? {
        do { return try data.wait(seconds: seconds) } catch {
            Warning.print("The clipboard's \(type) cannot be pasted: \(error).")
            return nil
        }
    }
}

/// The objects that are notified of changes of a clipboard.
@MainActor package final class ClipboardObservers {
    private struct WeakObserver {
        weak var observer: (any ClipboardObserver)?
    }

    private var places: [WeakObserver] = []

    /// Creates an empty list.
    package init() {}

    /// Adds an object, which is not retained.
    package func add(_ observer: any ClipboardObserver) {
        places.removeAll { $0.observer == nil || $0.observer === observer }
        places.append(WeakObserver(observer: observer))
    }

    /// Notifies the objects.
    package func notify() { for place in places { place.observer?.clipboardChanged() } }
}

/// An object that is notified of changes of a clipboard.
@MainActor package protocol ClipboardObserver: AnyObject {
    /// Called after a change.
    func clipboardChanged()
}

/// The clipboard of a display without other programs.
package final class PrivateClipboard: Clipboard {
    package var items: [ClipboardItem] = [] {
        didSet {
            changeCount += 1
            observers.notify()
        }
    }
    package var latestItems: [ClipboardItem] { items }
    package private(set) var changeCount = 0
    package var selection: String?
    package let observers = ClipboardObservers()

    /// Creates an empty clipboard.
    package init() {}
}
