import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A column of a split, whose views set its width.
struct SplitColumn<Content: View>: View {
    /// Identifies the column while it is hidden.
    let id: Int
    /// The edge with the line beside the column; nil for a column that takes the rest of the width.
    let edge: HorizontalEdge?
    let content: Content
    @State private var claims: ColumnClaims

    init(
        _ id: Int, line edge: HorizontalEdge?, isInspector: Bool = false,
        @ViewBuilder content: () -> Content
    ) {
        (self.id, self.edge, self.content) = (id, edge, content())
        _claims = State(wrappedValue: ColumnClaims(isInspector: isInspector))
    }

    var body: some View {
        let (limits, claims) = (claims.limits, claims)
        content
            .environment(\.columnClaims, claims)
            .overlay(alignment: edge == .leading ? .leading : .trailing) {
                // The line is part of the column, so that it moves with it.
                if let edge {
                    Divider()
                        .environment(\.stackAxis, .horizontal)
                        .padding(edge == .leading ? .leading : .trailing, -SplitLayout.line)
                }
            }
            .layoutValue(
                key: SplitRoleKey.self,
                value: edge == nil ? .rest(minimum: limits.minimum) : .column(limits, id: id)
            )
            .layoutValue(key: ColumnClaimsLayoutKey.self, value: edge == nil ? nil : claims)
    }
}

/// The widths set for a column that a drag resizes.
nonisolated enum ColumnClaimsLayoutKey: LayoutValueKey {
    static var defaultValue: ColumnClaims? { nil }
}
