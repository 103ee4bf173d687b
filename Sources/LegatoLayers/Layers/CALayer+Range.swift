import LegatoCanvas
import LegatoGraphics
package import LegatoRenderTree

extension CALayer {
    /// The class and name for messages; for a layer made by a view, the view and the view whose
    /// body contains it.
    package var described: String {
        name.map { "\(type(of: self)) \"\($0)\"" } ?? viewName ?? "\(type(of: self))"
    }

    /// The name of the view that made the layer; nil if no view did.
    ///
    /// Searches the views, because only warnings need it.
    private var viewName: String? {
        var chain: [CALayer] = [self]
        while let parent = chain[chain.count - 1].linkedParent {
            if let views = parent as? any ViewNaming { return views.viewName(of: chain) }
            chain.append(parent)
        }
        return nil
    }

    /// Prints warnings about values that keep all or part of the layer from being drawn.
    func warnBeyondLimits() {
        // A text shorter than the smallest limit cannot exceed any.
        if case .text(let box) = state.kind, let string = box.values.string,
            string.utf8.count > TextLimits.standard.combiningScalars
        {
            (self as? CATextLayer)?.warnBeyondTextLimits(string)
        }
        warnBeyondRange()
    }

    private func warnBeyondRange() {
        if let count = state.replication?.wholeCount, count > RenderLimits.instances {
            Warning.print(
                about: "instances of layer \(id)",
                """
                The \(described) shows \(RenderLimits.instances) of its \(count) instances: \
                all replicators of a window draw no more together. Set a smaller \
                instanceCount.
                """
            )
        }
        guard !state.isInRange, let (property, value) = state.beyondRange,
            let measure = property.measure
        else { return }
        Warning.print(
            about: "\(property.row.key) of layer \(id)",
            """
            The \(described) is not drawn, nor are its sublayers: its \
            \(property.row.key) is \(value.any ?? "nothing"), and \(measure.rawValue) must be from \
            \(-measure.limit) to \(measure.limit). Set a smaller value.
            """
        )
    }
}

extension LayerHost {
    /// Prints a warning of the render tree with a description of the layer.
    package func print(_ warning: LayerWarning) {
        var layers = [rootLayer]
        while let layer = layers.popLast() {
            if layer.id == warning.layer { return warning.print(naming: layer.described) }
            layers += layer.sublayers ?? []
            if let mask = layer.mask { layers.append(mask) }
        }
        warning.print()
    }
}

/// A layer that can name the view that made one of its descendants.
package protocol ViewNaming: CALayer {
    /// The name of the view that made the first possible layer of a chain, in which each layer is a
    /// sublayer of the next.
    func viewName(of chain: [CALayer]) -> String?
}
