package import LegatoMotion

/// A property whose storage is in the graph.
package protocol GraphProperty: DynamicProperty {
    /// Connects the property to the storage of its node, creating it if there is none.
    mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode)
    /// Whether it already has storage that another node may keep; false by default.
    var isConnected: Bool { get }
}

extension GraphProperty {
    package var isConnected: Bool { false }
}

/// An environment value that a property has read.
package protocol EnvironmentReading: AnyObject {
    /// Whether another environment has the same value.
    func isSame(in environment: EnvironmentValues) -> Bool
}

/// A view of the library around a value that has dynamic properties, such as a modifier or a style:
/// the view's node connects the properties of the value.
protocol GuestHolder {}
