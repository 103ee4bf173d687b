import Foundation
import LegatoGraphics
import LegatoLayers

/// The places of a text's characters on the display, for assistive technologies.
struct SpokenPlaces {
    /// The text as displayed.
    let text: String
    /// The layer that shows the text.
    let layer: CALayer
    /// Returns the rectangles of a part of the text in the layer's space; its offsets are in UTF-8
    /// code units.
    let rectangles: (Range<Int>) -> [CGRect]
    /// Returns the offset of the insertion point nearest to a point of the layer.
    let nearest: (CGPoint) -> Int

    private var shownLayer: CALayer { layer.presentation() ?? layer }

    private var root: CALayer {
        let root = layer.host?.rootLayer ?? layer
        return root.presentation() ?? root
    }

    /// Returns the bounding box of a part of the text in the space of the display's root layer; nil
    /// if it has no place.
    ///
    /// The Unicode scalars of a letter have the same place.
    func bounds(of part: Range<Int>) -> CGRect? {
        let scalars = text.unicodeScalars
        func index(_ place: Int) -> String.Index {
            scalars.index(text.startIndex, offsetBy: max(place, 0), limitedBy: text.endIndex)
                ?? text.endIndex
        }
        var (start, end) = (index(part.lowerBound), index(part.upperBound))
        if start < end {
            start = text.index(before: text.index(after: start))
            end = text.index(after: scalars.index(before: end))
        }
        let all = rectangles(offset(of: start)..<offset(of: end))
        guard let first = all.first else { return nil }
        return shownLayer.convert(all.dropFirst().reduce(first) { $0.union($1) }, to: root)
    }

    /// Returns the first scalar of the letter at a point of that space; nil if there is none.
    func character(at point: CGPoint) -> Int? {
        let place = root.convert(point, to: shownLayer)
        let offset = min(max(nearest(place), 0), text.utf8.count)
        let index = text.utf8.index(text.startIndex, offsetBy: offset)
        var starts: [String.Index] = []
        if index < text.endIndex { starts.append(index) }
        if index > text.startIndex { starts.append(text.index(before: index)) }
        let found = starts.first { start in
            let letter = self.offset(of: start)..<self.offset(of: text.index(after: start))
            return rectangles(letter).contains { $0.contains(place) }
        }
        return found.map { text.unicodeScalars.distance(from: text.startIndex, to: $0) }
    }

    private func offset(of index: String.Index) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
    }
}

nonisolated extension String {
    /// The number of Unicode scalars before an offset in UTF-8 code units.
    func scalarCount(before offset: Int) -> Int {
        let end = utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count))
        return unicodeScalars[..<end].count
    }

    /// The offset of a Unicode scalar in UTF-8 code units; the text's length for later ones.
    func offset(ofScalar place: Int) -> Int {
        unicodeScalars.prefix(max(place, 0)).reduce(0) { $0 + UTF8.width($1) }
    }
}
