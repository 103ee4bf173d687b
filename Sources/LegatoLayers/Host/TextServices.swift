package import Foundation

/// An object that receives typed text.
package protocol TextResponder: AnyObject {
    /// Handles typed text.
    /// - Returns: Whether it was handled.
    func text(_ event: TextEvent) -> Bool
    /// Handles a change of the text that an input method composes.
    /// - Returns: Whether it was handled.
    func composition(_ event: CompositionEvent) -> Bool
}

/// A layer that responds to presses of the middle button.
package protocol MiddleClickResponder: AnyObject {
    /// Handles a press of the middle button.
    func middleClicked(_ event: PointerEvent)
}

/// A layer that responds to presses of the secondary button.
package protocol SecondaryClickResponder: AnyObject {
    /// Handles a press of the secondary button; returns whether it was used. If not, the layer's
    /// ancestors receive it.
    func secondaryClicked(_ event: PointerEvent) -> Bool
    /// Called when the button is released after a press that was used; does nothing by default.
    ///
    /// A press that the pointer has moved during is a drag.
    func secondaryReleased(afterDrag isDrag: Bool)
}

extension SecondaryClickResponder {
    package func secondaryReleased(afterDrag isDrag: Bool) {}
}

/// An object that follows where the primary button is pressed.
package protocol PressFollower: AnyObject {
    /// Called after a press has been delivered.
    func pressed()
}

/// The text input of a display.
package final class TextServices {
    /// The clipboard; private to the display by default.
    package var clipboard: any Clipboard = PrivateClipboard()
    /// Called when typing begins, the insertion point moves, or typing ends.
    package var onChange: (() -> Void)?
    /// Where text is typed, in points of the root layer, for the windows of input methods; nil
    /// while nothing takes text.
    package private(set) var area: CGRect?
    private weak var owner: AnyObject?

    /// Sets where an object takes text.
    package func take(_ area: CGRect, for owner: AnyObject) {
        guard area != self.area || owner !== self.owner else { return }
        (self.area, self.owner) = (area, owner)
        onChange?()
    }

    /// Ends typing unless another object has begun to take text.
    package func end(for owner: AnyObject) {
        guard owner === self.owner else { return }
        (area, self.owner) = (nil, nil)
        onChange?()
    }
}
