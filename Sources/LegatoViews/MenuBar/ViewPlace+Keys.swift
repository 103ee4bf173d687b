/// Keyboard access at the position of a view.
extension ViewPlace {
    /// The controls in the view, in order.
    var rows: [FocusItem] { item?.focusable ?? [] }

    /// The control that contains the view.
    var row: FocusItem? {
        var inner: ViewItem? = item
        while let current = inner {
            if let row = current as? FocusItem { return row }
            inner = current.container
        }
        return nil
    }

    /// Whether the view receives keys: no page covers it.
    var isReachable: Bool { item.map { $0.isReachable(from: $0.graph.root) } ?? false }
}
