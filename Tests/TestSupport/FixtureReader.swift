/// Reads inputs by name and notes which were read, so that none goes unnoticed.
public final class FixtureReader {
    private let inputs: [String: FixtureValue]
    private var read: Set<String> = []
    private var children: [FixtureReader] = []

    init(_ inputs: [String: FixtureValue]) {
        self.inputs = inputs
    }

    /// Whether there is an input of a name.
    public func has(_ name: String) -> Bool { inputs[name] != nil }

    /// The input of a name; `nil` if it is missing.
    public func value(_ name: String) -> FixtureValue? {
        read.insert(name)
        return inputs[name]
    }

    /// The number of a name, or a default where it is missing or null.
    public func number(_ name: String, default fallback: Double? = nil) throws -> Double {
        switch value(name) {
        case nil, .null:
            guard let fallback else { throw FixtureError.missingInput(name) }
            return fallback
        case .some(let value):
            guard let number = value.number else { throw FixtureError.wrongInput(name, value) }
            return number
        }
    }

    /// The truth value of a name, or a default where it is missing.
    public func bool(_ name: String, default fallback: Bool) throws -> Bool {
        switch value(name) {
        case nil: return fallback
        case .bool(let bool): return bool
        case .some(let value): throw FixtureError.wrongInput(name, value)
        }
    }

    /// The string of a name.
    public func string(_ name: String) throws -> String {
        switch value(name) {
        case nil: throw FixtureError.missingInput(name)
        case .string(let string): return string
        case .some(let value): throw FixtureError.wrongInput(name, value)
        }
    }

    /// The numbers of a name.
    public func numbers(_ name: String) throws -> [Double] {
        guard let value = value(name) else { throw FixtureError.missingInput(name) }
        guard let numbers = value.numbers else { throw FixtureError.wrongInput(name, value) }
        return numbers
    }

    /// The inputs inside an input.
    public func child(_ name: String) throws -> FixtureReader {
        switch value(name) {
        case nil:
            throw FixtureError.missingInput(name)
        case .object(let inputs):
            let child = FixtureReader(inputs)
            children.append(child)
            return child
        case .some(let value):
            throw FixtureError.wrongInput(name, value)
        }
    }

    /// The inputs inside each entry of a list.
    public func list(_ name: String) throws -> [FixtureReader] {
        guard let value = value(name) else { throw FixtureError.missingInput(name) }
        guard case .list(let entries) = value else { throw FixtureError.wrongInput(name, value) }
        return try entries.map { entry in
            guard case .object(let inputs) = entry else {
                throw FixtureError.wrongInput(name, entry)
            }
            let child = FixtureReader(inputs)
            children.append(child)
            return child
        }
    }

    /// A reader of one input under another name.
    public func renamed(_ name: String, to other: String) throws -> FixtureReader {
        guard let value = value(name) else { throw FixtureError.missingInput(name) }
        let child = FixtureReader([other: value])
        children.append(child)
        return child
    }

    /// The names of all inputs, in alphabetical order.
    public var names: [String] { inputs.keys.sorted() }

    /// Fails for the first input, in alphabetical order, that was not read.
    public func finish() throws {
        if let name = inputs.keys.sorted().first(where: { !read.contains($0) }) {
            throw FixtureError.unknownInput(name)
        }
        for child in children { try child.finish() }
    }
}
