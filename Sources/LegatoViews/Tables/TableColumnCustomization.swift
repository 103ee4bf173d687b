import Foundation
import LegatoGraphics
import LegatoMotion

/// The columns of a `Table` that are shown, their order and their widths, by the ids of columns.
///
/// A table follows the value and writes what people change: a secondary click on the titles shows and
/// hides columns, a drag of a title moves its column, and a drag of a line between titles sets a
/// width. The value can be stored:
///
/// ```swift
/// @AppStorage("columns") private var columns: TableColumnCustomization<Person>
///
/// var body: some View {
///     Table(people, columnCustomization: $columns) {
///         TableColumn("Name", value: \.name)
///             .customizationID("name")
///             .disabledCustomizationBehavior(.visibility)
///         TableColumn("City", value: \.city)
///             .customizationID("city")
///             .defaultVisibility(.hidden)
///     }
/// }
/// ```
///
/// Columns without an id are always shown, in their places.
public nonisolated struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable,
    Sendable
{
    private var shown: [String: Bool] = [:]
    /// The widths that the user has chosen, in points.
    private var widths: [String: Double] = [:]
    /// The ids of the columns that have been moved, in their order.
    private(set) var order: [String] = []

    /// Creates a value without customisations.
    public init() {}

    /// Whether the column with an id is shown; `automatic`, the default, for what
    /// `defaultVisibility(_:)` sets.
    public subscript(visibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Restores the order of the code.
    public mutating func resetOrder() { order = [] }

    /// The width of the column with an id, in points; nil for that of the code.
    subscript(width id: String) -> CGFloat? {
        get { widths[id].map { CGFloat($0) } }
        set { widths[id] = newValue.map { Double($0) } }
    }

    /// Sets the order of columns.
    mutating func arrange(_ ids: [String]) { order = ids }
}
