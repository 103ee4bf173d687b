import Foundation
import LegatoGraphics
import LegatoMotion

/// What a popover becomes in a window with little room.
public nonisolated struct PresentationAdaptation: Hashable, Sendable {
    enum Kind { case sheet, popover, fullScreenCover }

    let kind: Kind

    /// A sheet.
    public static let automatic = PresentationAdaptation(kind: .sheet)
    /// The popover stays one.
    public static let none = PresentationAdaptation(kind: .popover)
    /// The popover stays one.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// A sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// A page that covers the window.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// What a popover becomes in a narrow window, and in a low one.
struct CompactAdaptation: Equatable {
    var horizontal = PresentationAdaptation.sheet
    var vertical = PresentationAdaptation.popover
}

extension View {
    /// Sets what the enclosing popover becomes in a window narrower than 600 points, where it is a
    /// sheet by default, and in one lower than 480 points.
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

    /// Sets what the enclosing popover becomes in a window narrower than 600 points, and in a wider
    /// one that is lower than 480 points.
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
