/// The sublayers and the mask of a layer that has ended.
nonisolated struct LayerRemains: Sendable {
    private let box: Box

    private final class Box: @unchecked Sendable {
        // Only the main actor, to which they are passed, changes them.
        var layers: [CALayer]
        init(_ layers: [CALayer]) { self.layers = layers }
    }

    init(_ children: [CALayer], _ mask: CALayer?) {
        box = Box(mask.map { [$0] + children } ?? children)
    }

    /// Releases the layers iteratively, unless others retain them.
    ///
    /// In a deep tree, each layer's deinitialiser would otherwise call that of the next.
    @MainActor func release() {
        while var layer = box.layers.popLast() {
            guard isKnownUniquelyReferenced(&layer) else { continue }
            box.layers += layer.hanging
            (layer.children, layer.maskLayer) = ([], nil)
        }
    }
}
