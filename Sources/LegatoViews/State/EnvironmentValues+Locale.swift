public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// The contrast between colours.
nonisolated public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The usual contrast.
    case standard
    /// A higher contrast.
    case increased
}

/// The weight of text that the user prefers.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
    /// The usual weight.
    case regular
    /// A heavier weight.
    case bold
}

/// The values of the system that an environment overrides.
nonisolated private struct SystemValues: Sendable {
    var locale: Locale?
    var calendar: Calendar?
    var timeZone: TimeZone?
    var contrast = ColorSchemeContrast.standard
    var legibilityWeight: LegibilityWeight?
    var reducesTransparency = false
    var differentiatesWithoutColor = false
    var invertsColors = false
    var showsButtonShapes = false
    var playsAnimatedImages = true
    var dimsFlashingLights = false
}

nonisolated private enum SystemValuesKey: EnvironmentKey {
    static var defaultValue: SystemValues { SystemValues() }
}

nonisolated extension EnvironmentValues {
    private var system: SystemValues {
        get { self[SystemValuesKey.self] }
        set { self[SystemValuesKey.self] = newValue }
    }

    /// The region that the environment sets for texts.
    var textRegion: TextRegion {
        TextRegion(locale: system.locale, calendar: system.calendar, timeZone: system.timeZone)
    }

    /// The locale of the view; the user's by default.
    public var locale: Locale {
        get { system.locale ?? .current }
        set { system.locale = newValue }
    }

    /// The calendar of the view; the user's by default.
    public var calendar: Calendar {
        get { system.calendar ?? .current }
        set { system.calendar = newValue }
    }

    /// The time zone of the view; the user's by default.
    public var timeZone: TimeZone {
        get { system.timeZone ?? .current }
        set { system.timeZone = newValue }
    }

    /// The contrast that the user prefers; `standard` by default.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { system.contrast }
        set { system.contrast = newValue }
    }

    /// The weight of text that the user prefers; nil, the default, for no preference.
    public var legibilityWeight: LegibilityWeight? {
        get { system.legibilityWeight }
        set { system.legibilityWeight = newValue }
    }

    /// Whether the user prefers opaque backgrounds; false by default.
    public var accessibilityReduceTransparency: Bool {
        get { system.reducesTransparency }
        set { system.reducesTransparency = newValue }
    }

    /// Whether meaning should not depend on colour alone; false by default.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { system.differentiatesWithoutColor }
        set { system.differentiatesWithoutColor = newValue }
    }

    /// Whether the system inverts colours; false by default.
    public var accessibilityInvertColors: Bool {
        get { system.invertsColors }
        set { system.invertsColors = newValue }
    }

    /// Whether buttons should have a visible shape; false by default.
    public var accessibilityShowButtonShapes: Bool {
        get { system.showsButtonShapes }
        set { system.showsButtonShapes = newValue }
    }

    /// Whether animated images play; true by default.
    public var accessibilityPlayAnimatedImages: Bool {
        get { system.playsAnimatedImages }
        set { system.playsAnimatedImages = newValue }
    }

    /// Whether flashing lights should be dimmed; false by default.
    public var accessibilityDimFlashingLights: Bool {
        get { system.dimsFlashingLights }
        set { system.dimsFlashingLights = newValue }
    }

    /// Whether an assistive technology reads the views; false by default.
    public var accessibilityEnabled: Bool { self[ScreenReaderKey.self] }

    /// Whether a screen reader reads the views: as `accessibilityEnabled`, since the desktop does not
    /// distinguish them from others.
    public var accessibilityVoiceOverEnabled: Bool { self[ScreenReaderKey.self] }

    /// Whether the user controls the app with switches: always false.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether the user runs the app with Assistive Access: always false.
    public var accessibilityAssistiveAccessEnabled: Bool { false }

    /// Whether views show their content large while they are pressed: whether the text size is one for
    /// accessibility.
    public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }

    /// Whether the user performs quick actions with a watch: always false.
    public var accessibilityQuickActionsEnabled: Bool { false }

    /// Whether the screen is dimmed while it is always on; false by default.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceReducedKey.self] }
        set { self[LuminanceReducedKey.self] = newValue }
    }

    /// Whether another app records the screen: always false, since desktops do not report it.
    public var isSceneCaptured: Bool { false }

    /// Whether the app can open several windows: always true.
    public var supportsMultipleWindows: Bool { true }
}

private nonisolated enum LuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
