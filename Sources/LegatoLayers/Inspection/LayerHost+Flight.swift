extension CALayer {
    /// Whether animations or animators of the layer are running or will run.
    package var isInFlight: Bool { !attached.isEmpty || !animators.isEmpty }

    /// The number of its animations and animators.
    package var flightCount: Int { attached.count + animators.count }
}

extension LayerHost {
    /// The layers with running animations, each before its sublayers.
    package var layersInFlight: [CALayer] {
        var found: [CALayer] = []
        var waiting = [rootLayer]
        while let layer = waiting.popLast() {
            if layer.isInFlight { found.append(layer) }
            waiting += layer.children.reversed()
            if let mask = layer.maskLayer { waiting.append(mask) }
        }
        return found
    }
}
