import Foundation
import LegatoGraphics
import LegatoMotion

/// The default style: groups of rows that scroll, on rounded cards.
public nonisolated struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the controls in a list.
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }
    }
}

/// Groups of rows that scroll, on rounded cards.
public nonisolated struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the controls in a list.
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }
    }
}

/// Controls in a column that does not scroll.
public nonisolated struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the controls in a column.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) { configuration.content }
    }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
    /// Groups of rows that scroll, on rounded cards.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
    /// Groups of rows that scroll, on rounded cards.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
    /// Controls in a column that does not scroll.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
