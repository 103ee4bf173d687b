/// The key of a value that views pass to the enclosing layout.
///
/// A view sets it with `layoutValue(key:value:)`; a layout reads it as `subview[Key.self]`.
public nonisolated protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value for views that do not set one.
    static var defaultValue: Value { get }
}

/// The direction in which horizontal layouts run.
public nonisolated enum LayoutDirection: CaseIterable, Sendable, Hashable {
    /// The leading edge is on the left.
    case leftToRight
    /// The leading edge is on the right.
    case rightToLeft
}

/// Properties that a layout reports to its views.
public nonisolated struct LayoutProperties: Sendable {
    /// The axis of the stack, as seen by `Spacer` and `Divider`; nil, the default, for other
    /// layouts.
    public var stackOrientation: Axis?

    /// Creates default properties.
    public init() {}
}
