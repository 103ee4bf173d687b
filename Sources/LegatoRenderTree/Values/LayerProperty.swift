import Foundation
import LegatoGraphics

/// The properties of a layer that are committed and drawn.
///
/// `table` alone defines each property's key, type, default and behaviour; getters, setters,
/// key-value coding, implicit actions, presentation and commits use it.
@usableFromInline
package enum LayerProperty: UInt8, CaseIterable, Sendable, Hashable {
    // Each is the `CALayer` property of the same name.
    case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
    case isHidden, isDoubleSided, masksToBounds
    case contents, contentsRect, contentsScale, contentsGravity, magnificationFilter
    case backgroundColor, cornerRadius, maskedCorners, borderWidth, borderColor
    case opacity, allowsGroupOpacity
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius
    case isGeometryFlipped, contentsCenter, minificationFilter, isOpaque, needsDisplayOnBoundsChange
    case shadowPath
    case contentsFormat, minificationFilterBias, cornerCurve, shouldRasterize, rasterizationScale
    case allowsEdgeAntialiasing, edgeAntialiasingMask
    case filters, backgroundFilters, compositingFilter
    // Each is the `CAReplicatorLayer` property of the same name.
    case instanceCount, preservesDepth, instanceDelay, instanceTransform, instanceColor
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
    // Each is the `CAShapeLayer` property of the same name.
    case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit
    case lineCap, lineJoin, lineDashPhase, lineDashPattern
    // Each is the `CAGradientLayer` property of the same name, the last one `type`.
    case colors, locations, startPoint, endPoint, gradientType
    // Each is the `CATextLayer` property of the same name.
    case string, font, fontSize, foregroundColor, isWrapped, truncationMode, alignmentMode
    case allowsFontSubpixelQuantization
    // Each is the `CAEmitterLayer` property of the same name.
    case emitterCells, birthRate, lifetime, emitterPosition, emitterZPosition, emitterSize
    case emitterDepth, emitterShape, emitterMode, renderMode, velocity, scale, spin, seed

    /// The default action of a live layer when a property changes.
    package enum ImplicitAction: Sendable {
        /// None: the presentation value changes immediately.
        case none
        /// A basic animation from the old value.
        case basic
        /// A basic animation, unless the old value was nil.
        case basicFromValue
        /// A transition from the old appearance.
        case transition
    }

    /// The definition of one property.
    package struct Row: Sendable {
        /// The property.
        package let property: LayerProperty
        /// The key in key-value coding, as in Core Animation.
        package let key: String
        /// Whether animations can change it.
        package let isAnimatable: Bool
        /// The default action when it changes on a live layer.
        package let implicitAction: ImplicitAction
        /// Whether `CALayer.defaultValue(forKey:)` returns the default.
        package let storesDefault: Bool
        /// The layer class that declares the property.
        package let owner: LayerClass
        /// The kind of quantity, which determines the range; nil for a property whose finite values
        /// are all drawn, if necessary clamped.
        package let measure: PropertyMeasure?
        /// The factor applied to values while an animator changes them.
        var animationScale: Double { measure?.animationScale ?? 1 }
        /// Whether a plain layer stays plain when the property changes.
        let staysPlain: Bool
        /// The structure that stores the value.
        let place: Place
        /// The offset of the value in that structure, in bytes.
        let offset: Int
        /// The type of the value.
        package let type: PropertyType

        /// A structure that stores values of properties.
        enum Place {
            /// `LayerState` itself.
            case state
            /// `RareValues`.
            case rare
            /// `TransformValue`.
            case transform
            /// The values of the layer's class, in `LayerKind`.
            case kind
        }

        /// Creates the row of a property that is stored in `LayerState`.
        init<T: FieldValue>(
            _ property: LayerProperty, _ key: String, _ path: KeyPath<LayerState, T>,
            measure: PropertyMeasure? = nil, animatable: Bool = true,
            action: ImplicitAction = .basic,
            storesDefault: Bool = false, staysPlain: Bool = false
        ) {
            let field = Field(path)
            (self.property, self.key, self.measure) = (property, key, measure)
            (isAnimatable, implicitAction) = (animatable, action)
            (self.storesDefault, self.staysPlain) = (storesDefault, staysPlain)
            (owner, place, offset, type) = (.layer, .state, field.offset, field.type)
        }

        /// Creates the row of a property that is stored in a `ValueBox`.
        init<V: LayerValues, T: FieldValue>(
            _ property: LayerProperty, _ key: String, in path: KeyPath<V, T>,
            measure: PropertyMeasure? = nil, animatable: Bool = true,
            action: ImplicitAction = .basic,
            storesDefault: Bool = false, staysPlain: Bool = false, owner: LayerClass = V.owner
        ) {
            let field = Field(path)
            (self.property, self.key, self.measure) = (property, key, measure)
            (isAnimatable, implicitAction) = (animatable, action)
            (self.storesDefault, self.staysPlain) = (storesDefault, staysPlain)
            (self.owner, offset, type) = (owner, field.offset, field.type)
            place =
                V.self == RareValues.self
                ? .rare : V.self == TransformValue.self ? .transform : .kind
        }

        /// Creates the row of a property that cannot be animated.
        init<V: LayerValues, T: FieldValue>(
            still property: LayerProperty, _ key: String, in path: KeyPath<V, T>,
            storesDefault: Bool = true
        ) {
            self.init(
                property, key, in: path, animatable: false, action: .none,
                storesDefault: storesDefault
            )
        }
    }

    /// One row per property, in the order of the cases.
    package static let table: [Row] =
        layerRows + rarerLayerRows + replicatorRows + shapeRows + gradientRows + textRows
        + emitterRows

    private static let byKey: [String: LayerProperty] = Dictionary(
        uniqueKeysWithValues: table.map { ($0.key, $0.property) }
    )

    private static let rareOnes: [Bool] = table.map { $0.place == .rare }
    private static let plainOnes: [Bool] = table.map(\.staysPlain)

    /// The property's row in the table.
    package var row: Row { Self.table[Int(rawValue)] }

    /// Whether the value is stored in `RareValues`.
    var isRare: Bool { Self.rareOnes[Int(rawValue)] }

    /// Whether a plain layer stays plain when the property changes.
    var staysPlain: Bool { Self.plainOnes[Int(rawValue)] }

    /// Creates the property of a key; returns nil for an unknown key.
    package init?(key: String) {
        guard let property = Self.byKey[key] else { return nil }
        self = property
    }
}

extension LayerProperty {
    /// The properties of a replicator from which the delays of its instances follow.
    package static let delaying: [LayerProperty] = [.instanceCount, .instanceDelay]
}
