public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// The size of controls.
nonisolated public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest size.
    case mini
    /// A small size.
    case small
    /// The usual size.
    case regular
    /// A large size.
    case large
    /// The largest size.
    case extraLarge

    /// The padding of a bordered button around its label.
    var buttonPadding: CGSize {
        switch self {
        case .mini, .small: CGSize(width: 10, height: 4)
        case .regular: CGSize(width: 12, height: 7)
        case .large: CGSize(width: 20, height: 15)
        case .extraLarge: CGSize(width: 24, height: 18)
        }
    }

    /// The font of a bordered button's label; nil for that of the surroundings.
    var buttonFont: Font? {
        switch self {
        case .mini, .small: .subheadline
        case .regular, .large, .extraLarge: nil
        }
    }

    /// The width and the height of a spinner, in points.
    var spinnerSide: CGFloat {
        switch self {
        case .mini, .small, .regular: 20
        case .large, .extraLarge: 37
        }
    }

    /// The corner radius of a bordered button, in points.
    var buttonRadius: CGFloat {
        switch self {
        case .mini, .small: 6
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }
}

/// The shape of bordered buttons.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
    enum BorderForm: Equatable { case capsule, rounded(CGFloat?), circle }

    let kind: BorderForm

    /// A rectangle with rounded corners.
    public static let automatic = ButtonBorderShape(kind: .rounded(nil))
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rectangle with rounded corners; the radius is 8 points at the regular control size.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// A circle around the label.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// A rectangle with a corner radius in points.
    ///
    /// A negative radius counts as 0; an infinite or NaN radius counts as 8 points, with a warning.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        let check = NumberCheck(Self.self, "roundedRectangle(radius:)")
        return ButtonBorderShape(kind: .rounded(check.length(radius) ?? 8))
    }
}

/// The outline of a bordered button.
nonisolated struct ButtonOutline: Shape {
    let shape: ButtonBorderShape
    /// The corner radius of a shape that does not set one, in points.
    let radius: CGFloat

    func path(in rect: CGRect) -> Path {
        switch shape.kind {
        case .capsule: return Capsule().path(in: rect)
        case .rounded(let own):
            return RoundedRectangle(cornerRadius: own ?? radius).path(in: rect)
        case .circle:
            let side = max(rect.width, rect.height)
            return Path(
                ellipseIn: CGRect(
                    x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side
                )
            )
        }
    }
}

nonisolated extension ButtonBorderShape: InsettableShape {
    /// Returns the outline of a button of the regular size.
    public func path(in rect: CGRect) -> Path {
        ButtonOutline(shape: self, radius: ControlSize.regular.buttonRadius).path(in: rect)
    }

    /// Returns the shape inset by a distance in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { NarrowedShape(self, amount) }
}

nonisolated extension Shape where Self == ButtonBorderShape {
    /// The automatic shape of bordered buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

nonisolated extension EnvironmentValues {
    /// The size of controls; regular by default.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The shape of bordered buttons.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

nonisolated private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

nonisolated private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

nonisolated extension View {
    /// Sets the size of bordered buttons and spinners in the view.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Sets the shape of bordered buttons in the view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
