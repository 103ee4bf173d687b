public import Foundation

/// A horizontal alignment: the guide at which views are aligned along the x axis.
public nonisolated struct HorizontalAlignment: Sendable, Hashable {
    let key: AlignmentKey

    /// Creates an alignment for a guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    private enum LeadingGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum CenterGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum TrailingGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    private enum ListRowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum ListRowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The leading edges.
    public static let leading = HorizontalAlignment(LeadingGuide.self)
    /// The horizontal centres.
    public static let center = HorizontalAlignment(CenterGuide.self)
    /// The trailing edges.
    public static let trailing = HorizontalAlignment(TrailingGuide.self)
    /// The start of the separator below a list's row: the title of a `Label`, and the leading edge
    /// of other content.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// The end of the separator below a list's row: by default the edge of the row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A vertical alignment: the guide at which views are aligned along the y axis.
public nonisolated struct VerticalAlignment: Sendable, Hashable {
    let key: AlignmentKey

    /// Creates an alignment for a guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    private enum TopGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum CenterGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum BottomGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// The top edges.
    public static let top = VerticalAlignment(TopGuide.self)
    /// The vertical centres.
    public static let center = VerticalAlignment(CenterGuide.self)
    /// The bottom edges.
    public static let bottom = VerticalAlignment(BottomGuide.self)
    /// The baselines of first lines; the bottom edges of views without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baselines of last lines; the bottom edges of views without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// An alignment on both axes.
public nonisolated struct Alignment: Sendable, Hashable {
    /// The horizontal alignment.
    public var horizontal: HorizontalAlignment
    /// The vertical alignment.
    public var vertical: VerticalAlignment

    /// Creates an alignment from one for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre on both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, vertically centred.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, vertically centred.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edge, horizontally centred.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edge, horizontally centred.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The first text baseline, horizontally centred.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline
    )
    /// The last text baseline, horizontally centred.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline
    )
    /// The leading end of the first text baseline.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline
    )
    /// The leading end of the last text baseline.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline
    )
    /// The trailing end of the first text baseline.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline
    )
    /// The trailing end of the last text baseline.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline
    )
}

nonisolated extension ViewDimensions {
    /// The x coordinate of a guide, explicit or default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The y coordinate of a guide, explicit or default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The x coordinate of a guide set explicitly by the view or its contents; nil if there is
    /// none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// The y coordinate of a guide set explicitly by the view or its contents; nil if there is
    /// none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    subscript(alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}

nonisolated extension AlignmentKey {
    /// Combines the explicit guides of a container's views; nil if there are none.
    ///
    /// The result is the topmost first baseline, the lowest last baseline, or the mean of other
    /// guides.
    func combined(_ values: [CGFloat]) -> CGFloat? {
        if id == VerticalAlignment.FirstTextBaseline.self { return values.min() }
        if id == VerticalAlignment.LastTextBaseline.self { return values.max() }
        return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
}

nonisolated extension GuideKinds {
    /// Whether a guide of a key may be among them.
    func mayContain(_ key: AlignmentKey) -> Bool {
        if isEmpty { return false }
        let isBaseline =
            key.id == VerticalAlignment.FirstTextBaseline.self
            || key.id == VerticalAlignment.LastTextBaseline.self
        return contains(isBaseline ? .baselines : .others)
    }
}
