import LegatoMotion
import LegatoRenderTree

/// What the clocks of a display's layers read at one time; those above others are read once.
struct ClockReadings {
    private var time = Double.nan
    private var changes = 0
    /// The readings for what hangs in layers.
    private var known: [ObjectIdentifier: ClockReading] = [:]
    /// How many clocks were read since the display was made.
    private(set) var count = 0

    /// Forgets the readings at another time, and those made before a number of changes.
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
    /// What the clock of a layer of this display reads, for the layer and for its copies.
    func reading(of layer: CALayer, at time: Double) -> ClockReading {
        readings.prepare(time, structureChanges + clockChanges)
        return readings.reading(of: layer)
    }

    /// How many clocks were read since the display was made.
    package var clocksRead: Int { readings.count }
}
