package import LegatoRenderTree

extension CALayer {
    /// Returns a layer with the model values of this one and duplicates of its mask and sublayers.
    ///
    /// The duplicates are layers of the framework's classes, even for subclasses declared by the
    /// program. Animations, delegates and the values of custom keys are not copied.
    package func duplicate() -> CALayer {
        let copy = type(of: self).plain(copying: self)
        copy.state = state
        copy.sublayers = children.isEmpty ? nil : children.map { $0.duplicate() }
        copy.mask = maskLayer?.duplicate()
        return copy
    }

    /// Appends the model values of the layer, its mask and its sublayers to a list, parents first.
    package func gatherStates(into states: inout [LayerState]) {
        states.append(state)
        maskLayer?.gatherStates(into: &states)
        for child in children { child.gatherStates(into: &states) }
    }
}
