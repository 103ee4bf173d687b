import Foundation
public import LegatoGraphics
import LegatoMotion

/// What an animation presents outside its active duration.
public nonisolated enum CAMediaTimingFillMode: String, NameBridging, Sendable, CaseIterable {
    /// The last value is kept after the end.
    case forwards
    /// The first value is presented before the start.
    case backwards
    /// Both `forwards` and `backwards`.
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

/// An object with a clock inside its parent's time: a layer or an animation.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// When the object begins, in seconds of its parent's time; 0 by default.
    ///
    /// An animation whose begin time is 0 begins when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one pass, in seconds; 0 means the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// The rate relative to the parent's time; 1 by default, negative rates run backwards.
    var speed: Float { get set }
    /// The offset of the local time, in seconds; 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// The number of passes, which may be fractional; 0 means one, infinity never ends.
    var repeatCount: Float { get set }
    /// The total duration of all passes, in seconds; 0 means that `repeatCount` determines it.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each pass is followed by a reversed one; false by default.
    var autoreverses: Bool { get set }
    /// What is presented outside the active duration; `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}
