public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view with an inspector: a trailing column, or a sheet in a narrow window.
private nonisolated struct InspectorView<Base: View, Content: View>: View {
    let base: Base
    let isPresented: Binding<Bool>
    let content: Content
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(_ base: Base, _ isPresented: Binding<Bool>, _ content: Content) {
        (self.base, self.isPresented, self.content) = (base, isPresented, content)
    }

    /// The inspector, for a command.
    @MainActor private var toggled: ToggledColumn {
        ToggledColumn(isShown: isPresented.wrappedValue) { isPresented.wrappedValue.toggle() }
    }

    var body: some View {
        let isCompact = sizeClass == .compact
        SplitContainer(.horizontal) {
            base.inColumn
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .layoutValue(key: SplitRoleKey.self, value: .rest(minimum: 0))
            if isPresented.wrappedValue && !isCompact {
                SplitColumn(0, line: .leading, isInspector: true) {
                    content.inColumn.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                // The split moves its columns.
                .transition(.identity)
            }
        }
        .clipped()
        .sheet(isPresented: isCompact ? isPresented : .constant(false)) { content }
        .focusedSceneValue(\.toggledInspector, toggled)
    }
}

nonisolated extension View {
    /// Shows an inspector beside the view while a value is true: a trailing column, or a sheet in a
    /// window narrower than 600 points.
    ///
    /// The column slides in and out, and the view changes its width, with the animation of the
    /// transaction. The user drags the edge of the column; a column that is hidden and shown again has
    /// its dragged width.
    ///
    /// ```swift
    /// struct Drawing: View {
    ///     @State private var showsDetails = true
    ///
    ///     var body: some View {
    ///         Sketch()
    ///             .inspector(isPresented: $showsDetails) {
    ///                 Text("Details")
    ///                     .inspectorColumnWidth(min: 150, ideal: 200, max: 300)
    ///             }
    ///             .onTapGesture { withAnimation { showsDetails.toggle() } }
    ///     }
    /// }
    /// ```
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        InspectorView(self, isPresented, content())
    }

    /// Sets a fixed width, in points, for the inspector that contains the view.
    ///
    /// The outermost of several views that set a width takes precedence. Without a width an
    /// inspector has 270 points. The modifier has no effect in a sheet.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        let check = NumberCheck(Self.self, "inspectorColumnWidth(_:)")
        return ColumnClaimView(
            content: self, isInspector: true, width: ColumnWidth(fixed: width, check)
        )
    }

    /// Sets the limits between which the user drags the width of the inspector that contains the
    /// view.
    ///
    /// All widths are in points. The column has the ideal width until it is dragged. A minimum of nil
    /// is 200 points, or the ideal width if that is smaller; a maximum of nil is 400 points, or the
    /// ideal width if that is larger. Contradictory limits are put in order with a warning.
    public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        let check = NumberCheck(Self.self, "inspectorColumnWidth(min:ideal:max:)")
        return ColumnClaimView(
            content: self, isInspector: true,
            width: ColumnWidth(min: min, ideal: ideal, max: max, check)
        )
    }
}
