public import Foundation
public import LegatoLayers

/// A key with modifiers that calls a method, and the characters of keys that type none.
///
/// A responder returns its commands from `keyCommands`, and a controller may add some.
///
/// ```swift
/// final class Player: UIViewController {
///     var isPlaying = false
///     func toggle(_ command: UIKeyCommand) { isPlaying.toggle() }
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         addKeyCommand(
///             UIKeyCommand(input: "p", modifierFlags: .control, action: Selector(Player.toggle))
///         )
///     }
/// }
/// ```
///
/// A key is compared with the commands of the first responder and of its next ones; without a
/// first responder, the search starts at the controller that is shown on top of the frontmost
/// window. The first command that fits calls its method on the responder where the search started,
/// or on the next one that has the method, also each time the key repeats. The responders receive no
/// press for the key. A focused control of SwiftUI in the same display receives the key first.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
    /// The characters that the key types without modifiers, or one of the constants.
    public let input: String?
    /// The modifiers that are held, exactly these.
    public let modifierFlags: UIKeyModifierFlags
    /// The method, which may have the command as its parameter.
    public let action: Selector?

    /// Creates a command.
    /// - Parameters:
    ///   - input: The characters that the key types without modifiers, in upper or lower case, or
    ///     one of the constants, such as `inputEscape`; `"\r"` is the Return key.
    ///   - modifierFlags: The modifiers that are held.
    ///   - action: The method.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    }

    /// The up arrow.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// Home.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// End.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// Page up.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// Backspace.
    nonisolated public static let inputDelete = "\u{8}"

    static let inputs = [
        "up": inputUpArrow, "down": inputDownArrow, "left": inputLeftArrow,
        "right": inputRightArrow, "escape": inputEscape, "home": inputHome, "end": inputEnd,
        "pageup": inputPageUp, "pagedown": inputPageDown, "backspace": inputDelete,
    ]
}
