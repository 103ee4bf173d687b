import LegatoMotion
import LegatoRenderTree

/// An animation on a layer, from `add` to its end: the layer's copy with its bookkeeping.
struct AttachedAnimation: Equatable {
    let animation: CAAnimation

    private static var lastID: AnimationID = 0

    /// Attaches a copy that belongs to no other layer.
    init(_ animation: CAAnimation, key: String?, layer: CALayer) {
        self.animation = animation
        Self.lastID += 1
        let groups = CATransaction.completionGroups
        animation.attachment = CAAnimation.Attachment(
            id: Self.lastID, key: key, layer: layer,
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
    /// Whether a host still has to report its start or end.
    var isAwaited: Bool {
        get { animation.attachment.isAwaited }
        nonmutating set { animation.attachment.isAwaited = newValue }
    }
    /// Whether the render thread evaluates it; one that only reports its start and end is not sent.
    var isSent: Bool {
        get { animation.attachment.isSent }
        nonmutating set { animation.attachment.isSent = newValue }
    }

    /// Its keys that require `display()` for every frame.
    var redrawnKeys: [String] { animation.attachment.rarities?.redrawnKeys ?? [] }

    /// Whether a delegate or a completion block waits for its end.
    var isHeard: Bool {
        animation.delegate != nil || animation.attachment.rarities?.groups.isEmpty == false
    }

    func start() {
        guard phase == .added || phase == .committed else { return }
        phase = .started
        animation.delegate?.animationDidStart(animation)
    }

    /// Runs the completion blocks that wait for the end, then calls the delegate.
    func stop(finished: Bool) {
        guard phase != .stopped else { return }
        phase = .stopped
        // Blocks of nested transactions run first.
        for group in takeGroups().reversed() { group.animationDone() }
        animation.delegate?.animationDidStop(animation, finished: finished)
    }

    /// Drops an animation that is never committed: calls its delegate soon, and then the blocks
    /// that wait for nothing else.
    func lose() {
        let groups = takeGroups()
        LayerHost.later {
            start()
            stop(finished: false)
        }
        for group in groups.reversed() { group.animationLost() }
    }

    /// Removes and returns the completion groups that wait for the end.
    private func takeGroups() -> [CompletionGroup] {
        defer { animation.attachment.rarities?.groups = [] }
        return animation.attachment.rarities?.groups ?? []
    }

    static func == (a: AttachedAnimation, b: AttachedAnimation) -> Bool {
        a.animation === b.animation
    }
}

extension CAAnimation {
    /// A layer's bookkeeping for the copy that it keeps; stored inline, because layers keep many.
    struct Attachment {
        enum Phase {
            /// Added, but not committed.
            case added
            /// Committed; its start is still to come or to be reported.
            case committed
            /// The delegate was called for the start.
            case started
            /// The delegate was called for the end.
            case stopped
        }

        var id: AnimationID = 0
        var key: String?
        weak var layer: CALayer?
        var rarities: Rarities?
        var phase = Phase.added
        var isAwaited = false
        var isSent = false

        /// The values that few animations have, stored separately to keep animations small.
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
