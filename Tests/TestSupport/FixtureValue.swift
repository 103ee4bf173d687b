import Foundation

/// A value of a fixture file: JSON, with infinities and NaN written as strings.
public enum FixtureValue: Sendable, Equatable, Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([FixtureValue])
    case object([String: FixtureValue])

    /// Decodes any JSON value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let list = try? container.decode([FixtureValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: FixtureValue].self))
        }
    }

    /// The number, also if it is written as one of the strings.
    public var number: Double? {
        switch self {
        case .number(let number): number
        case .string("Infinity"): .infinity
        case .string("-Infinity"): -.infinity
        case .string("NaN"): .nan
        default: nil
        }
    }

    /// The numbers of a list that contains nothing else.
    public var numbers: [Double]? {
        guard case .list(let list) = self else { return nil }
        let numbers = list.compactMap(\.number)
        return numbers.count == list.count ? numbers : nil
    }

    /// Returns whether the value equals another one, with an absolute tolerance for numbers.
    public func matches(_ other: FixtureValue, tolerance: Double) -> Bool {
        if let a = number, let b = other.number {
            return a == b || (a.isNaN && b.isNaN) || abs(a - b) <= tolerance
        }
        switch (self, other) {
        case (.list(let a), .list(let b)):
            return a.count == b.count
                && zip(a, b).allSatisfy { $0.matches($1, tolerance: tolerance) }
        case (.object(let a), .object(let b)):
            return a.count == b.count
                && a.allSatisfy { name, value in
                    b[name].map { value.matches($0, tolerance: tolerance) } ?? false
                }
        default:
            return self == other
        }
    }
}

extension FixtureValue: CustomStringConvertible {
    /// The value as JSON, with names in alphabetical order.
    public var description: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number): "\(number)"
        case .string(let string): "\"\(string)\""
        case .list(let list): "[" + list.map(\.description).joined(separator: ", ") + "]"
        case .object(let object):
            "{"
                + object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
                .joined(separator: ", ") + "}"
        }
    }
}
