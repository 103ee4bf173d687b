import LegatoGraphics
import LegatoMotion

/// A kind of glass.
nonisolated public struct Glass: Equatable, Sendable {
    enum Variant { case regular, clear, identity }

    fileprivate(set) var kind: Variant
    fileprivate(set) var tint: Color?
    fileprivate(set) var isInteractive = false

    /// Frosted glass.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass that is mostly clear.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass tinted with a colour; nil for no tint.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Returns glass that grows while it is pressed.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}
