import LegatoMotion
import LegatoRenderTree

/// The readings of a display's layer clocks at one time; those of shared ancestors are cached.
struct ClockReadings {
    private var time = Double.nan
    private var changes = 0
    /// The readings for the sublayers of layers.
    private var known: [ObjectIdentifier: ClockReading] = [:]
    /// The number of clocks read since the display was created.
    private(set) var count = 0

    /// Drops the readings for another time or an earlier number of changes.
    fileprivate mutating func prepare(_ time: Double, _ changes: Int) {
        guard time != self.time || changes != self.changes else { return }
        (self.time, self.changes) = (time, changes)
        known.removeAll(keepingCapacity: true)
    }

    fileprivate mutating func reading(of layer: CALayer) -> ClockReading {
        var chain: [CALayer] = []
        var at = layer.linkedParent
        var outer = ClockReading(time)
        while let layer = at {
            if let reading = known[ObjectIdentifier(layer)] {
                outer = reading
                break
            }
            chain.append(layer)
            at = layer.linkedParent
        }
        for layer in chain.reversed() {
            outer = outer.inside(layer.state.clock).delayed(by: layer.instanceLag)
            known[ObjectIdentifier(layer)] = outer
        }
        count += chain.count + 1
        return outer.inside(layer.state.clock)
    }
}

extension LayerHost {
    /// The reading of a layer's clock, for the layer and for its copies.
    func reading(of layer: CALayer, at time: Double) -> ClockReading {
        readings.prepare(time, structureChanges + clockChanges)
        return readings.reading(of: layer)
    }

    /// The number of clocks read since the display was created.
    package var clocksRead: Int { readings.count }
}
