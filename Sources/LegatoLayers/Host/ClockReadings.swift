import LegatoRenderTree

/// The cached readings of layers' clocks at one time, for their sublayers.
struct ClockReadings {
    private var time = Double.nan
    private var changes = 0
    private var known: [ObjectIdentifier: ClockReading] = [:]
    /// The number of clocks read since the display was created.
    var count = 0

    /// Drops the readings for another time or an earlier number of changes.
    mutating func prepare(_ time: Double, _ changes: Int) {
        guard time != self.time || changes != self.changes else { return }
        (self.time, self.changes) = (time, changes)
        known.removeAll(keepingCapacity: true)
    }

    subscript(layer: ObjectIdentifier) -> ClockReading? {
        get { known[layer] }
        set { known[layer] = newValue }
    }
}
