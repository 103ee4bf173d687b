public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// An effect applied to the content behind a view.
nonisolated public class UIVisualEffect: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// A tinted blur of the content behind a view.
nonisolated public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How much of the background a blur shows, and whether it is light or dark.
    public enum Style: Int, Sendable, Hashable {
        /// A light blur, brighter than what is behind it.
        case extraLight
        /// A light blur.
        case light
        /// A dark blur.
        case dark
        /// A blur that follows the appearance.
        case regular = 4
        /// A blur that stands out from the content, and follows the appearance.
        case prominent
        /// A blur that is mostly transparent.
        case systemUltraThinMaterial
        /// A blur that is more transparent than opaque.
        case systemThinMaterial
        /// A blur that is half transparent.
        case systemMaterial
        /// A blur that is more opaque than transparent.
        case systemThickMaterial
        /// The blur of bars.
        case systemChromeMaterial
        /// A light blur that is mostly transparent.
        case systemUltraThinMaterialLight
        /// A light blur that is more transparent than opaque.
        case systemThinMaterialLight
        /// A light blur that is half transparent.
        case systemMaterialLight
        /// A light blur that is more opaque than transparent.
        case systemThickMaterialLight
        /// The light blur of bars.
        case systemChromeMaterialLight
        /// A dark blur that is mostly transparent.
        case systemUltraThinMaterialDark
        /// A dark blur that is more transparent than opaque.
        case systemThinMaterialDark
        /// A dark blur that is half transparent.
        case systemMaterialDark
        /// A dark blur that is more opaque than transparent.
        case systemThickMaterialDark
        /// The dark blur of bars.
        case systemChromeMaterialDark

        /// The SwiftUI material.
        var material: Material {
            switch self {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight,
                .systemUltraThinMaterialDark:
                .ultraThin
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light,
                .dark:
                .thin
            case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular: .regular
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark,
                .prominent, .extraLight:
                .thick
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
            }
        }

        /// Whether the blur is dark, in a light or a dark appearance.
        func isDark(in style: UIUserInterfaceStyle) -> Bool {
            switch self {
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
                .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
                true
            case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
                .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
                false
            default: style == .dark
            }
        }
    }

    let style: Style

    /// Creates a blur.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// An effect for content in front of a blur.
///
/// The content keeps its own colours; it is not blended with the content behind the blur.
nonisolated public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// Creates the effect for content in front of a blur.
    public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that blurs what is behind it.
///
/// Add subviews to its `contentView`. Changing the effect in an animation block cross-fades.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The view for content in front of the effect.
    public let contentView = UIView()
    private let blur = UIView()

    /// The effect; nil leaves the content behind the view unchanged.
    open var effect: UIVisualEffect? { didSet { show() } }

    /// How much of the effect is shown, from 0 to 1.
    var strength: CGFloat = 1 { didSet { show() } }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        for view in [blur, contentView] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        blur.isUserInteractionEnabled = false
        clipsToBounds = true
        show()
    }

    /// Creates a view without an effect.
    public convenience init() { self.init(effect: nil) }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) {
        effect = nil
        super.init(coder: coder)
    }

    /// Shows the effect in the new appearance.
    open override func tintColorDidChange() { show() }

    /// Shows the effect in the view's appearance.
    override func enterScreen() {
        super.enterScreen()
        show()
    }

    private func show() {
        guard let style = (effect as? UIBlurEffect)?.style else {
            blur.alpha = 0
            return
        }
        let isDark = style.isDark(in: traitCollection.userInterfaceStyle)
        guard let material = style.material.resolved(isDark: isDark) else { return }
        let isNew = blur.layer.backgroundFilters == nil
        if isNew { UIView.performWithoutAnimation { material.show(on: blur.layer) } }
        if isNew && ViewAnimation.current != nil {
            UIView.performWithoutAnimation { blur.alpha = 0 }
        }
        blur.layer.backgroundColor = material.tint.cgColor
        blur.alpha = CGFloat(material.opacity) * strength
    }
}
