import Foundation
import LegatoGraphics
import LegatoMotion

/// Draws the label in the accent colour, or in a foreground style set on the button or around it.
public nonisolated struct BorderlessButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, kind: .borderless)
    }
}

/// Draws the label only.
public nonisolated struct PlainButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, kind: .plain)
    }
}

/// Draws the label on a grey rounded rectangle, or on a pale one in the tint if one is set.
///
/// The label has the accent colour, or the foreground style set on the button or around it.
public nonisolated struct BorderedButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, kind: .bordered)
    }
}

/// Draws the label on a rounded rectangle in the accent colour.
///
/// The label is white, or has the foreground style set on the button or around it.
public nonisolated struct BorderedProminentButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a button.
    public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, kind: .prominent)
    }
}

/// Draws the label on a rectangle that is grey or in the accent colour.
nonisolated struct TwoFacedButtonStyle: ButtonStyle {
    var isProminent: Bool

    func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, kind: isProminent ? .prominent : .bordered)
    }
}

nonisolated extension ButtonStyle where Self == BorderlessButtonStyle {
    /// Draws the label in the accent colour.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
    /// The default style: draws the label in the accent colour.
    public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension ButtonStyle where Self == PlainButtonStyle {
    /// Draws the label only.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension ButtonStyle where Self == BorderedButtonStyle {
    /// Draws the label on a grey rounded rectangle.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// Draws the label on a rounded rectangle in the accent colour.
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

/// A button in one of the system's styles.
private struct SystemButton: View {
    enum SystemButtonLook { case plain, borderless, bordered, prominent }

    let configuration: ButtonStyleConfiguration
    let kind: SystemButtonLook
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.foregroundStyle) var foregroundStyle
    @Environment(\.isSectionTitle) var isSectionTitle
    @Environment(\.controlSize) var controlSize
    @Environment(\.font) var font
    @Environment(\.buttonBorderShape) var borderShape
    @Environment(\.tint) var ownTint
    @Environment(\.buttonSizing) var sizing

    private var tint: Color { configuration.role == .destructive ? .red : .accentColor }

    /// The foreground style of the label; nil for that around the button.
    private var ink: AnyShapeStyle? {
        guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        // A foreground style set on the button or around it takes precedence.
        if foregroundStyle != nil, !isSectionTitle { return nil }
        return switch kind {
        case .plain: nil
        case .borderless, .bordered: AnyShapeStyle(tint)
        case .prominent: AnyShapeStyle(Color.white)
        }
    }

    private var face: Color {
        switch kind {
        case .plain, .borderless: .clear
        case .bordered:
            // Gray unless a tint is set.
            isEnabled && (ownTint != nil || configuration.role == .destructive)
                ? tint.opacity(0.15) : Color(.tertiarySystemFill)
        case .prominent: isEnabled ? tint : Color(.tertiarySystemFill)
        }
    }

    private var hasFace: Bool { kind == .bordered || kind == .prominent }

    var body: some View {
        let padding = hasFace ? controlSize.buttonPadding : .zero
        EnvironmentView(content: configuration.label, value: ink) {
            if let ink = $1 { $0.setForegroundStyle(ink) }
        }
        .font(font ?? (hasFace ? controlSize.buttonFont : nil))
        .frame(maxWidth: sizing.isFlexible ? .infinity : nil)
        .padding(
            EdgeInsets(
                top: padding.height, leading: padding.width, bottom: padding.height,
                trailing: padding.width
            )
        )
        .background {
            if hasFace {
                ButtonOutline(shape: borderShape, radius: controlSize.buttonRadius).fill(face)
            }
        }
        .overlay {
            FocusRing(
                shape: RoundedRectangle(cornerRadius: hasFace ? controlSize.buttonRadius : 5)
            )
        }
        .opacity(configuration.isPressed ? (kind == .prominent ? 0.75 : 0.4) : 1)
    }
}

extension PrimitiveButtonStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        var result = self
        result.label = Label(content: change(label.content))
        return result
    }
}
