import CCanvas
import Foundation
import Synchronization

/// The pango contexts and font descriptions of one thread, which no other thread may use.
final class PangoThread {
    /// A context with the direction that was last set; nil if none was.
    struct Context {
        let pointer: OpaquePointer
        var direction: PangoDirection?
    }

    private let pango: PangoFunctions
    private let map: OpaquePointer
    /// The contexts that no layout uses.
    private var free: [Context] = []
    private var fonts: [String: OpaquePointer] = [:]

    private init(_ pango: PangoFunctions, _ map: OpaquePointer) {
        (self.pango, self.map) = (pango, map)
    }

    deinit {
        for context in free { pango.object_unref(UnsafeMutableRawPointer(context.pointer)) }
        for font in fonts.values { pango.font_description_free(font) }
    }

    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key) { thread in
            if let thread { Unmanaged<PangoThread>.fromOpaque(thread).release() }
        }
        return key
    }()

    /// Whether a font was found; fonts that are removed later stay open.
    private static let hasFonts = Atomic(false)

    /// Returns the objects of this thread; nil if no font is installed.
    static func current(_ pango: PangoFunctions) -> PangoThread? {
        if let known = pthread_getspecific(key) {
            return Unmanaged<PangoThread>.fromOpaque(known).takeUnretainedValue()
        }
        guard let map = pango.cairo_font_map_get_default() else { return nil }
        if !hasFonts.load(ordering: .relaxed) {
            guard pango.hasFonts(map) else { return nil }
            hasFonts.store(true, ordering: .relaxed)
        }
        let thread = PangoThread(pango, map)
        pthread_setspecific(key, Unmanaged.passRetained(thread).toOpaque())
        return thread
    }

    /// Returns a context for exclusive use until it is given back.
    func takeContext() -> Context? {
        if let context = free.popLast() { return context }
        guard let context = pango.font_map_create_context(map) else { return nil }
        let options = libcairo.font_options_create()
        libcairo.font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        libcairo.font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        libcairo.font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango.cairo_context_set_font_options(context, options)
        libcairo.font_options_destroy(options)
        pango.context_set_round_glyph_positions(context, 0)
        return Context(pointer: context)
    }

    /// Sets the base direction of the paragraphs that a context lays out.
    func setDirection(_ direction: PangoDirection, of context: inout Context) {
        guard direction != context.direction else { return }
        pango.context_set_base_dir(context.pointer, direction)
        context.direction = direction
    }

    func giveBack(_ context: Context) { free.append(context) }

    /// Returns the description of a family and style, whose size each user sets.
    func font(_ style: String) -> OpaquePointer? {
        if let font = fonts[style] { return font }
        let font = pango.font_description_from_string(style)
        fonts[style] = font
        return font
    }

    /// Returns the font that is found for a family and style at a size in points; nil if none is
    /// installed.
    func load(_ style: String, size: CGFloat) -> ScaledFont? {
        guard let context = takeContext() else { return nil }
        defer { giveBack(context) }
        guard let description = font(style) else { return nil }
        pango.font_description_set_absolute_size(description, size * CGFloat(PANGO_SCALE))
        guard let font = pango.font_map_load_font(map, context.pointer, description) else {
            return nil
        }
        defer { pango.object_unref(UnsafeMutableRawPointer(font)) }
        return ScaledFont(font, pango)
    }
}
