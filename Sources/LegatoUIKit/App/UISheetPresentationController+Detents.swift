public import Foundation
import LegatoGraphics
public import LegatoViews

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor public final class Detent: NSObject {
        /// The name of a detent.
        nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name.
            public init(_ rawValue: String) { self.init(rawValue: rawValue) }
            /// Half of the window's height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole height, except for a strip at the top.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name, by which a detent is selected.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) { (self.identifier, self.resolver) = (identifier, resolver) }

        /// Half of the window's height.
        public static func medium() -> Detent {
            Detent(.medium) { ($0 as? Resolution)?.half ?? $0.maximumDetentValue / 2 }
        }

        /// The whole height, except for a strip at the top.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height that a closure computes.
        ///
        /// - Parameters:
        ///   - identifier: The name; one of its own by default.
        ///   - resolver: Returns the height in points, which is limited to the largest one; nil if the
        ///     detent does not apply now.
        /// - Returns: The detent.
        public static func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// Returns the height in a sheet; nil if the detent does not apply.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            let check = NumberCheck(Detent.self, "resolver")
            return resolver(context).flatMap { check.number(Optional($0)) }
                .map { min(max($0, 0), context.maximumDetentValue) }
        }
    }

    /// The window, for detents.
    final class Resolution: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
        let half: CGFloat

        init(_ traits: UITraitCollection, _ maximum: CGFloat, half: CGFloat) {
            (containerTraitCollection, maximumDetentValue, self.half) = (traits, maximum, half)
        }
    }
}

/// The window of a sheet, for the closures that compute the heights of detents.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of a large sheet, in points.
    var maximumDetentValue: CGFloat { get }
}
