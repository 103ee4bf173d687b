import Foundation

/// How a symbol replaces another one.
nonisolated struct SymbolReplacement: Hashable {
    /// The final scale of the old symbol; nil if it vanishes immediately.
    var end: CGFloat?
    /// The length of the change, in seconds.
    var duration = 0.35
}
