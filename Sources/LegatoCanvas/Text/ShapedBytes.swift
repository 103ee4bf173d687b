import Synchronization

/// Counts the UTF-8 bytes that pango shapes for the code in its scope, repeated ones each time.
package final class ShapedBytes: Sendable {
    /// The counter of the scope; nil by default.
    @TaskLocal package static var counter: ShapedBytes?
    private let total = Atomic(0)

    /// Creates a counter.
    package init() {}

    /// The number of bytes so far.
    package var count: Int { total.load(ordering: .relaxed) }

    func add(_ count: Int) { total.add(count, ordering: .relaxed) }
}
