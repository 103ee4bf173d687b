import LegatoMotion
import LegatoRenderTree

/// An animation on a layer, from `add` to its end: the layer's copy with its bookkeeping.
struct AttachedAnimation: Equatable {
    let animation: CAAnimation

    private static var lastID: AnimationID = 0

    /// Attaches a copy that no other layer uses; completion groups wait for its end.
    init(
        _ animation: CAAnimation, key: String?, redrawnKeys: [String], groups: [CompletionGroup]
    ) {
        self.animation = animation
        Self.lastID += 1
        animation.attachment = AnimationAttachment(
            id: Self.lastID, key: key, rarities: .init(redrawnKeys, groups)
        )
        for group in groups { group.animationAdded() }
    }

    var id: AnimationID { animation.attachment.id }
    var key: String? { animation.attachment.key }
    var phase: AnimationAttachment.Stage {
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
    var hasListeners: Bool {
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

    /// Removes and returns the completion groups that wait for the end.
    func takeGroups() -> [CompletionGroup] {
        defer { animation.attachment.rarities?.groups = [] }
        return animation.attachment.rarities?.groups ?? []
    }

    static func == (a: AttachedAnimation, b: AttachedAnimation) -> Bool {
        a.animation === b.animation
    }
}
