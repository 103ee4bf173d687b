import Foundation
import Testing

/// The random cases cover every property and every modifier.
struct CaseCoverageTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Returns the texts of the Swift files below a folder of the repository, without comments.
    private func sources(_ folder: String) throws -> [String] {
        let folder = Self.root.appending(path: folder)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let paths = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        try #require(!paths.isEmpty, "\(folder.path) has no sources")
        return try paths.map {
            try String(contentsOf: $0, encoding: .utf8).replacing(/\/\/[^\n]*/, with: "")
        }
    }

    /// Returns the matches of a regular expression's first group in some files.
    private func names(_ regex: Regex<(Substring, Substring)>, in texts: [String]) -> Set<String> {
        Set(texts.flatMap { $0.matches(of: regex).map { String($0.1) } })
    }

    /// Returns the matches of a regular expression's first group in the random cases.
    private func cased(_ regex: Regex<(Substring, Substring)>) throws -> Set<String> {
        names(regex, in: try sources("Benchmarks/Sources/fuzz/Cases"))
    }

    @Test("Random cases set every property of the property table by its key")
    func layerKeys() throws {
        let rows = try sources("Sources/LegatoRenderTree/Values").filter {
            $0.contains("[Row] = [")
        }
        let keys = names(/"(\w+)"/, in: rows)
        #expect(keys.count > 70)
        #expect(keys.subtracting(try cased(/"(\w+)"/)) == [])
    }

    @Test("Random cases set every property of an emitter cell by its key path")
    func cellKeys() throws {
        let table = try sources("Sources/LegatoRenderTree/Values")
            .filter { $0.contains("enum EmitterCellProperty") }
        let properties = names(/case \.(\w+): Field/, in: table)
        #expect(properties.count > 35)
        let keys = Set(properties.map { $0 == "isEnabled" ? "enabled" : $0 })
        #expect(keys.subtracting(try cased(/"emitterCells\.cell\.(\w+)"/)) == [])
    }

    /// Settable properties that are objects of the program, and a component of a filter's vector.
    private static let unset: Set<String> = ["delegate", "layoutManager", "w"]

    @Test("Random cases set every settable property of layers and animations")
    func layerProperties() throws {
        let property = #/ {4}(?:public|open) (?:\w+ )*var (\w+)/#
        let setter = #/ {8}(?:nonmutating )?(?:set|didSet|_modify)\b/#
        var properties: Set<String> = []
        for text in try sources("Sources/LegatoLayers/Layers")
            + sources("Sources/LegatoLayers/Animations")
        {
            var name: String?
            for line in text.split(separator: "\n") {
                if let match = line.prefixMatch(of: property) {
                    name = String(match.1)
                    let isStored = !line.contains("{") || line.contains(" = ")
                    if isStored { properties.insert(String(match.1)) }
                } else if let name, line.prefixMatch(of: setter) != nil {
                    properties.insert(name)
                } else if line.hasPrefix("    }") || line.hasPrefix("}") {
                    name = nil
                }
            }
        }
        #expect(properties.isSuperset(of: ["opacity", "repeatCount", "instanceDelay", "toValue"]))
        #expect(properties.subtracting(Self.unset).subtracting(try cased(/(\w+)/)) == [])
    }

    @Test("Random cases call every public function of views, shapes, styles and gestures")
    func modifiers() throws {
        // Names with an underscore are for debugging: they print.
        let function = #/ {4}(?:[\w@]+ )*public (?:[\w@]+ )*func ([a-z]\w*)/#
        let opening = /.*\bextension (?:View|(?:Insettable)?Shape|\w+Style|Gesture|Image|Text)\b.*/
        var functions: Set<String> = []
        for text in try sources("Sources/LegatoViews") {
            var isInside = false
            for line in text.split(separator: "\n") {
                if !line.hasPrefix(" ") { isInside = line.wholeMatch(of: opening) != nil }
                guard isInside, let match = line.prefixMatch(of: function) else { continue }
                functions.insert(String(match.1))
            }
        }
        #expect(functions.isSuperset(of: ["opacity", "trim", "onEnded", "strokeBorder"]))
        #expect(functions.subtracting(try cased(/\.(\w+)/)) == [])
    }
}
