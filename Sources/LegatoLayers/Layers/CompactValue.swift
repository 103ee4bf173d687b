import Foundation

/// A value of any type in the few bytes that numbers and points need: many animations are kept.
enum CompactValue {
    case nothing
    case integer(Int)
    case double(Double)
    case length(CGFloat)
    case point(CGPoint)
    indirect case other(Any)

    /// Holds a value or nothing.
    init(_ value: Any?) {
        guard let value else {
            self = .nothing
            return
        }
        // What only converts to one of these types stays what it is.
        switch type(of: value) {
        case is Int.Type: self = (value as? Int).map { .integer($0) } ?? .other(value)
        case is Double.Type: self = (value as? Double).map { .double($0) } ?? .other(value)
        case is CGFloat.Type: self = (value as? CGFloat).map { .length($0) } ?? .other(value)
        case is CGPoint.Type: self = (value as? CGPoint).map { .point($0) } ?? .other(value)
        default: self = .other(value)
        }
    }

    /// The value as it was given.
    var value: Any? {
        switch self {
        case .nothing: nil
        case .integer(let number): number
        case .double(let number): number
        case .length(let length): length
        case .point(let point): point
        case .other(let value): value
        }
    }
}
