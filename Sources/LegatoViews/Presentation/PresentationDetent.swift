public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A height at which a sheet rests.
///
/// ```swift
/// Settings().presentationDetents([.medium, .large])
/// ```
nonisolated public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat) }

    private let kind: Kind

    /// Half the height of the window.
    public static let medium = PresentationDetent(kind: .medium)
    /// The full height of a sheet.
    public static let large = PresentationDetent(kind: .large)

    /// A fraction of the full height, 0 to 1.
    ///
    /// A fraction outside the range is clamped; an infinite or NaN fraction counts as 1, with a
    /// warning.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        let check = NumberCheck(Self.self, "fraction(_:)")
        return PresentationDetent(kind: .fraction(min(max(check.number(fraction, or: 1), 0), 1)))
    }

    /// A height in points, at most the full height.
    ///
    /// A negative height counts as 0; an infinite or NaN height counts as 0, with a warning.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        let check = NumberCheck(Self.self, "height(_:)")
        return PresentationDetent(kind: .height(check.length(height) ?? 0))
    }

    /// The height of a sheet whose full height is given, in points.
    func height(of full: CGFloat, in window: CGFloat) -> CGFloat {
        switch kind {
        case .medium: min(window / 2, full)
        case .large: full
        case .fraction(let part): part * full
        case .height(let height): min(height, full)
        }
    }
}

/// Whether the views behind a presentation receive input.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
    private let isEnabled: Bool
    /// The largest detent at which they receive input; nil for any.
    private var limit: PresentationDetent?

    /// The views behind receive no input.
    public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
    /// The views behind receive input.
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    /// The views behind receive no input.
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

    /// The views behind receive input while the sheet is not higher than a detent.
    ///
    /// ```swift
    /// Places()
    ///     .presentationDetents([.height(120), .medium, .large])
    ///     .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    /// ```
    public static func enabled(
        upThrough detent: PresentationDetent
    ) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(isEnabled: true, limit: detent)
    }

    /// Whether the views behind a sheet of a height receive input; lengths are in points.
    func letsThrough(at height: CGFloat, of full: CGFloat, in window: CGFloat) -> Bool {
        // Rounding may differ between equal heights.
        isEnabled && limit.map { height <= $0.height(of: full, in: window) + 0.01 } ?? true
    }
}
