public import Foundation

/// A fact about a framework: what a call answers for inputs.
public struct FixtureEntry: Sendable, Decodable {
    /// The type that the fact is about, as "swiftui.Spring".
    public let system: String
    /// The function or property, or what is observed in words.
    public let call: String
    /// The inputs by name.
    public let inputs: [String: FixtureValue]
    /// The answer.
    public let expected: FixtureValue
    /// How far a number may be off, as an absolute difference.
    public let tolerance: Double

    /// Creates an entry that only has inputs, to read them as a fixture's are read.
    public init(inputs: [String: FixtureValue]) {
        system = ""
        call = ""
        self.inputs = inputs
        expected = .null
        tolerance = 0
    }

    /// The call and the inputs, by which a table can name the entry.
    public var key: String { "\(call) \(FixtureValue.object(inputs))" }

    /// A reader of the inputs that notes which are read.
    public var reader: FixtureReader { FixtureReader(inputs) }
}

/// Why an entry cannot be answered.
public enum FixtureError: Error, Equatable, CustomStringConvertible {
    case unknownCall(String)
    case unknownInput(String)
    case missingInput(String)
    case wrongInput(String, FixtureValue)
    case noEntries(String)

    /// What is wrong, by its name.
    public var description: String {
        switch self {
        case .unknownCall(let name): "The call \"\(name)\" is not known."
        case .unknownInput(let name): "The input \"\(name)\" is not known."
        case .missingInput(let name): "The input \"\(name)\" is missing."
        case .wrongInput(let name, let value): "The input \"\(name)\" cannot be \(value)."
        case .noEntries(let place): "There are no fixtures at \(place)."
        }
    }
}

/// Fixture files as they lie on disk.
public enum FixtureFile {
    /// The environment variable that names another file, or a folder of files, to read instead.
    public static let variable = "LEGATO_FIXTURES"

    /// Whether the files of the project are read.
    public static var isShipped: Bool { ProcessInfo.processInfo.environment[variable] == nil }

    /// Reads all entries, in the order of files and lines.
    ///
    /// - Parameters:
    ///   - environment: Where the variable is looked for, the process's by default.
    ///   - filePath: Where this file lies.
    /// - Returns: The entries, at least one.
    /// - Throws: `FixtureError.noEntries`, or what is wrong with a file.
    public static func load(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        filePath: String = #filePath
    ) throws -> [FixtureEntry] {
        let shipped = URL(fileURLWithPath: filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("LegatoMotionTests/Fixtures")
        let place =
            environment[variable].map { URL(fileURLWithPath: $0) } ?? shipped
        let entries = try files(at: place).flatMap { file in
            try JSONDecoder().decode([FixtureEntry].self, from: Data(contentsOf: file))
        }
        guard !entries.isEmpty else { throw FixtureError.noEntries(place.path) }
        return entries
    }

    private static func files(at place: URL) throws -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return [place] }
        return try FileManager.default.contentsOfDirectory(atPath: place.path)
            .filter { $0.hasSuffix(".json") }.sorted().map { place.appendingPathComponent($0) }
    }
}

extension FixtureEntry {
    /// The numbers that stand in the text of the call between two marks; `nil` without any such.
    public func numbersOfCall(after start: String, before end: Character) -> [Double]? {
        guard let range = call.firstRange(of: start) else { return nil }
        let parts = call[range.upperBound...].prefix { $0 != end }
            .split { $0 == "," || $0 == " " }
        let numbers = parts.compactMap { Double($0) }
        return numbers.count == parts.count ? numbers : nil
    }
}
