import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

extension CALayer {
    /// The superlayer; that of a presentation layer is one, too.
    var shownSuperlayer: CALayer? {
        if let modelLayer { return modelLayer.linkedParent?.presentation() }
        return linkedParent
    }

    /// The sublayers; those of a presentation layer are presentation layers.
    var shownSublayers: [CALayer]? {
        get {
            let list = isPresentation ? presentationSublayers : children
            return list.isEmpty ? nil : list
        }
        set {
            willChange("sublayers")
            let list = Self.lastOccurrences(in: newValue ?? [])
            var new: [CALayer] = []
            for layer in list {
                refuseCycle(layer)
                if !isSublayer(layer) { new.append(layer) }
            }
            // From the last one on, where each is found at once and leaves no gap.
            for layer in actsOnChanges ? new : new.reversed() { layer.removeFromSuperlayer() }
            // Actions may change the sublayers, so they are compared when they are needed.
            func leaving() -> [CALayer] {
                if children.isEmpty { return [] }
                let kept = Set(list.map(\.id))
                return children.filter { !kept.contains($0.id) }
            }
            func events() -> [(CALayer, String)] {
                [(self, "sublayers")] + leaving().map { ($0, kCAOnOrderOut) }
                    + new.map { ($0, kCAOnOrderIn) }
            }
            act(on: events()) {
                // Removed together, because each separate removal would search all sublayers.
                let gone = leaving()
                children = []
                for layer in list where isSublayer(layer) { children.append(layer) }
                for layer in gone { layer.leave() }
                for layer in list where !isSublayer(layer) { place(layer, at: Int.max) }
                children = list
                sublayersWereChanged()
            }
        }
    }

    /// The mask; that of a presentation layer is one, too.
    var shownMask: CALayer? {
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
                // The search for actions may have changed the tree.
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

    func exchange(_ old: CALayer, for new: CALayer) {
        willChange("sublayers")
        require(
            isSublayer(old),
            "replaceSublayer(_:with:) needs a sublayer of the \(described), "
                + "got the \(old.described)"
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

    func leaveSuperlayer() {
        willChange("superlayer")
        guard let parent = linkedParent else { return }
        let key = parent.maskLayer === self ? "mask" : "sublayers"
        parent.act(on: [(parent, key), (self, kCAOnOrderOut)]) { detach() }
    }

    // MARK: Editing

    /// The number of layers compared in searches for sublayers so far, on all layers.
    @exclusivity(unchecked) package private(set) static var sublayerComparisons = 0

    /// Returns layers without duplicates; of each, the last occurrence remains.
    private static func lastOccurrences(in layers: [CALayer]) -> [CALayer] {
        guard layers.count > 1 else { return layers }
        var seen = Set<LayerID>(minimumCapacity: layers.count)
        var last: [CALayer] = []
        for layer in layers.reversed() where seen.insert(layer.id).inserted { last.append(layer) }
        return last.reversed()
    }

    private func isSublayer(_ layer: CALayer) -> Bool {
        layer.linkedParent === self && maskLayer !== layer
    }

    /// The index of a sublayer; `Int.max` for another layer.
    func place(of sibling: CALayer?) -> Int {
        sibling.flatMap(indexOfChild) ?? Int.max
    }

    /// The index of a sublayer; nil for another layer.
    private func indexOfChild(_ layer: CALayer) -> Int? {
        // Only references are compared: retaining them costs a hundred times as much for layers
        // with weak references, such as those from sublayers to this one.
        let reference = UInt(bitPattern: Unmanaged.passUnretained(layer).toOpaque())
        return children.withUnsafeBytes { bytes in
            let all = bytes.bindMemory(to: UInt.self)
            // Layers are often removed in order, from either end.
            if all.first == reference { return 0 }
            let index = all.lastIndex(of: reference)
            Self.sublayerComparisons += all.count - (index ?? 0)
            return index
        }
    }

    private func removeChild(_ layer: CALayer) {
        if let index = indexOfChild(layer) { children.remove(at: index) }
    }

    private func refuseCycle(_ layer: CALayer) {
        layer.willChange("superlayer")
        guard layer === self || layer.hasLayersBelow else { return }
        // Searched from both ends: either path may be long, but most added layers have few
        // descendants.
        var (ancestor, inner): (CALayer, CALayer) = (self, layer)
        var waiting: [CALayer] = []
        while true {
            require(
                ancestor !== layer && inner !== self,
                "A layer cannot be a sublayer or mask of itself or of a descendant, got the "
                    + "\(layer.described) for the \(described)"
            )
            guard let parent = ancestor.linkedParent else { return }
            waiting += inner.hanging
            guard let next = waiting.popLast() else { return }
            (ancestor, inner) = (parent, next)
        }
    }

    /// Inserts a layer; a layer inserted next to itself keeps its position.
    func insert(
        _ layer: CALayer, beside sibling: CALayer? = nil, at index: @escaping () -> Int
    ) {
        willChange("sublayers")
        refuseCycle(layer)
        guard sibling !== layer || !isSublayer(layer) else { return }
        let isNew = !isSublayer(layer)
        if isNew { layer.removeFromSuperlayer() }
        act(on: [(self, "sublayers")] + (isNew ? [(layer, kCAOnOrderIn)] : [])) {
            if isSublayer(layer) {
                // Indices are counted without the moved layer.
                removeChild(layer)
                layer.linkedParent = nil
            }
            place(layer, at: index())
        }
    }

    /// Links a layer; the search for actions may have moved it.
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

    /// Whether changes of the tree run actions.
    private var actsOnChanges: Bool {
        isLive && !Transaction.isOpen && !CATransaction.disableActions()
    }

    /// Finds the actions for events of the tree, makes the change, and runs the actions.
    private func act(
        on events: @autoclosure () -> [(layer: CALayer, key: String)], _ change: () -> Void
    ) {
        guard actsOnChanges else { return change() }
        let events = events()
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

    /// Clears the superlayer, which has already removed the layer.
    private func leave() {
        linkedParent = nil
        liveHost?.layerLeft(self)
        attach(to: nil)
    }

    private func sublayersWereChanged() {
        // Until a commit has sent the sublayers, the layer is queued for it.
        let isQueued = sublayersChanged
        sublayersChanged = true
        setNeedsLayout()
        host?.structureChanges += 1
        if isQueued { CATransaction.layerChanged() } else { host?.layerChanged(self) }
    }

    private func maskWasChanged() {
        maskChanged = true
        host?.structureChanges += 1
        host?.layerChanged(self)
    }

    /// Whether there is a mask, an underlay or a sublayer.
    private var hasLayersBelow: Bool {
        !children.isEmpty || maskLayer != nil || !underlay.isEmpty
    }

    /// The mask, the underlay and the sublayers.
    var hanging: [CALayer] {
        let all = underlay.isEmpty ? children : underlay + children
        guard let maskLayer else { return all }
        return [maskLayer] + all
    }

    /// Adds a layer of the underlay to the tree.
    func hangUnderlay(_ layer: CALayer) {
        layer.linkedParent = self
        underlayChanged()
        layer.attach(to: host)
    }

    /// Removes a former layer of the underlay from the tree.
    func dropUnderlay(_ layer: CALayer) {
        underlayChanged()
        layer.leave()
    }

    private func underlayChanged() {
        sublayersChanged = true
        host?.structureChanges += 1
        host?.layerChanged(self)
    }

    /// Sets the host of the subtree.
    func attach(to host: LayerHost?) {
        var waiting = [self]
        var owned: [CALayer] = []
        while let layer = waiting.popLast() {
            guard layer.host !== host || host != nil else { continue }
            layer.attachAlone(to: host)
            if layer.owner != nil { owned.append(layer) }
            if layer.hasLayersBelow { waiting += layer.hanging.reversed() }
        }
        for layer in owned { layer.owner?.layerMoved() }
    }

    /// Whether the layer takes part in the layout of a display that it enters, even if it is laid
    /// out; false by default.
    package var followsDisplays: Bool {
        get { rarities?.followsDisplays ?? false }
        set { self[rare: \.followsDisplays] = newValue }
    }

    private func attachAlone(to host: LayerHost?) {
        entered(host, from: self.host)
        if host !== self.host, followsDisplays { needsLayoutFlag = true }
        hostLink = host?.ownLink
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
}
