import Foundation
import LegatoLayers

/// Layers of one kind that are reused in the next pass, in the same order.
struct LayerPool<Layer: CALayer> {
    private let make: () -> Layer
    private var layers: [Layer] = []
    private var used = 0

    init(_ make: @escaping () -> Layer) { self.make = make }

    /// Starts a pass.
    mutating func begin() { used = 0 }

    /// Returns the next layer.
    mutating func next() -> Layer {
        if used == layers.count {
            let layer = make()
            layer.anchorPoint = .zero
            layers.append(layer)
        }
        defer { used += 1 }
        return layers[used]
    }

    /// Ends a pass, and releases most of the layers that it did not use.
    mutating func end() {
        let kept = used + used / 4 + 16
        if layers.count > kept { layers.removeLast(layers.count - kept) }
    }
}
