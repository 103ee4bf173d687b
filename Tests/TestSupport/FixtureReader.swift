/// Reads inputs by name and records which were read, so that unread ones are detected.
public final class FixtureReader {
    private let inputs: [String: FixtureValue]
    private var read: Set<String> = []
    private var children: [FixtureReader] = []

    init(_ inputs: [String: FixtureValue]) {
        self.inputs = inputs
    }

    /// Returns whether there is an input with a name.
    public func has(_ name: String) -> Bool { inputs[name] != nil }

    /// Returns the input with a name; nil if it is missing.
    public func value(_ name: String) -> FixtureValue? {
        read.insert(name)
        return inputs[name]
    }

    /// Returns the number with a name, or a default where it is missing or null.
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

    /// Returns the Boolean with a name, or a default where it is missing.
    public func bool(_ name: String, default fallback: Bool) throws -> Bool {
        switch value(name) {
        case nil: return fallback
        case .bool(let bool): return bool
        case .some(let value): throw FixtureError.wrongInput(name, value)
        }
    }

    /// Returns the string with a name.
    public func string(_ name: String) throws -> String {
        switch value(name) {
        case nil: throw FixtureError.missingInput(name)
        case .string(let string): return string
        case .some(let value): throw FixtureError.wrongInput(name, value)
        }
    }

    /// Returns the numbers with a name.
    public func numbers(_ name: String) throws -> [Double] {
        guard let value = value(name) else { throw FixtureError.missingInput(name) }
        guard let numbers = value.numbers else { throw FixtureError.wrongInput(name, value) }
        return numbers
    }

    /// Returns a reader of the inputs inside an input.
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

    /// Returns readers of the inputs inside each entry of a list.
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

    /// Returns a reader of one input under another name.
    public func renamed(_ name: String, to other: String) throws -> FixtureReader {
        guard let value = value(name) else { throw FixtureError.missingInput(name) }
        let child = FixtureReader([other: value])
        children.append(child)
        return child
    }

    /// The names of all inputs, in alphabetical order.
    public var names: [String] { inputs.keys.sorted() }

    /// Throws for the first input, in alphabetical order, that was not read.
    public func finish() throws {
        if let name = inputs.keys.sorted().first(where: { !read.contains($0) }) {
            throw FixtureError.unknownInput(name)
        }
        for child in children { try child.finish() }
    }
}
