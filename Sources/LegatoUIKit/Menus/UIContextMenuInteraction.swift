public import Foundation
import LegatoGraphics
package import LegatoLayers

/// The menu of a view, which opens at a press of half a second, and at the pointer on a secondary
/// click.
///
/// The delegate returns the menu each time.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view to which the interaction was added; nil without one.
    open private(set) weak var view: UIView?
    /// Returns the menus.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private var place = CGPoint.zero
    private lazy var press = UILongPressGestureRecognizer { [weak self] press in
        guard press.state == .began, let self, let view else { return }
        open(at: press.location(in: view), besideView: true)
    }

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Returns where the menu was opened last, in coordinates of a view; of the window for nil.
    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(place, to: view) ?? place
    }

    /// Removes the press from the view of before.
    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

    /// Adds a press to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Opens the menu; returns false without one.
    @discardableResult func open(at place: CGPoint, besideView: Bool) -> Bool {
        guard let view, let delegate else { return false }
        self.place = place
        let configuration = delegate.contextMenuInteraction(
            self, configurationForMenuAtLocation: place)
        guard let configuration, let menu = configuration.actionProvider?([]) else { return false }
        MenuCover.open(
            menu, beside: besideView ? view.bounds : CGRect(origin: place, size: .zero), of: view,
            preview: configuration.previewProvider?()
        )
        return true
    }
}

/// The menu of a view, and its preview.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Returns the controller whose view is shown above the menu; nil for none.
    public typealias ContentPreviewProvider = () -> UIViewController?
    /// Returns the menu, given the actions that the system suggests: none.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    /// Identifies the configuration to the program; nil by default.
    public let identifier: (any NSCopying)?
    let previewProvider: ContentPreviewProvider?
    let actionProvider: ActionProvider?

    /// Creates a configuration.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        (self.identifier, self.previewProvider) = (identifier, previewProvider)
        self.actionProvider = actionProvider
        super.init()
    }
}

/// Returns the menus of a context menu interaction.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu at a location in coordinates of the view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

extension UIView: SecondaryClickResponder {
    /// Opens the context menu of the view.
    package func secondaryClicked(_ event: PointerEvent) -> Bool {
        let place = UITouch.convert(event.location, to: self)
        guard isUserInteractionEnabled else { return false }
        return ownInteractions.contains {
            ($0 as? UIContextMenuInteraction)?.open(at: place, besideView: false) == true
        }
    }
}
