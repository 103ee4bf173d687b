package import LegatoDrawing
import LegatoRenderTree

/// The content that a render thread shows: applies commits and builds display lists.
package nonisolated protocol FrameContent: AnyObject, SendableMetatype {
    /// The type of a commit.
    associatedtype Change: Sendable
    /// Applies a commit.
    func apply(_ change: Change)
    /// Whether a commit was applied since the latest display list.
    var needsDisplay: Bool { get }
    /// Returns the time from which the content changes by itself: at most `time` if it is already
    /// changing, nil if it never will.
    func nextActivity(after time: Double) -> Double?
    /// Returns how many refreshes of `period` seconds may pass between two frames while the content
    /// changes by itself at a time; at least 1.
    func frameDivisor(at time: Double, period: Double) -> Int
    /// The work of the latest display list.
    var statistics: RenderStatistics { get }
    /// Called while a display list is built, when its animations have been evaluated; nil by
    /// default.
    var onEvaluation: (() -> Void)? { get set }
    /// Returns the display list at a time, for a target of the given size in pixels.
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
