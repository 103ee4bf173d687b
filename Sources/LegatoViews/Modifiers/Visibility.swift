public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Hides the view.
private nonisolated struct HiddenEffect: LayerEffect {
    static let sharesSpace = true

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.isHidden = true
    }
}

/// Clips the view to its bounds.
private nonisolated struct ClippedEffect: LayerEffect {
    static let sharesSpace = true
    var cornerRadius: CGFloat

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.masksToBounds = true
        layer.cornerRadius = max(cornerRadius, 0)
    }

    @MainActor static func makeLayer() -> CALayer { BoundedLayer() }
}

/// A layer whose hit-test area is a shape.
private final class TouchLayer: CALayer, ItemLayer, SharedSpaceLayer {
    weak var item: ViewItem?
    /// Whether a point is inside the shape for the given bounds.
    var isHit: (CGPoint, CGRect) -> Bool = { $1.contains($0) }

    override func hitTest(_ point: CGPoint) -> CALayer? {
        contains(convert(point, from: superlayer)) ? super.hitTest(point) : nil
    }

    override func contains(_ point: CGPoint) -> Bool {
        let model = model()
        guard let place = model.item?.containerPlace else { return model.isHit(point, bounds) }
        return place.outline(in: bounds) { model.isHit(point, bounds) }.result
    }
}

private nonisolated struct UntouchedEffect: LayerEffect {
    static let sharesSpace = true
    var allowsHits: Bool

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        (layer as? UntouchedLayer)?.allowsHits = allowsHits
    }

    @MainActor static func makeLayer() -> CALayer { UntouchedLayer() }
}

/// A layer that can be transparent to hit testing.
private final class UntouchedLayer: FramelessLayer {
    var allowsHits = true

    override func hitTest(_ point: CGPoint) -> CALayer? {
        model().allowsHits ? super.hitTest(point) : nil
    }
}

private nonisolated struct ContentShapeEffect<S: Shape>: LayerEffect {
    static var sharesSpace: Bool { true }
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

nonisolated extension View {
    /// Hides the view and excludes it from hit testing; it still takes part in the layout.
    public func hidden() -> some View { EffectView(content: self, effect: HiddenEffect()) }

    /// Clips the view to its bounds; `antialiased` has no effect.
    public func clipped(antialiased: Bool = false) -> some View { cornerRadius(0) }

    /// Clips the view to its bounds with rounded corners of a radius in points; an infinite one rounds
    /// the shorter sides completely.
    ///
    /// `antialiased` has no effect.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        let check = NumberCheck(Self.self, "cornerRadius(_:antialiased:)")
        return EffectView(
            content: self, effect: ClippedEffect(cornerRadius: check.radius(radius))
        )
    }

    /// Sets whether the view takes part in hit testing.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        EffectView(content: self, effect: UntouchedEffect(allowsHits: enabled))
    }

    /// Sets the shape of the view's hit-test area.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        EffectView(content: self, effect: ContentShapeEffect(shape: shape, isEOFilled: eoFill))
    }
}
