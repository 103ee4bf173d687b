public import Foundation
import LegatoGraphics
import LegatoMotion

nonisolated extension View {
    /// Sets a fixed width, in points, for the column of a `NavigationSplitView` that contains the
    /// view.
    ///
    /// ```swift
    /// NavigationSplitView {
    ///     FolderList()
    ///         .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
    /// } detail: {
    ///     Text("Choose a folder")
    /// }
    /// ```
    ///
    /// The outermost of several views that set a width takes precedence. In the detail column, which
    /// takes the rest of the width, the width is a minimum. Without a width a column has 320 points.
    /// The modifier has no effect in a window narrower than 600 points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        let check = NumberCheck(Self.self, "navigationSplitViewColumnWidth(_:)")
        return ColumnClaimView(
            content: self, isInspector: false, width: ColumnWidth(fixed: width, check)
        )
    }

    /// Sets the limits between which the user drags the width of the column of a
    /// `NavigationSplitView` that contains the view.
    ///
    /// All widths are in points. The column has the ideal width until it is dragged. A minimum of nil
    /// is 200 points, or the ideal width if that is smaller; a maximum of nil is 400 points, or the
    /// ideal width if that is larger. Contradictory limits are put in order with a warning.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        let check = NumberCheck(Self.self, "navigationSplitViewColumnWidth(min:ideal:max:)")
        return ColumnClaimView(
            content: self, isInspector: false,
            width: ColumnWidth(min: min, ideal: ideal, max: max, check)
        )
    }
}
