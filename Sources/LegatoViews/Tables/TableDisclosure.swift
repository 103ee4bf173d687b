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
nonisolated struct TableDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        let isExpanded = configuration.$isExpanded
        configuration.label.transformEnvironment(\.tableLevel) { $0.isExpanded = isExpanded }
        if configuration.isExpanded {
            configuration.content.transformEnvironment(\.tableLevel) {
                $0 = TableLevel(depth: $0.depth + 1)
            }
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
                        TableArrow(isExpanded: isExpanded.wrappedValue)
                    }
                    .buttonStyle(.plain)
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

/// The arrow of a row with further rows.
private struct TableArrow: View {
    let isExpanded: Bool

    var body: some View {
        ArrowShape()
            .stroke(
                Color.secondary,
                style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 6, height: 10)
            .frame(width: 12, height: 12)
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
            // It takes clicks in the whole height of the row.
            .padding(.vertical, 11)
            .contentShape(Rectangle())
            .padding(.vertical, -11)
            .accessibilityLabel(Text(verbatim: isExpanded ? "Collapse" : "Expand"))
    }
}

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
