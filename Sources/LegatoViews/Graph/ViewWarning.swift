import Foundation
import Synchronization

/// What a program did wrong without harm: told once, in a sentence, on the standard error stream.
enum ViewWarning {
    /// Gets every sentence instead; nil by default.
    static var observer: ((String) -> Void)?
    private static var told: Set<String> = []

    /// Returns a number that layers take; another one, with a word, for NaN and infinity.
    static func finite(_ value: CGFloat, _ name: String, or other: CGFloat) -> CGFloat {
        guard !value.isFinite else { return value }
        print("\(name) must be finite, not \(value); it is taken as \(other).")
        return other
    }

    /// Tells a sentence unless it was told before.
    static func print(_ sentence: String) {
        if let observer { return observer(sentence) }
        guard told.count < 1000, told.insert(sentence).inserted else { return }
        FileHandle.standardError.write(Data("Legato: \(sentence)\n".utf8))
    }
}
