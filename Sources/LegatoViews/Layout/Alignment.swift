import Foundation

/// Which guides of views are brought to the same x.
public nonisolated struct HorizontalAlignment: Sendable, Hashable {
    let key: AlignmentKey

    /// Creates the alignment of a kind of guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The leading edges.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middles.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing edges.
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// Which guides of views are brought to the same y.
public nonisolated struct VerticalAlignment: Sendable, Hashable {
    let key: AlignmentKey

    /// Creates the alignment of a kind of guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// The top edges.
    public static let top = VerticalAlignment(Top.self)
    /// The middles.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom edges.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baselines of first lines; the bottom edges of views without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baselines of last lines; the bottom edges of views without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// How views are aligned on both axes.
public nonisolated struct Alignment: Sendable, Hashable {
    /// The alignment of x coordinates.
    public var horizontal: HorizontalAlignment
    /// The alignment of y coordinates.
    public var vertical: VerticalAlignment

    /// Creates an alignment from those of the axes.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middles.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middles of the leading edges.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middles of the trailing edges.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middles of the top edges.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middles of the bottom edges.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corners.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corners.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corners.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corners.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The middles of the first lines' baselines.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center,
        vertical: .firstTextBaseline
    )
    /// The middles of the last lines' baselines.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center,
        vertical: .lastTextBaseline
    )
    /// The leading ends of the first lines' baselines.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .firstTextBaseline
    )
    /// The leading ends of the last lines' baselines.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .lastTextBaseline
    )
    /// The trailing ends of the first lines' baselines.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing,
        vertical: .firstTextBaseline
    )
    /// The trailing ends of the last lines' baselines.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing,
        vertical: .lastTextBaseline
    )
}
