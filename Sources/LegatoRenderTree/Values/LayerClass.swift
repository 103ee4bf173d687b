/// The layer classes that have properties in `LayerProperty.table`, by class name.
package enum LayerClass: String, Sendable, CaseIterable {
    /// Any layer.
    case layer = "CALayer"
    /// Replicator layers.
    case replicator = "CAReplicatorLayer"
    /// Shape layers.
    case shape = "CAShapeLayer"
    /// Gradient layers.
    case gradient = "CAGradientLayer"
    /// Text layers.
    case text = "CATextLayer"
    /// Emitter layers.
    case emitter = "CAEmitterLayer"
}
