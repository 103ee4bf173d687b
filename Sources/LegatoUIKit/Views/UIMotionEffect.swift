public import Foundation
import LegatoGraphics

/// A change of a view that follows the tilt of the device.
///
/// Computers have no sensors of tilt: views keep their effects, and do not move, as on a device whose
/// user has reduced motion.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    /// Returns the relative values of a view by their key paths, for a tilt.
    /// - Parameter viewerOffset: The tilt along both axes, -1 to 1.
    /// - Returns: The values; nil, the default, for none.
    open func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? { nil }
}

/// Moves a number, a point or a size between two values along an axis of the tilt.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the tilt.
    nonisolated public enum EffectType: Int, Sendable, Hashable {
        /// From left to right.
        case tiltAlongHorizontalAxis = 0
        /// From top to bottom.
        case tiltAlongVerticalAxis = 1
    }

    /// The property of the view that changes.
    public let keyPath: String
    /// The axis of the tilt.
    public let type: EffectType
    /// The value at the tilt -1, relative to that of the view; nil, the default, for none.
    open var minimumRelativeValue: Any?
    /// The value at the tilt 1, relative to that of the view; nil, the default, for none.
    open var maximumRelativeValue: Any?

    /// Creates an effect on a property.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Returns the value between both ends for a tilt, which is clamped to -1 to 1.
    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        guard let low = minimumRelativeValue, let high = maximumRelativeValue else { return nil }
        let tilt =
            type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = (min(max(tilt, -1), 1) + 1) / 2
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        switch (low, high) {
        case (let a as CGPoint, let b as CGPoint):
            return [keyPath: CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y))]
        case (let a as CGSize, let b as CGSize):
            return [keyPath: CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))]
        default:
            guard let a = Boxed.number(low), let b = Boxed.number(high) else { return nil }
            return [keyPath: mix(a, b)]
        }
    }
}

/// Several effects as one.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; nil by default.
    open var motionEffects: [UIMotionEffect]?

    /// Returns the values of all effects for a tilt; of several for one key path, the last one.
    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        let all = (motionEffects ?? []).compactMap {
            $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
        }
        return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { $1 } }
    }
}

extension UIView {
    /// The effects of the view; empty by default.
    public var motionEffects: [UIMotionEffect] {
        get { ownMotionEffects as? [UIMotionEffect] ?? [] }
        set { ownMotionEffects = newValue }
    }

    /// Adds an effect, unless the view has it.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(effect) { motionEffects.append(effect) }
    }

    /// Removes an effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}
