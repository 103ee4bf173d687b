import Foundation
import Testing

/// Coverage of decisions where sources differ.
struct DecisionCoverageTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// Returns the numbers of decisions, such as C7, in the relevant lines of a folder's files.
    private func decisions(in folder: URL, lines isHeeded: (Substring) -> Bool) throws -> Set<Int> {
        var found: Set<Int> = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for line in text.split(separator: "\n") where isHeeded(line) {
                for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
                where word.first == "C" {
                    if let number = Int(word.dropFirst()) { found.insert(number) }
                }
            }
        }
        return found
    }

    @Test("Each of the seventeen decisions is named in the code and by a test")
    func coverage() throws {
        let tested = try decisions(in: Self.tests) { line in
            line.contains("@Test(") || line.trimmingCharacters(in: .whitespaces).hasPrefix("\"")
        }
        let sources = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources")
        let taken = try decisions(in: sources) { $0.contains("ecision C") }
        #expect(tested.isSuperset(of: 1...17), "untested: \(Set(1...17).subtracting(tested))")
        #expect(taken.isSuperset(of: 1...17), "not in the code: \(Set(1...17).subtracting(taken))")
    }
}
