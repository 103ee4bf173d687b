public import Foundation
import LegatoCanvas
public import LegatoGraphics
public import LegatoRenderTree

/// A layer that shows text, its first line at the top of the bounds.
open class CATextLayer: CALayer {
    /// Creates a text layer without text.
    public override init() {
        super.init()
        state.kind = LayerKind(fresh: .text)
    }

    /// Creates the presentation copy of a text layer.
    public required init(layer: Any) {
        super.init(layer: layer)
        state.kind = LayerKind(fresh: .text)
    }

    private var values: TextValues { state.text ?? TextValues() }

    /// The text, a `String`; nil by default.
    ///
    /// Animatable: it switches half-way. By itself a new text fades in.
    /// - Precondition: the value is a `String` or nil; other texts are not known here.
    public var string: Any? {
        get { values.string }
        set { set(.string, toAny: newValue) }
    }
    /// The name of the font's family; Helvetica by default and for nil.
    public var font: String? {
        get { values.font }
        set { set(.font, to: .string(newValue)) }
    }
    /// The size of the font, points; 36 by default, animatable.
    ///
    /// Must be finite.
    public var fontSize: CGFloat {
        get { values.fontSize }
        set { set(.fontSize, to: .number(newValue)) }
    }
    /// The colour of the text; opaque white by default, nil shows nothing; animatable.
    public var foregroundColor: CGColor? {
        get { values.foregroundColor }
        set { set(.foregroundColor, to: .color(newValue)) }
    }
    /// Whether lines are broken to fit the bounds; false by default.
    public var isWrapped: Bool {
        get { values.isWrapped }
        set { set(.isWrapped, to: .bool(newValue)) }
    }
    /// Where a line that is too long is cut; nowhere by default.
    public var truncationMode: CATextLayerTruncationMode {
        get { values.truncationMode }
        set { set(.truncationMode, to: .name(newValue.rawValue)) }
    }
    /// Where lines sit between the left and the right edge; `natural` by default.
    public var alignmentMode: CATextLayerAlignmentMode {
        get { values.alignmentMode }
        set { set(.alignmentMode, to: .name(newValue.rawValue)) }
    }
    /// Whether letters may be placed between pixels to the nearest of a few steps; false by default.
    public var allowsFontSubpixelQuantization: Bool {
        get { values.allowsFontSubpixelQuantization }
        set { set(.allowsFontSubpixelQuantization, to: .bool(newValue)) }
    }

    /// The text last compared with the limits.
    private var checkedString: String?

    /// Warns about exceeded text limits, once for each text.
    func warnBeyondTextLimits(_ string: String) {
        guard string != checkedString else { return }
        checkedString = string
        for excess in TextExcess.all(in: string, isWrapped: isWrapped) {
            excess.warn(of: string, in: described)
        }
    }

    /// Returns the default value of a property of texts or of all layers.
    open override class func defaultValue(forKey key: String) -> Any? {
        storedDefault(forKey: key, of: .text) ?? super.defaultValue(forKey: key)
    }
}
