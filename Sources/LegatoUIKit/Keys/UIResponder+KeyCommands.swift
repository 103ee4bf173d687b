import LegatoLayers

extension UIResponder {
    /// The first command of this responder or of the next ones that a key event fits.
    func keyCommand(for key: UIKey) -> UIKeyCommand? {
        guard !key.charactersIgnoringModifiers.isEmpty else { return nil }
        return sequence(first: self, next: \.next).lazy
            .compactMap { $0.allKeyCommands.first { $0.fits(key) } }.first
    }
}

extension UIKeyCommand {
    /// Returns whether a key event presses the command's key with its modifiers.
    fileprivate func fits(_ key: UIKey) -> Bool {
        input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
            && modifierFlags == key.modifierFlags
    }
}

extension UIWindowScene {
    /// The controller that is shown on top of the frontmost window; nil if that has none.
    var topController: UIViewController? {
        var top = keyWindow?.shownController
        while let next = top?.presentedViewController
            ?? (top as? UINavigationController)?.topViewController
        {
            top = next
        }
        return top
    }
}
