import LegatoRenderTree

extension CALayer {
    /// Returns a copy of the layer with the values that show now; nil before the first commit.
    ///
    /// These are the values last committed with the running animations applied. Superlayer and
    /// sublayers of the copy are presentation layers too. A presentation layer returns itself.
    public func presentation() -> Self? {
        if isPresentation { return self }
        guard let shown = presentationState() else { return nil }
        let copy = type(of: self).init(layer: self)
        copy.present(self, shown, shownValues())
        return copy
    }

    /// Returns the layer whose values this presentation layer shows; a model layer itself.
    public func model() -> Self {
        (modelLayer as? Self) ?? self
    }

    /// The values that show at the display's time; nil before the first commit.
    func presentationState() -> LayerState? {
        guard isLive, let host else { return nil }
        return host.tree.presentation(of: id, at: host.presentationTime ?? host.clock.now)
    }

    var presentationSublayers: [CALayer] {
        modelLayer?.children.compactMap { $0.presentation() } ?? []
    }
}
