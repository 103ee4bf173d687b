import Foundation

/// A value of any type, stored inline for numbers and points, because animations are numerous.
enum CompactValue {
    case nothing
    case integer(Int)
    case double(Double)
    case length(CGFloat)
    case point(CGPoint)
    indirect case other(Any)

    /// Stores an optional value.
    init(_ value: Any?) {
        guard let value else {
            self = .nothing
            return
        }
        // Values of other types that merely cast to one of these are stored unchanged.
        switch type(of: value) {
        case is Int.Type: self = (value as? Int).map { .integer($0) } ?? .other(value)
        case is Double.Type: self = (value as? Double).map { .double($0) } ?? .other(value)
        case is CGFloat.Type: self = (value as? CGFloat).map { .length($0) } ?? .other(value)
        case is CGPoint.Type: self = (value as? CGPoint).map { .point($0) } ?? .other(value)
        default: self = .other(value)
        }
    }

    /// The stored value, with its original type.
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
