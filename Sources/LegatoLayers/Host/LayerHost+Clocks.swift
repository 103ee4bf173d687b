import LegatoMotion
import LegatoRenderTree

extension LayerHost {
    /// The reading of a layer's clock, for the layer and for its copies.
    func reading(of layer: CALayer, at time: Double) -> ClockReading {
        readings.prepare(time, structureChanges + clockChanges)
        var chain: [CALayer] = []
        var at = layer.linkedParent
        var outer = ClockReading(time)
        while let layer = at {
            if let reading = readings[ObjectIdentifier(layer)] {
                outer = reading
                break
            }
            chain.append(layer)
            at = layer.linkedParent
        }
        for layer in chain.reversed() {
            outer = outer.inside(layer.state.clock)
            outer = outer.delayed(by: layer.instanceLag(at: outer))
            readings[ObjectIdentifier(layer)] = outer
        }
        readings.count += chain.count + 1
        return outer.inside(layer.state.clock)
    }

    /// The number of clocks read since the display was created.
    package var clocksRead: Int { readings.count }
}
