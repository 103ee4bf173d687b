public import Foundation
import LegatoGraphics
public import LegatoViews

/// The background and the shadow of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The blur behind the bar; that of the system's bars by default, nil for none.
    open var backgroundEffect: UIBlurEffect? { didSet { onChange?() } }
    /// The colour over the blur; nil, the default, for none.
    open var backgroundColor: UIColor? { didSet { onChange?() } }
    /// The image over the colour; nil, the default, for none.
    open var backgroundImage: UIImage? { didSet { onChange?() } }
    /// The colour of the line below the bar; nil for none.
    open var shadowColor: UIColor? { didSet { onChange?() } }
    /// The image in place of the line below the bar; nil, the default, for the line.
    open var shadowImage: UIImage? { didSet { onChange?() } }
    /// Called when a property has changed; set by a bar.
    var onChange: (() -> Void)?

    /// Creates the default appearance.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Sets the system's background and line.
    open func configureWithDefaultBackground() {
        (backgroundColor, backgroundImage) = (nil, nil)
        (backgroundEffect, shadowColor) = (UIBlurEffect(style: .regular), .separator)
    }

    /// Sets an opaque background with the system's line.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundImage) = (nil, nil)
        (backgroundColor, shadowColor) = (.systemBackground, .separator)
    }

    /// Removes the background and the line.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil, nil)
    }
}

/// The background of a navigation bar, and the attributes of its titles.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and the colour of the title; empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The font and the colour of large titles; empty by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }
    /// The displacement of the title, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
}
