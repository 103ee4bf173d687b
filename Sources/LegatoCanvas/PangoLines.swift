import CCanvas
import Foundation
import LegatoGraphics

/// A pango layout of this thread, alive for one measurement or one drawing.
///
/// Pango keeps a font map for each thread, and its objects must not be shared between threads.
final class PangoLines {
    let pango: PangoFunctions
    private let context: OpaquePointer
    let layout: OpaquePointer

    init(
        string: String,
        fontName: String,
        fontSize: CGFloat,
        maximumWidth: CGFloat?,
        alignment: TextAlignment
    ) throws(TextLayoutError) {
        let operation = "set text in \(fontName)"
        let pango: PangoFunctions
        switch libpango {
        case .success(let functions): pango = functions
        case .failure(let error):
            throw TextLayoutError(
                operation: operation,
                reason: error.reason,
                remedy: "Install pango's library, libpangocairo-1.0-0."
            )
        }
        guard let map = pango.cairo_font_map_get_default(), pango.hasFonts(map),
            let context = pango.font_map_create_context(map),
            let layout = pango.layout_new(context)
        else {
            throw TextLayoutError(
                operation: operation,
                reason: "no font is installed",
                remedy: "Install one, for example the package fonts-dejavu-core."
            )
        }
        self.pango = pango
        self.context = context
        self.layout = layout
        let options = libcairo.font_options_create()
        libcairo.font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        libcairo.font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        libcairo.font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango.cairo_context_set_font_options(context, options)
        libcairo.font_options_destroy(options)
        pango.context_set_round_glyph_positions(context, 0)

        let parts = fontName.split(separator: "#", maxSplits: 1)
        let font = pango.font_description_from_string(parts.first.map(String.init) ?? "")
        pango.font_description_set_absolute_size(font, fontSize * CGFloat(PANGO_SCALE))
        pango.layout_set_font_description(layout, font)
        pango.font_description_free(font)
        pango.setAttributes(features: parts.count == 2 ? String(parts[1]) : nil, of: layout)
        let text = string.pangoText
        pango.layout_set_text(layout, text, Int32(text.utf8.count))
        switch alignment {
        case .natural: break
        case .center: pango.layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        case .trailing: pango.layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
        case .justified: pango.layout_set_justify(layout, 1)
        }
        if let maximumWidth {
            let units = min(maximumWidth, 1_000_000) * CGFloat(PANGO_SCALE)
            pango.layout_set_width(layout, Int32(units))
            pango.layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
    }

    deinit {
        pango.object_unref(UnsafeMutableRawPointer(layout))
        pango.object_unref(UnsafeMutableRawPointer(context))
    }

    /// The longest line's width and the height of all lines, in points.
    var size: CGSize {
        var (width, height) = (Int32(0), Int32(0))
        pango.layout_get_size(layout, &width, &height)
        return CGSize(
            width: CGFloat(width) / CGFloat(PANGO_SCALE),
            height: CGFloat(height) / CGFloat(PANGO_SCALE)
        )
    }

    /// From the top to the first baseline, in points.
    var baseline: CGFloat { CGFloat(pango.layout_get_baseline(layout)) / CGFloat(PANGO_SCALE) }

    func draw(in target: CGContext, at point: CGPoint, color: CGColor) {
        guard target.apply(target.ctm) else { return }
        target.setSource(color)
        libcairo.new_path(target.cairo)
        libcairo.move_to(target.cairo, point.x, point.y)
        pango.cairo_update_layout(target.cairo, layout)
        pango.cairo_show_layout(target.cairo, layout)
        libcairo.new_path(target.cairo)
    }
}

extension PangoFunctions {
    /// Lets a layout use features of its font, such as `tnum`, and breaks its words without hyphens
    /// that the text does not have.
    fileprivate func setAttributes(features: String?, of layout: OpaquePointer) {
        let attributes = attr_list_new()
        attr_list_insert(attributes, attr_insert_hyphens_new(0))
        if let features { attr_list_insert(attributes, attr_font_features_new(features)) }
        layout_set_attributes(layout, attributes)
        attr_list_unref(attributes)
    }

    /// Whether any family is installed; the generic names are always listed and count for nothing.
    fileprivate func hasFonts(_ map: OpaquePointer) -> Bool {
        var families: UnsafeMutablePointer<OpaquePointer?>?
        var count = Int32(0)
        font_map_list_families(map, &families, &count)
        defer { free(families) }
        let generic = ["Sans", "Serif", "Monospace", "System-ui"]
        return (0..<Int(count)).contains { i in
            guard let family = families?[i], let name = font_family_get_name(family) else {
                return false
            }
            return !generic.contains(String(cString: name))
        }
    }
}
