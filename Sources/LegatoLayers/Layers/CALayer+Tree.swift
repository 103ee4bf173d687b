import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

extension CALayer {
    /// The layer that this one is a sublayer of, or whose mask it is; nil for a root.
    public var superlayer: CALayer? {
        if let modelLayer { return modelLayer.linkedParent?.presentation() }
        return linkedParent
    }

    /// The sublayers, back to front; nil if there are none.
    ///
    /// Setting removes those that are not in the new list and adds the others; of a layer that is
    /// named twice the last place counts.
    public var sublayers: [CALayer]? {
        get {
            let list = isPresentation ? presentationSublayers : children
            return list.isEmpty ? nil : list
        }
        set {
            willChange("sublayers")
            var seen: Set<LayerID> = []
            let list = Array(
                (newValue ?? []).reversed().filter { seen.insert($0.id).inserted }.reversed()
            )
            for layer in list { refuseCycle(layer) }
            let gone = children.filter { !seen.contains($0.id) }
            let new = list.filter { !isSublayer($0) }
            for layer in new { layer.removeFromSuperlayer() }
            let events = gone.map { ($0, kCAOnOrderOut) } + new.map { ($0, kCAOnOrderIn) }
            act(on: [(self, "sublayers")] + events) {
                // At once: one after the other each would be looked for among all.
                let leaving = children.filter { !seen.contains($0.id) }
                children.removeAll { !seen.contains($0.id) }
                for layer in leaving { layer.leave() }
                for layer in list where !isSublayer(layer) { place(layer, at: Int.max) }
                children = list
                sublayersWereChanged()
            }
        }
    }

    /// The layer whose alpha this one is multiplied by; nil by default.
    ///
    /// It is placed in this layer's space, without the `sublayerTransform`, and this layer is its
    /// superlayer. It masks all that the layer draws, the shadow too; where it draws nothing,
    /// nothing of the layer shows. A `CATransformLayer` ignores it. A sublayer or another layer's
    /// mask that becomes the mask is taken out there.
    /// - Precondition: the mask is neither this layer nor one that this one hangs in.
    public var mask: CALayer? {
        get { isPresentation ? modelLayer?.maskLayer?.presentation() : maskLayer }
        set {
            willChange("mask")
            guard newValue !== maskLayer else { return }
            if let newValue {
                refuseCycle(newValue)
                newValue.removeFromSuperlayer()
            }
            let old = maskLayer
            let events =
                (old.map { [($0, kCAOnOrderOut)] } ?? [])
                + (newValue.map { [($0, kCAOnOrderIn)] } ?? [])
            act(on: [(self, "mask")] + events) {
                // The search for actions may have changed the tree meanwhile.
                maskLayer?.detach()
                newValue?.detach()
                if let newValue { refuseCycle(newValue) }
                maskLayer = newValue
                newValue?.linkedParent = self
                maskWasChanged()
                newValue?.attach(to: host)
            }
        }
    }

    /// Adds a layer in front of the other sublayers; one that hangs elsewhere is moved.
    /// - Precondition: `layer` is neither this layer nor one that this one hangs in.
    public func addSublayer(_ layer: CALayer) {
        insert(layer) { self.children.count }
    }

    /// Inserts a layer at a place counted from the back; past the end means in front.
    /// - Precondition: `layer` is neither this layer nor one that this one hangs in.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer) { Int(index) }
    }

    /// Inserts a layer right behind a sublayer; at the very back for nil, in front for a stranger.
    /// - Precondition: `layer` is neither this layer nor one that this one hangs in.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling) { sibling == nil ? 0 : self.place(of: sibling) }
    }

    /// Inserts a layer right in front of a sublayer; at the very front for nil or a stranger.
    /// - Precondition: `layer` is neither this layer nor one that this one hangs in.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling) { min(self.place(of: sibling), Int.max - 1) + 1 }
    }

    /// Puts a layer in the place of a sublayer.
    /// - Precondition: `old` is a sublayer of this layer; `new` is neither this layer nor one that
    ///   this one hangs in.
    public func replaceSublayer(_ old: CALayer, with new: CALayer) {
        willChange("sublayers")
        require(
            isSublayer(old),
            "replaceSublayer: the layer to replace is no sublayer of this one"
        )
        guard old !== new else { return }
        refuseCycle(new)
        let isNew = !isSublayer(new)
        if isNew { new.removeFromSuperlayer() }
        let events = [(old, kCAOnOrderOut)] + (isNew ? [(new, kCAOnOrderIn)] : [])
        act(on: [(self, "sublayers")] + events) {
            place(new, at: place(of: old))
            if isSublayer(old) { old.detach() }
        }
    }

    /// Takes the layer out of its superlayer; does nothing for a root.
    public func removeFromSuperlayer() {
        willChange("superlayer")
        guard let parent = linkedParent else { return }
        let key = parent.maskLayer === self ? "mask" : "sublayers"
        parent.act(on: [(parent, key), (self, kCAOnOrderOut)]) { detach() }
    }

    // MARK: Editing

    private func isSublayer(_ layer: CALayer) -> Bool {
        layer.linkedParent === self && maskLayer !== layer
    }

    /// The index of a sublayer; past the end for another layer.
    private func place(of sibling: CALayer?) -> Int {
        sibling.flatMap(indexOfChild) ?? Int.max
    }

    /// The index of a sublayer; nil for another layer.
    private func indexOfChild(_ layer: CALayer) -> Int? {
        // Only references are compared: counting them costs a hundred times as much for layers that
        // others refer to weakly, as sublayers do to this one.
        let reference = UInt(bitPattern: Unmanaged.passUnretained(layer).toOpaque())
        return children.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt.self).firstIndex(of: reference)
        }
    }

    private func removeChild(_ layer: CALayer) {
        if let index = indexOfChild(layer) { children.remove(at: index) }
    }

    private func refuseCycle(_ layer: CALayer) {
        layer.willChange("superlayer")
        // Looked for from both ends: either may be long, but most layers that are added hold little.
        var ancestor: CALayer? = self
        var waiting = [layer]
        while let at = ancestor, let inner = waiting.popLast() {
            require(
                at !== layer && inner !== self,
                "A layer cannot be a sublayer of itself or of its own sublayers: "
                    + "\(layer.name ?? "the layer") would hang in itself"
            )
            ancestor = at.linkedParent
            if ancestor != nil { waiting += inner.hanging }
        }
    }

    /// Inserts a layer; one that is put beside itself stays.
    private func insert(
        _ layer: CALayer,
        beside sibling: CALayer? = nil,
        at index: @escaping () -> Int
    ) {
        willChange("sublayers")
        refuseCycle(layer)
        guard sibling !== layer || !isSublayer(layer) else { return }
        let isNew = !isSublayer(layer)
        if isNew { layer.removeFromSuperlayer() }
        act(on: [(self, "sublayers")] + (isNew ? [(layer, kCAOnOrderIn)] : [])) {
            if isSublayer(layer) {
                // Places are counted without the layer that moves.
                removeChild(layer)
                layer.linkedParent = nil
            }
            place(layer, at: index())
        }
    }

    /// Hangs a layer in; the search for actions may have moved it meanwhile.
    private func place(_ layer: CALayer, at index: Int) {
        if layer.linkedParent === self && maskLayer !== layer {
            removeChild(layer)
        } else {
            layer.detach()
            refuseCycle(layer)
        }
        children.insert(layer, at: min(index, children.count))
        layer.linkedParent = self
        sublayersWereChanged()
        if layer.host !== host { layer.attach(to: host) }
    }

    /// Runs a change of the tree between the search for the actions of its events and their runs.
    private func act(on events: [(layer: CALayer, key: String)], _ change: () -> Void) {
        guard isLive && !Transaction.isOpen && !CATransaction.disableActions() else {
            return change()
        }
        let actions = events.map { $0.layer.action(forKey: $0.key) }
        change()
        for (event, action) in zip(events, actions) {
            action?.run(forKey: event.key, object: event.layer, arguments: nil)
        }
    }

    private func detach() {
        guard let parent = linkedParent else { return }
        if parent.maskLayer === self {
            parent.maskLayer = nil
            parent.maskWasChanged()
        } else {
            parent.removeChild(self)
            parent.sublayersWereChanged()
        }
        leave()
    }

    /// Forgets the superlayer, which has let go of the layer.
    private func leave() {
        linkedParent = nil
        liveHost?.layerLeft(self)
        attach(to: nil)
    }

    private func sublayersWereChanged() {
        sublayersChanged = true
        setNeedsLayout()
        host?.structureChanges += 1
        host?.layerChanged(self)
    }

    private func maskWasChanged() {
        maskChanged = true
        host?.structureChanges += 1
        host?.layerChanged(self)
    }

    /// The mask and the sublayers.
    var hanging: [CALayer] {
        guard let maskLayer else { return children }
        return [maskLayer] + children
    }

    /// Tells the subtree which display shows it.
    func attach(to host: LayerHost?) {
        var waiting = [self]
        while let layer = waiting.popLast() {
            guard layer.host !== host || host != nil else { continue }
            layer.attachAlone(to: host)
            waiting += layer.hanging.reversed()
        }
    }

    private func attachAlone(to host: LayerHost?) {
        self.host = host
        if let host {
            if isDirty || !isLive || sublayersChanged || maskChanged || !attached.isEmpty
                || needsDisplayFlag
            {
                host.layerChanged(self)
            }
            if needsLayoutFlag { host.layoutNeeded(self) }
        }
        if host == nil && !attached.isEmpty { LayerHost.strayAnimation(on: self) }
    }

    /// Lets go of what hangs in the layer, which nobody else may keep.
    ///
    /// Layers that hang deep in each other would be released in each other's release.
    func dismantle() {
        guard !children.isEmpty || maskLayer != nil else { return }
        var waiting = hanging
        (children, maskLayer) = ([], nil)
        while var layer = waiting.popLast() {
            guard isKnownUniquelyReferenced(&layer) else { continue }
            waiting += layer.hanging
            (layer.children, layer.maskLayer) = ([], nil)
        }
    }
}
