public import Foundation
public import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// A modifier that draws a view with a projection, without changing its layout.
///
/// The projection follows the animatable data in every frame of an animation:
///
/// ```swift
/// struct Shake: GeometryEffect {
///     var amount: CGFloat
///     var animatableData: CGFloat {
///         get { amount }
///         set { amount = newValue }
///     }
///     func effectValue(size: CGSize) -> ProjectionTransform {
///         let x = 10 * sin(amount * .pi * 4)
///         return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
///     }
/// }
/// ```
public protocol GeometryEffect: GeometryEffectValue, Animatable, ViewModifier,
    _RemoveGlobalActorIsolation
where Body == Never {}

extension GeometryEffect {
    /// Traps: the effect has no body.
    @MainActor public func body(content: Content) -> Never {
        refuse("\(Self.self).body(content:) must not be called: a geometry effect has no body.")
    }

    /// Returns the effect for drawing only.
    ///
    /// Legato computes frames in layout without any effects, so the result equals the effect.
    public func ignoredByLayout() -> IgnoredByLayoutEffect<Self> {
        IgnoredByLayoutEffect(base: self)
    }
}

/// A geometry effect that layout ignores.
nonisolated public struct IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// The effect.
    public var base: Base

    /// The data of the effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// Returns the projection of the effect.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// A projection of the view about its top leading corner.
private nonisolated struct ProjectionEffect: LayerEffect {
    var transform: ProjectionTransform

    @MainActor func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.move(.topLeading, size)
        layer.transform = transform.transform3D
    }
}

/// A geometry effect as an effect around a layer.
struct GeometryLayerEffect<Base: GeometryEffect>: LayerEffect, @MainActor Animatable {
    var base: Base

    static var dependsOnSize: Bool { true }

    var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    nonisolated static func == (a: Self, b: Self) -> Bool { false }

    func apply(to layer: CALayer, size: CGSize, from old: Self?) {
        layer.move(.topLeading, size)
        let value = base.effectValue(size: size)
        // Effects often divide by the size, which is unknown before the first layout.
        if size == .zero, !value.isInRange { return }
        let check = NumberCheck(Base.self, "effectValue(size:)")
        layer.transform = check.projection(value).transform3D
    }
}

nonisolated extension NumberCheck {
    /// Returns a projection; the identity if an element is out of range.
    func projection(_ value: ProjectionTransform) -> ProjectionTransform {
        if value.isInRange { return value }
        warn("\(value.elements)", "the identity is used")
        return ProjectionTransform()
    }
}

nonisolated extension View {
    /// Draws the view with a projection about its top leading corner, without changing its layout.
    ///
    /// A projection with an element that is infinite, NaN or larger than 1e9 is replaced by the
    /// identity, with a warning.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        let check = NumberCheck(Self.self, "projectionEffect(_:)")
        return EffectView(
            content: self, effect: ProjectionEffect(transform: check.projection(transform))
        )
    }
}
