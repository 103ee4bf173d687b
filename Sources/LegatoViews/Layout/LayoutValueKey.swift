/// What tells a value that views hand to the layout around them from other values.
///
/// A view sets it with `layoutValue(key:value:)`, a layout reads it as `subview[Key.self]`.
public nonisolated protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that set none.
    static var defaultValue: Value { get }
}

/// The direction in which views follow one another; Legato lays out from left to right.
public nonisolated enum LayoutDirection: CaseIterable, Sendable, Hashable {
    /// Leading is left.
    case leftToRight
    /// Leading is right; no layout is given it.
    case rightToLeft
}

/// What a layout tells of itself to the views in it.
public nonisolated struct LayoutProperties: Sendable {
    /// The axis along which `Spacer` and `Divider` see a stack; nil, the default, if it is none.
    public var stackOrientation: Axis?

    /// Creates properties with their defaults.
    public init() {}
}
