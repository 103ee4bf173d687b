public import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A rotate gesture that reports only its angle; `RotateGesture` reports more.
public nonisolated struct RotationGesture: Gesture {
    /// The rotation since the beginning of the gesture; clockwise angles are positive.
    public typealias Value = Angle
    /// The minimum rotation before the gesture begins, in either direction.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture, which begins after a rotation of one degree by default.
    ///
    /// A negative angle counts as zero and NaN as one degree, each with a warning. With an infinite
    /// angle the gesture never begins.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta =
            RotateGesture(minimumAngleDelta: minimumAngleDelta)
            .minimumAngleDelta
    }
}

/// A magnify gesture that reports only its scale; `MagnifyGesture` reports more.
public nonisolated struct MagnificationGesture: Gesture {
    /// The scale relative to the beginning of the gesture; above 0.
    public typealias Value = CGFloat
    /// The minimum difference of the scale from 1 before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture, which begins after a change of 0.01 by default.
    ///
    /// A negative change counts as 0 and NaN as 0.01, each with a warning. With an infinite change
    /// the gesture never begins.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta =
            MagnifyGesture(minimumScaleDelta: minimumScaleDelta)
            .minimumScaleDelta
    }
}
