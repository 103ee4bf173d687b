import CCanvas

// Pango allows a line break before some scalars that continue a grapheme cluster, such as an accent
// after a space or a skin tone after a letter. If it then finds no fitting break between clusters,
// pango before 1.57 fails an assertion, which ends the process (pango's issue 832).

extension PangoFunctions {
    /// Whether pango allows a line break within a grapheme cluster of a text.
    func breaksClusters(of text: UnsafeBufferPointer<UInt8>) -> Bool {
        // Scalars that continue a cluster start at U+0300, whose first byte is 0xCC.
        guard let start = text.baseAddress, text.contains(where: { $0 >= 0xCC }) else {
            return false
        }
        let count = text.count { $0 & 0xC0 != 0x80 } + 1
        return withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count) { breaks in
            breaks.initialize(repeating: PangoLogAttr())
            start.withMemoryRebound(to: CChar.self, capacity: text.count) {
                default_break($0, Int32(text.count), nil, breaks.baseAddress, Int32(count))
            }
            return breaks.dropLast().contains { $0.isWithinCluster }
        }
    }

    /// Removes the line breaks within grapheme clusters from a layout without a width.
    ///
    /// A layout keeps its breaks until its text or its attributes change.
    func keepClusters(of layout: OpaquePointer) {
        var count = Int32(0)
        let first = UnsafeMutablePointer(mutating: layout_get_log_attrs_readonly(layout, &count))
        let breaks = UnsafeMutableBufferPointer(start: first, count: Int(count))
        for index in breaks.indices.dropLast() where breaks[index].isWithinCluster {
            breaks[index].is_line_break = 0
        }
    }
}

extension PangoLogAttr {
    /// Whether it allows a line break where no grapheme cluster starts; not for the end of a text.
    fileprivate var isWithinCluster: Bool { is_line_break != 0 && is_char_break == 0 }
}
