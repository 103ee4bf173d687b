import CCanvas
import Foundation
import LegatoGraphics

/// A text laid out by pango, paragraph by paragraph, for one measurement or one drawing.
///
/// Pango keeps a font map per thread, and its objects must not be shared between threads.
final class PangoLines {
    let pango: PangoFunctions
    private let thread: PangoThread
    @exclusivity(unchecked) private var context: PangoThread.Context
    let layout: OpaquePointer
    private let font: OpaquePointer
    private let parts: FontParts
    let text: SettableText
    let fontSize: CGFloat
    let maximumWidth: CGFloat?
    /// How overflowing text is replaced by an ellipsis: in each paragraph, or in the last line if
    /// `room` is set.
    @exclusivity(unchecked) var truncation: PangoEllipsizeMode?
    /// The height in points in which the last line is truncated; nil, the default, for one line per
    /// paragraph.
    @exclusivity(unchecked) var room: CGFloat?
    /// The width in points beyond which a line without a maximum width is not measured; nil, the
    /// default, for none.
    @exclusivity(unchecked) var bound: CGFloat?
    /// The em size of the paragraph being laid out, in points.
    @exclusivity(unchecked) private var em: CGFloat = 0
    /// The width at which pango breaks lines, in its units; -1 for none.
    @exclusivity(unchecked) private var width: Int32 = -1
    /// Whether pango breaks lines at the width; otherwise it truncates a single line.
    @exclusivity(unchecked) private var isBroken = true
    /// The number of bytes that pango has shaped, counting repeated ones each time.
    @exclusivity(unchecked) private(set) var shapedBytes = 0
    /// Receives the limits that the text exceeds as its lines are visited; nil, the default, for none.
    @exclusivity(unchecked) var onExcess: ((TextExcess) -> Void)?
    /// The direction of the last paragraph; nil before the first one.
    @exclusivity(unchecked) private var direction: PangoDirection?

    init(
        _ text: SettableText, fontName: String, fontSize: CGFloat, maximumWidth: CGFloat?,
        isJustified: Bool = false
    ) throws(TextLayoutError) {
        let parts = FontNames.parts(of: fontName)
        let operation = "set text in \(parts.style)"
        let pango: PangoFunctions
        switch libpango {
        case .success(let functions): pango = functions
        case .failure(let error):
            throw TextLayoutError(
                operation: operation, reason: error.description,
                remedy: "Install pango's library, libpangocairo-1.0-0."
            )
        }
        guard let thread = PangoThread.current(pango), let font = thread.font(parts.style),
            let context = thread.takeContext(), let layout = pango.layout_new(context.pointer)
        else {
            throw TextLayoutError(
                operation: operation, reason: "no font is installed",
                remedy: "Install one, for example the package fonts-dejavu-core."
            )
        }
        self.pango = pango
        self.thread = thread
        self.context = context
        self.layout = layout
        self.font = font
        self.parts = parts
        self.text = text
        self.fontSize = fontSize
        self.maximumWidth = maximumWidth
        pango.setAttributes(parts, wraps: maximumWidth != nil, of: layout)
        if isJustified { pango.layout_set_justify(layout, 1) }
        pango.layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango.layout_set_auto_dir(layout, 0)
    }

    deinit {
        pango.object_unref(UnsafeMutableRawPointer(layout))
        thread.giveBack(context)
    }

    /// Lays out the text and visits its lines from the top until `body` returns false.
    ///
    /// The text after that is not laid out.
    func forEachLine(_ body: (SetLine) -> Bool) {
        for excess in text.excesses { onExcess?(excess) }
        // The height of a line includes the space below it.
        let spacing = parts.lineSpacing
        var room = room.map {
            LineRoom(height: $0 + spacing, lineHeight: emptyLineHeight + spacing)
        }
        var (start, top, count) = (0, CGFloat(0), 0)
        func visit(_ line: SetLine) -> Bool {
            count += 1
            guard count <= text.limits.lines else {
                onExcess?(.lines(text.limits))
                return false
            }
            return body(line)
        }
        while true {
            let (end, next) = text.paragraph(from: start)
            let paragraph = text.limited(start..<end)
            if paragraph.upperBound < end { onExcess?(.paragraph(end - start, text.limits)) }
            resolveDirection(of: paragraph)
            guard set(paragraph, &top, &room, visit), let next, room?.isFull != true else { return }
            start = next
        }
    }

    /// Lays out a paragraph and visits its lines; returns false if `body` did.
    ///
    /// A wrapped paragraph is laid out in parts as its lines are requested. Lines equal those of
    /// the whole paragraph, except that each part is broken as if it started a text.
    private func set(
        _ paragraph: Range<Int>, _ top: inout CGFloat, _ room: inout LineRoom?,
        _ body: (SetLine) -> Bool
    ) -> Bool {
        if let truncation, room == nil {
            return setTruncated(paragraph, truncation, &top, startsParagraph: true, body)
        }
        ellipsize(none)
        var (start, paragraph) = (paragraph.lowerBound, paragraph)
        let first = start
        let isWhole = maximumWidth == nil && bound == nil
        var size = isWhole ? paragraph.count : firstSize
        while true {
            if room?.isLastLine == true {
                // The rest of the paragraph is on one line.
                let rest = start..<paragraph.upperBound
                let mode = truncation ?? none
                return setTruncated(rest, mode, &top, startsParagraph: start == first) { line in
                    room?.take(line.bottom - line.top + parts.lineSpacing)
                    return body(line)
                }
            }
            let part = limitBidirectional(
                text.part(from: start, of: paragraph, size: size),
                &paragraph
            )
            set(text.bytes[part])
            let isLastPart = part.upperBound == paragraph.upperBound || reachesBound
            let lines = isLastPart ? Int.max : maximumWidth == nil ? 0 : lineCount - 2
            guard lines > 0 else {
                size = sizeOfMoreLines(than: part, size, of: paragraph)
                continue
            }
            if firstSize < text.limits.brokenBytes { size = firstSize }
            var (index, goesOn, isLast) = (0, true, isLastPart)
            forEachSetLine(from: start, top: &top, startsParagraph: start == first) { line in
                start = line.start
                if index == lines { return false }
                index += 1
                if room?.isLastLine == true {
                    isLast = false
                    return false
                }
                room?.take(line.bottom - line.top + parts.lineSpacing)
                goesOn = body(line)
                return goesOn
            }
            guard goesOn, !isLast else { return goesOn }
        }
    }

    /// Lays out a paragraph, or the rest of one, on one truncated line; returns false if `body`
    /// did.
    private func setTruncated(
        _ paragraph: Range<Int>, _ mode: PangoEllipsizeMode, _ top: inout CGFloat,
        startsParagraph: Bool, _ body: (SetLine) -> Bool
    ) -> Bool {
        var range = paragraph
        range = limitBidirectional(range, &range)
        ellipsize(PANGO_ELLIPSIZE_END)
        let (mode, shown) =
            isCharacter(range) ? (none, text.bytes[range]) : shownEnds(of: range, mode)
        ellipsize(mode)
        set(shown)
        var goesOn = true
        forEachSetLine(
            from: range.lowerBound, to: range.upperBound, top: &top,
            startsParagraph: startsParagraph
        ) { line in
            goesOn = body(line)
            return goesOn
        }
        return goesOn
    }

    /// Returns the range of a part of a paragraph to lay out.
    ///
    /// If the part exceeds the limit on lines with right-to-left letters, the paragraph ends there.
    /// A part exceeds it only if it would otherwise have fewer than three lines.
    private func limitBidirectional(
        _ part: Range<Int>, _ paragraph: inout Range<Int>
    ) -> Range<Int> {
        let limit = text.limits.bidirectionalBytes
        guard part.count > limit, text.runsToTheLeft(in: part) else { return part }
        onExcess?(.bidirectional(text.limits))
        let limited = text.part(from: part.lowerBound, of: paragraph, size: limit)
        paragraph = paragraph.lowerBound..<limited.upperBound
        return limited
    }

    /// The height of an empty line, in points.
    private var emptyLineHeight: CGFloat {
        var height = CGFloat(0)
        resolveDirection(of: 0..<0)
        set([])
        forEachSetLine(from: 0, top: &height, startsParagraph: true) { _ in true }
        return height
    }

    /// Makes pango lay out a paragraph in the direction of its letters or, if it has none, of the
    /// previous paragraph.
    private func resolveDirection(of paragraph: Range<Int>) {
        let own: PangoDirection = text.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else {
                return PANGO_DIRECTION_NEUTRAL
            }
            let own = pango.find_base_dir(start + paragraph.lowerBound, Int32(paragraph.count))
            guard own == PANGO_DIRECTION_NEUTRAL else { return own }
            return direction ?? pango.find_base_dir(start, Int32(bytes.count))
        }
        let resolved = own == PANGO_DIRECTION_NEUTRAL ? PANGO_DIRECTION_LTR : own
        thread.setDirection(resolved, of: &context)
        direction = resolved
    }

    /// Passes a text to pango.
    func set(_ bytes: ArraySlice<UInt8>) {
        count(bytes)
        // Pango's numbers overflow beyond 2^31 units. A byte is at most 3 ems wide or high, a tab 8.
        let ems = 3 * bytes.count + 5 * bytes.count { $0 == 0x09 }
        let em = min(fontSize, Self.greatestEm, 2_100_000 / CGFloat(max(ems, 1)))
        if em != self.em {
            self.em = em
            pango.font_description_set_absolute_size(font, em * CGFloat(PANGO_SCALE))
            pango.layout_set_font_description(layout, font)
            if parts.letterSpacing != 0 {
                pango.setAttributes(
                    parts, wraps: maximumWidth != nil, scale: em / fontSize, of: layout
                )
            }
            if let maximumWidth {
                let units = min(maximumWidth / (fontSize / em), 1_000_000) * CGFloat(PANGO_SCALE)
                width = Int32(units)
            }
        }
        bytes.withUnsafeBytes {
            if let start = $0.baseAddress?.assumingMemoryBound(to: CChar.self) {
                pango.layout_set_text(layout, start, Int32($0.count))
            } else {
                pango.layout_set_text(layout, "", 0)
            }
        }
        if width >= 0, isBroken, bytes.withUnsafeBufferPointer(pango.breaksClusters) {
            count(bytes)
            pango.layout_set_width(layout, -1)
            pango.keepClusters(of: layout)
        }
        pango.layout_set_width(layout, width)
    }

    private func count(_ bytes: ArraySlice<UInt8>) {
        shapedBytes += bytes.count
        ShapedBytes.counter?.add(bytes.count)
    }

    /// Makes pango truncate the single line of a text, or break the text into lines.
    private func ellipsize(_ mode: PangoEllipsizeMode) {
        isBroken = mode == none
        pango.layout_set_ellipsize(layout, mode)
    }

    private var lineCount: Int {
        var (count, top) = (0, CGFloat(0))
        forEachSetLine(from: 0, top: &top, startsParagraph: true) { _ in
            count += 1
            return true
        }
        return count
    }

    /// Visits the laid-out lines and adds up the heights of those for which `body` returned true.
    func forEachSetLine(
        from start: Int, to end: Int? = nil, top: inout CGFloat, startsParagraph: Bool,
        _ body: (SetLine) -> Bool
    ) {
        let scale = fontSize == em ? 1 : fontSize / em
        let unit = scale / CGFloat(PANGO_SCALE)
        let iterator = pango.layout_get_iter(layout)
        defer { pango.layout_iter_free(iterator) }
        var above = top > 0 ? top + parts.lineSpacing : top
        var isFirst = startsParagraph
        repeat {
            let line =
                truncation == nil
                ? pango.layout_iter_get_line_readonly(iterator)
                : pango.layout_iter_get_line(iterator)
            guard let line else { return }
            var logical = PangoRectangle()
            pango.layout_iter_get_line_extents(iterator, nil, &logical)
            var lineTop = above + CGFloat(logical.y) * unit
            var bottom = above + CGFloat(logical.y + logical.height) * unit
            var baseline = above + CGFloat(pango.layout_iter_get_baseline(iterator)) * unit
            if let box = parts.lineBox {
                lineTop = top > 0 ? top + parts.lineSpacing : top
                (baseline, bottom) = (lineTop + box.ascent, lineTop + box.ascent + box.descent)
            }
            let set = SetLine(
                line: line, pango: pango, em: em, scale: scale,
                top: lineTop, bottom: bottom, baseline: baseline,
                width: CGFloat(logical.width) * unit + letterSpacing(after: line.pointee),
                start: start + Int(line.pointee.start_index),
                end: end ?? start + Int(line.pointee.start_index + line.pointee.length),
                startsParagraph: isFirst
            )
            guard body(set) else { return }
            top = bottom
            above += parts.lineSpacing
            isFirst = false
        } while pango.layout_iter_next_line(iterator) != 0
    }

    /// The space after the last letter of a line, which pango needs to break lines but does not
    /// measure, in points.
    private func letterSpacing(after line: PangoLayoutLine) -> CGFloat {
        line.length > 0 ? parts.letterSpacing : 0
    }

    private let none = PANGO_ELLIPSIZE_NONE
    /// The maximum font size passed to pango, in points; larger sizes are scaled.
    private static let greatestEm: CGFloat = 2000
}
