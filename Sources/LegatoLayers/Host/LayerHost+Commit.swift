import LegatoRenderTree

/// Committing the gathered changes.
extension LayerHost {
    static func commitAll() {
        let homeless = strays.filter { $0.host == nil }
        strays = []
        for layer in homeless {
            // Committed animations are ended by the host of their tree.
            let lost = layer.attached.removeAll { $0.phase == .added }
            for animation in lost { lose(animation) }
        }
        // A layer that moves to another display leaves the old one first.
        var next = 0
        while next < waiting.count {
            waiting[next].takeOutLeavers()
            next += 1
        }
        waiting.sort { $0.serial < $1.serial }
        let due = waiting
        waiting = []
        for host in due {
            host.isWaiting = false
            host.commit()
            // Layers that still need layout or display wait for the next commit.
            if host.needsPreparation { host.enlist() }
        }
        for host in due { host.redrawCommitted() }
        for host in due { host.showTiles(at: host.clock.now) }
    }

    /// Drops an animation that is never committed: schedules the call of its delegate, and then the
    /// completion blocks for which it was the last animation.
    private static func lose(_ animation: AttachedAnimation) {
        let groups = animation.takeGroups()
        later {
            animation.start()
            animation.stop(finished: false)
        }
        for group in groups.reversed() where group.animationLost() { later { group.finish() } }
    }

    /// Sends the changes to the tree and to the render thread.
    private func commit() {
        guard !changed.isEmpty || !removals.isEmpty || !dropped.isEmpty || !ended.isEmpty
        else { return }
        // Ended animations are removed before a changed clock is committed that would restart them.
        dropLingering(at: clock.now)
        onGathering?()
        let gathered = changed
        changed = []
        for layer in gathered where layer.needsDisplayFlag && layer.host === self {
            changed.append(layer)
        }
        var changes = ended
        ended = []
        changes.reserveCapacity(changes.count + 2 * gathered.count + removals.count)
        var structure: [CALayer] = []
        var newcomers = Set<LayerID>(minimumCapacity: gathered.count)
        visits += gathered.count
        for layer in gathered where layer.host === self {
            if !layer.isLive {
                // A layer is queued once for each kind of change; the first one inserts it.
                layer.liveLink = ownLink
                newcomers.insert(layer.id)
                changes.append(.insert(layer.id, layer.sharedState))
                if HitSearch.isHitAnywhere(layer) { changes.append(.hitAnywhere(layer.id)) }
                if !layer.children.isEmpty || !layer.underlay.isEmpty {
                    layer.sublayersChanged = true
                }
                if layer.maskLayer != nil { layer.maskChanged = true }
            } else if layer.isDirty {
                changes.append(.update(layer.id, layer.sharedState))
            }
            layer.warnBeyondLimits()
            layer.isDirty = false
            layer.commitCustomValues()
            if layer.sublayersChanged || layer.maskChanged { structure.append(layer) }
        }
        for layer in structure {
            if layer.sublayersChanged {
                changes.append(.sublayers(layer.id, (layer.underlay + layer.children).map(\.id)))
            }
            if layer.maskChanged { changes.append(.mask(layer.id, layer.maskLayer?.id)) }
            (layer.sublayersChanged, layer.maskChanged) = (false, false)
        }
        if !rootIsCommitted {
            rootIsCommitted = true
            changes.append(.root(rootLayer.id))
        }
        changes += removals
        removals = []
        commitAnimations(of: gathered, newcomers, &changes)
        guard !changes.isEmpty else { return }
        let commit = Commit(changes: tree.recordingBirths(changes, at: clock.now))
        tree.apply(commit)
        onCommit?(commit)
    }

    /// Removes the layers that left since the last commit from the committed tree.
    func takeOutLeavers() {
        let gone = left
        left = []
        guard !gone.isEmpty else { return }
        for layer in gone where layer.host !== self {
            var waiting = [layer]
            while let layer = waiting.popLast() {
                remove(layer)
                waiting += layer.hanging.reversed().filter { $0.host !== self }
            }
        }
        running.release { !$0.animation.isAwaited }
        animating.release { !$0.layer.isFollowed }
        redrawing.release { $0.host !== self }
    }

    /// Removes a layer from the committed tree and ends its animations.
    private func remove(_ layer: CALayer) {
        if layer.liveHost === self {
            layer.liveLink = nil
            for property in layer.animatedProperties {
                for report in layer.animators[property]?.takeFinished(at: .infinity) ?? [] {
                    soon(report)
                }
            }
            layer.animators = []
            layer.trackers = []
            layer.isFollowed = false
            // Animations added since then on another display begin there.
            let isElsewhere = layer.host != nil
            let lost = layer.attached.removeAll { !isElsewhere || $0.phase != .added }
            for animation in lost.reversed() {
                animation.isAwaited = false
                if animation.hasListeners {
                    soon { animation.stop(finished: false) }
                } else {
                    animation.stop(finished: false)
                }
            }
            removals.append(.remove(layer.id))
        }
    }
}
