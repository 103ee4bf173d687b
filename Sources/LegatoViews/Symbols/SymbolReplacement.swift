import Foundation

/// How a symbol replaces another one.
nonisolated struct SymbolReplacement: Hashable {
    /// The size of the old symbol at its end, in relation to its own; nil if it vanishes at once.
    var end: CGFloat?
    /// The length of the change, in seconds.
    var duration = 0.35
}
