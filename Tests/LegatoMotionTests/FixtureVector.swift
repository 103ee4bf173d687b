import Foundation
import LegatoMotion
import TestSupport

/// A vector that fixtures can contain: numbers, and lists of the components of combined vectors.
protocol FixtureVector: VectorArithmetic {
    init?(fixture: FixtureValue)
    var fixture: FixtureValue { get }
}

extension Double: FixtureVector {
    init?(fixture: FixtureValue) {
        guard let number = fixture.number else { return nil }
        self = number
    }

    var fixture: FixtureValue { .number(self) }
}

extension Float: FixtureVector {
    init?(fixture: FixtureValue) {
        guard let number = fixture.number else { return nil }
        self = Float(number)
    }

    var fixture: FixtureValue { .number(Double(self)) }
}

extension CGFloat: FixtureVector {
    init?(fixture: FixtureValue) {
        guard let number = fixture.number else { return nil }
        self = CGFloat(number)
    }

    var fixture: FixtureValue { .number(Double(self)) }
}

extension EmptyAnimatableData: FixtureVector {
    init?(fixture: FixtureValue) {
        guard fixture == .null || fixture == .list([]) else { return nil }
        self.init()
    }

    var fixture: FixtureValue { .null }
}

extension AnimatablePair: FixtureVector where First: FixtureVector, Second: FixtureVector {
    init?(fixture: FixtureValue) {
        guard case .list(let parts) = fixture, parts.count == 2,
            let first = First(fixture: parts[0]), let second = Second(fixture: parts[1])
        else { return nil }
        self.init(first, second)
    }

    var fixture: FixtureValue { .list([first.fixture, second.fixture]) }
}

extension AnimatableValues: FixtureVector where repeat each Value: FixtureVector {
    init?(fixture: FixtureValue) {
        guard case .list(let parts) = fixture else { return nil }
        var rest = parts.makeIterator()
        func next<V: FixtureVector>(_ type: V.Type) throws -> V {
            guard let part = rest.next(), let value = V(fixture: part) else {
                throw FixtureError.wrongInput("value", fixture)
            }
            return value
        }
        do {
            self = try AnimatableValues(repeat next((each Value).self))
        } catch {
            return nil
        }
        guard rest.next() == nil else { return nil }
    }

    var fixture: FixtureValue {
        var parts: [FixtureValue] = []
        for part in repeat (each value).fixture { parts.append(part) }
        return .list(parts)
    }
}

/// A parsed type name, such as "AnimatablePair<Double, Float>".
struct FixtureVectorName {
    /// The type, or nil if fixtures cannot contain it.
    let type: (any FixtureVector.Type)?

    init(_ name: String) {
        var rest = name.filter { $0 != " " }[...]
        let type = Self.readType(&rest)
        self.type = rest.isEmpty ? type : nil
    }

    private static func readType(_ rest: inout Substring) -> (any FixtureVector.Type)? {
        let name = rest.prefix { $0.isLetter }
        rest.removeFirst(name.count)
        var arguments: [any FixtureVector.Type] = []
        if rest.first == "<" {
            repeat {
                rest.removeFirst()
                if rest.first == ">" { break }
                guard let argument = readType(&rest) else { return nil }
                arguments.append(argument)
            } while rest.first == ","
            guard rest.popFirst() == ">" else { return nil }
        }
        switch (name, arguments.count) {
        case ("Double", 0): return Double.self
        case ("Float", 0): return Float.self
        case ("CGFloat", 0): return CGFloat.self
        case ("EmptyAnimatableData", 0): return EmptyAnimatableData.self
        case ("AnimatablePair", 2): return pair(arguments[0], arguments[1])
        case ("AnimatableValues", _):
            typealias NoValues = AnimatableValues<>
            var values: any FixtureValues.Type = NoValues.self
            for argument in arguments { values = values.appending(argument) }
            return values
        default: return nil
        }
    }

    private static func pair<First: FixtureVector, Second: FixtureVector>(
        _ first: First.Type, _ second: Second.Type
    ) -> any FixtureVector.Type {
        AnimatablePair<First, Second>.self
    }
}

/// Combined vectors that can be extended by another one.
protocol FixtureValues: FixtureVector {
    static func appending<Next: FixtureVector>(_ next: Next.Type) -> any FixtureValues.Type
}

extension AnimatableValues: FixtureValues where repeat each Value: FixtureVector {
    static func appending<Next: FixtureVector>(_ next: Next.Type) -> any FixtureValues.Type {
        AnimatableValues<repeat each Value, Next>.self
    }
}
