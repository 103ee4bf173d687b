public import Foundation
import LegatoGraphics
import LegatoMotion

/// The layout of a `Grid`, for use with `AnyLayout`.
///
/// Its rows are `GridRow`s; a view outside a row occupies its own row, across all columns.
///
/// ```swift
/// let layout = isTable ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
/// layout {
///     GridRow {
///         Text("Name")
///         Text("Legato")
///     }
/// }
/// ```
public nonisolated struct GridLayout {
    /// The alignment of views in their cells.
    public var alignment: Alignment
    /// The distance between columns, in points; nil for 8 points.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; nil for 8 points.
    public var verticalSpacing: CGFloat?

    /// Creates the layout.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views in their cells.
    ///   - horizontalSpacing: The distance between columns, in points; nil for 8 points.
    ///   - verticalSpacing: The distance between rows, in points; nil for 8 points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let check = NumberCheck(Self.self, "init(alignment:horizontalSpacing:verticalSpacing:)")
        self.alignment = alignment
        self.horizontalSpacing = check.number(horizontalSpacing)
        self.verticalSpacing = check.number(verticalSpacing)
    }

    /// A view with its row and columns.
    struct Cell {
        /// The index of the view.
        var index: Int
        var row: Int
        var columns: Range<Int>
    }

    /// The cells of the views.
    public struct Cache {
        var cells: [Cell] = []
        var rows: [GridRowMark?] = []
        var columnCount = 0

        init(_ subviews: LayoutSubviews) {
            var spans: [Int] = []
            for (index, subview) in subviews.enumerated() {
                let mark = subview[GridRowKey.self]
                if mark == nil || rows.isEmpty || rows.last != .some(mark) {
                    rows.append(mark)
                    spans.append(0)
                }
                let start = spans[rows.count - 1]
                let end = start + (mark == nil ? 1 : subview[GridSpanKey.self])
                cells.append(Cell(index: index, row: rows.count - 1, columns: start..<end))
                spans[rows.count - 1] = end
            }
            columnCount = spans.max() ?? 0
            for index in cells.indices where rows[cells[index].row] == nil {
                cells[index].columns = 0..<columnCount
            }
        }
    }
}
