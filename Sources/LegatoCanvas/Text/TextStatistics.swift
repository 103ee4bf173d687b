/// The number of texts shaped, on all threads of this process since its start.
///
/// The lines of short texts are cached by value, so that a text is shaped once for measuring,
/// baselines and drawing. `hits / (hits + shaped)` is the hit rate.
public struct TextStatistics: Sendable, Hashable {
    /// The number of times that a short text was shaped.
    public var shaped: Int
    /// The number of times that the lines of a short text were found in the cache.
    public var hits: Int
    /// The approximate size of the cached lines, in bytes; at most `maximumBytes`.
    public var bytes: Int
}
