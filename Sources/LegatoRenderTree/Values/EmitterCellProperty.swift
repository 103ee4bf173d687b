import Foundation
import LegatoGraphics

/// The properties of a cell that key paths can name; each raw value is the key.
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

    /// The field of the property, without a lookup in `fields`.
    private var declaredField: Field<EmitterCell> {
        switch self {
        case .isEnabled: Field(\.isEnabled)
        case .birthRate: Field(\.birthRate)
        case .lifetime: Field(\.lifetime)
        case .lifetimeRange: Field(\.lifetimeRange)
        case .emissionLatitude: Field(\.emissionLatitude)
        case .emissionLongitude: Field(\.emissionLongitude)
        case .emissionRange: Field(\.emissionRange)
        case .velocity: Field(\.velocity)
        case .velocityRange: Field(\.velocityRange)
        case .xAcceleration: Field(\.xAcceleration)
        case .yAcceleration: Field(\.yAcceleration)
        case .zAcceleration: Field(\.zAcceleration)
        case .scale: Field(\.scale)
        case .scaleRange: Field(\.scaleRange)
        case .scaleSpeed: Field(\.scaleSpeed)
        case .spin: Field(\.spin)
        case .spinRange: Field(\.spinRange)
        case .color: Field(\.color)
        case .redRange: Field(\.redRange)
        case .greenRange: Field(\.greenRange)
        case .blueRange: Field(\.blueRange)
        case .alphaRange: Field(\.alphaRange)
        case .redSpeed: Field(\.redSpeed)
        case .greenSpeed: Field(\.greenSpeed)
        case .blueSpeed: Field(\.blueSpeed)
        case .alphaSpeed: Field(\.alphaSpeed)
        case .contents: Field(\.contents)
        case .contentsRect: Field(\.contentsRect)
        case .contentsScale: Field(\.contentsScale)
        case .magnificationFilter: Field(\.magnificationFilter)
        case .minificationFilter: Field(\.minificationFilter)
        case .minificationFilterBias: Field(\.minificationFilterBias)
        case .beginTime: Field(\.beginTime)
        case .duration: Field(\.duration)
        case .speed: Field(\.speed)
        case .timeOffset: Field(\.timeOffset)
        case .repeatCount: Field(\.repeatCount)
        case .repeatDuration: Field(\.repeatDuration)
        case .autoreverses: Field(\.autoreverses)
        }
    }

    private static let fields: [EmitterCellProperty: Field<EmitterCell>] = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, $0.declaredField) }
    )

    /// The field that stores the value.
    package var field: Field<EmitterCell> { Self.fields[self] ?? declaredField }

    /// The type of the value.
    package var type: PropertyType { field.type }

    /// Whether changing the property changes the times of births.
    var affectsBirths: Bool {
        switch self {
        case .birthRate, .isEnabled, .beginTime, .duration, .speed, .timeOffset, .repeatCount,
            .repeatDuration, .autoreverses:
            true
        default: false
        }
    }

    /// Whether changing the property changes the lifetimes of particles.
    var movesLifetimes: Bool {
        self == .lifetime || self == .lifetimeRange || (self != .birthRate && affectsBirths)
    }
}

extension EmitterCell {
    /// Accesses a property.
    /// - Precondition: the new value has the property's type.
    package subscript(property: EmitterCellProperty) -> PropertyValue {
        get { property.field.value(in: self) }
        set {
            let fits = property.field.set(newValue, in: &self)
            require(
                fits,
                "CAEmitterCell.\(property.rawValue) must have the property's type, got \(newValue)"
            )
        }
    }

    /// Whether all numbers are valid: finite, or infinite for `duration`, `repeatCount` and
    /// `repeatDuration`.
    package var isValid: Bool {
        let endless: Set<EmitterCellProperty> = [.duration, .repeatCount, .repeatDuration]
        return EmitterCellProperty.allCases.allSatisfy { property in
            guard case .number(let number) = self[property] else { return self[property].isFinite }
            return number.isFinite || (number == .infinity && endless.contains(property))
        } && (cells ?? []).allSatisfy(\.isValid)
    }
}
