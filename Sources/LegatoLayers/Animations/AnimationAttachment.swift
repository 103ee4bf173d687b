import LegatoRenderTree

/// A layer's bookkeeping for the copy that it keeps; stored inline, because layers keep many.
struct AnimationAttachment {
    enum Stage {
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
    var rarities: Rarities?
    var phase = Stage.added
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
