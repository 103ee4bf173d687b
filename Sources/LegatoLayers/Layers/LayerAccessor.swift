import Foundation
import LegatoGraphics
import LegatoRenderTree

/// Reads and sets a drawn property through its Swift property, for key-value coding.
///
/// A key path to an `open` property calls the getter and the setter of the subclass that overrides
/// it, as key-value coding of Core Animation does.
@MainActor enum LayerAccessor {
    /// A property whose type has a property value; its parts are set with the whole of it.
    case value((CALayer) -> PropertyValue, (CALayer, PropertyValue) -> Void)
    /// A property that takes objects, which its setter converts. Parts of these are set in place.
    case object((CALayer) -> Any?, (CALayer, Any?) -> Void)

    /// The accessors in the order of the property table.
    static let all: [LayerAccessor] = LayerProperty.allCases.map { property in
        accessor(ofLayer: property) ?? accessor(ofClass: property)
    }

    private init<Layer: CALayer, Value: FieldValue>(
        _ path: ReferenceWritableKeyPath<Layer, Value>
    ) {
        self = .value(
            { unsafeDowncast($0, to: Layer.self)[keyPath: path].propertyValue },
            { layer, value in
                guard let value = Value(value) else { return }
                unsafeDowncast(layer, to: Layer.self)[keyPath: path] = value
            }
        )
    }

    private init<Layer: CALayer, Value: FixedWidthInteger>(
        integer path: ReferenceWritableKeyPath<Layer, Value>
    ) {
        self = .value(
            { .number(Double(unsafeDowncast($0, to: Layer.self)[keyPath: path])) },
            { layer, value in
                guard let number = Double(value) else { return }
                unsafeDowncast(layer, to: Layer.self)[keyPath: path] = Value(saturating: number)
            }
        )
    }

    private init<Layer: CALayer>(
        numbers path: ReferenceWritableKeyPath<Layer, [NSNumber]?>
    ) {
        self = .value(
            { .numbers(unsafeDowncast($0, to: Layer.self)[keyPath: path]?.map(\.doubleValue)) },
            { layer, value in
                guard case .numbers(let numbers) = value else { return }
                unsafeDowncast(layer, to: Layer.self)[keyPath: path] =
                    numbers?.map { NSNumber(value: $0) }
            }
        )
    }

    private init<Layer: CALayer, Object>(
        object path: ReferenceWritableKeyPath<Layer, Object?>, _ key: String
    ) {
        self = .object(
            { unsafeDowncast($0, to: Layer.self)[keyPath: path] },
            { layer, value in
                let object = value.flatMap { $0 as? Object }
                guard value == nil || object != nil else {
                    refuse(
                        "CALayer.\(key) must have the property's type, got \(value ?? "nil") of "
                            + "type \(type(of: value ?? "nil"))"
                    )
                }
                unsafeDowncast(layer, to: Layer.self)[keyPath: path] = object
            }
        )
    }

    /// Returns the accessor of a property of all layers; nil for a property of a class.
    private static func accessor(ofLayer property: LayerProperty) -> LayerAccessor? {
        switch property {
        case .bounds: .init(\CALayer.bounds)
        case .position: .init(\CALayer.position)
        case .zPosition: .init(\CALayer.zPosition)
        case .anchorPoint: .init(\CALayer.anchorPoint)
        case .anchorPointZ: .init(\CALayer.anchorPointZ)
        case .transform: .init(\CALayer.transform)
        case .sublayerTransform: .init(\CALayer.sublayerTransform)
        case .isHidden: .init(\CALayer.isHidden)
        case .isDoubleSided: .init(\CALayer.isDoubleSided)
        case .masksToBounds: .init(\CALayer.masksToBounds)
        case .contents: .init(object: \CALayer.contents, "contents")
        case .contentsRect: .init(\CALayer.contentsRect)
        case .contentsScale: .init(\CALayer.contentsScale)
        case .contentsGravity: .init(\CALayer.contentsGravity)
        case .magnificationFilter: .init(\CALayer.magnificationFilter)
        case .backgroundColor: .init(\CALayer.backgroundColor)
        case .cornerRadius: .init(\CALayer.cornerRadius)
        case .maskedCorners: .init(\CALayer.maskedCorners)
        case .borderWidth: .init(\CALayer.borderWidth)
        case .borderColor: .init(\CALayer.borderColor)
        case .opacity: .init(\CALayer.opacity)
        case .allowsGroupOpacity: .init(\CALayer.allowsGroupOpacity)
        case .shadowColor: .init(\CALayer.shadowColor)
        case .shadowOpacity: .init(\CALayer.shadowOpacity)
        case .shadowOffset: .init(\CALayer.shadowOffset)
        case .shadowRadius: .init(\CALayer.shadowRadius)
        case .isGeometryFlipped: .init(\CALayer.isGeometryFlipped)
        case .contentsCenter: .init(\CALayer.contentsCenter)
        case .minificationFilter: .init(\CALayer.minificationFilter)
        case .isOpaque: .init(\CALayer.isOpaque)
        case .needsDisplayOnBoundsChange: .init(\CALayer.needsDisplayOnBoundsChange)
        case .shadowPath: .init(\CALayer.shadowPath)
        case .contentsFormat: .init(\CALayer.contentsFormat)
        case .minificationFilterBias: .init(\CALayer.minificationFilterBias)
        case .cornerCurve: .init(\CALayer.cornerCurve)
        case .shouldRasterize: .init(\CALayer.shouldRasterize)
        case .rasterizationScale: .init(\CALayer.rasterizationScale)
        case .allowsEdgeAntialiasing: .init(\CALayer.allowsEdgeAntialiasing)
        case .edgeAntialiasingMask: .init(\CALayer.edgeAntialiasingMask)
        case .filters: .init(object: \CALayer.filters, "filters")
        case .backgroundFilters: .init(object: \CALayer.backgroundFilters, "backgroundFilters")
        case .compositingFilter: .init(object: \CALayer.compositingFilter, "compositingFilter")
        default: nil
        }
    }

    /// Returns the accessor of a property of one class.
    private static func accessor(ofClass property: LayerProperty) -> LayerAccessor {
        switch property {
        case .instanceCount: .init(integer: \CAReplicatorLayer.instanceCount)
        case .preservesDepth: preservesDepth
        case .instanceDelay: .init(\CAReplicatorLayer.instanceDelay)
        case .instanceTransform: .init(\CAReplicatorLayer.instanceTransform)
        case .instanceColor: .init(\CAReplicatorLayer.instanceColor)
        case .instanceRedOffset: .init(\CAReplicatorLayer.instanceRedOffset)
        case .instanceGreenOffset: .init(\CAReplicatorLayer.instanceGreenOffset)
        case .instanceBlueOffset: .init(\CAReplicatorLayer.instanceBlueOffset)
        case .instanceAlphaOffset: .init(\CAReplicatorLayer.instanceAlphaOffset)
        case .path: .init(\CAShapeLayer.path)
        case .fillColor: .init(\CAShapeLayer.fillColor)
        case .fillRule: .init(\CAShapeLayer.fillRule)
        case .strokeColor: .init(\CAShapeLayer.strokeColor)
        case .strokeStart: .init(\CAShapeLayer.strokeStart)
        case .strokeEnd: .init(\CAShapeLayer.strokeEnd)
        case .lineWidth: .init(\CAShapeLayer.lineWidth)
        case .miterLimit: .init(\CAShapeLayer.miterLimit)
        case .lineCap: .init(\CAShapeLayer.lineCap)
        case .lineJoin: .init(\CAShapeLayer.lineJoin)
        case .lineDashPhase: .init(\CAShapeLayer.lineDashPhase)
        case .lineDashPattern: .init(numbers: \CAShapeLayer.lineDashPattern)
        case .colors: .init(object: \CAGradientLayer.colors, "colors")
        case .locations: .init(numbers: \CAGradientLayer.locations)
        case .startPoint: .init(\CAGradientLayer.startPoint)
        case .endPoint: .init(\CAGradientLayer.endPoint)
        case .gradientType: .init(\CAGradientLayer.type)
        case .string: .init(object: \CATextLayer.string, "string")
        case .font: .init(object: \CATextLayer.font, "font")
        case .fontSize: .init(\CATextLayer.fontSize)
        case .foregroundColor: .init(\CATextLayer.foregroundColor)
        case .isWrapped: .init(\CATextLayer.isWrapped)
        case .truncationMode: .init(\CATextLayer.truncationMode)
        case .alignmentMode: .init(\CATextLayer.alignmentMode)
        case .allowsFontSubpixelQuantization: .init(\CATextLayer.allowsFontSubpixelQuantization)
        case .emitterCells: .init(object: \CAEmitterLayer.emitterCells, "emitterCells")
        case .birthRate: .init(\CAEmitterLayer.birthRate)
        case .lifetime: .init(\CAEmitterLayer.lifetime)
        case .emitterPosition: .init(\CAEmitterLayer.emitterPosition)
        case .emitterZPosition: .init(\CAEmitterLayer.emitterZPosition)
        case .emitterSize: .init(\CAEmitterLayer.emitterSize)
        case .emitterDepth: .init(\CAEmitterLayer.emitterDepth)
        case .emitterShape: .init(\CAEmitterLayer.emitterShape)
        case .emitterMode: .init(\CAEmitterLayer.emitterMode)
        case .renderMode: .init(\CAEmitterLayer.renderMode)
        case .velocity: .init(\CAEmitterLayer.velocity)
        case .scale: .init(\CAEmitterLayer.scale)
        case .spin: .init(\CAEmitterLayer.spin)
        case .seed: .init(integer: \CAEmitterLayer.seed)
        default: refuse("\(property) has no accessor; add one to LayerAccessor")
        }
    }

    /// The accessor of the property that two classes declare.
    private static var preservesDepth: LayerAccessor {
        .value(
            { layer in
                let replicator = (layer as? CAReplicatorLayer)?.preservesDepth
                return .bool(replicator ?? (layer as? CAEmitterLayer)?.preservesDepth ?? false)
            },
            { layer, value in
                guard let value = Bool(value) else { return }
                (layer as? CAReplicatorLayer)?.preservesDepth = value
                (layer as? CAEmitterLayer)?.preservesDepth = value
            }
        )
    }
}

extension LayerProperty {
    /// The property's accessor.
    @MainActor var accessor: LayerAccessor { LayerAccessor.all[Int(rawValue)] }
}

extension FixedWidthInteger {
    /// The integer part of a number, limited to the type's range; 0 for NaN.
    fileprivate init(saturating number: Double) {
        if let whole = Self(exactly: number.rounded(.towardZero)) {
            self = whole
        } else {
            self = number > 0 ? .max : number < 0 ? .min : 0
        }
    }
}
