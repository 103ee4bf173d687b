/// A stored property that the graph connects and keeps up to date, such as `@State`.
///
/// Views, modifiers, styles, transitions, layouts, gestures, layer representables, scenes and apps
/// can have dynamic properties. A custom dynamic property can contain others, including optional
/// ones, and so can a plain struct stored in a field. Those in enum cases, collections and
/// existentials are not connected.
@preconcurrency @MainActor public protocol DynamicProperty {
    /// Called before the body is evaluated, after `update()` of the properties nested in this one.
    ///
    /// The body is evaluated again when state read here changes. The default implementation does
    /// nothing.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}
