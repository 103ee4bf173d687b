import LegatoMotion
import LegatoRenderTree

extension CALayer {
    /// The layer's reading of its clock at a media time.
    func localTime(atMediaTime time: CFTimeInterval) -> CFTimeInterval {
        if !isPresentation, let host { return host.reading(of: self, at: time).own }
        return lineage.reversed().reduce(time) { $1.state.clock.local(fromParent: $0) }
    }

    /// How many seconds the layer's clock goes in one of the media time: 1 unless it or one above has
    /// another speed.
    package var clockRate: Double { lineage.reduce(1) { $0 * $1.state.clock.speed } }

    private func mediaTime(atLocal time: CFTimeInterval) -> CFTimeInterval {
        lineage.reduce(time) { $1.state.clock.parent(fromLocal: $0) }
    }

    /// Converts a time of another layer to this one's; nil means the media time.
    public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        localTime(atMediaTime: layer?.mediaTime(atLocal: time) ?? time)
    }

    /// Converts a time of this layer to another one's; nil means the media time.
    ///
    /// A layer that stands still converts to 0 of its superlayer.
    public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let media = mediaTime(atLocal: time)
        return layer?.localTime(atMediaTime: media) ?? media
    }
}
