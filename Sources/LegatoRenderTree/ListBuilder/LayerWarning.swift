import LegatoGraphics

/// A warning about a layer that a tree cannot draw as it is.
package struct LayerWarning: Sendable {
    /// The layer.
    package let layer: LayerID
    let layerClass: LayerClass
    let subject: String
    let sentence: @Sendable (_ name: String) -> String

    /// Prints the warning, once for each layer and subject.
    ///
    /// - Parameter name: The name of the layer; nil for that of its class.
    package func print(naming name: String? = nil) {
        Warning.print(about: "\(subject) of layer \(layer)", sentence(name ?? layerClass.rawValue))
    }
}

/// The receiver of a tree's warnings.
struct LayerWarnings {
    var receive: (@Sendable (LayerWarning) -> Void)?
    /// The layers and subjects of the warnings received.
    var received: Set<String> = []
}
