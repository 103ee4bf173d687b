import Foundation
import LegatoGraphics
package import LegatoRenderTree

/// An animated change from the previous picture of a layer to the current one.
///
/// A layer has one transition at a time: it is stored under `kCATransition`, regardless of the key
/// passed to `add(_:forKey:)`. A live layer adds one implicitly when `isHidden`, `masksToBounds`,
/// `maskedCorners`, `mask`, `isGeometryFlipped` or its sublayers change.
///
/// The old picture is a snapshot of the layer and its sublayers, as presented when the transition
/// is committed; it does not change, but moves with the layer. A layer that was not presented
/// before starts from an empty picture. Movements are clipped to the layer's bounds. Only drawing
/// is affected: `presentation()` and hit testing use the new state. A transition on a
/// `CATransformLayer` has no effect.
///
/// ```swift
/// let push = CATransition()
/// push.type = .push
/// push.subtype = .fromRight
/// card.add(push, forKey: nil)
/// card.contents = nextImage
/// ```
open class CATransition: CAAnimation {
    /// How the change is animated; fade by default.
    open var type = CATransitionType.fade { didSet { willChange("type") } }
    /// The edge from which the transition moves; nil, the default, means the left edge; ignored by
    /// fades.
    open var subtype: CATransitionSubtype? { didSet { willChange("subtype") } }
    /// The progress at which the transition starts, from 0 to 1; 0 by default.
    ///
    /// Must be finite; clamped to 0...1 when drawn.
    open var startProgress: Float = 0 { didSet { check(startProgress, "startProgress") } }
    /// The progress at which the transition ends, from 0 to 1; 1 by default.
    ///
    /// Must be finite; clamped to 0...1 when drawn.
    open var endProgress: Float = 1 { didSet { check(endProgress, "endProgress") } }
    /// A filter for the transition, stored but without effect; nil by default.
    open var filter: Any? { didSet { willChange("filter") } }

    /// The transition for the render tree.
    package func freezeTransition(id: AnimationID) -> FrozenTransition {
        let style: FrozenTransition.Style =
            switch type {
            case .moveIn: .moveIn
            case .push: .push
            case .reveal: .reveal
            default: .fade
            }
        let edge: FrozenTransition.Edge =
            switch subtype {
            case .fromRight: .maxX
            // Edges are named as in `CALayerContentsGravity`.
            case .fromTop: .maxY
            case .fromBottom: .minY
            default: .minX
            }
        return FrozenTransition(
            id: id, style: style, edge: edge, timing: mediaTiming, easing: timingFunction?.solver,
            startProgress: Double(startProgress), endProgress: Double(endProgress)
        )
    }

    private func check(_ progress: Float, _ name: String) {
        willChange(name)
        require(progress.isFinite, "CATransition.\(name) must be finite, got \(progress)")
    }

    /// Returns the default value of a property; nil if the default is zero or nil.
    open override class func defaultValue(forKey key: String) -> Any? {
        key == "endProgress" ? Float(1) : super.defaultValue(forKey: key)
    }

    /// Copies the transition's properties, too.
    open override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
        filter = other.filter
    }

    private static let ownKeys: [String: ObjectKey<CATransition>] = [
        "type": .name(\.type, nothing: .fade), "subtype": .name(\.subtype),
        "startProgress": .number(\.startProgress), "endProgress": .number(\.endProgress),
        "filter": .object(\.filter),
    ]

    package override func declaredKey(_ key: String) -> BoundKey? {
        BoundKey(CATransition.ownKeys[key], of: self) ?? super.declaredKey(key)
    }
}
