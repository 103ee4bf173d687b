import LegatoGraphics

/// A warning about a layer that a tree cannot draw as specified.
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

/// Passes on warnings about a store's layers.
final class LayerWarnings {
    private let store: LayerStore
    /// Receives each warning; if nil, it is printed with the name of the layer's class.
    var receive: (@Sendable (LayerWarning) -> Void)?
    /// The layers and subjects of the warnings received.
    private var received: Set<String> = []

    init(_ store: LayerStore) { self.store = store }

    /// Warns about a layer, once for each subject.
    ///
    /// - Parameters:
    ///   - slot: The slot of the layer.
    ///   - layerClass: The class that the sentence is about.
    ///   - subject: The layer's part or property that the sentence is about.
    ///   - sentence: The sentence, given the name of the layer.
    func warn(
        _ slot: Int, _ layerClass: LayerClass, about subject: String,
        _ sentence: @escaping @Sendable (_ name: String) -> String
    ) {
        let warning = LayerWarning(
            layer: store.ids[slot], layerClass: layerClass, subject: subject, sentence: sentence
        )
        guard let receive else { return warning.print() }
        // Names are looked up on another thread, which should not have to do so in each frame.
        let key = "\(warning.layer) \(subject)"
        guard received.count < 1000, received.insert(key).inserted else { return }
        receive(warning)
    }
}
