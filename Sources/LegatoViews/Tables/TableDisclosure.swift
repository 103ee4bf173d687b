import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

/// The place of a table's row in a tree.
nonisolated struct TableLevel {
    /// The number of rows around it.
    var depth = 0
    /// Whether the row has further ones, which are shown; nil for a row without further ones.
    var isExpanded: Binding<Bool>?
}

/// Shows the further rows of a row below it; the row has the arrow in its first cell.
///
/// Groups whose label is no row have the style of the views around the table.
nonisolated struct TableDisclosureStyle: DisclosureGroupStyle {
    /// The style around the table; nil for the default one.
    let outer: StyleMaker<DisclosureGroupStyleConfiguration>?

    func makeBody(configuration: Configuration) -> some View {
        if configuration.label.content.content is any TableRowView {
            let isExpanded = configuration.$isExpanded
            configuration.label.transformEnvironment(\.tableLevel) { $0.isExpanded = isExpanded }
            if configuration.isExpanded {
                configuration.content.transformEnvironment(\.tableLevel) {
                    $0 = TableLevel(depth: $0.depth + 1)
                }
            }
        } else {
            (outer ?? StyleMaker(AutomaticDisclosureGroupStyle())).make(configuration)
        }
    }
}

/// The first cell of a row, indented by its level and with the arrow of one with further rows.
struct TableFirstCell<Cell: View>: View {
    let cell: Cell
    /// Whether all rows have room for an arrow.
    let isOutline: Bool
    @Environment(\.tableLevel) private var level

    var body: some View {
        if isOutline || level.depth > 0 || level.isExpanded != nil {
            HStack(spacing: 4) {
                if let isExpanded = level.isExpanded {
                    Button {
                        withAnimation(.snappy(duration: 0.3)) { isExpanded.wrappedValue.toggle() }
                    } label: {
                        DisclosureArrow(isExpanded: isExpanded.wrappedValue, color: .secondary)
                            .inRow
                            .accessibilityLabel(
                                Text(verbatim: isExpanded.wrappedValue ? "Collapse" : "Expand")
                            )
                    }
                    .buttonStyle(.plain)
                    .springLoaded(unless: isExpanded.wrappedValue)
                } else {
                    Color.clear.frame(width: 12, height: 12)
                }
                cell
            }
            .padding(.leading, 16 * CGFloat(level.depth))
        } else {
            cell
        }
    }
}

/// A view that is a row of a table.
protocol TableRowView {}

/// The rows of a table that all have room for an arrow.
protocol TableOutlineRows {}

extension OutlineGroup: TableOutlineRows {}

nonisolated extension EnvironmentValues {
    var tableLevel: TableLevel {
        get { self[TableLevelKey.self] }
        set { self[TableLevelKey.self] = newValue }
    }
}

private nonisolated enum TableLevelKey: EnvironmentKey {
    static var defaultValue: TableLevel { TableLevel() }
}
