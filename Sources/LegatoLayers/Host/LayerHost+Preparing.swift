extension LayerHost {
    /// The maximum number of times that a commit lays out or displays a layer that keeps being
    /// marked.
    static let maximumPreparations = 16

    /// Lays out and displays the marked layers, with the settings of the ending transaction.
    static func prepareAll() {
        waiting.sort { $0.serial < $1.serial }
        var next = 0
        while next < waiting.count {
            let host = waiting[next]
            next += 1
            if host.needsPreparation { host.run { host.prepare() } }
        }
    }

    var needsPreparation: Bool { !layouts.isEmpty || !changed.isEmpty }

    private func prepare() {
        repeat {
            layOut()
            displayChanged()
        } while !layouts.isEmpty
        for layer in prepared {
            layer.preparations = 0
            // Layers that do not settle continue in the next commit.
            if layer.needsLayoutFlag { layouts.append(layer) }
        }
        prepared = []
    }

    /// Lays out marked layers from the top down, including those marked during layout.
    private func layOut() {
        var levels: [LayerQueue] = []
        var depth = 0
        // Depths are cached while the tree stays the same, for layouts that mark further layers.
        var known: [ObjectIdentifier: Int] = [:]
        var knownChanges = structureChanges
        func file() {
            if knownChanges != structureChanges {
                (known, knownChanges) = ([:], structureChanges)
            }
            for layer in layouts where layer.needsLayoutFlag && layer.host === self {
                guard layer.mayLayOut else {
                    layer.needsLayoutFlag = false
                    continue
                }
                let own = layer.depth(&known)
                while levels.count <= own { levels.append(LayerQueue()) }
                levels[own].append(layer)
                depth = min(depth, own)
            }
            layouts = []
        }
        file()
        while depth < levels.count {
            guard let layer = levels[depth].next() else {
                depth += 1
                continue
            }
            guard layer.host === self && layer.needsLayoutFlag && mayPrepare(layer) else {
                continue
            }
            visits += 1
            layer.layoutOnce()
            file()
        }
    }

    /// Counts one preparation of a layer; false if it has reached the limit.
    private func mayPrepare(_ layer: CALayer) -> Bool {
        if layer.preparations == 0 { prepared.append(layer) }
        layer.preparations += 1
        return layer.preparations <= Self.maximumPreparations
    }

    private func displayChanged() {
        // Displaying a layer may change further ones.
        var next = 0
        while next < changed.count {
            visits += 1
            let layer = changed[next]
            next += 1
            guard layer.host === self && layer.needsDisplayFlag && mayPrepare(layer) else {
                continue
            }
            if layer.redrawEnd == nil {
                layer.displayIfNeeded()
            } else {
                // Its presentation values are known only after the commit.
                layer.needsDisplayFlag = false
                layer.redrawnAt = nil
            }
        }
    }
}

/// The layers of one depth that wait for layout, first in, first out.
private struct LayerQueue {
    private var layers: [CALayer] = []
    private var first = 0

    mutating func append(_ layer: CALayer) { layers.append(layer) }

    mutating func next() -> CALayer? {
        guard first < layers.count else {
            (layers, first) = ([], 0)
            return nil
        }
        first += 1
        return layers[first - 1]
    }
}
