import CCanvas
import Foundation
import LegatoGraphics

/// A text of runs laid out by pango, for one measurement or one drawing on one thread.
final class StyledLayout {
    let pango: PangoFunctions
    private let thread: PangoThread
    private let context: PangoThread.Context
    let layout: OpaquePointer
    /// The text that is laid out, in UTF-8.
    let bytes: [UInt8]
    private let stroke: StyledText.Stroke?
    /// The bounds of the ink, in points from the top left of the box.
    let ink: CGRect
    /// The box of the lines, in points.
    let logical: CGRect
    /// The distance from the top of the box to the first baseline, in points.
    let firstBaseline: CGFloat

    /// The maximum number of bytes that are laid out.
    private static let greatestLength = 100_000
    /// The maximum em size passed to pango, in points.
    private static let greatestEm: CGFloat = 2000

    /// Lays out a text; nil if there is nothing to draw or no font is installed.
    /// - Parameters:
    ///   - text: The text, of which at most 100,000 bytes are laid out.
    ///   - width: The width at which lines are wrapped or truncated; nil for none.
    ///   - height: The height in which the last line is truncated; nil to truncate the line of each
    ///     paragraph.
    ///   - opacity: The factor on the alpha of the colours.
    ///   - limits: The limits of each run.
    init?(
        _ text: StyledText, width: CGFloat?, height: CGFloat?, opacity: CGFloat = 1,
        limits: TextLimits = .standard
    ) {
        guard !text.isEmpty, case .success(let pango) = libpango,
            let thread = PangoThread.current(pango), var context = thread.takeContext()
        else { return nil }
        // That of paragraphs without letters: pango finds those of the others.
        thread.setDirection(PANGO_DIRECTION_LTR, of: &context)
        guard let layout = pango.layout_new(context.pointer) else {
            thread.giveBack(context)
            return nil
        }
        (self.pango, self.thread, self.context, self.layout) = (pango, thread, context, layout)
        stroke = text.stroke
        var bytes: [UInt8] = []
        let attributes = pango.attr_list_new()
        pango.attr_list_insert(attributes, pango.attr_insert_hyphens_new(0))
        for run in text.runs where run.fontSize > 0 {
            let start = bytes.count
            bytes += SettableText(run.string, limits: limits).bytes
            if bytes.count > Self.greatestLength {
                bytes.removeLast(
                    bytes.count - bytes.scalarBoundary(at: Self.greatestLength)
                )
            }
            guard bytes.count > start else { continue }
            for attribute in pango.attributes(run, thread, opacity, Self.greatestEm) {
                attribute?.pointee.start_index = UInt32(start)
                attribute?.pointee.end_index = UInt32(bytes.count)
                pango.attr_list_insert(attributes, attribute)
            }
            guard text.usesLineBoxes, let box = FontNames.parts(of: run.fontName).lineBox
            else { continue }
            // Bounded: the box of a font of 2000 points at most.
            let height = Int32(((box.ascent + box.descent) * CGFloat(PANGO_SCALE)).rounded())
            let attribute = pango.attr_line_height_new_absolute(height)
            attribute?.pointee.start_index = UInt32(start)
            attribute?.pointee.end_index = UInt32(bytes.count)
            pango.attr_list_insert(attributes, attribute)
        }
        if let height = text.lineHeight {
            // Bounded: the height is a number up to 100,000.
            let units = Int32((height * CGFloat(PANGO_SCALE)).rounded())
            pango.attr_list_insert(attributes, pango.attr_line_height_new_absolute(units))
        }
        pango.layout_set_attributes(layout, attributes)
        pango.attr_list_unref(attributes)
        pango.layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        self.bytes = bytes
        bytes.withUnsafeBytes {
            guard let start = $0.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
            pango.layout_set_text(layout, start, Int32($0.count))
        }
        pango.set(text, width, height, of: layout)
        var (ink, logical) = (PangoRectangle(), PangoRectangle())
        pango.layout_get_extents(layout, &ink, &logical)
        (self.ink, self.logical) = (CGRect(ink), CGRect(logical))
        firstBaseline = CGFloat(pango.layout_get_baseline(layout)) / CGFloat(PANGO_SCALE)
    }

    deinit {
        pango.object_unref(UnsafeMutableRawPointer(layout))
        thread.giveBack(context)
    }

    /// Whether the first line is of a right-to-left script.
    var isRightToLeft: Bool {
        let iterator = pango.layout_get_iter(layout)
        defer { pango.layout_iter_free(iterator) }
        guard let line = pango.layout_iter_get_line_readonly(iterator) else { return false }
        return pango.layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    }

    /// The box of each line in points, with its baseline and its start and length in bytes.
    var lines: [(box: CGRect, baseline: CGFloat, bytes: Range<Int>)] {
        var lines: [(box: CGRect, baseline: CGFloat, bytes: Range<Int>)] = []
        let iterator = pango.layout_get_iter(layout)
        defer { pango.layout_iter_free(iterator) }
        repeat {
            guard let line = pango.layout_iter_get_line_readonly(iterator)?.pointee else { break }
            var logical = PangoRectangle()
            pango.layout_iter_get_line_extents(iterator, nil, &logical)
            let start = Int(line.start_index)
            lines.append(
                (
                    CGRect(logical),
                    CGFloat(pango.layout_iter_get_baseline(iterator)) / CGFloat(PANGO_SCALE),
                    start..<start + Int(line.length)
                )
            )
        } while pango.layout_iter_next_line(iterator) != 0
        return lines
    }

    /// Draws the text with the top left of its box at a point of user space with y down.
    func draw(in context: CGContext, at point: CGPoint) {
        guard point.isFinite, context.apply(context.ctm) else { return }
        let (pango, layout) = (pango, layout)
        func move(_ cairo: OpaquePointer) {
            libcairo.new_path(cairo)
            libcairo.move_to(cairo, point.x, point.y)
        }
        if stroke?.isFilled != false {
            context.setSource(CGColor.black)
            context.draw("text") {
                move($0)
                pango.cairo_show_layout($0, layout)
            }
        }
        if let stroke, stroke.width > 0, stroke.width.isFinite {
            context.setSource(stroke.color)
            context.draw("stroked text") {
                move($0)
                pango.cairo_layout_path($0, layout)
                libcairo.set_line_width($0, stroke.width)
                libcairo.stroke($0)
            }
            libcairo.set_line_width(context.cairo, context.state.lineWidth)
        }
        libcairo.new_path(context.cairo)
    }
}

extension StyledText {
    /// The space between lines, in points: with the heights of the fonts' names, the greatest space
    /// that a name gives.
    fileprivate var addedSpacing: CGFloat {
        guard usesLineBoxes else { return lineSpacing }
        return runs.map { FontNames.parts(of: $0.fontName).lineSpacing }.max() ?? 0
    }

    /// The height of the lines in points, to a hundred thousand; nil for those of the fonts.
    fileprivate var lineHeight: CGFloat? {
        guard lineHeights != LineHeights(), let run = runs.first(where: { $0.fontSize > 0 }) else {
            return nil
        }
        var plain = run
        plain.string = "x"
        let height = lineHeights.height(natural: StyledText([plain]).measured().size.height)
        return height > 0 ? min(height, 100_000) : nil
    }
}

extension PangoFunctions {
    /// Returns the attributes of a run, for the whole text.
    fileprivate func attributes(
        _ run: StyledText.Run, _ thread: PangoThread, _ opacity: CGFloat, _ greatestEm: CGFloat
    ) -> [UnsafeMutablePointer<PangoAttribute>?] {
        let parts = FontNames.parts(of: run.fontName)
        var made: [UnsafeMutablePointer<PangoAttribute>?] = []
        let scale = CGFloat(PANGO_SCALE)
        if let font = thread.font(parts.style) {
            font_description_set_absolute_size(font, min(run.fontSize, greatestEm) * scale)
            made.append(attr_font_desc_new(font))
        }
        let joined = run.hasLigatures ? nil : "liga=0,clig=0,dlig=0"
        let features = [parts.features, joined].compactMap(\.self)
        if !features.isEmpty {
            made.append(attr_font_features_new(features.joined(separator: ",")))
        }
        let spacing = parts.letterSpacing + run.kern
        func units(_ points: CGFloat) -> Int32 {
            // Bounded: to a thousand points.
            Int32((max(-1000, min(1000, points.isNaN ? 0 : points)) * scale).rounded())
        }
        if spacing != 0 { made.append(attr_letter_spacing_new(units(spacing))) }
        if run.rise != 0 { made.append(attr_rise_new(units(run.rise))) }
        func channels(_ color: CGColor) -> [UInt16] {
            [color.red, color.green, color.blue].map {
                // Bounded: from 0 to 65535.
                UInt16((max(0, min(1, $0)) * 65535).rounded())
            }
        }
        func alpha(_ color: CGColor) -> UInt16 {
            // Bounded: from 1, as 0 means opaque, to 65535.
            UInt16(max(1, (max(0, min(1, color.alpha * opacity)) * 65535).rounded()))
        }
        let ink = channels(run.color)
        made.append(attr_foreground_new(ink[0], ink[1], ink[2]))
        made.append(attr_foreground_alpha_new(alpha(run.color)))
        if let color = run.background {
            let channels = channels(color)
            made.append(attr_background_new(channels[0], channels[1], channels[2]))
            made.append(attr_background_alpha_new(alpha(color)))
        }
        if let color = run.underline.map(channels) {
            made.append(attr_underline_new(Int32(PANGO_UNDERLINE_SINGLE)))
            made.append(attr_underline_color_new(color[0], color[1], color[2]))
        }
        if let color = run.strikethrough.map(channels) {
            made.append(attr_strikethrough_new(1))
            made.append(attr_strikethrough_color_new(color[0], color[1], color[2]))
        }
        return made
    }

    /// Sets the box, alignment and truncation of a layout.
    fileprivate func set(
        _ text: StyledText, _ width: CGFloat?, _ height: CGFloat?, of layout: OpaquePointer
    ) {
        func units(_ points: CGFloat) -> Int32 {
            // Bounded: to a million points.
            Int32(max(0, min(1_000_000, points.isNaN ? 0 : points)) * CGFloat(PANGO_SCALE))
        }
        layout_set_width(layout, width.map(units) ?? -1)
        switch text.alignment {
        case .natural, .left: layout_set_alignment(layout, PANGO_ALIGN_LEFT)
        case .right: layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
        case .center: layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        case .justified: layout_set_justify(layout, width == nil ? 0 : 1)
        }
        let added = text.addedSpacing
        let spacing = max(-1000, min(1000, added.isNaN ? 0 : added))
        // Bounded: to a thousand points.
        layout_set_spacing(layout, Int32(spacing * CGFloat(PANGO_SCALE)))
        guard width != nil else { return }
        switch text.truncation {
        case .none: return
        case .start: layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .middle: layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        case .end: layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        }
        if let height { layout_set_height(layout, max(1, units(height))) }
    }
}

extension CGRect {
    /// Creates a rectangle in points.
    fileprivate init(_ rectangle: PangoRectangle) {
        let unit = 1 / CGFloat(PANGO_SCALE)
        self.init(
            x: CGFloat(rectangle.x) * unit, y: CGFloat(rectangle.y) * unit,
            width: CGFloat(rectangle.width) * unit, height: CGFloat(rectangle.height) * unit
        )
    }
}
