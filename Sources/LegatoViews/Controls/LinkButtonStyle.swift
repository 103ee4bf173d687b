import Foundation
import LegatoGraphics
import LegatoMotion

/// Draws the label as a link: in the colour of links, and without a shape around it.
public nonisolated struct LinkButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a button.
    public func makeBody(configuration: Configuration) -> some View {
        BareButton(configuration: configuration, kind: .link)
    }
}

/// Draws the label of a button in a bar of filters or scopes: on a grey rounded rectangle while the
/// pointer is over it.
public nonisolated struct AccessoryBarButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a button.
    public func makeBody(configuration: Configuration) -> some View {
        BareButton(configuration: configuration, kind: .accessory)
    }
}

/// Draws the label of a button that acts in a bar of filters or scopes: in small letters on a grey
/// rounded rectangle.
public nonisolated struct AccessoryBarActionButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a button.
    public func makeBody(configuration: Configuration) -> some View {
        BareButton(configuration: configuration, kind: .action)
    }
}

nonisolated extension ButtonStyle where Self == LinkButtonStyle {
    /// Draws the label as a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

nonisolated extension ButtonStyle where Self == AccessoryBarButtonStyle {
    /// Draws the label in a bar of filters, on grey while the pointer is over it.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

nonisolated extension ButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// Draws the label of an action in a bar of filters, on grey.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle {
        AccessoryBarActionButtonStyle()
    }
}

/// A button without a shape, or with a small one.
private struct BareButton: View {
    enum ButtonUse { case link, accessory, action }

    let configuration: ButtonStyleConfiguration
    let kind: ButtonUse
    @State private var isInside = false
    @Environment(\.isEnabled) private var isEnabled

    private var ink: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return kind == .link
            ? AnyShapeStyle(LinkShapeStyle()) : AnyShapeStyle(HierarchicalShapeStyle.primary)
    }

    /// The opacity of the shape.
    private var face: Double {
        guard isEnabled else { return kind == .action ? 0.06 : 0 }
        if configuration.isPressed { return 0.2 }
        return kind == .action || isInside ? 0.1 : 0
    }

    var body: some View {
        if kind == .link {
            configuration.label
                .foregroundStyle(ink)
                .overlay { FocusRing(shape: RoundedRectangle(cornerRadius: 5)) }
                .opacity(configuration.isPressed ? 0.4 : 1)
        } else {
            configuration.label
                .foregroundStyle(ink)
                .font(.footnote)
                .padding(.horizontal, 8)
                .padding(.vertical, 3)
                .background { RoundedRectangle(cornerRadius: 5).fill(.primary.opacity(face)) }
                .overlay { FocusRing(shape: RoundedRectangle(cornerRadius: 5)) }
                .onHover { isInside = $0 }
        }
    }
}
