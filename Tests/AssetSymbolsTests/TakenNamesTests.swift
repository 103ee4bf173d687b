import Foundation
import Testing

@testable import asset_symbols

/// The names that assets cannot have, compared with the sources of the framework.
struct TakenNamesTests {
    @Test(
        "Every public static member and type of a type with symbols is a taken name",
        arguments: [
            ("Color", TakenNames.color), ("ShapeStyle", TakenNames.shapeStyle),
            ("UIColor", TakenNames.uiColor), ("UIImage", TakenNames.uiImage),
        ])
    func taken(type: String, names: Set<String>) throws {
        let found = try members(of: type)
        #expect(!found.isEmpty)
        #expect(found.subtracting(names) == [])
    }

    /// The names of the members that a program can use by the type's name.
    private func members(of type: String) throws -> Set<String> {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let opening = try Regex(
            #"^(@.*? )*(nonisolated |public |final )*(extension|struct|class|protocol) (\w+)\b"#)
        let member = try Regex(
            #"^    (@\S+ )*(nonisolated )?public (nonisolated )?"#
                + #"(static (?:var|let|func)|struct|enum|typealias) `?(\w+)"#)
        var names: Set<String> = []
        for module in ["LegatoGraphics", "LegatoViews"] {
            let folder = root.appending(path: "Sources/\(module)")
            let items = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for url in items?.compactMap({ $0 as? URL }) ?? [] where url.pathExtension == "swift" {
                var current: Substring?
                for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
                    if let match = line.firstMatch(of: opening) { current = match[4].substring }
                    guard current == type[...], let match = line.firstMatch(of: member),
                        let name = match[5].substring
                    else { continue }
                    names.insert(String(name))
                }
            }
        }
        return names
    }
}
