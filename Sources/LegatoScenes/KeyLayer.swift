public import Legato

/// A layer that handles keys while it is on a display, before key layers added later.
public final class KeyLayer: CALayer {
    private let onKey: (KeyEvent) -> Bool
    private var followed: HostLink?

    /// Creates a layer without a size.
    /// - Parameter onKey: Handles a key press and returns whether it did.
    public init(onKey: @escaping (KeyEvent) -> Bool) {
        self.onKey = onKey
        super.init()
        setNeedsLayout()
    }

    /// Creates the presentation copy of a key layer, which handles no keys.
    public override init(layer: Any) {
        onKey = { _ in false }
        super.init(layer: layer)
    }

    /// Returns nil, because layers are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Registers the layer with its display.
    public override func layoutSublayers() {
        super.layoutSublayers()
        guard host !== followed?.host else { return }
        followed?.host?.remove(self)
        host?.add(self)
        followed = host?.ownLink
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
