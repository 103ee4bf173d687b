import LegatoMotion
import LegatoRenderTree

extension CALayer {
    /// The layer's reading of its clock at a media time.
    func localTime(atMediaTime time: CFTimeInterval) -> CFTimeInterval {
        if !isPresentation, let host { return host.reading(of: self, at: time).own }
        return lineage.reversed().reduce(time) { $1.state.clock.local(fromParent: $0) }
    }

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
