/// A stored property that the graph connects and keeps up to date, such as `@State`.
///
/// Views, modifiers, styles, transitions, layouts, gestures, layer representables, scenes and apps
/// may have such properties. A dynamic property of your own may hold others, also optional ones; so
/// may a plain struct in a field. Those in an enum's cases, a collection or an existential are not
/// connected.
@preconcurrency @MainActor public protocol DynamicProperty {
    /// Called before the body is evaluated, after the `update()` of the properties in this one.
    ///
    /// The body is evaluated again when state that this reads changes. Does nothing by default.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}
