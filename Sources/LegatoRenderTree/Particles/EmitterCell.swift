package import Foundation
package import LegatoGraphics

/// A committed cell of an emitter.
///
/// Units and defaults are those of the `CAEmitterCell` properties of the same names.
public struct EmitterCell: Sendable, Equatable {
    package var name: String?
    package var isEnabled = true
    package var birthRate = 0.0
    package var lifetime = 0.0
    package var lifetimeRange = 0.0
    package var emissionLatitude = 0.0
    package var emissionLongitude = 0.0
    package var emissionRange = 0.0
    package var velocity = 0.0
    package var velocityRange = 0.0
    package var xAcceleration = 0.0
    package var yAcceleration = 0.0
    package var zAcceleration = 0.0
    package var scale = 1.0
    package var scaleRange = 0.0
    package var scaleSpeed = 0.0
    package var spin = 0.0
    package var spinRange = 0.0
    package var color: CGColor? = .white
    package var redRange = 0.0
    package var greenRange = 0.0
    package var blueRange = 0.0
    package var alphaRange = 0.0
    package var redSpeed = 0.0
    package var greenSpeed = 0.0
    package var blueSpeed = 0.0
    package var alphaSpeed = 0.0
    package var contents: CGImage?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale = 1.0
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilter = CALayerContentsFilter.linear
    package var minificationFilterBias = 0.0
    package var beginTime = 0.0
    package var duration = Double.infinity
    package var speed = 1.0
    package var timeOffset = 0.0
    package var repeatCount = 0.0
    package var repeatDuration = 0.0
    package var autoreverses = false
    /// The cells of its particles.
    package var cells: [EmitterCell]?

    package init() {}

    /// Whether all numbers are valid for a cell.
    package var isValid: Bool {
        let endless: Set<EmitterCellProperty> = [.duration, .repeatCount, .repeatDuration]
        return EmitterCellProperty.allCases.allSatisfy { property in
            guard case .number(let number) = self[property] else { return self[property].isFinite }
            return number.isFinite || (number == .infinity && endless.contains(property))
        } && (cells ?? []).allSatisfy(\.isValid)
    }
}

/// The properties of a cell that key paths name; each raw value is the key.
package enum EmitterCellProperty: String, Sendable, CaseIterable {
    case isEnabled = "enabled"
    case birthRate, lifetime, lifetimeRange
    case emissionLatitude, emissionLongitude, emissionRange
    case velocity, velocityRange, xAcceleration, yAcceleration, zAcceleration
    case scale, scaleRange, scaleSpeed, spin, spinRange
    case color, redRange, greenRange, blueRange, alphaRange
    case redSpeed, greenSpeed, blueSpeed, alphaSpeed
    case contents, contentsRect, contentsScale
    case magnificationFilter, minificationFilter, minificationFilterBias
    case beginTime, duration, speed, timeOffset, repeatCount, repeatDuration, autoreverses

    private enum Place {
        case number(any WritableKeyPath<EmitterCell, Double> & Sendable)
        case bool(any WritableKeyPath<EmitterCell, Bool> & Sendable)
        case filter(any WritableKeyPath<EmitterCell, CALayerContentsFilter> & Sendable)
        case color, image, rect
    }

    /// The storage of each value.
    private var place: Place {
        switch self {
        case .isEnabled: .bool(\.isEnabled)
        case .birthRate: .number(\.birthRate)
        case .lifetime: .number(\.lifetime)
        case .lifetimeRange: .number(\.lifetimeRange)
        case .emissionLatitude: .number(\.emissionLatitude)
        case .emissionLongitude: .number(\.emissionLongitude)
        case .emissionRange: .number(\.emissionRange)
        case .velocity: .number(\.velocity)
        case .velocityRange: .number(\.velocityRange)
        case .xAcceleration: .number(\.xAcceleration)
        case .yAcceleration: .number(\.yAcceleration)
        case .zAcceleration: .number(\.zAcceleration)
        case .scale: .number(\.scale)
        case .scaleRange: .number(\.scaleRange)
        case .scaleSpeed: .number(\.scaleSpeed)
        case .spin: .number(\.spin)
        case .spinRange: .number(\.spinRange)
        case .color: .color
        case .redRange: .number(\.redRange)
        case .greenRange: .number(\.greenRange)
        case .blueRange: .number(\.blueRange)
        case .alphaRange: .number(\.alphaRange)
        case .redSpeed: .number(\.redSpeed)
        case .greenSpeed: .number(\.greenSpeed)
        case .blueSpeed: .number(\.blueSpeed)
        case .alphaSpeed: .number(\.alphaSpeed)
        case .contents: .image
        case .contentsRect: .rect
        case .contentsScale: .number(\.contentsScale)
        case .magnificationFilter: .filter(\.magnificationFilter)
        case .minificationFilter: .filter(\.minificationFilter)
        case .minificationFilterBias: .number(\.minificationFilterBias)
        case .beginTime: .number(\.beginTime)
        case .duration: .number(\.duration)
        case .speed: .number(\.speed)
        case .timeOffset: .number(\.timeOffset)
        case .repeatCount: .number(\.repeatCount)
        case .repeatDuration: .number(\.repeatDuration)
        case .autoreverses: .bool(\.autoreverses)
        }
    }

    /// The type of the property's values.
    package var type: PropertyType {
        switch place {
        case .number: .double
        case .bool: .bool
        case .filter: .filter
        case .color: .color
        case .image: .image
        case .rect: .rect
        }
    }

    /// Whether changing the property changes the times of births.
    var movesBirths: Bool {
        switch self {
        case .birthRate, .isEnabled, .beginTime, .duration, .speed, .timeOffset, .repeatCount,
            .repeatDuration, .autoreverses:
            true
        default: false
        }
    }

    /// Whether changing the property changes how long particles live.
    var movesLifetimes: Bool {
        self == .lifetime || self == .lifetimeRange || (self != .birthRate && movesBirths)
    }

    fileprivate func value(in cell: EmitterCell) -> PropertyValue {
        switch place {
        case .number(let path): .number(cell[keyPath: path])
        case .bool(let path): .bool(cell[keyPath: path])
        case .filter(let path): .name(cell[keyPath: path].rawValue)
        case .color: .color(cell.color)
        case .image: .image(cell.contents)
        case .rect: .rect(cell.contentsRect)
        }
    }

    fileprivate func set(_ value: PropertyValue, in cell: inout EmitterCell) {
        switch (place, value) {
        case (.number(let path), .number(let v)): cell[keyPath: path] = v
        case (.bool(let path), .bool(let v)): cell[keyPath: path] = v
        case (.filter(let path), .name(let v)):
            cell[keyPath: path] = CALayerContentsFilter(rawValue: v) ?? .linear
        case (.color, .color(let v)): cell.color = v
        case (.image, .image(let v)): cell.contents = v
        case (.rect, .rect(let v)): cell.contentsRect = v
        default: refuse("The property '\(rawValue)' of a cell cannot hold \(value)")
        }
    }
}

extension EmitterCell {
    /// Reads or writes a property.
    /// - Precondition: the new value has the property's type.
    package subscript(property: EmitterCellProperty) -> PropertyValue {
        get { property.value(in: self) }
        set { property.set(newValue, in: &self) }
    }
}
