import LegatoGraphics

/// A behaviour that is added to views.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view to which the interaction was added; nil without one.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from it with nil.
    func willMove(to view: UIView?)
    /// Called when the interaction was added to a view, or removed from it with nil.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions, in the order in which they were added.
    public var interactions: [any UIInteraction] {
        get { ownInteractions.compactMap { $0 as? any UIInteraction } }
        set {
            for old in interactions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction; it is removed from its previous view.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard ownInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
