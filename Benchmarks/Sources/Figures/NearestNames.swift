/// Suggestions for misspelled names.
public enum NearestNames {
    /// Returns the known names closest to a wrong one.
    ///
    /// These are names that contain it or have the same prefix, and those within a few edits.
    /// - Parameters:
    ///   - name: The wrong name.
    ///   - known: The existing names.
    ///   - count: The maximum number of names to return.
    /// - Returns: The closest first; equally close ones in the order of `known`.
    public static func of(_ name: String, in known: [String], count: Int = 3) -> [String] {
        let wanted = Array(name.lowercased())
        let rated = known.enumerated().map { index, candidate in
            let letters = Array(candidate.lowercased())
            let isPart = !wanted.isEmpty && candidate.lowercased().contains(name.lowercased())
            return (isPart ? 0 : distance(wanted, letters), index, candidate)
        }
        return rated.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(count).map { $0.2 }
    }

    /// Returns the edit distance: the number of letters to insert, delete or replace.
    static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (i, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let change = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(change, diagonal + 1, row[j] + 1)
            }
        }
        return row[second.count]
    }
}
