import Foundation
import LegatoGraphics
import LegatoRenderTree

/// Reads and sets a drawn property through its Swift property, for key-value coding.
///
/// A key path to an `open` property calls the getter and the setter of the subclass that overrides
/// it, as key-value coding of Core Animation does.
@MainActor enum LayerAccessor {
    /// A property whose type has a property value; its parts are set with the whole of it.
    case value((NSObject) -> PropertyValue, (NSObject, PropertyValue) -> Void)
    /// A property that takes objects, which its setter converts. Parts of these are set in place.
    case object((NSObject) -> Any?, (NSObject, Any?) -> Void)

    /// The accessors of the properties that a class declares, written beside them.
    typealias Table = [LayerProperty: LayerAccessor]

    init<Owner: NSObject, PropertyField: FieldValue>(
        _ path: ReferenceWritableKeyPath<Owner, PropertyField>
    ) {
        self = .value(
            { unsafeDowncast($0, to: Owner.self)[keyPath: path].propertyValue },
            { layer, value in
                guard let value = PropertyField(value) else { return }
                unsafeDowncast(layer, to: Owner.self)[keyPath: path] = value
            }
        )
    }

    init<Owner: NSObject, PropertyField: FixedWidthInteger>(
        integer path: ReferenceWritableKeyPath<Owner, PropertyField>
    ) {
        self = .value(
            { .number(Double(unsafeDowncast($0, to: Owner.self)[keyPath: path])) },
            { layer, value in
                guard let number = Double(value) else { return }
                unsafeDowncast(layer, to: Owner.self)[keyPath: path] = PropertyField(
                    saturating: number)
            }
        )
    }

    init<Owner: NSObject>(
        numbers path: ReferenceWritableKeyPath<Owner, [NSNumber]?>
    ) {
        self = .value(
            { .numbers(unsafeDowncast($0, to: Owner.self)[keyPath: path]?.map(\.doubleValue)) },
            { layer, value in
                guard case .numbers(let numbers) = value else { return }
                unsafeDowncast(layer, to: Owner.self)[keyPath: path] =
                    numbers?.map { NSNumber(value: $0) }
            }
        )
    }

    init<Owner: NSObject, Object>(
        object path: ReferenceWritableKeyPath<Owner, Object?>, _ key: String
    ) {
        self = .object(
            { unsafeDowncast($0, to: Owner.self)[keyPath: path] },
            { layer, value in
                let object = value.flatMap { $0 as? Object }
                guard value == nil || object != nil else {
                    refuse(
                        "CALayer.\(key) must have the property's type, got \(value ?? "nil") of "
                            + "type \(type(of: value ?? "nil"))"
                    )
                }
                unsafeDowncast(layer, to: Owner.self)[keyPath: path] = object
            }
        )
    }
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
