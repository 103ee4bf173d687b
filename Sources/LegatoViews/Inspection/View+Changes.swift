import LegatoGraphics

extension View {
    /// Prints why the current body is evaluated; call it in `body` while debugging updates.
    ///
    /// ```swift
    /// var body: some View {
    ///     let _ = Self._printChanges()
    ///     Text("Total")
    /// }
    /// ```
    ///
    /// The line has the type of the view and what has changed: `@self` for a new value from the
    /// view around it, `@identity` when it appears, the names of the properties of the view whose
    /// state or environment value has changed, and `@dependencies` for observed objects. Outside of
    /// a body nothing is printed.
    public static func _printChanges() {
        if let changes = ChangeWatch.takeChanges(
            of: Self.self, at: ViewGraph.evaluatingNode?.ownLink)
        {
            print(changes)
        }
    }

    /// The changes that `_printChanges()` prints; nil outside of a body.
    package static func takeChanges() -> String? {
        ChangeWatch.takeChanges(of: Self.self, at: ViewGraph.evaluatingNode?.ownLink)
    }
}
