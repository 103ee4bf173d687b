import LegatoMotion
import LegatoRenderTree

extension CALayer {
    /// The local time of the layer at a media time.
    func localTime(atMediaTime time: CFTimeInterval) -> CFTimeInterval {
        if !isPresentation, let host { return host.reading(of: self, at: time).own }
        let values = around
        return lineage.reversed().reduce(time) {
            $1.state(in: values).clock.local(fromParent: $0)
        }
    }

    /// The rate of the layer's clock relative to media time: the product of the speeds of the layer
    /// and its ancestors.
    package var clockRate: Double {
        var (rate, at) = (1.0, Optional(self))
        while let layer = at {
            rate *= layer.state.clock.speed
            at = layer.link
        }
        return rate
    }

    func mediaTime(atLocal time: CFTimeInterval) -> CFTimeInterval {
        let values = around
        return lineage.reduce(time) { $1.state(in: values).clock.parent(fromLocal: $0) }
    }
}
