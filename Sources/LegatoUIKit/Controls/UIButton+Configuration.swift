public import Foundation
import LegatoGraphics
import LegatoLayers
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

        /// The size of the title and of the space around the content.
        nonisolated public enum Size: Int, Sendable, Hashable {
            /// 17 points, with 7 points above and below and 12 at the sides.
            case medium = 0
            /// 15 points, with 5 points above and below and 10 at the sides.
            case small = 1
            /// 13 points, with 3 points above and below and 8 at the sides.
            case mini = 2
            /// 17 points, with 15 points above and below and 20 at the sides.
            case large = 3

            fileprivate var space: NSDirectionalEdgeInsets {
                let (y, x): (CGFloat, CGFloat) =
                    switch self {
                    case .medium: (7, 12)
                    case .small: (5, 10)
                    case .mini: (3, 8)
                    case .large: (15, 20)
                    }
                return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
            }

            fileprivate var points: CGFloat { self == .mini ? 13 : self == .small ? 15 : 17 }
        }

        private enum Look { case plain, gray, tinted, filled }

        private let look: Look
        /// The title; nil by default.
        ///
        /// Setting it removes the attributes of `attributedTitle`.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes of its own; nil by default.
        public var attributedTitle: AttributedString?
        /// Changes the font, the colour and other attributes of the title; nil by default.
        ///
        /// ```swift
        /// configuration.titleTextAttributesTransformer = .init { incoming in
        ///     var outgoing = incoming
        ///     outgoing.font = UIFont.boldSystemFont(ofSize: 20)
        ///     return outgoing
        /// }
        /// ```
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The size of the title and of the space around the content; `medium` by default.
        ///
        /// Setting it sets `contentInsets` and the size of the title's font.
        public var buttonSize = Size.medium {
            didSet {
                contentInsets = buttonSize.space
                font = .systemFont(ofSize: buttonSize.points)
            }
        }
        /// The background, as far as it differs from the style's.
        public var background = UIBackgroundConfiguration()
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

        /// Shows the background.
        func paint(_ view: UIView, of button: UIButton) {
            view.backgroundColor = background.backgroundColor ?? fill(of: button)
            view.layer.borderWidth = background.strokeWidth
            view.layer.borderColor =
                (background.strokeColor ?? button.tintColor)
                .resolvedColor(with: button.traitCollection).cgColor
        }

        /// The title with its attributes; nil if it has none of its own.
        var styledTitle: NSAttributedString? {
            guard var text = attributedTitle else { return nil }
            guard let transformer = titleTextAttributesTransformer else {
                let isPlain = text.runs.allSatisfy { $0.attributes == AttributeContainer() }
                return isPlain ? nil : NSAttributedString(text)
            }
            for run in text.runs {
                var incoming = run.attributes
                if incoming.uiKit.font == nil { incoming.uiKit.font = font }
                text[run.range].setAttributes(transformer(incoming))
            }
            return NSAttributedString(text)
        }

        func radius(in bounds: CGRect) -> CGFloat {
            if background.cornerRadius > 0 { return background.cornerRadius }
            return switch cornerStyle {
            case .dynamic, .medium: 6
            case .small: 4
            case .large: 10
            case .capsule: bounds.height / 2
            }
        }
    }
}

/// The background of a button.
nonisolated public struct UIBackgroundConfiguration {
    /// The colour; nil, the default, for that of the style.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points; 0, the default, for that of the corner style.
    public var cornerRadius: CGFloat = 0
    /// The colour of the line around the background; nil, the default, for the tint.
    public var strokeColor: UIColor?
    /// The width of the line around the background, in points; 0 by default.
    public var strokeWidth: CGFloat = 0

    /// Creates a background that differs in nothing.
    public init() {}

    /// Returns a background without colour.
    public static func clear() -> UIBackgroundConfiguration {
        var clear = UIBackgroundConfiguration()
        clear.backgroundColor = .clear
        return clear
    }
}

/// Changes the attributes of a text.
@MainActor public struct UIConfigurationTextAttributesTransformer {
    /// Returns the attributes that replace others.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the attributes that replace others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}
