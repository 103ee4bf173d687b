/// Whether an on-screen keyboard corrects words.
nonisolated public enum UITextAutocorrectionType: Int, Sendable, Hashable {
    /// As the keyboard does.
    case `default` = 0
    /// It does not.
    case no = 1
    /// It does.
    case yes = 2
}

/// Whether an on-screen keyboard checks the spelling.
nonisolated public enum UITextSpellCheckingType: Int, Sendable, Hashable {
    /// As the keyboard does.
    case `default` = 0
    /// It does not.
    case no = 1
    /// It does.
    case yes = 2
}

/// The title of the return key of an on-screen keyboard.
nonisolated public enum UIReturnKeyType: Int, Sendable, Hashable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Yahoo.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
}
