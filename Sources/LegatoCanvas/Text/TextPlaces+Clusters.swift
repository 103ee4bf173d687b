import CCanvas
import Foundation
import LegatoGraphics

extension SetLine {
    /// The clusters up to an offset, in the order of the text.
    func clusters(upTo end: Int) -> [TextPlaces.Cluster] {
        // Pango's offsets count from the start of the laid-out part.
        let shift = start - Int(line.pointee.start_index)
        return line.pointee.clusters(upTo: end, shift: shift, scale: scale)
    }
}

extension PangoLayoutLine {
    /// The clusters up to an offset, in the order of the text.
    /// - Parameters:
    ///   - end: The offset, in bytes of the text.
    ///   - shift: The distance from pango's offsets to those of the text, in bytes.
    ///   - scale: The scale from pango's points to points.
    /// - Returns: The clusters.
    func clusters(upTo end: Int, shift: Int, scale: CGFloat) -> [TextPlaces.Cluster] {
        var clusters: [TextPlaces.Cluster] = []
        forEachCluster(scale: scale) { cluster in
            let offset = shift + cluster.offset
            clusters.append(
                TextPlaces.Cluster(
                    range: offset..<offset, x: cluster.x, width: cluster.width,
                    isRightToLeft: cluster.item.analysis.level & 1 == 1
                )
            )
        }
        clusters.sort { $0.range.lowerBound < $1.range.lowerBound }
        for index in clusters.indices {
            let next = index + 1 < clusters.count ? clusters[index + 1].range.lowerBound : end
            let start = clusters[index].range.lowerBound
            clusters[index].range = start..<max(next, start)
        }
        return clusters
    }

    /// Visits the clusters from left to right.
    /// - Parameters:
    ///   - scale: The scale from pango's points to points.
    ///   - visit: Takes a cluster, whose glyphs are valid only during the call.
    func forEachCluster(scale: CGFloat, _ visit: (SetCluster) -> Void) {
        var node = runs
        var x = CGFloat(0)
        let unit = scale / CGFloat(PANGO_SCALE)
        while let run = node {
            node = run.pointee.next
            guard let part = run.pointee.data?.pointee, let glyphs = part.glyphs?.pointee,
                let item = part.item?.pointee
            else { continue }
            var index = 0
            x += CGFloat(part.start_x_offset) * unit
            while index < Int(glyphs.num_glyphs) {
                let first = index
                let cluster = glyphs.log_clusters[index]
                var width = CGFloat(0)
                while index < Int(glyphs.num_glyphs), glyphs.log_clusters[index] == cluster {
                    width += CGFloat(glyphs.glyphs[index].geometry.width) * unit
                    index += 1
                }
                visit(
                    SetCluster(
                        item: item, offset: Int(item.offset) + Int(cluster), x: x, width: width,
                        glyphs: UnsafeBufferPointer(
                            start: glyphs.glyphs + first, count: index - first)
                    )
                )
                x += width
            }
            x += CGFloat(part.end_x_offset) * unit
        }
    }
}

/// The glyphs of a grapheme cluster in a line that pango has set.
struct SetCluster {
    let item: PangoItem
    /// The offset of its first byte in the laid-out text.
    let offset: Int
    /// The left edge, in points from the start of the line.
    let x: CGFloat
    /// The width in points.
    let width: CGFloat
    let glyphs: UnsafeBufferPointer<PangoGlyphInfo>
}

extension StyledLayout {
    /// The lines with the places of their characters.
    var places: [TextPlaces.Line] {
        var lines: [TextPlaces.Line] = []
        let iterator = pango.layout_get_iter(layout)
        defer { pango.layout_iter_free(iterator) }
        repeat {
            guard let line = pango.layout_iter_get_line_readonly(iterator) else { break }
            var logical = PangoRectangle()
            pango.layout_iter_get_line_extents(iterator, nil, &logical)
            let unit = 1 / CGFloat(PANGO_SCALE)
            let start = Int(line.pointee.start_index)
            let end = start + Int(line.pointee.length)
            let direction = pango.layout_line_get_resolved_direction(line)
            lines.append(
                TextPlaces.Line(
                    top: CGFloat(logical.y) * unit,
                    bottom: CGFloat(logical.y + logical.height) * unit,
                    baseline: CGFloat(pango.layout_iter_get_baseline(iterator)) * unit,
                    x: CGFloat(logical.x) * unit, width: CGFloat(logical.width) * unit,
                    range: start..<end, isRightToLeft: direction == PANGO_DIRECTION_RTL,
                    clusters: line.pointee.clusters(upTo: end, shift: 0, scale: 1)
                )
            )
        } while pango.layout_iter_next_line(iterator) != 0
        return lines
    }
}
