import CPango
import Foundation
import LegatoGraphics

/// A pango layout of this thread, alive for one measurement or one drawing.
///
/// Pango keeps a font map for each thread, and its objects must not be shared between threads.
final class PangoLines {
    private let context: OpaquePointer
    let layout: OpaquePointer

    init(
        string: String,
        fontName: String,
        fontSize: CGFloat,
        maximumWidth: CGFloat?,
        alignment: TextAlignment
    ) throws(TextLayoutError) {
        guard let map = pango_cairo_font_map_get_default(), Self.hasFonts(map),
            let context = pango_font_map_create_context(map),
            let layout = pango_layout_new(context)
        else {
            throw TextLayoutError(
                operation: "set text in \(fontName)",
                reason: "no font is installed",
                remedy: "Install one, for example the package fonts-dejavu-core."
            )
        }
        self.context = context
        self.layout = layout
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)

        let parts = fontName.split(separator: "#", maxSplits: 1)
        let font = pango_font_description_from_string(parts.first.map(String.init) ?? "")
        pango_font_description_set_absolute_size(font, fontSize * CGFloat(PANGO_SCALE))
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        if parts.count == 2 { Self.set(features: String(parts[1]), of: layout) }
        let text = string.pangoText
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        switch alignment {
        case .natural: break
        case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        case .trailing: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
        case .justified: pango_layout_set_justify(layout, 1)
        }
        if let maximumWidth {
            let units = min(maximumWidth, 1_000_000) * CGFloat(PANGO_SCALE)
            pango_layout_set_width(layout, Int32(units))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
    }

    /// The longest line's width and the height of all lines, in points.
    var size: CGSize {
        var (width, height) = (Int32(0), Int32(0))
        pango_layout_get_size(layout, &width, &height)
        return CGSize(
            width: CGFloat(width) / CGFloat(PANGO_SCALE),
            height: CGFloat(height) / CGFloat(PANGO_SCALE)
        )
    }

    /// From the top to the first baseline, in points.
    var baseline: CGFloat { CGFloat(pango_layout_get_baseline(layout)) / CGFloat(PANGO_SCALE) }

    func draw(in target: CGContext, at point: CGPoint, color: CGColor) {
        guard target.apply(target.ctm) else { return }
        target.setSource(color)
        cairo_new_path(target.cairo)
        cairo_move_to(target.cairo, point.x, point.y)
        pango_cairo_update_layout(target.cairo, layout)
        pango_cairo_show_layout(target.cairo, layout)
        cairo_new_path(target.cairo)
    }

    /// Lets a layout use features of its font, such as `tnum`.
    private static func set(features: String, of layout: OpaquePointer) {
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
    }

    /// Whether any family is installed; the generic names are always listed and count for nothing.
    private static func hasFonts(_ map: UnsafeMutablePointer<PangoFontMap>) -> Bool {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count = Int32(0)
        pango_font_map_list_families(map, &families, &count)
        defer { g_free(families) }
        let generic = ["Sans", "Serif", "Monospace", "System-ui"]
        return (0..<Int(count)).contains { i in
            guard let family = families?[i], let name = pango_font_family_get_name(family) else {
                return false
            }
            return !generic.contains(String(cString: name))
        }
    }
}
