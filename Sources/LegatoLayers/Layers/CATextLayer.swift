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

    private var values: TextValues { read { $0.text } ?? TextValues() }

    /// The text, a `String`; nil by default.
    ///
    /// Animatable: it switches half-way. The implicit animation is a fade.
    /// - Precondition: the value is a `String` or nil; attributed strings are not supported.
    public var string: Any? {
        get { values.string }
        set { set(.string, toAny: newValue) }
    }
    /// The font family; nil and the default mean Helvetica.
    public var font: String? {
        get { values.font }
        set { set(.font, to: .string(newValue)) }
    }
    /// The font size, in points; 36 by default, animatable.
    ///
    /// Must be finite.
    public var fontSize: CGFloat {
        get { values.fontSize }
        set { set(.fontSize, to: .number(newValue)) }
    }
    /// The text colour; opaque white by default, nil draws nothing; animatable.
    public var foregroundColor: CGColor? {
        get { values.foregroundColor }
        set { set(.foregroundColor, to: .color(newValue)) }
    }
    /// Whether lines wrap to fit the bounds; false by default.
    public var isWrapped: Bool {
        get { values.isWrapped }
        set { set(.isWrapped, to: .bool(newValue)) }
    }
    /// Where a line that is too long is truncated; not at all by default.
    public var truncationMode: CATextLayerTruncationMode {
        get { values.truncationMode }
        set { set(.truncationMode, to: .name(newValue.rawValue)) }
    }
    /// The horizontal alignment of the lines; `natural` by default.
    public var alignmentMode: CATextLayerAlignmentMode {
        get { values.alignmentMode }
        set { set(.alignmentMode, to: .name(newValue.rawValue)) }
    }
    /// Whether glyph positions may be quantised to a few subpixel steps; false by default.
    public var allowsFontSubpixelQuantization: Bool {
        get { values.allowsFontSubpixelQuantization }
        set { set(.allowsFontSubpixelQuantization, to: .bool(newValue)) }
    }

    /// Changes several values at once, without animation and actions.
    ///
    /// - Precondition: the font size is finite.
    package func setTogether(_ body: (inout TextValues) -> Void) {
        var changed = values
        body(&changed)
        require(
            changed.fontSize.isFinite,
            "CATextLayer.fontSize must be finite, got \(changed.fontSize)"
        )
        guard changed != values else { return }
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
}
