import LegatoGraphics

extension RenderTree {
    /// Called with each warning about a layer, to print it with the layer's name; nil, the default,
    /// to print it with the name of the layer's class.
    package var onWarning: (@Sendable (LayerWarning) -> Void)? {
        get { warnings.receive }
        set { warnings.receive = newValue }
    }

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
        guard let receive = warnings.receive else { return warning.print() }
        // Names are looked up on another thread, which must not be asked for them in each frame.
        let key = "\(warning.layer) \(subject)"
        guard warnings.received.count < 1000, warnings.received.insert(key).inserted else { return }
        receive(warning)
    }
}
