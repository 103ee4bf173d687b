import LegatoMotion
import LegatoRenderTree

/// An animation on a layer, from `add` to its end: the layer's copy with what is noted in it.
struct AttachedAnimation: Equatable {
    let animation: CAAnimation

    private static var lastID: AnimationID = 0

    /// Takes a copy that no other layer has.
    init(_ animation: CAAnimation, key: String?, layer: CALayer) {
        self.animation = animation
        Self.lastID += 1
        let groups = CATransaction.completionGroups
        animation.attachment = CAAnimation.Attachment(
            id: Self.lastID,
            key: key,
            layer: layer,
            rarities: .init(layer.redrawnKeys(of: animation), groups)
        )
        for group in groups { group.animationAdded() }
    }

    var id: AnimationID { animation.attachment.id }
    var key: String? { animation.attachment.key }
    var layer: CALayer? { animation.attachment.layer }
    var phase: CAAnimation.Attachment.Phase {
        get { animation.attachment.phase }
        nonmutating set { animation.attachment.phase = newValue }
    }
    /// Whether a display has its begin or end still to tell.
    var isAwaited: Bool {
        get { animation.attachment.isAwaited }
        nonmutating set { animation.attachment.isAwaited = newValue }
    }
    /// Whether the render thread evaluates it; one that only reports its start and end is not sent.
    var isSent: Bool {
        get { animation.attachment.isSent }
        nonmutating set { animation.attachment.isSent = newValue }
    }

    /// The keys that it animates for which the layer is displayed in every frame.
    var redrawnKeys: [String] { animation.attachment.rarities?.redrawnKeys ?? [] }

    /// Whether somebody waits for its end.
    var isHeard: Bool {
        animation.delegate != nil || animation.attachment.rarities?.groups.isEmpty == false
    }

    func start() {
        guard phase == .added || phase == .committed else { return }
        phase = .started
        animation.delegate?.animationDidStart(animation)
    }

    /// Runs what waits for the end, then tells the delegate.
    func stop(finished: Bool) {
        guard phase != .stopped else { return }
        phase = .stopped
        // Those of nested transactions first.
        for group in takeGroups().reversed() { group.animationDone() }
        animation.delegate?.animationDidStop(animation, finished: finished)
    }

    /// Drops an animation that no display ever gets: its delegate is called soon, and after that the
    /// blocks that wait for nothing else.
    func lose() {
        let groups = takeGroups()
        LayerHost.later {
            start()
            stop(finished: false)
        }
        for group in groups.reversed() { group.animationLost() }
    }

    /// The completion groups that wait for the end, which wait no longer.
    private func takeGroups() -> [CompletionGroup] {
        defer { animation.attachment.rarities?.groups = [] }
        return animation.attachment.rarities?.groups ?? []
    }

    static func == (a: AttachedAnimation, b: AttachedAnimation) -> Bool {
        a.animation === b.animation
    }
}

extension CAAnimation {
    /// What a layer notes of the copy that it keeps; in it, because many are kept.
    struct Attachment {
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

        var id: AnimationID = 0
        var key: String?
        weak var layer: CALayer?
        var rarities: Rarities?
        var phase = Phase.added
        var isAwaited = false
        var isSent = false

        /// What few animations have, apart from the others, so that these stay small.
        final class Rarities {
            let redrawnKeys: [String]
            var groups: [CompletionGroup]

            init?(_ redrawnKeys: [String], _ groups: [CompletionGroup]) {
                guard !redrawnKeys.isEmpty || !groups.isEmpty else { return nil }
                (self.redrawnKeys, self.groups) = (redrawnKeys, groups)
            }
        }
    }
}
