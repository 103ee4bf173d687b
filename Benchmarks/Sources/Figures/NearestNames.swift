/// Which names somebody may have meant.
public enum NearestNames {
    /// The known names that are nearest to a wrong one: those that contain it or begin like it, and
    /// those that few changes of letters lead to.
    /// - Parameters:
    ///   - name: The wrong name.
    ///   - known: The names that there are.
    ///   - count: How many to return at most.
    /// - Returns: The nearest first; of equally near ones in the order of `known`.
    public static func of(_ name: String, in known: [String], count: Int = 3) -> [String] {
        let wanted = Array(name.lowercased())
        let rated = known.enumerated().map { index, candidate in
            let letters = Array(candidate.lowercased())
            let isPart = !wanted.isEmpty && candidate.lowercased().contains(name.lowercased())
            return (isPart ? 0 : distance(wanted, letters), index, candidate)
        }
        return rated.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(count).map { $0.2 }
    }

    /// How many letters to insert, leave out or change.
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
