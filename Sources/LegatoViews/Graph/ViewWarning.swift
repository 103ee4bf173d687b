import LegatoGraphics

/// What a program did wrong without harm: told once, in a sentence, on the standard error stream.
///
/// Numbers are checked by `NumberCheck`.
enum ViewWarning {
    /// Tells a sentence unless it was told before.
    static func print(_ sentence: String) { Warning.print(sentence) }
}
