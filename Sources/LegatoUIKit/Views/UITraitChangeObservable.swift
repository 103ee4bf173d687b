public import LegatoLayers
public import LegatoViews

/// A view or a controller, of whose traits changes can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UIResponder {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Calls a closure with the view or the controller, and with the previous traits, when one of
    /// several traits has changed.
    ///
    /// ```swift
    /// view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
    ///     view.layer.borderColor = UIColor.separator.cgColor
    /// }
    /// ```
    ///
    /// - Returns: The registration, to end the observation before the view or the controller does.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits) { [weak self] old in
            if let self { handler(self, old) }
        }
        traitObservers.append(observer)
        return observer
    }

    /// Calls a method of the view or the controller when one of several traits has changed.
    /// - Returns: The registration, to end the observation.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Calls a method of an object, which is not kept alive, with the view or the controller when one
    /// of several traits has changed.
    /// - Returns: The registration, to end the observation.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits) { [weak self, weak target = target as AnyObject] _ in
            if let self, let target { action.perform(on: target, self) }
        }
        traitObservers.append(observer)
        return observer
    }

    /// Ends an observation.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0 === registration }
    }
}
