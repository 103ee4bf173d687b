import Foundation
import LegatoGraphics

/// The type of a field.
package struct PropertyType: Sendable, Equatable {
    private let identity: ObjectIdentifier
    let type: any FieldValue.Type
    /// The number of components that are interpolated one by one; 0 if there are none.
    package let laneCount: Int

    package init<T: FieldValue>(_ type: T.Type) {
        (self.type, identity, laneCount) = (type, T.identity, T.laneCount)
    }

    package static func == (a: PropertyType, b: PropertyType) -> Bool { a.identity == b.identity }

    package static var double: PropertyType { PropertyType(Double.self) }
    package static var float: PropertyType { PropertyType(Float.self) }
    package static var bool: PropertyType { PropertyType(Bool.self) }
    package static var point: PropertyType { PropertyType(CGPoint.self) }
    package static var size: PropertyType { PropertyType(CGSize.self) }
    package static var rect: PropertyType { PropertyType(CGRect.self) }
    package static var color: PropertyType { PropertyType(CGColor?.self) }
    package static var transform: PropertyType { PropertyType(CATransform3D.self) }
    package static var image: PropertyType { PropertyType(CGImage?.self) }
    package static var filter: PropertyType { PropertyType(CALayerContentsFilter.self) }
    package static var quad: PropertyType { PropertyType(SIMD4<Double>.self) }
    package static var cells: PropertyType { PropertyType([EmitterCell]?.self) }
    package static var filters: PropertyType { PropertyType([LayerFilter]?.self) }

    /// The value that key-value coding sets for nil.
    package var nothing: PropertyValue { type.nothing }
    /// Converts a value passed to key-value coding; returns nil if it does not fit.
    package func read(_ value: Any) -> PropertyValue? { type.read(value) }
}
