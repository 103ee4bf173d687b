public import Foundation

/// A fact about a framework: the result of a call for inputs.
public struct FixtureEntry: Sendable, Decodable {
    /// The type that the fact is about, such as "swiftui.Spring".
    public let system: String
    /// The function or property, or a description of what is observed.
    public let call: String
    /// The inputs by name.
    public let inputs: [String: FixtureValue]
    /// The expected result.
    public let expected: FixtureValue
    /// The absolute tolerance of numbers.
    public let tolerance: Double

    /// Creates an entry with inputs only, to read them like a fixture's.
    public init(inputs: [String: FixtureValue]) {
        system = ""
        call = ""
        self.inputs = inputs
        expected = .null
        tolerance = 0
    }

    /// The call and the inputs, which identify the entry in a table.
    public var key: String { "\(call) \(FixtureValue.object(inputs))" }

    /// A reader of the inputs that records which are read.
    public var reader: FixtureReader { FixtureReader(inputs) }
}

/// The reason why an entry cannot be evaluated.
public enum FixtureError: Error, Equatable, CustomStringConvertible {
    case unknownCall(String)
    case unknownInput(String)
    case missingInput(String)
    case wrongInput(String, FixtureValue)
    case noEntries(String)

    /// A message that names what is wrong.
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

/// Fixture files on disk.
public enum FixtureFile {
    /// The environment variable with another file, or a folder of files, to read instead.
    public static let variable = "LEGATO_FIXTURES"

    /// Whether the project's own files are read.
    public static var isShipped: Bool { ProcessInfo.processInfo.environment[variable] == nil }

    /// Reads all entries, in the order of files and lines.
    ///
    /// - Parameters:
    ///   - environment: The environment that may contain the variable, by default the process's.
    ///   - filePath: The path of this source file.
    /// - Returns: The entries, at least one.
    /// - Throws: `FixtureError.noEntries`, or the error of a file.
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
    /// Returns the numbers in the call's text between two marks; nil if there are none.
    public func numbersOfCall(after start: String, before end: Character) -> [Double]? {
        guard let range = call.firstRange(of: start) else { return nil }
        let parts = call[range.upperBound...].prefix { $0 != end }
            .split { $0 == "," || $0 == " " }
        let numbers = parts.compactMap { Double($0) }
        return numbers.count == parts.count ? numbers : nil
    }
}
