import Legato

/// What a magnify gesture told.
final class Magnifications {
    var changes: [MagnifyGesture.Value] = []
    var ends: [MagnifyGesture.Value] = []
    var magnifications: [Double] { changes.map { Double($0.magnification) } }

    /// Notes what a gesture on a layer tells.
    init(of layer: CALayer, _ gesture: MagnifyGesture = MagnifyGesture()) {
        layer.addGesture(
            gesture.onChanged { self.changes.append($0) }.onEnded { self.ends.append($0) }
        )
    }
}
