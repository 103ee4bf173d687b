public import Legato

/// A layer that takes keys while a display shows it, before those that come to the display later.
public final class KeyLayer: CALayer {
    private let onKey: (KeyEvent) -> Bool
    private weak var followed: LayerHost?

    /// Creates a layer without a size.
    /// - Parameter onKey: Takes a key that went down and returns whether it was used.
    public init(onKey: @escaping (KeyEvent) -> Bool) {
        self.onKey = onKey
        super.init()
        setNeedsLayout()
    }

    /// Creates the presentation copy of such a layer, which takes no keys.
    public required init(layer: Any) {
        onKey = { _ in false }
        super.init(layer: layer)
    }

    /// Makes itself known to the display.
    public override func layoutSublayers() {
        super.layoutSublayers()
        guard host !== followed else { return }
        followed?.remove(self)
        host?.add(self)
        followed = host
    }
}

extension KeyLayer: KeyResponder {
    package func keyDown(_ event: KeyEvent) -> Bool { host != nil && onKey(event) }
}

extension KeyLayer: FrameSampler {
    package var wantsFrames: Bool { false }
    package var nextFrameTime: CFTimeInterval? { nil }

    package func sample(at time: CFTimeInterval, for shown: CFTimeInterval) {}
}
