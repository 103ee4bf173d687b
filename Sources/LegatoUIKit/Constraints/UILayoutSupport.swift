public import Foundation
import LegatoGraphics

/// A part of a controller's view outside the safe area, for constraints.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height, in points.
    var length: CGFloat { get }
    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view above or below the safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return role == .above ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// The part of the view above the safe area, for constraints.
    public var topLayoutGuide: any UILayoutSupport { support(.above) }

    /// The part of the view below the safe area, for constraints.
    public var bottomLayoutGuide: any UILayoutSupport { support(.below) }

    private func support(_ role: UILayoutGuide.Role) -> any UILayoutSupport {
        unsafeDowncast(view.guide(role), to: LayoutSupportGuide.self)
    }
}
