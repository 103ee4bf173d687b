/// The views in a layout, in order.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Equatable {
    private var subviews: ArraySlice<LayoutSubview>

    /// Creates the views of a container from its elements.
    init(_ elements: [any LayoutElement]) {
        self.init(elements, record: nil)
    }

    private init(_ elements: some Sequence<any LayoutElement>, record: PlacementRecord?) {
        subviews =
            elements.enumerated().map {
                LayoutSubview(element: $0.element, index: $0.offset, record: record)
            }[...]
    }

    private init(_ subviews: ArraySlice<LayoutSubview>) { self.subviews = subviews }

    /// The same views, whose placements are noted.
    func recorded(in record: PlacementRecord) -> LayoutSubviews {
        LayoutSubviews(subviews.lazy.map(\.element), record: record)
    }

    /// The direction in which views follow one another: left to right.
    public var layoutDirection: LayoutDirection { .leftToRight }

    /// The index of the first view.
    public var startIndex: Int { subviews.startIndex }
    /// The index after that of the last view.
    public var endIndex: Int { subviews.endIndex }
    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
    /// Some views in a row, which keep their indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(subviews[bounds]) }
    /// The views at some indices, in the order of these; they get new indices from 0.
    public subscript<S: Sequence<Int>>(indices: S) -> LayoutSubviews {
        LayoutSubviews(indices.map { subviews[$0] }[...])
    }
}
