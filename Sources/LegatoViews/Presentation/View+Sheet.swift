public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Sets the heights at which the enclosing sheet can rest; it starts with the smallest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        SheetClaimView(content: self, claim: SheetClaim(detents: detents))
    }

    /// Sets the heights at which the enclosing sheet can rest, and a binding to the current one.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        SheetClaimView(content: self, claim: SheetClaim(detents: detents, selection: selection))
    }

    /// Sets the size of the enclosing sheet, at most that of the window without a margin at its top.
    ///
    /// A sheet that is narrower than the window is in its centre; others are at its bottom edge. Where
    /// `presentationDetents(_:)` sets heights, the sizing determines the width only, and the sheet is
    /// at the bottom edge.
    ///
    /// ```swift
    /// Sign()
    ///     .presentationSizing(.form.fitted(horizontal: false, vertical: true))
    /// ```
    ///
    /// It has no effect in a cover or a popover.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        SheetClaimView(content: self, claim: SheetClaim(sizing: sizing))
    }

    /// Sets whether the enclosing sheet shows a drag indicator at its top.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        SheetClaimView(content: self, claim: SheetClaim(indicator: visibility))
    }

    /// Sets the corner radius of the enclosing sheet, in points; nil for the default.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        let check = NumberCheck(Self.self, "presentationCornerRadius(_:)")
        return SheetClaimView(
            content: self, claim: SheetClaim(cornerRadius: check.length(cornerRadius))
        )
    }

    /// Fills the background of the enclosing sheet with a style.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }

    /// Sets the background of the enclosing sheet.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = AnyView(
            content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        )
        return SheetClaimView(content: self, claim: SheetClaim(background: background))
    }

    /// Sets whether the views behind the enclosing sheet receive input.
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        SheetClaimView(content: self, claim: SheetClaim(interaction: interaction))
    }

    /// Sets what a drag on the scrollable content of the enclosing sheet does first: by default it
    /// makes the sheet higher.
    ///
    /// ```swift
    /// List(places) { place in Text(place.name) }
    ///     .presentationDetents([.medium, .large])
    ///     .presentationContentInteraction(.scrolls)
    /// ```
    public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        SheetClaimView(content: self, claim: SheetClaim(contentInteraction: behavior))
    }

    /// Sets the adaptation of the enclosing popover in a window narrower than 600 points, where it
    /// is a sheet by default, and in a window lower than 480 points.
    ///
    /// ```swift
    /// Button("Tip") { showsTip = true }
    ///     .popover(isPresented: $showsTip) {
    ///         Text("Drag the circle")
    ///             .padding()
    ///             .presentationCompactAdaptation(.popover)
    ///     }
    /// ```
    ///
    /// It has no effect in a sheet or a cover.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets the adaptations of the enclosing popover in a window narrower than 600 points, and in a
    /// wider window that is lower than 480 points.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        let adaptation = CompactAdaptation(
            horizontal: horizontalAdaptation, vertical: verticalAdaptation
        )
        return SheetClaimView(content: self, claim: SheetClaim(adaptation: adaptation))
    }
}
