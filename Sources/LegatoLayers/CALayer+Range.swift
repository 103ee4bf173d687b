import LegatoCanvas
import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    /// The class and the name, for sentences; for a layer that a view made, the view and the one in
    /// whose body that stands.
    var described: String {
        name.map { "\(type(of: self)) \"\($0)\"" } ?? viewName ?? "\(type(of: self))"
    }

    /// What the layer of the views around it calls the view that made the layer; nil for none.
    ///
    /// The views are searched, as only a warning asks.
    private var viewName: String? {
        var chain: [CALayer] = [self]
        while let parent = chain[chain.count - 1].linkedParent {
            if let views = parent as? any ViewNaming { return views.viewName(of: chain) }
            chain.append(parent)
        }
        return nil
    }

    /// Says which values keep the layer or a part of it from showing, if some do.
    func warnBeyondLimits() {
        // No limit is exceeded by a text as short as the least of them.
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
                that is the most that all replicators of a window show together. Set a smaller \
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
            The \(described) does not show, nor do its sublayers: its \
            \(property.row.key) is \(value.any ?? "nothing"), and \(measure.rawValue) go from \
            \(-measure.limit) to \(measure.limit). Set a smaller value.
            """
        )
    }
}

/// A layer that knows which of its views made which layer.
package protocol ViewNaming: CALayer {
    /// The name of the view that made one of some layers, in whose sublayers each one before it lies;
    /// the first one that has a view counts.
    func viewName(of chain: [CALayer]) -> String?
}
