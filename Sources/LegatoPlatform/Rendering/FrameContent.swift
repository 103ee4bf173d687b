package import LegatoDrawing
import LegatoRenderTree

/// What a render thread shows: takes in changes and says what is seen at a time.
package nonisolated protocol FrameContent: AnyObject, SendableMetatype {
    /// What a commit carries.
    associatedtype Change: Sendable
    /// Takes in a commit.
    func apply(_ change: Change)
    /// Whether a change came in since the latest display list.
    var needsDisplay: Bool { get }
    /// The time from which the content changes by itself: at most `time` while it does so, nil when
    /// it never will.
    func nextActivity(after time: Double) -> Double?
    /// How many refreshes, of so many seconds each, may pass from frame to frame while the content
    /// changes by itself at a time; at least 1.
    func frameDivisor(at time: Double, period: Double) -> Int
    /// What the latest display list took.
    var statistics: RenderStatistics { get }
    /// Called while a display list is built, when its animations have been evaluated; nil for
    /// nobody who wants to know.
    var onEvaluation: (() -> Void)? { get set }
    /// What is seen at a time, on a target of the given size in pixels.
    func displayList(at time: Double, width: Int, height: Int, scale: Double) -> DisplayList
}

extension FrameContent {
    package func frameDivisor(at time: Double, period: Double) -> Int { 1 }
    package var statistics: RenderStatistics { RenderStatistics() }
    package var onEvaluation: (() -> Void)? {
        get { nil }
        set {}
    }
}

extension RenderTree: FrameContent {}
