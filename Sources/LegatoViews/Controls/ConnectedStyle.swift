import LegatoMotion

/// A style of controls whose own properties the graph keeps up, as it does those of a view.
struct ConnectedStyle<Style>: GraphProperty {
    /// The style.
    private(set) var base: Style

    init(_ base: Style) { self.base = base }

    mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode) {
        let known = storage as? StyleStore ?? StyleStore()
        known.properties.connect(&base, node)
        storage = known
    }
}

private final class StyleStore: EnvironmentReading {
    var properties = PropertyStore()

    func isSame(in environment: EnvironmentValues) -> Bool { !properties.differs(environment) }
}
