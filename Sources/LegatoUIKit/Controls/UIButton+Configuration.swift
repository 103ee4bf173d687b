public import Foundation
import LegatoGraphics
public import LegatoViews

/// Edges of a rectangle, with leading and trailing edges.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The leading edge, which is the left one.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The trailing edge, which is the right one.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}

extension UIButton {
    /// The content and the appearance of a button.
    @MainActor public struct Configuration {
        /// The rounding of the background.
        nonisolated public enum CornerStyle: Int, Sendable, Hashable {
            /// 6 points.
            case dynamic = 0
            /// 4 points.
            case small = 1
            /// 6 points.
            case medium = 2
            /// 10 points.
            case large = 3
            /// Half of the height.
            case capsule = 4
        }

        private enum Look { case plain, gray, tinted, filled }

        private let look: Look
        /// The title; nil by default.
        public var title: String?
        /// The image; nil by default.
        public var image: UIImage?
        /// The side of the title on which the image lies; leading by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between image and title, in points; 0 by default.
        public var imagePadding: CGFloat = 0
        /// The space around the content; 7 points above and below, 12 at the sides by default.
        public var contentInsets = NSDirectionalEdgeInsets(
            top: 7, leading: 12, bottom: 7, trailing: 12
        )
        /// The rounding of the background; 6 points by default.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of title and image; nil for the style's default.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil for the style's default.
        public var baseBackgroundColor: UIColor?
        /// The font of the title; the system's of 17 points by default.
        var font = UIFont.systemFont(ofSize: 17)

        private init(_ look: Look) { self.look = look }

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with a pale background in the tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with a background in the tint and white content.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns a configuration with a gray background.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with a background in the tint and white content.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        /// Returns a configuration with a pale background in the tint.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }

        func foreground(of button: UIButton) -> UIColor {
            guard button.isEnabled else { return .systemGray }
            return baseForegroundColor ?? (look == .filled ? .white : button.tintColor)
        }

        func fill(of button: UIButton) -> UIColor? {
            guard button.isEnabled || look == .plain else { return .systemFill }
            return switch look {
            case .plain: baseBackgroundColor
            case .gray: baseBackgroundColor ?? .systemFill
            case .tinted:
                (baseBackgroundColor ?? button.tintColor).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? button.tintColor
            }
        }

        func radius(in bounds: CGRect) -> CGFloat {
            switch cornerStyle {
            case .dynamic, .medium: 6
            case .small: 4
            case .large: 10
            case .capsule: bounds.height / 2
            }
        }
    }
}
