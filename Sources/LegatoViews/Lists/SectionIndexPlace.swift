import Foundation

/// A place in the index of a list: a label, or a dot for the sections between two labels.
nonisolated struct SectionIndexPlace: Equatable {
    /// The sections to which the place leads.
    let sections: Range<Int>
    /// The section whose label is shown; nil for a dot.
    let label: Int?

    /// Returns the places from the first section to the last one.
    ///
    /// Without room for all labels, every second place is a dot.
    ///
    /// - Parameters:
    ///   - count: The number of sections, at least 1.
    ///   - room: The height in labels; at least one label is shown.
    /// - Returns: The places, whose sections follow each other.
    static func places(of count: Int, in room: CGFloat) -> [SectionIndexPlace] {
        let room = max(Int(min(room, 1e6)), 1)
        guard count > room else {
            return (0..<count).map { SectionIndexPlace(sections: $0..<$0 + 1, label: $0) }
        }
        let last = (room + 1) / 2 - 1
        guard last > 0 else { return [SectionIndexPlace(sections: 0..<count, label: 0)] }
        let labels = (0...last).map { $0 * (count - 1) / last }
        var places: [SectionIndexPlace] = []
        for label in labels {
            if let before = places.last {
                let hidden = before.sections.upperBound..<label
                places.append(SectionIndexPlace(sections: hidden, label: nil))
            }
            places.append(SectionIndexPlace(sections: label..<label + 1, label: label))
        }
        return places
    }
}

nonisolated extension [SectionIndexPlace] {
    /// The section at a distance from the start of the index, in places; above and below the index
    /// that of its first and last place.
    func section(at distance: CGFloat) -> Int {
        let number = Swift.min(Swift.max(distance, 0), CGFloat(count).nextDown)
        let sections = self[Int(number)].sections
        let part = number - number.rounded(.down)
        return sections.lowerBound + Int(part * CGFloat(sections.count))
    }
}
