import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    /// The class and the name, for sentences.
    var described: String { name.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))" }

    /// Says which value keeps the layer from showing, if one does.
    func warnBeyondRange() {
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
        guard !state.isInRange, let (property, value) = state.beyondRange else { return }
        Warning.print(
            about: "\(property.row.key) of layer \(id)",
            """
            The \(described) does not show, nor do its sublayers: its \
            \(property.row.key) is \(value.any ?? "nothing"), and points and factors go from \(-LayerRange.limit) to \
            \(LayerRange.limit). Set a smaller value.
            """
        )
    }
}
