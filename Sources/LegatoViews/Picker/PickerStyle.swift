import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The form in which a picker is drawn.
nonisolated enum PickerKind {
    case automatic, segmented, menu, wheel, inline, palette, navigationLink, radioGroup
}

/// The appearance of pickers: one of those below.
@preconcurrency @MainActor public protocol PickerStyle {}

/// A style by its kind.
nonisolated protocol BuiltInPickerStyle: PickerStyle {
    var kind: PickerKind { get }
}

/// Draws a button that shows the selection and presents the options in a menu: the default.
public nonisolated struct DefaultPickerStyle: BuiltInPickerStyle {
    var kind: PickerKind { .automatic }
    /// Creates the style.
    public init() {}
}

/// Draws the options side by side, the selected one on a raised segment.
public nonisolated struct SegmentedPickerStyle: BuiltInPickerStyle {
    var kind: PickerKind { .segmented }
    /// Creates the style.
    public init() {}
}

/// Draws a button that shows the selection and presents the options in a menu.
public nonisolated struct MenuPickerStyle: BuiltInPickerStyle {
    var kind: PickerKind { .menu }
    /// Creates the style.
    public init() {}
}

/// Draws the options on a wheel, which a drag turns.
public nonisolated struct WheelPickerStyle: BuiltInPickerStyle {
    var kind: PickerKind { .wheel }
    /// Creates the style.
    public init() {}
}

/// Draws the options below each other, the selected one with a mark.
public nonisolated struct InlinePickerStyle: BuiltInPickerStyle {
    var kind: PickerKind { .inline }
    /// Creates the style.
    public init() {}
}

/// Draws the options side by side, as the segmented style does.
public nonisolated struct PalettePickerStyle: BuiltInPickerStyle {
    var kind: PickerKind { .palette }
    /// Creates the style.
    public init() {}
}

/// Draws a row that shows the selection and pushes a page with the options, which the choice of one
/// pops.
public nonisolated struct NavigationLinkPickerStyle: BuiltInPickerStyle {
    var kind: PickerKind { .navigationLink }
    /// Creates the style.
    public init() {}
}

/// Draws the options below each other, each with a radio button.
public nonisolated struct RadioGroupPickerStyle: BuiltInPickerStyle {
    var kind: PickerKind { .radioGroup }
    /// Creates the style.
    public init() {}
}

nonisolated extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Draws the options below each other, each with a radio button.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style: presents the options in a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
    /// Draws the options side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
    /// Presents the options in a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
    /// Draws the options on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
    /// Draws the options below each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

nonisolated extension PickerStyle where Self == PalettePickerStyle {
    /// Draws the options side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// Pushes a page with the options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

nonisolated extension EnvironmentValues {
    /// The style of pickers.
    var pickerKind: PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

private nonisolated enum PickerKindKey: EnvironmentKey {
    static var defaultValue: PickerKind { .automatic }
}

nonisolated extension View {
    /// Sets the style of pickers in the view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, (style as? any BuiltInPickerStyle)?.kind ?? .automatic)
    }
}
