package import Foundation
import LegatoGraphics
import LegatoRenderTree

nonisolated extension Inspection.Value: Codable {
    /// Reads a value from JSON.
    public init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        if box.decodeNil() {
            self = .nothing
        } else if let flag = try? box.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? box.decode(Double.self) {
            self = .number(number)
        } else if let numbers = try? box.decode([Double].self) {
            self = .numbers(numbers)
        } else {
            self = .text(try box.decode(String.self))
        }
    }

    /// Writes null, a Boolean, a number, an array of numbers, or a string.
    public func encode(to encoder: any Encoder) throws {
        var box = encoder.singleValueContainer()
        switch self {
        case .nothing: try box.encodeNil()
        case .flag(let flag): try box.encode(flag)
        case .number(let number): try box.encode(number)
        case .numbers(let numbers): try box.encode(numbers)
        case .text(let text): try box.encode(text)
        }
    }
}

nonisolated extension Inspection.Value: CustomStringConvertible {
    /// The value with at most three decimals.
    public var description: String {
        switch self {
        case .nothing: "nil"
        case .flag(let flag): "\(flag)"
        case .number(let number): number.short
        case .numbers(let numbers): numbers.map(\.short).joined(separator: ", ")
        case .text(let text): text
        }
    }

    /// The components; empty for non-numeric values.
    package var components: [Double] {
        switch self {
        case .number(let number): [number]
        case .numbers(let numbers): numbers
        case .nothing, .flag, .text: []
        }
    }
}

extension Inspection.Value {
    /// Creates the value of a property.
    nonisolated init(_ value: PropertyValue) {
        self =
            switch value {
            case .number(let v): .number(v)
            case .bool(let v): .flag(v)
            case .point(let v): .numbers([v.x, v.y])
            case .size(let v): .numbers([v.width, v.height])
            case .rect(let v): .numbers([v.minX, v.minY, v.width, v.height])
            case .quad(let v): .numbers([v.x, v.y, v.z, v.w])
            case .color(let v):
                v.map { .numbers([$0.red, $0.green, $0.blue, $0.alpha]) } ?? .nothing
            case .transform(let v):
                CATransform3DIsAffine(v)
                    ? .numbers([v.m11, v.m12, v.m21, v.m22, v.m41, v.m42])
                    : .numbers([
                        v.m11, v.m12, v.m13, v.m14, v.m21, v.m22, v.m23, v.m24,
                        v.m31, v.m32, v.m33, v.m34, v.m41, v.m42, v.m43, v.m44,
                    ])
            case .image(let v): v.map { .text("image, \($0.width) x \($0.height)") } ?? .nothing
            case .name(let v): .text(v)
            case .path(let v):
                v.map { .text("path in \(Inspection.words($0.boundingBoxOfPath))") } ?? .nothing
            case .colors(let v): v.map { .text("\($0.count) colors") } ?? .nothing
            case .numbers(let v): v.map { .numbers($0) } ?? .nothing
            case .string(let v): v.map { .text($0) } ?? .nothing
            case .cells(let v): v.map { .text("\($0.count) cells") } ?? .nothing
            case .filters(let v): v.map { .text("\($0.count) filters") } ?? .nothing
            case .composition(let v): v == nil ? .nothing : .text("blend mode")
            }
    }
}

nonisolated extension Inspection {
    /// A rectangle as origin and size.
    package static func words(_ rect: CGRect) -> String {
        if rect.isNull { return "nothing" }
        let origin = "(\(Double(rect.minX).short), \(Double(rect.minY).short))"
        return "\(origin) \(Double(rect.width).short) x \(Double(rect.height).short)"
    }
}
