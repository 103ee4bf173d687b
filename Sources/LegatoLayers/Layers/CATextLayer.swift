public import Foundation
import LegatoCanvas
public import LegatoGraphics
public import LegatoRenderTree

/// A layer that draws text, its first line at the top of the bounds.
///
/// ```swift
/// let label = CATextLayer()
/// label.string = "Hello"
/// label.fontSize = 24
/// label.alignmentMode = .center
/// label.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
/// ```
open class CATextLayer: CALayer {
    /// Creates a text layer without text.
    public override init() {
        super.init()
        state.kind = LayerKind(fresh: .text)
    }

    /// Creates the presentation copy of a text layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        state.kind = LayerKind(fresh: .text)
    }

    /// Returns nil with a warning, like `CALayer`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func plain(copying layer: CALayer) -> CALayer { CATextLayer(layer: layer) }

    private var values: TextValues {
        if case .text(let box) = get(\.kind) { box.values } else { TextValues() }
    }

    /// The attributed text and the font object that were set; nil if there are neither.
    private var objects: (text: NSAttributedString?, font: Any?)? {
        get { storedObjects?.value }
        set {
            let isEmpty = newValue?.text == nil && newValue?.font == nil
            storedObjects = isEmpty ? nil : newValue.map(Stored.init)
        }
    }
    @exclusivity(unchecked) private var storedObjects: Stored?

    /// Keeps the many layers without objects small.
    private final class Stored {
        let value: (text: NSAttributedString?, font: Any?)
        init(_ value: (text: NSAttributedString?, font: Any?)) { self.value = value }
    }

    /// The text, a `String` or an `NSAttributedString`; nil by default.
    ///
    /// The runs of an attributed text specify their fonts (`CTFont` or `UIFont`), colours
    /// (`CGColor` or `UIColor`), underlines and strikethroughs; `font`, `fontSize` and
    /// `foregroundColor` have no effect on it. Animatable: it switches half-way. The implicit
    /// animation is a fade.
    /// - Precondition: the value is a `String`, an `NSAttributedString` or nil.
    open var string: Any? {
        get { values.styled == nil ? values.string : objects?.text ?? values.string }
        set {
            guard let text = newValue as? NSAttributedString else {
                set(.string, toAny: newValue)
                return style(nil)
            }
            set(.string, to: .string(text.string))
            // Copied, because a mutable string may change.
            objects = (NSAttributedString(attributedString: text), objects?.font)
            style(StyledText(text))
        }
    }

    /// Sets the runs of the text without a separate animation.
    private func style(_ styled: StyledText?) {
        if styled == nil { objects = (nil, objects?.font) }
        guard values.styled != styled else { return }
        var changed = values
        changed.styled = styled
        state.kind = .text(ValueBox(changed))
        markDirty()
    }

    /// The font: the name of a family, or a `CGFont`, `CTFont` or `UIFont`, whose family and style
    /// are used; nil, the default, means Helvetica.
    ///
    /// Any other value is ignored, with a warning.
    open var font: Any? {
        get { objects?.font ?? values.font }
        set {
            objects = (objects?.text, nil)
            switch newValue {
            case nil: set(.font, to: .string(nil))
            case let name as String: set(.font, to: .string(name))
            case let font as any DrawnFont:
                set(.font, to: .string(font.drawnName))
                objects = (objects?.text, font)
            default:
                Warning.print(
                    """
                    CATextLayer.font must be a name, a CGFont, a CTFont or a UIFont, got \
                    \(newValue.map { String(reflecting: type(of: $0)) } ?? "nil").
                    """
                )
            }
        }
    }
    /// The font size, in points; 36 by default, animatable.
    ///
    /// Must be finite.
    open var fontSize: CGFloat {
        get { values.fontSize }
        set { set(.fontSize, to: .number(newValue)) }
    }
    /// The text colour; opaque white by default, nil draws nothing; animatable.
    open var foregroundColor: CGColor? {
        get { values.foregroundColor }
        set { set(.foregroundColor, to: .color(newValue)) }
    }
    /// Whether lines wrap to fit the bounds; false by default.
    open var isWrapped: Bool {
        get { values.isWrapped }
        set { set(.isWrapped, to: .bool(newValue)) }
    }
    /// Where a line that is too long is truncated; not at all by default.
    open var truncationMode: CATextLayerTruncationMode {
        get { values.truncationMode }
        set { set(.truncationMode, to: .name(newValue.rawValue)) }
    }
    /// The horizontal alignment of the lines; `natural` by default.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { values.alignmentMode }
        set { set(.alignmentMode, to: .name(newValue.rawValue)) }
    }
    /// Whether glyph positions may be quantised to a few subpixel steps; false by default.
    open var allowsFontSubpixelQuantization: Bool {
        get { values.allowsFontSubpixelQuantization }
        set { set(.allowsFontSubpixelQuantization, to: .bool(newValue)) }
    }

    /// Changes several values at once, without animations or actions.
    ///
    /// - Precondition: the font size is finite.
    package func setTogether(_ body: (inout TextValues) -> Void) {
        guard case .text(let box) = state.kind else { return }
        var changed = box.values
        body(&changed)
        require(
            changed.fontSize.isFinite,
            "CATextLayer.fontSize must be finite, got \(changed.fontSize)"
        )
        guard changed != box.values else { return }
        state.kind = .text(ValueBox(changed))
        markDirty()
    }

    /// The text last checked against the limits.
    private var checkedString: String?

    /// Prints warnings about exceeded text limits, once for each text.
    func warnBeyondTextLimits(_ string: String) {
        guard string != checkedString else { return }
        checkedString = string
        for excess in TextExcess.all(in: string, isWrapped: isWrapped) {
            excess.warn(of: string, in: described)
        }
    }

    /// Returns the default value of a property of text layers or of all layers.
    open override class func defaultValue(forKey key: String) -> Any? {
        storedDefault(forKey: key, of: .text) ?? super.defaultValue(forKey: key)
    }

    /// The accessors of the properties declared here.
    static let accessors: LayerAccessor.Table = [
        .string: .init(object: \CATextLayer.string, "string"),
        .font: .init(object: \CATextLayer.font, "font"),
        .fontSize: .init(\CATextLayer.fontSize),
        .foregroundColor: .init(\CATextLayer.foregroundColor),
        .isWrapped: .init(\CATextLayer.isWrapped),
        .truncationMode: .init(\CATextLayer.truncationMode),
        .alignmentMode: .init(\CATextLayer.alignmentMode),
        .allowsFontSubpixelQuantization: .init(\CATextLayer.allowsFontSubpixelQuantization),
    ]
}
