/// The desktop-wide settings of the user.
///
/// A window follows the desktop's settings, and views read them from their environment:
/// `colorScheme`, `colorSchemeContrast`, `accessibilityReduceMotion`, `dynamicTypeSize`, the accent
/// colour and `accessibilityVoiceOverEnabled`. The settings of a headless display are set by the
/// program.
public nonisolated struct SystemSettings: Sendable, Hashable, Codable {
    /// Whether dark colours are preferred; false by default.
    public var prefersDarkColors = false
    /// Whether a higher contrast is preferred; false by default.
    public var increasesContrast = false
    /// Whether motion should be reduced; false by default.
    public var reducesMotion = false
    /// The red, green and blue of the accent colour in sRGB, 0 to 1; nil, the default, for blue.
    public var accentColor: SIMD3<Double>?
    /// The size of text relative to the usual size, above 0; 1 by default.
    ///
    /// Views use the nearest `DynamicTypeSize`.
    public var textScale = 1.0

    /// Whether a screen reader or another assistive technology reads the program; false by default.
    ///
    /// Views read it as `accessibilityEnabled` and `accessibilityVoiceOverEnabled`.
    public var usesScreenReader: Bool {
        get { screenReader ?? false }
        set { screenReader = newValue ? true : nil }
    }
    /// Nil for false, because recordings made before this setting existed lack the key.
    private var screenReader: Bool?

    /// Creates the settings of a user who has changed nothing.
    public init() {}

    /// Why a display does not take the settings; nil if it does.
    package var problem: String? {
        guard textScale > 0, textScale.isFinite else {
            return "textScale must be finite and above 0, got \(textScale)"
        }
        let accent = accentColor ?? .zero
        return [accent.x, accent.y, accent.z].allSatisfy { (0...1).contains($0) }
            ? nil : "accentColor must have components from 0 to 1, got \(accent)"
    }
}

/// The defaults of hosting layers that are not yet on a display.
package enum HostingDefaults {
    /// The settings of the desktop; the default settings in a program without windows.
    package static var settings = SystemSettings()
}
