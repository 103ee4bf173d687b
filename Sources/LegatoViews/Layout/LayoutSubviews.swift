/// The views in a layout, in order.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Equatable {
    private var subviews: ArraySlice<LayoutSubview>

    /// Creates a collection of a container's elements.
    init(_ elements: [any LayoutElement]) {
        self.init(elements, record: nil)
    }

    /// Creates a collection of a container's elements of one type.
    init<Element: LayoutElement>(_ elements: [Element]) {
        self.init(elements.lazy.map { $0 as any LayoutElement }, record: nil)
    }

    private init(_ elements: some Sequence<any LayoutElement>, record: PlacementRecord?) {
        var subviews: [LayoutSubview] = []
        subviews.reserveCapacity(elements.underestimatedCount)
        for (index, element) in elements.enumerated() {
            subviews.append(LayoutSubview(element: element, index: index, record: record))
        }
        self.subviews = subviews[...]
    }

    private init(_ subviews: ArraySlice<LayoutSubview>) { self.subviews = subviews }

    /// The same views, with their placements recorded.
    func recorded(in record: PlacementRecord) -> LayoutSubviews {
        directed(LayoutSubviews(subviews.lazy.map { $0.element }, record: record))
    }

    /// The layout direction; layouts place their views as if it were left to right, and their
    /// placements are mirrored otherwise.
    public internal(set) var layoutDirection = LayoutDirection.leftToRight

    private func directed(_ views: LayoutSubviews) -> LayoutSubviews {
        var views = views
        views.layoutDirection = layoutDirection
        return views
    }

    /// The index of the first view.
    public var startIndex: Int { subviews.startIndex }
    /// The index after that of the last view.
    public var endIndex: Int { subviews.endIndex }
    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
    /// Returns a range of views, which keep their indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        directed(LayoutSubviews(subviews[bounds]))
    }
    /// Returns the views at some indices, in that order; their new indices start at 0.
    public subscript<S: Sequence<Int>>(indices: S) -> LayoutSubviews {
        directed(LayoutSubviews(indices.map { subviews[$0] }[...]))
    }
}
