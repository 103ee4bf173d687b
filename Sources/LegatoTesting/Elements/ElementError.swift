/// The reason why an accessibility element of a display cannot be found or clicked.
///
/// The testing libraries print its description when a test throws it.
nonisolated public struct ElementError: Error, Sendable, CustomStringConvertible {
    /// The reason, with the existing labels or identifiers.
    public let description: String

    init(_ description: String) { self.description = description }

    /// Creates the error of a search that found no element, or several.
    /// - Parameters:
    ///   - kind: The searched property: the label or the identifier.
    ///   - wanted: Its value.
    ///   - count: The number of elements that have it.
    ///   - all: The values of all elements.
    init(_ kind: String, _ wanted: String, count: Int, of all: [String]) {
        let names = all.filter { !$0.isEmpty }
        if count > 1 {
            description = """
                \(count) accessibility elements have the \(kind) "\(wanted)". Give one of them an \
                accessibilityIdentifier(_:), or choose one from `elements`.
                """
        } else if all.isEmpty {
            description = """
                No accessibility element has the \(kind) "\(wanted)": the display shows no views \
                with elements.
                """
        } else if names.isEmpty {
            description = """
                No accessibility element has the \(kind) "\(wanted)": none of the \(all.count) \
                elements has one.
                """
        } else {
            let distances = names.map { (name: $0, distance: $0.distance(to: wanted)) }
            let nearest = distances.min { $0.distance < $1.distance }
            let listed = names.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
            let rest = names.count > 20 ? " and \(names.count - 20) more" : ""
            description = """
                No accessibility element has the \(kind) "\(wanted)". The closest is \
                "\(nearest?.name ?? "")". Existing \(kind)s: \(listed)\(rest).
                """
        }
    }
}

extension String {
    /// The edit distance to another string, ignoring case; only the first 200 characters are
    /// compared.
    nonisolated fileprivate func distance(to other: String) -> Int {
        let (a, b) = (Array(lowercased().prefix(200)), Array(other.lowercased().prefix(200)))
        var row = Array(0...b.count)
        for (i, character) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let replaced = diagonal + (character == b[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = Swift.min(replaced, diagonal + 1, row[j] + 1)
            }
        }
        return row[b.count]
    }
}
