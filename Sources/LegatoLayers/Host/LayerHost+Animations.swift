import Foundation
import LegatoRenderTree

extension LayerHost {
    /// Removes dropped animations from the committed tree and soon reports their ends.
    func takeOutDropped(_ changes: inout [Commit.Change]) {
        let removed = dropped
        dropped = []
        // Ends in one commit are reported from the latest animation to the earliest.
        for (layer, animation) in removed.sorted(by: { $0.animation.id > $1.animation.id }) {
            if animation.isSent { changes.append(.removeAnimation(layer.id, animation.id)) }
            animation.isAwaited = false
            soon { animation.stop(finished: false) }
        }
        if !removed.isEmpty { running.release { !$0.animation.isAwaited } }
    }

    /// Commits the animations and animators that were added since the last commit.
    func commitAnimations(
        of layers: [CALayer], _ newcomers: Set<LayerID>, _ changes: inout [Commit.Change]
    ) {
        var transitions: [Commit.Change] = []
        takeOutDropped(&changes)
        let (now, before) = (clock.now, running.count)
        for layer in layers where layer.host === self {
            var added: [FrozenAnimation] = []
            // A layer is queued once for each animation; the first entry commits all of them.
            if layer.hasNewAnimations { animationVisits += layer.attached.count }
            let new = layer.takeNewAnimations()
            for animation in new {
                animation.phase = .committed
                if animation.animation.beginTime == 0 {
                    // On a clock with a negative time, it begins when the clock reaches 0.
                    let local = layer.localTime(atMediaTime: now)
                    animation.animation.resolve(beginTime: max(0, local))
                }
                animation.isAwaited = true
                running.append((layer, animation))
                if !animation.redrawnKeys.isEmpty {
                    layer.redrawnAt = nil
                    if !redrawing.contains(where: { $0 === layer }) { redrawing.append(layer) }
                }
                if let transition = animation.animation as? CATransition {
                    animation.isSent = true
                    let isNewcomer = newcomers.contains(layer.id)
                    let change = Commit.Change.addTransition(
                        layer.id, transition.freezeTransition(id: animation.id),
                        pictureAt: isNewcomer ? nil : now
                    )
                    // Snapshots of the old pictures are taken before any other change.
                    if isNewcomer { changes.append(change) } else { transitions.append(change) }
                }
                let frozen = layer.freeze(animation.animation, id: animation.id)
                guard !frozen.isEmpty else { continue }
                animation.isSent = true
                if added.isEmpty { added.reserveCapacity(new.count) }
                added += frozen
            }
            if !added.isEmpty { changes.append(.addAnimations(layer.id, added)) }
            for index in layer.animators.indices where !layer.animators[index].isCommitted {
                let frozen = layer.animators[index].commit()
                changes.append(.animator(layer.id, layer.animators[index].property, frozen))
                layer.hasNewAnimators = true
                if !layer.isFollowed {
                    layer.isFollowed = true
                    animating.append(FollowedLayer(layer: layer, due: -.infinity))
                }
            }
        }
        changes.insert(contentsOf: transitions, at: 0)
        if running.count > before {
            // Before the completion blocks of transactions without animations.
            soon { [ownLink] in ownLink.host.map { $0.reportBegins(at: $0.clock.now) } }
        }
        if !running.isEmpty || !animating.isEmpty { onWantsTicks?() }
    }
}
