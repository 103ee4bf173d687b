import Foundation
import Testing

/// Coverage of the facts.
struct FactsCoverageTests {
    @Test("Every fact is tested")
    func coverage() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let folders = [folder, folder.appendingPathComponent("../LegatoUIKitTests")]
        let files = try folders.flatMap {
            try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        var tested: Set<Int> = []
        for file in files where file.lastPathComponent.hasSuffix("Tests.swift") {
            let text = try String(contentsOf: file, encoding: .utf8)
            for line in text.split(separator: "\n") {
                // A test's name begins with the numbers of its facts: "P33, P34 …". The article
                // `Sources/Legato/Legato.docc/Facts.md` lists them.
                guard let quote = line.firstIndex(of: "\"") else { continue }
                for word in line[line.index(after: quote)...].split(separator: " ") {
                    guard word.first == "P",
                        let number = Int(word.dropFirst().prefix { $0.isNumber })
                    else { break }
                    tested.insert(number)
                }
            }
        }
        #expect(tested == Set(1...107))
    }
}
