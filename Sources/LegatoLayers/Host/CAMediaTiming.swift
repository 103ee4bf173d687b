import Foundation
public import LegatoGraphics
import LegatoMotion

/// What an animation shows outside its active time.
public nonisolated enum CAMediaTimingFillMode: String, NameBridging, Sendable, CaseIterable {
    /// The last value stays after the end.
    case forwards
    /// The first value shows before the begin.
    case backwards
    /// Both.
    case both
    /// Neither; the default.
    case removed

    var fill: MediaFill {
        switch self {
        case .forwards: .forwards
        case .backwards: .backwards
        case .both: .both
        case .removed: .removed
        }
    }
}

/// Objects with a clock of their own inside their parent's time: layers and animations.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// When the object begins, in its parent's time, seconds; 0 by default.
    ///
    /// An animation with 0 begins when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// The length of one pass, seconds; 0 means the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// The rate against the parent's time; 1 by default, negative runs backwards.
    var speed: Float { get set }
    /// The offset of the object's own time, seconds; 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// How often a pass is played; 0 plays it once, fractions cut it, infinity never ends.
    var repeatCount: Float { get set }
    /// For how long passes are repeated, seconds; 0 leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each pass is followed by one backwards; false by default.
    var autoreverses: Bool { get set }
    /// What shows outside the active time; removed by default.
    var fillMode: CAMediaTimingFillMode { get set }
}
