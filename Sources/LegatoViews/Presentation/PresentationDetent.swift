public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// A height at which a sheet rests.
///
/// ```swift
/// Settings().presentationDetents([.medium, .large])
/// ```
nonisolated public struct PresentationDetent: Hashable, Sendable {
    private enum DetentHeight: Hashable {
        case medium, large, fraction(CGFloat), height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: DetentHeight
    /// The type of a custom detent.
    private var custom: CustomDetent?

    private init(kind: DetentHeight) { self.kind = kind }

    /// Whether two detents are at the same height in all windows; custom ones are equal by type.
    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool {
        a.kind == b.kind
    }

    /// Hashes the height.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

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

    /// The height that a type computes.
    ///
    /// ```swift
    /// Details().presentationDetents([.custom(Bar.self), .large])
    /// ```
    /// - Parameter type: The type; two detents of one type are equal.
    /// - Returns: The detent.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        var detent = PresentationDetent(kind: .custom(ObjectIdentifier(type)))
        detent.custom = CustomDetent(type: type)
        return detent
    }

    /// What a custom detent computes its height from.
    @dynamicMemberLookup
    public nonisolated struct Context {
        /// The height of a sheet at the detent `large`, in points.
        public let maxDetentValue: CGFloat
        private let environment: EnvironmentValues

        init(_ full: CGFloat, _ environment: EnvironmentValues) {
            (maxDetentValue, self.environment) = (full, environment)
        }

        /// A value of the environment of the sheet's content.
        public subscript<Value>(
            dynamicMember keyPath: KeyPath<EnvironmentValues, Value>
        ) -> Value { environment[keyPath: keyPath] }
    }

    /// Returns the height of a sheet whose full height is given, in points; nil for a custom detent
    /// that does not apply.
    @MainActor func height(
        of full: CGFloat, in window: CGFloat, _ environment: EnvironmentValues
    ) -> CGFloat? {
        switch kind {
        case .medium: return min(window / 2, full)
        case .large: return full
        case .fraction(let part): return part * full
        case .height(let height): return min(height, full)
        case .custom:
            guard let height = custom?.type.height(in: Context(full, environment)) else {
                return nil
            }
            return NumberCheck(Self.self, "custom(_:)").length(height).map { min($0, full) }
        }
    }
}

/// The type of a custom detent.
///
/// It is `@unchecked Sendable` because the type is only used on the main actor.
nonisolated private struct CustomDetent: @unchecked Sendable {
    let type: any CustomPresentationDetent.Type
}

/// A detent whose height depends on the full height of the sheet and on the environment.
///
/// ```swift
/// struct Bar: CustomPresentationDetent {
///     static func height(in context: Context) -> CGFloat? {
///         max(44, context.maxDetentValue * 0.1)
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol CustomPresentationDetent {
    /// What the height is computed from.
    typealias Context = PresentationDetent.Context

    /// Returns the height of the sheet in points; nil if the sheet cannot rest at the detent.
    ///
    /// - Parameter context: The full height and the environment of the sheet.
    /// - Returns: The height, which is limited to the full height.
    static func height(in context: Context) -> CGFloat?
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
    @MainActor func letsThrough(
        at height: CGFloat, of full: CGFloat, in window: CGFloat, _ environment: EnvironmentValues
    ) -> Bool {
        // Rounding may differ between equal heights.
        let largest = limit.flatMap { $0.height(of: full, in: window, environment) }
        return isEnabled && (limit == nil || largest.map { height <= $0 + 0.01 } ?? false)
    }
}
