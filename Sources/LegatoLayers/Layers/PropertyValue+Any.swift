import Foundation
import LegatoGraphics
package import LegatoRenderTree

extension PropertyValue {
    /// Converts a value of any type for a part of a property; returns nil if the type does not fit.
    ///
    /// Every Swift number type, `NSNumber` and `Bool` convert to one another, and `NSValue` to the
    /// boxed struct.
    package nonisolated init?(_ value: Any, for path: PropertyPath) {
        switch path.part {
        case .lane:
            guard let v = Boxed.number(value) else { return nil }
            self = .number(v)
        case .origin:
            guard let v = value as? CGPoint else { return nil }
            self = .point(v)
        case .size:
            guard let v = value as? CGSize else { return nil }
            self = .size(v)
        case .transform(.translation):
            let point = value as? CGPoint
            let size = point.map { CGSize(width: $0.x, height: $0.y) } ?? value as? CGSize
            guard let size else { return nil }
            self = .size(size)
        case .transform:
            guard let v = Boxed.number(value) else { return nil }
            self = .number(v)
        case .whole, .cell, .filter:
            guard let read = path.type.read(value) else { return nil }
            self = read
        }
    }

    /// The value as key-value coding returns it: numbers and Booleans as `NSNumber`, which casts to
    /// every number type that can represent it, names as `NSString`, structs unboxed; see
    /// `ValueBridging`.
    package nonisolated var any: Any? {
        switch self {
        case .number(let v): NSNumber(value: v)
        case .bool(let v): NSNumber(value: v)
        case .point(let v): v
        case .size(let v): v
        case .rect(let v): v
        case .color(let v): v
        case .quad(let v): CIVector(v)
        case .transform(let v): v
        case .image(let v): v
        case .name(let v): NSString(string: v)
        case .path(let v): v
        case .colors(let v): v
        case .numbers(let v): v?.map { NSNumber(value: $0) }
        case .string(let v): v
        case .cells(let v): v
        case .filters(let v): v?.map(\.any)
        case .composition(let v): v?.any
        }
    }
}
