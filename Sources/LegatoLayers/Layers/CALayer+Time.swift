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
    package var clockRate: Double { lineage.reduce(1) { $0 * $1.state.clock.speed } }

    private func mediaTime(atLocal time: CFTimeInterval) -> CFTimeInterval {
        let values = around
        return lineage.reduce(time) { $1.state(in: values).clock.parent(fromLocal: $0) }
    }

    /// Converts a time from another layer's time to this one's; nil means media time.
    public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        localTime(atMediaTime: layer?.mediaTime(atLocal: time) ?? time)
    }

    /// Converts a time from this layer's time to another layer's; nil means media time.
    ///
    /// A layer whose speed is 0 converts to time 0 of its superlayer.
    public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let media = mediaTime(atLocal: time)
        return layer?.localTime(atMediaTime: media) ?? media
    }
}
