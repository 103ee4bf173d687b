import LegatoCanvas

/// An item whose text can be laid out before it is first measured.
protocol ShapedItem: AnyObject {
    /// Returns the layout to make ahead; nil if the item does not need it.
    func prepareLayout() -> TextAhead?
}

/// The texts whose items were made since the last layout; if they are many, another thread lays them
/// out.
struct NewTexts {
    /// A few are measured before another thread wakes up.
    private static let batchSize = 32
    private var items: [any ShapedItem] = []

    /// Adds an item; returns all items, which it removes, when they are many.
    mutating func add(_ item: any ShapedItem) -> [any ShapedItem]? {
        items.append(item)
        guard items.count == Self.batchSize else { return nil }
        defer { items = [] }
        return items
    }

    /// Removes the items, which are being measured.
    mutating func clear() { if !items.isEmpty { items = [] } }
}
