extension CALayer {
    /// Layers passed to the main actor, which alone modifies them.
    private nonisolated final class Remains: @unchecked Sendable {
        var layers: [CALayer]
        init(_ layers: [CALayer]) { self.layers = layers }
    }

    /// Returns a closure that releases, iteratively, the sublayers and the mask of a deinitialised
    /// layer, unless others retain them; the layer drops its own references first.
    ///
    /// In a deep tree, each layer's deinitialiser would otherwise call that of the next.
    nonisolated static func dismantling(_ children: [CALayer], _ mask: CALayer?) -> () -> Void {
        let remains = Remains(mask.map { [$0] + children } ?? children)
        return {
            LayerHost.onMain {
                while var layer = remains.layers.popLast() {
                    guard isKnownUniquelyReferenced(&layer) else { continue }
                    remains.layers += layer.hanging
                    (layer.children, layer.maskLayer) = ([], nil)
                }
            }
        }
    }
}
