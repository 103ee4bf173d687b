import LegatoGraphics

extension CALayer {
    /// The layer that this one is a sublayer of; nil for a root.
    public var superlayer: CALayer? {
        if let modelLayer { return modelLayer.linkedParent?.presentation() }
        return linkedParent
    }

    /// The sublayers, back to front; nil if there are none.
    ///
    /// Setting removes those that are not in the new list and adds the others.
    public var sublayers: [CALayer]? {
        get {
            let list = isPresentation ? presentationSublayers : children
            return list.isEmpty ? nil : list
        }
        set {
            willChange("sublayers")
            let list = newValue ?? []
            for child in children where !list.contains(where: { $0 === child }) {
                child.removeFromSuperlayer()
            }
            for child in list { insert(child, at: Int.max) }
        }
    }

    /// Adds a layer in front of the other sublayers; one that hangs elsewhere is moved.
    /// - Precondition: `layer` is neither this layer nor one that this one hangs in.
    public func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Inserts a layer at a place counted from the back; past the end means in front.
    /// - Precondition: `layer` is neither this layer nor one that this one hangs in.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    /// Inserts a layer right behind a sublayer; at the very back for nil.
    /// - Precondition: `layer` is neither this layer nor one that this one hangs in.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard let sibling else { return insert(layer, at: 0) }
        if layer.linkedParent === self { layer.detach() }
        insert(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
    }

    /// Inserts a layer right in front of a sublayer; at the very front for nil.
    /// - Precondition: `layer` is neither this layer nor one that this one hangs in.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        if layer.linkedParent === self { layer.detach() }
        let place = children.firstIndex { $0 === sibling }
        insert(layer, at: place.map { $0 + 1 } ?? children.count)
    }

    /// Puts a layer in the place of a sublayer.
    /// - Precondition: `old` is a sublayer of this layer.
    public func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard children.contains(where: { $0 === old }) else {
            refuse("replaceSublayer: the layer to replace is no sublayer of this one")
        }
        guard old !== new else { return }
        insertSublayer(new, below: old)
        old.removeFromSuperlayer()
    }

    /// Takes the layer out of its superlayer; does nothing for a root.
    public func removeFromSuperlayer() {
        willChange("superlayer")
        detach()
    }

    private func insert(_ layer: CALayer, at index: Int) {
        willChange("sublayers")
        layer.willChange("superlayer")
        var ancestor: CALayer? = self
        while let at = ancestor {
            require(
                at !== layer,
                "A layer cannot be a sublayer of itself or of its own sublayers: "
                    + "\(layer.name ?? "the layer") would hang in itself"
            )
            ancestor = at.linkedParent
        }
        layer.detach()
        children.insert(layer, at: min(index, children.count))
        layer.linkedParent = self
        sublayersWereChanged()
        layer.attach(to: host)
    }

    private func detach() {
        guard let parent = linkedParent else { return }
        parent.children.removeAll { $0 === self }
        linkedParent = nil
        parent.sublayersWereChanged()
        liveHost?.layerLeft(self)
        attach(to: nil)
    }

    private func sublayersWereChanged() {
        sublayersChanged = true
        setNeedsLayout()
        host?.layerChanged(self)
    }

    /// Tells the subtree which display shows it.
    func attach(to host: LayerHost?) {
        guard self.host !== host || host != nil else { return }
        self.host = host
        if let host, isDirty || !isLive || sublayersChanged || !attached.isEmpty {
            host.layerChanged(self)
        }
        if needsLayoutFlag { host?.layoutIsNeeded(by: self) }
        if host == nil && !attached.isEmpty { LayerHost.strayAnimation(on: self) }
        for child in children { child.attach(to: host) }
    }
}

extension CALayer {
    /// Asks for `layoutSublayers()` at the next commit.
    public func setNeedsLayout() {
        guard !needsLayoutFlag else { return }
        needsLayoutFlag = true
        host?.layoutIsNeeded(by: self)
    }

    /// Returns whether `layoutSublayers()` is due.
    public func needsLayout() -> Bool { needsLayoutFlag }

    /// Calls `layoutSublayers()` for this layer and its sublayers, from above, where it is due.
    public func layoutIfNeeded() {
        // Laying out may ask for layout again; a limit ends what would never come to rest.
        var rounds = 0
        while needsLayoutFlag && rounds < Self.layoutLimit {
            layOut()
            rounds += 1
        }
        for child in children { child.layoutIfNeeded() }
    }

    /// How often one commit lays out a layer that asks for it again and again.
    static let layoutLimit = 16

    /// Calls `layoutSublayers()` once if it is due.
    func layOut() {
        guard needsLayoutFlag else { return }
        needsLayoutFlag = false
        layoutSublayers()
    }

    /// How many layers this one hangs in.
    var depth: Int {
        var (count, at) = (0, linkedParent)
        while let layer = at { (count, at) = (count + 1, layer.linkedParent) }
        return count
    }
}
