import Foundation

/// An object whose properties are observed; only `UIResponder` conforms.
@preconcurrency @MainActor public protocol KeyValueObserved: AnyObject {}

extension UIResponder: KeyValueObserved {
    /// The properties of views that are observed by name.
    private static let observed: [String: (UIView) -> Any?] = [
        "frame": { $0.frame }, "bounds": { $0.bounds }, "center": { $0.center },
        "transform": { $0.transform }, "alpha": { $0.alpha }, "hidden": { $0.isHidden },
        "backgroundColor": { $0.backgroundColor },
        "contentOffset": { ($0 as? UIScrollView)?.contentOffset },
        "contentSize": { ($0 as? UIScrollView)?.contentSize },
        "contentInset": { ($0 as? UIScrollView)?.contentInset },
        "enabled": { ($0 as? UIControl)?.isEnabled },
        "selected": { ($0 as? UIControl)?.isSelected },
        "highlighted": { ($0 as? UIControl)?.isHighlighted },
        "text": { ($0 as? UILabel)?.text },
    ]

    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer when a property changes.
    ///
    /// Observed are `frame`, `bounds`, `center`, `transform`, `alpha`, `hidden` and
    /// `backgroundColor` of views, `contentOffset`, `contentSize` and `contentInset` of scroll views,
    /// `enabled`, `selected` and `highlighted` of controls, and `text` of labels; another key only
    /// prints a warning. The observer is not kept alive.
    public func addObserver(
        _ observer: UIResponder, forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        guard let view = self as? UIView, let value = Self.observed[keyPath],
            value(view) != nil
                || keyPath == "backgroundColor" || keyPath == "text"
        else {
            return UIKitWarning.print(
                "\(type(of: self)).addObserver(_:forKeyPath:) cannot observe \"\(keyPath)\": call "
                    + "the code that depends on it where the property is set."
            )
        }
        let name = PropertyObserver.Name(
            observer: ObjectIdentifier(observer), key: keyPath, context: context
        )
        propertyObservers.append(
            PropertyObserver(name, options: options) { [unowned view] in
                value(view)
            } report: { [weak self, weak observer] change in
                var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
                if let new = change.newValue { values[.newKey] = new ?? NSNull() }
                if let old = change.oldValue { values[.oldKey] = old ?? NSNull() }
                observer?.observeValue(
                    forKeyPath: keyPath, of: self, change: values, context: context
                )
            }
        )
    }

    /// Ends the observations of a key by an observer.
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
        for own in propertyObservers where own.name?.key == keyPath {
            if own.name?.observer == ObjectIdentifier(observer) { own.isValid = false }
        }
    }

    /// Ends the observations of a key by an observer with a context.
    public func removeObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        let name = PropertyObserver.Name(
            observer: ObjectIdentifier(observer), key: keyPath, context: context
        )
        for own in propertyObservers where own.name == name { own.isValid = false }
    }
}

extension KeyValueObserved where Self: UIResponder {
    /// Calls a closure when a property changes, until the returned object is released.
    ///
    /// ```swift
    /// observation = scrollView.observe(\.contentOffset, options: .new) { scrollView, change in
    ///     header.alpha = 1 - scrollView.contentOffset.y / 100
    /// }
    /// ```
    ///
    /// Reported are the properties that `addObserver(_:forKeyPath:options:context:)` lists, and
    /// those of a subclass that depend on them; others are reported with the next of these changes.
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: Which values the change contains; none by default.
    ///   - changeHandler: Receives the object and the change.
    /// - Returns: The observation.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = PropertyObserver(options: options) { [unowned self] in
            self[keyPath: keyPath]
        } report: { [weak self] change in
            if let self { changeHandler(self, change) }
        }
        propertyObservers.append(observer)
        return NSKeyValueObservation(observer)
    }
}
