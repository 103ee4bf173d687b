import Foundation
public import LegatoGraphics
package import LegatoRenderTree

/// How a transition shows the change.
public nonisolated struct CATransitionType: NameBridging, Sendable, Hashable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a type from a string; one that is unknown counts as a fade.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The old picture dissolves into the new one; the default.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides off the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public nonisolated struct CATransitionSubtype: NameBridging, Sendable, Hashable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a subtype from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right side: the edge of largest x.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left side: the edge of smallest x.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top: the edge of largest y, as for `CALayerContentsGravity`.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom: the edge of smallest y.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The passage from what a layer showed before the transaction to what it shows after.
///
/// A layer has one transition at a time: whatever key it is added under, it is stored as
/// `kCATransition`. A live layer adds one by itself when `isHidden`, `masksToBounds`,
/// `maskedCorners`, `mask`, `isGeometryFlipped` or its sublayers change.
///
/// The old picture is the layer with all in it as it was shown when the transition was committed;
/// it stands still, but goes where the layer goes. A layer that was not shown passes from nothing.
/// Movements are cut by the layer's bounds. Only drawing is affected, `presentation()` and hit
/// tests see the new state. On a `CATransformLayer` nothing passes.
open class CATransition: CAAnimation {
    /// How the change shows; fade by default.
    public var type = CATransitionType.fade { didSet { willChange("type") } }
    /// Where the new picture comes from; nil, the default, is from the left, without effect on
    /// fades.
    public var subtype: CATransitionSubtype? { didSet { willChange("subtype") } }
    /// The part of the passage at which it begins, 0 to 1; 0 by default.
    ///
    /// It must be finite, and is limited to 0...1 where it shows.
    public var startProgress: Float = 0 { didSet { check(startProgress, "startProgress") } }
    /// The part of the passage at which it ends, 0 to 1; 1 by default.
    ///
    /// It must be finite, and is limited to 0...1 where it shows.
    public var endProgress: Float = 1 { didSet { check(endProgress, "endProgress") } }
    /// A filter that shows the change, kept and handed out but without effect; nil by default.
    public var filter: Any? { didSet { willChange("filter") } }

    /// What the render tree gets.
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
            // The edges are named as in `CALayerContentsGravity`.
            case .fromTop: .maxY
            case .fromBottom: .minY
            default: .minX
            }
        return FrozenTransition(
            id: id,
            style: style,
            edge: edge,
            timing: mediaTiming,
            easing: timingFunction?.solver,
            startProgress: Double(startProgress),
            endProgress: Double(endProgress)
        )
    }

    private func check(_ progress: Float, _ name: String) {
        willChange(name)
        require(progress.isFinite, "CATransition.\(name) must be finite, got \(progress)")
    }

    /// Returns the default value of a property, nil where it is zero or nothing.
    open override class func defaultValue(forKey key: String) -> Any? {
        key == "endProgress" ? Float(1) : super.defaultValue(forKey: key)
    }

    /// Copies what the transition adds too.
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

    package override func declaredKey(_ key: String) -> AnimationKey? {
        AnimationKey(CATransition.ownKeys[key], of: self) ?? super.declaredKey(key)
    }
}
