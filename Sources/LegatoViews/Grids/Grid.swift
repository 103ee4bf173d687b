public import Foundation
public import LegatoGraphics
import LegatoMotion

/// A grid whose columns are as wide as their widest views, and whose rows are as tall as their
/// tallest views.
///
/// A view outside a `GridRow` occupies its own row, across all columns.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 12) {
///     GridRow {
///         Text("Name")
///         Text("Legato")
///     }
///     Divider()
///     GridRow {
///         Text("Language")
///         Text("Swift")
///     }
/// }
/// ```
public nonisolated struct Grid<Content: View>: View {
    let layout: GridLayout
    let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views in their cells.
    ///   - horizontalSpacing: The distance between columns, in points; nil for 8 points.
    ///   - verticalSpacing: The distance between rows, in points; nil for 8 points.
    ///   - content: The rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let check = NumberCheck(
            Self.self, "init(alignment:horizontalSpacing:verticalSpacing:content:)"
        )
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: check.number(horizontalSpacing),
            verticalSpacing: check.number(verticalSpacing)
        )
        self.content = content()
    }
}

extension Grid: LayoutContainer {}

/// A row of views in a `Grid`; outside a grid, a group.
public nonisolated struct GridRow<Content: View>: View {
    private let alignment: VerticalAlignment?
    private let content: Content
    @Namespace private var id

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of views in their cells; nil for that of the grid.
    ///   - content: The views, from the first column to the last.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    /// The views.
    public var body: some View {
        content.layoutValue(key: GridRowKey.self, value: GridRowMark(id: id, alignment: alignment))
    }
}

nonisolated extension View {
    /// Makes the view span columns of its grid.
    ///
    /// A count below 1 counts as 1, with a warning.
    public func gridCellColumns(_ count: Int) -> some View {
        if count < 1 {
            Warning.print(
                "\(Self.self).gridCellColumns(_:) takes counts of at least 1, got \(count); 1 is used."
            )
        }
        return layoutValue(key: GridSpanKey.self, value: min(max(count, 1), 10_000))
    }

    /// Sets the horizontal alignment of all views in the view's column.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Places the view in its cell by an anchor instead of the alignments of its row and column.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        let check = NumberCheck(Self.self, "gridCellAnchor(_:)")
        return layoutValue(key: GridAnchorKey.self, value: check.anchor(anchor))
    }

    /// Excludes the view from determining the length of its cell along axes.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedKey.self, value: axes)
    }
}
