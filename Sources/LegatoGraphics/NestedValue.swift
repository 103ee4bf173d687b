/// A heap-allocated value that may contain values of its own type, to any depth.
///
/// Releasing, comparing and hashing a chain of them calls `withStackRoom` once per level, so that
/// no depth overflows the thread's stack. Functions that recurse over a chain must do the same.
package final class NestedValue<Content> {
    // Set to nil only by `deinit`.
    private var content: Content?

    package init(_ content: Content) { self.content = content }

    deinit { releaseWithStackRoom { content.take() } }

    package var value: Content {
        guard let content else { refuse("NestedValue.value must not be read during its release") }
        return content
    }
}

/// The content never changes before the last owner releases it.
extension NestedValue: @unchecked Sendable where Content: Sendable {}

extension NestedValue: Equatable where Content: Equatable {
    package static func == (a: NestedValue, b: NestedValue) -> Bool {
        a === b || withStackRoom { a.value == b.value }
    }
}

extension NestedValue: Hashable where Content: Hashable {
    package func hash(into hasher: inout Hasher) {
        withStackRoom { value.hash(into: &hasher) }
    }
}
