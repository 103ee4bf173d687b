import LegatoMotion
import LegatoRenderTree

/// An animation on a layer, from `add` to its end.
final class AttachedAnimation {
    enum Phase {
        /// Added, but not committed.
        case added
        /// Committed; its begin is still to come or to be told.
        case committed
        /// The delegate heard of the begin.
        case started
        /// The delegate heard of the end.
        case stopped
    }

    let id: AnimationID
    let key: String?
    let animation: CAAnimation
    weak var layer: CALayer?
    var phase = Phase.added
    /// Whether a display has its begin or end still to tell.
    var isAwaited = false
    /// Whether the render lane has a part of it; what only tells of its begin and end has none.
    var isSent = false
    private let rarities: Rarities?

    /// What few animations have, apart from the others, so that these stay small.
    private final class Rarities {
        let redrawnKeys: [String]
        var groups: [CompletionGroup]

        init?(_ redrawnKeys: [String], _ groups: [CompletionGroup]) {
            guard !redrawnKeys.isEmpty || !groups.isEmpty else { return nil }
            (self.redrawnKeys, self.groups) = (redrawnKeys, groups)
        }
    }

    private static var lastID: AnimationID = 0

    init(_ animation: CAAnimation, key: String?, layer: CALayer) {
        Self.lastID += 1
        id = Self.lastID
        self.key = key
        self.animation = animation
        self.layer = layer
        let groups = CATransaction.completionGroups
        rarities = Rarities(layer.redrawnKeys(of: animation), groups)
        for group in groups { group.animationAdded() }
    }

    /// The keys that it animates for which the layer is displayed in every frame.
    var redrawnKeys: [String] { rarities?.redrawnKeys ?? [] }

    /// Whether somebody waits for its end.
    var isHeard: Bool { animation.delegate != nil || rarities?.groups.isEmpty == false }

    func start() {
        guard phase == .added || phase == .committed else { return }
        phase = .started
        animation.delegate?.animationDidStart(animation)
    }

    /// Runs what waits for the end, then tells the delegate.
    func stop(finished: Bool) {
        guard phase != .stopped else { return }
        phase = .stopped
        let waiting = rarities?.groups ?? []
        rarities?.groups = []
        for group in waiting { group.animationDone() }
        animation.delegate?.animationDidStop(animation, finished: finished)
    }
}
