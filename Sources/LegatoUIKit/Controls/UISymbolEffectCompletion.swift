public import Foundation
public import LegatoViews

/// The context of a completed symbol effect.
@preconcurrency @MainActor public final class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect ran to its end; always true, since a removed effect has no completion.
    public let isFinished = true
    /// The effect.
    public let effect: (any SymbolEffect)?
    /// The image view.
    public private(set) weak var sender: AnyObject?

    init(_ effect: any SymbolEffect, _ sender: AnyObject) {
        (self.effect, self.sender) = (effect, sender)
    }
}

/// A closure that is called when a symbol effect has run as often as its options say.
public typealias UISymbolEffectCompletion =
    @MainActor (_ context: UISymbolEffectCompletionContext) -> Void
