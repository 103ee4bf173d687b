import Foundation
import LegatoGraphics
import LegatoMotion

/// The presentation that a popover adapts to in a small window.
public nonisolated struct PresentationAdaptation: Hashable, Sendable {
    enum AdaptedForm { case sheet, popover, fullScreenCover }

    let kind: AdaptedForm

    /// A sheet.
    public static let automatic = PresentationAdaptation(kind: .sheet)
    /// The popover remains a popover.
    public static let none = PresentationAdaptation(kind: .popover)
    /// The popover remains a popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// A sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// A page that covers the window.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// The adaptations of a popover in a narrow window and in a low one.
struct CompactAdaptation: Equatable {
    var horizontal = PresentationAdaptation.sheet
    var vertical = PresentationAdaptation.popover
}
