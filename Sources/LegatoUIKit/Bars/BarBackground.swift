import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// The background of a bar: a blur, a colour or an image, and the line at the edge of the content.
final class BarBackground: UIView {
    /// What a bar shows behind its items.
    struct Look {
        /// The appearance; nil for a bar without a background.
        var appearance: UIBarAppearance?
        /// The colour; nil for that of the appearance.
        var color: UIColor?
        /// The image in place of the appearance and the colour; nil for none.
        var image: UIImage?
        /// The image in place of the line; nil for that of the appearance.
        var shadowImage: UIImage?
        var isTranslucent = true
    }

    /// Whether the content is above the bar rather than below.
    private let isAtBottom: Bool
    private let blur = UIVisualEffectView(effect: nil)
    private let picture = UIImageView(frame: .zero)
    private let line = UIImageView(frame: .zero)

    init(isAtBottom: Bool) {
        self.isAtBottom = isAtBottom
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [blur, picture, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ look: Look) {
        let appearance = look.image == nil && look.color == nil ? look.appearance : nil
        blur.effect = appearance?.backgroundEffect
        picture.backgroundColor =
            look.image == nil ? look.color ?? appearance?.backgroundColor : nil
        if look.image == nil, appearance == nil, look.color == nil, !look.isTranslucent {
            picture.backgroundColor = .systemBackground
        }
        picture.image = look.image ?? appearance?.backgroundImage
        line.image = look.shadowImage ?? appearance?.shadowImage
        let hasLine = look.color != nil || look.image != nil && look.image?.size != .zero
        line.backgroundColor =
            line.image == nil ? appearance?.shadowColor ?? (hasLine ? .separator : nil) : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (blur.frame, picture.frame) = (bounds, bounds)
        let thin = max(1 / traitCollection.displayScale, 0.5)
        let thickness = line.image.map(\.size.height) ?? thin
        line.frame = CGRect(
            x: 0, y: isAtBottom ? -thickness : bounds.height, width: bounds.width,
            height: thickness
        )
    }
}
