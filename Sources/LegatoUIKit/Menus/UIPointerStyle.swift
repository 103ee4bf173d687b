public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// A view on which an effect of the pointer is shown.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView

    /// Creates a preview of a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }
}

/// How a view reacts to the pointer above it.
nonisolated public enum UIPointerEffect {
    /// The tint over the content.
    public enum TintMode: Int, Sendable, Hashable {
        /// None.
        case none = 0
        /// Over the content.
        case overlay = 1
        /// Behind the content.
        case underlay = 2
    }

    /// The effect `highlight`.
    case automatic(UITargetedPreview)
    /// Shows a rounded, translucent area behind the content.
    case highlight(UITargetedPreview)
    /// Enlarges the view, with a shadow.
    case lift(UITargetedPreview)
    /// Tints and enlarges the view, with a shadow on demand.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

/// The shape of the pointer.
nonisolated public enum UIPointerShape: Sendable, Hashable {
    /// A vertical bar, as above text; the length is that of the desktop's pointer.
    case verticalBeam(length: CGFloat)
}

/// How the pointer looks above a view, and how the view reacts to it.
@preconcurrency @MainActor public final class UIPointerStyle: NSObject {
    let effect: UIPointerEffect?
    let shape: PointerShape?

    private init(_ effect: UIPointerEffect?, _ shape: PointerShape?) {
        (self.effect, self.shape) = (effect, shape)
        super.init()
    }

    /// Creates a style with an effect, and with a shape of the pointer; nil for the arrow.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect, shape == nil ? nil : .text)
    }

    /// Creates a style with a shape of the pointer.
    public convenience init(shape: UIPointerShape) { self.init(nil, .text) }

    /// Returns the style in which the pointer is hidden.
    public static func hidden() -> UIPointerStyle { UIPointerStyle(nil, .hidden) }

    /// Returns the style of the desktop: the arrow, without an effect.
    public static func system() -> UIPointerStyle { UIPointerStyle(nil, .arrow) }
}

/// Shows the effect of a pointer on a view, and takes it back.
final class PointerEffectDisplay {
    private let view: UIView
    private let before: CGAffineTransform
    private let shadow: Float
    private let tint: CALayer?
    private let isLifted: Bool
    private let hasShadow: Bool

    init(_ effect: UIPointerEffect) {
        var isBehind = true
        switch effect {
        case .automatic(let preview), .highlight(let preview):
            (view, isLifted, hasShadow) = (preview.view, false, false)
            tint = CALayer()
        case .lift(let preview):
            (view, isLifted, hasShadow, tint) = (preview.view, true, true, nil)
        case .hover(let preview, let mode, let prefersShadow, let prefersScale):
            (view, isLifted, hasShadow) = (preview.view, prefersScale, prefersShadow)
            isBehind = mode == .underlay
            tint = mode == .none ? nil : CALayer()
        }
        (before, shadow) = (view.transform, view.layer.shadowOpacity)
        guard let tint else { return }
        tint.frame = view.bounds.insetBy(dx: isBehind ? -8 : 0, dy: isBehind ? -8 : 0)
        tint.cornerRadius = isBehind ? 8 : view.layer.cornerRadius
        let color = UIColor.label.withAlphaComponent(0.1)
        tint.backgroundColor = color.resolvedColor(with: view.traitCollection).cgColor
        let front = UInt32(view.layer.sublayers?.count ?? 0)
        view.layer.insertSublayer(tint, at: isBehind ? 0 : front)
    }

    /// Enlarges the view; in the block of an animation.
    func show() {
        if isLifted { view.transform = before.scaledBy(x: 1.06, y: 1.06) }
        if hasShadow { view.layer.shadowOpacity = 0.25 }
    }

    /// Shows the view without the effect; in the block of an animation.
    func hide() {
        if isLifted { view.transform = before }
        if hasShadow { view.layer.shadowOpacity = shadow }
        tint?.removeFromSuperlayer()
    }
}
