import Foundation
import LegatoGraphics
package import LegatoRenderTree

extension PropertyValue {
    /// Reads a value of any type for a part of a property; nil if the type does not fit.
    ///
    /// Every Swift number type, `NSNumber` and `Bool` stand for one another, and `NSValue` for the
    /// struct inside.
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
        case .whole:
            self.init(value, type: path.property.row.type)
        case .cell, .filter:
            self.init(value, type: path.type)
        }
    }

    /// Reads a value of any type for one of the types that properties have.
    nonisolated init?(_ value: Any, type: PropertyType) {
        switch type {
        case .double, .float:
            guard let v = Boxed.number(value) else { return nil }
            self = .number(v)
        case .bool:
            guard let v = Boxed.number(value) else { return nil }
            self = .bool(v != 0)
        case .point:
            guard let v = value as? CGPoint else { return nil }
            self = .point(v)
        case .size:
            guard let v = value as? CGSize else { return nil }
            self = .size(v)
        case .rect:
            guard let v = value as? CGRect else { return nil }
            self = .rect(v)
        case .color:
            guard let v = value as? CGColor else { return nil }
            self = .color(v)
        case .quad:
            guard let v = value as? CIVector else { return nil }
            self = .quad(v.numbers)
        case .transform:
            if let v = value as? CATransform3D {
                self = .transform(v)
            } else if let v = value as? CGAffineTransform {
                self = .transform(CATransform3DMakeAffineTransform(v))
            } else {
                return nil
            }
        case .image:
            guard let v = value as? CGImage else { return nil }
            self = .image(v)
        case .gravity:
            guard let v = (value as? CALayerContentsGravity)?.rawValue ?? value as? String else {
                return nil
            }
            self = .name(v)
        case .filter:
            guard let v = (value as? CALayerContentsFilter)?.rawValue ?? value as? String else {
                return nil
            }
            self = .name(v)
        case .corners:
            guard
                let v = (value as? CACornerMask).map({ Double($0.rawValue) }) ?? Boxed.number(value)
            else { return nil }
            self = .number(v)
        case .edges:
            let mask = value as? CAEdgeAntialiasingMask
            guard let v = mask.map({ Double($0.rawValue) }) ?? Boxed.number(value) else {
                return nil
            }
            self = .number(v)
        case .curve:
            guard let v = (value as? CALayerCornerCurve)?.rawValue ?? value as? String else {
                return nil
            }
            self = .name(v)
        case .format:
            guard let v = (value as? CALayerContentsFormat)?.rawValue ?? value as? String else {
                return nil
            }
            self = .name(v)
        case .path:
            guard let v = value as? CGPath else { return nil }
            self = .path(v)
        case .colors:
            guard let v = value as? [CGColor] ?? Self.all(value, { $0 as? CGColor }) else {
                return nil
            }
            self = .colors(v)
        case .numbers:
            guard let v = Self.all(value, Boxed.number) else { return nil }
            self = .numbers(v)
        case .string:
            guard let v = value as? String else { return nil }
            self = .string(v)
        case .name(let name):
            guard let v = name.read(value) else { return nil }
            self = .name(v)
        case .cells:
            guard let v = value as? [EmitterCell] else { return nil }
            self = .cells(v)
        case .filters:
            guard let v = Self.filters(from: value) else { return nil }
            self = v
        case .composition:
            guard let v = Self.composition(from: value) else { return nil }
            self = v
        }
    }

    /// Reads every element of a list; nil if one does not fit or there is no list.
    private nonisolated static func all<T>(_ value: Any, _ read: (Any) -> T?) -> [T]? {
        guard let list = value as? [Any] else { return nil }
        let read = list.compactMap(read)
        return read.count == list.count ? read : nil
    }

    /// Reads a number of any type.
    nonisolated static func double(_ value: Any) -> Double? {
        switch value {
        case let v as Bool: v ? 1 : 0
        case let v as any BinaryInteger: Double(exactly: v) ?? Double(Int64(clamping: v))
        case let v as any BinaryFloatingPoint: Double(v)
        case let v as NSNumber: v.doubleValue
        case let v as String: Double(v)
        default: nil
        }
    }

    /// The value as key-value coding hands it out: numbers and switches as `NSNumber`, which casts
    /// to every number type that holds it, names as `NSString`, structs bare; see `ValueBridging`.
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

extension PropertyType.Name {
    /// Reads a name or its string.
    fileprivate nonisolated func read(_ value: Any) -> String? {
        if let string = value as? String { return string }
        return switch self {
        case .fillRule: (value as? CAShapeLayerFillRule)?.rawValue
        case .lineCap: (value as? CAShapeLayerLineCap)?.rawValue
        case .lineJoin: (value as? CAShapeLayerLineJoin)?.rawValue
        case .gradientType: (value as? CAGradientLayerType)?.rawValue
        case .truncationMode: (value as? CATextLayerTruncationMode)?.rawValue
        case .alignmentMode: (value as? CATextLayerAlignmentMode)?.rawValue
        case .emitterShape: (value as? CAEmitterLayerEmitterShape)?.rawValue
        case .emitterMode: (value as? CAEmitterLayerEmitterMode)?.rawValue
        case .renderMode: (value as? CAEmitterLayerRenderMode)?.rawValue
        }
    }
}
