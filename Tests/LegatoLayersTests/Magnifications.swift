import Legato

/// The reports of a magnify gesture.
final class Magnifications {
    var changes: [MagnifyGesture.Value] = []
    var ends: [MagnifyGesture.Value] = []
    var cancellations: [MagnifyGesture.Value] = []
    var magnifications: [Double] { changes.map { Double($0.magnification) } }

    /// Records the reports of a gesture on a layer.
    init(of layer: CALayer, _ gesture: MagnifyGesture = MagnifyGesture()) {
        layer.addGesture(
            gesture.onChanged { self.changes.append($0) }.onEnded { self.ends.append($0) }
                .onCancelled { self.cancellations.append($0) }
        )
    }
}
