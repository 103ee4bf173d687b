public import Foundation

/// A JSON value.
public enum JSONValue: Equatable, Sendable {
    /// A number.
    case number(Double)
    /// A string.
    case text(String)
    /// A Boolean.
    case flag(Bool)
    /// Null: a figure that is not defined for this run.
    case null
    /// An array.
    case list([JSONValue])
    /// An object.
    case object([String: JSONValue])

    /// Writes the value to a file, with sorted keys.
    /// - Throws: `BenchmarkError` if the file cannot be written.
    public func write(to path: String) throws(BenchmarkError) {
        try FigureFile.write(self, to: path)
    }

    /// The value as JSON, with sorted keys.
    public var text: String {
        (try? FigureFile.data(of: self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }

    /// Reads a value from a file.
    /// - Throws: `BenchmarkError` if the file does not exist or is not JSON.
    public init(contentsOf path: String) throws(BenchmarkError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw BenchmarkError(
                "Could not read \(path). Name a file that an earlier run wrote with --json."
            )
        }
        guard let value = JSONValue(data) else {
            throw BenchmarkError(
                "\(path) is not JSON. Name a file that an earlier run wrote with --json."
            )
        }
        self = value
    }

    /// Parses a value from JSON; nil if it is invalid.
    public init?(_ data: Data) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
        self = value
    }

    /// The number; nil for other values.
    public var number: Double? { if case .number(let number) = self { number } else { nil } }

    /// The value for a key of an object; nil if there is none.
    public subscript(name: String) -> JSONValue? {
        if case .object(let values) = self { values[name] } else { nil }
    }
}

extension JSONValue: Codable {
    /// Decodes a value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Encodes the value; numbers that JSON cannot represent become null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number) where number.isFinite: try container.encode(number)
        case .number, .null: try container.encodeNil()
        case .text(let text): try container.encode(text)
        case .flag(let flag): try container.encode(flag)
        case .list(let list): try container.encode(list)
        case .object(let object): try container.encode(object)
        }
    }
}
