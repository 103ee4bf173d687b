public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Whether it is drawn.
private nonisolated struct HiddenEffect: LayerEffect {
    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.isHidden = true
    }
}

/// The border of cutting at the bounds.
private nonisolated struct ClippedEffect: LayerEffect {
    var cornerRadius: CGFloat

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.masksToBounds = true
        layer.cornerRadius = max(cornerRadius, 0)
    }

    @MainActor static func makeLayer() -> CALayer { CALayer() }
}

/// A layer that the pointer hits inside of a shape.
private final class TouchLayer: CALayer {
    /// Whether a point in some bounds is inside.
    var isHit: (CGPoint, CGRect) -> Bool = { $1.contains($0) }

    override func hitTest(_ point: CGPoint) -> CALayer? {
        contains(convert(point, from: superlayer)) ? super.hitTest(point) : nil
    }

    override func contains(_ point: CGPoint) -> Bool {
        model().isHit(point, bounds)
    }
}

private nonisolated struct UntouchedEffect: LayerEffect {
    var allowsHits: Bool

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        (layer as? UntouchedLayer)?.allowsHits = allowsHits
    }

    @MainActor static func makeLayer() -> CALayer { UntouchedLayer() }
}

/// A layer that the pointer goes through as long as it is told to.
private final class UntouchedLayer: PassThroughLayer {
    var allowsHits = true

    override func hitTest(_ point: CGPoint) -> CALayer? {
        model().allowsHits ? super.hitTest(point) : nil
    }
}

private nonisolated struct ContentShapeEffect<S: Shape>: LayerEffect {
    var shape: S
    var isEOFilled: Bool

    static func == (a: Self, b: Self) -> Bool { false }

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        let (shape, isEOFilled) = (shape, isEOFilled)
        (layer as? TouchLayer)?.isHit = { point, bounds in
            shape.path(in: bounds).contains(point, eoFill: isEOFilled)
        }
    }

    @MainActor static func makeLayer() -> CALayer { TouchLayer() }
}

extension View {
    /// Keeps the room of the view and shows nothing of it, and lets nothing hit it.
    public func hidden() -> some View { EffectView(content: self, effect: HiddenEffect()) }

    /// Cuts the view at its bounds.
    public func clipped(antialiased: Bool = false) -> some View { cornerRadius(0) }

    /// Cuts the view at its bounds with round corners of a radius, points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        let check = NumberCheck(Self.self, "cornerRadius(_:antialiased:)")
        return EffectView(
            content: self,
            effect: ClippedEffect(cornerRadius: check.number(radius, or: 0))
        )
    }

    /// Sets whether the pointer can hit the view.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        EffectView(content: self, effect: UntouchedEffect(allowsHits: enabled))
    }

    /// Lets the pointer hit the view inside of a shape.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        EffectView(content: self, effect: ContentShapeEffect(shape: shape, isEOFilled: eoFill))
    }
}
