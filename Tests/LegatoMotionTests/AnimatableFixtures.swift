import Foundation
import LegatoGraphics
import LegatoMotion
import TestSupport

/// Evaluates fixtures for animatable data, vectors and colours.
enum AnimatableFixtures {
    static func answer(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        switch entry.call {
        case "Angle.animatableData":
            return try angle(reader).animatableData.fixture
        case "UnitPoint.animatableData":
            return try UnitPoint(x: reader.number("x"), y: reader.number("y")).animatableData
                .fixture
        case "CGPoint.animatableData":
            return try CGPoint(x: reader.number("x"), y: reader.number("y")).animatableData.fixture
        case "CGSize.animatableData":
            return try CGSize(width: reader.number("width"), height: reader.number("height"))
                .animatableData.fixture
        case "CGRect.animatableData":
            return try CGRect(
                x: reader.number("x"), y: reader.number("y"), width: reader.number("width"),
                height: reader.number("height")
            ).animatableData.fixture
        case "EdgeInsets.animatableData":
            return try EdgeInsets(
                top: reader.number("top"), leading: reader.number("leading"),
                bottom: reader.number("bottom"), trailing: reader.number("trailing")
            ).animatableData.fixture
        case "magnitudeSquared":
            return try magnitudeSquared(of: vectorType(reader), reader)
        case "interpolated(towards:amount:)":
            return try interpolated(vectorType(reader), reader)
        default:
            return try opacityDelta(entry)
        }
    }

    /// Evaluates "opacity A→B: delta vector" for any two numbers.
    private static func opacityDelta(_ entry: FixtureEntry) throws -> FixtureValue {
        guard
            let match = entry.call.wholeMatch(of: /opacity ([0-9.]+)→([0-9.]+): delta vector/),
            let from = Double(match.1), let to = Double(match.2)
        else { throw FixtureError.unknownCall(entry.call) }
        return (to.animatableData - from.animatableData).fixture
    }

    private static func angle(_ reader: FixtureReader) throws -> Angle {
        reader.has("degrees")
            ? .degrees(try reader.number("degrees")) : .radians(try reader.number("radians"))
    }

    private static func vectorType(_ reader: FixtureReader) throws -> any FixtureVector.Type {
        let name = try reader.string("type")
        guard let type = FixtureVectorName(name).type else {
            throw FixtureError.wrongInput("type", .string(name))
        }
        return type
    }

    private static func vector<V: FixtureVector>(
        _ name: String, _ reader: FixtureReader
    ) throws -> V {
        guard let value = reader.value(name) else { throw FixtureError.missingInput(name) }
        guard let vector = V(fixture: value) else { throw FixtureError.wrongInput(name, value) }
        return vector
    }

    private static func magnitudeSquared<V: FixtureVector>(
        of type: V.Type, _ reader: FixtureReader
    ) throws -> FixtureValue {
        let value: V = try vector("value", reader)
        return .number(value.magnitudeSquared)
    }

    private static func interpolated<V: FixtureVector>(
        _ type: V.Type, _ reader: FixtureReader
    ) throws -> FixtureValue {
        let value: V = try vector("value", reader)
        return value.interpolated(
            towards: try vector("towards", reader), amount: try reader.number("amount")
        ).fixture
    }
}
