public import Foundation
package import LegatoLayers

/// The appearance of an interface.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
    /// No appearance is specified; colours are those of the light one.
    case unspecified = 0
    /// Dark content on a light background.
    case light = 1
    /// Light content on a dark background.
    case dark = 2
}

/// The kind of device that an interface is made for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
    /// No kind is specified.
    case unspecified = -1
    /// A phone, or a window of its size.
    case phone = 0
    /// A tablet, or a window of its size.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A desktop computer.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The size class along an axis: compact or regular.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
    /// The value is unspecified.
    case unspecified = 0
    /// Little space.
    case compact = 1
    /// Much space.
    case regular = 2
}

/// The appearance of a view's surroundings, on which dynamic colours and layouts depend.
nonisolated public final class UITraitCollection: NSObject, @unchecked Sendable {
    /// The appearance; `unspecified` by default.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The number of pixels per point; 0 if it is not specified.
    public let displayScale: CGFloat
    /// The horizontal size class.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class.
    public let verticalSizeClass: UIUserInterfaceSizeClass

    /// Creates unspecified traits.
    public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

    /// Creates traits with an appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle, scale: 0, .unspecified, .unspecified)
    }

    /// Creates traits with a number of pixels per point.
    public convenience init(displayScale: CGFloat) {
        self.init(.unspecified, scale: displayScale, .unspecified, .unspecified)
    }

    /// Creates the traits of a view in an area: compact below 600 points across, and below 480
    /// points down.
    package convenience init(_ style: UIUserInterfaceStyle, scale: CGFloat, area: CGSize) {
        self.init(
            style, scale: scale, area.width < 600 ? .compact : .regular,
            area.height < 480 ? .compact : .regular
        )
    }

    private init(
        _ style: UIUserInterfaceStyle, scale: CGFloat, _ horizontal: UIUserInterfaceSizeClass,
        _ vertical: UIUserInterfaceSizeClass
    ) {
        (userInterfaceStyle, displayScale) = (style, scale)
        (horizontalSizeClass, verticalSizeClass) = (horizontal, vertical)
    }

    /// The traits for which `performAsCurrent(_:)` runs.
    @TaskLocal private static var performed: UITraitCollection?

    /// The traits by which dynamic colours are resolved.
    ///
    /// They are those of a view while it draws, lays out its subviews or is notified of a change, and
    /// those for which `performAsCurrent(_:)` runs. Elsewhere they have the appearance that the
    /// system's settings prefer, and the scale and size of the screen; outside the main actor, the
    /// light appearance.
    public static var current: UITraitCollection {
        if let performed { return performed }
        guard LayerHost.isOnMain else { return UITraitCollection(userInterfaceStyle: .light) }
        return MainActor.assumeIsolated {
            UITraitCollection(
                systemStyle(of: nil), scale: UIScreen.main.scale, area: UIScreen.main.bounds.size
            )
        }
    }

    /// The appearance that the settings of a display prefer; without one, that of the display whose
    /// code is running, or else of the desktop.
    @MainActor package static func systemStyle(of host: LayerHost?) -> UIUserInterfaceStyle {
        (host?.systemSettings ?? LayerHost.currentSettings).prefersDarkColors ? .dark : .light
    }

    /// Runs a closure with these traits as the current ones.
    ///
    /// ```swift
    /// traitCollection.performAsCurrent {
    ///     layer.borderColor = UIColor.separator.cgColor
    /// }
    /// ```
    public func performAsCurrent(_ actions: () -> Void) {
        Self.$performed.withValue(self) { actions() }
    }

    /// Whether colours differ from those of another collection, or of none.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }

    /// Returns whether the other object has equal traits.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
    }

    /// The hash value of the traits.
    public override var hash: Int { userInterfaceStyle.hashValue }
}
