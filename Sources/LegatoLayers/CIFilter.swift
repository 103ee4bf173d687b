import LegatoGraphics
package import LegatoRenderTree

/// The key of a blur's radius.
public nonisolated let kCIInputRadiusKey = "inputRadius"
/// The key of the factor on colourfulness.
public nonisolated let kCIInputSaturationKey = "inputSaturation"
/// The key of what is added to colours.
public nonisolated let kCIInputBrightnessKey = "inputBrightness"
/// The key of the factor on the distance from middle grey.
public nonisolated let kCIInputContrastKey = "inputContrast"

/// A filter of a layer: what its picture, or what lies below it, goes through, or how both meet.
///
/// These have Core Image's names and inputs:
/// - `CIGaussianBlur`: `inputRadius`, the standard deviation in the layer's points, 10 by default;
///   0 and below blur nothing. Scaled with the layer, by the square root of its change of area.
/// - `CIColorControls`: `inputSaturation` 1, `inputBrightness` 0, `inputContrast` 1 by default: each
///   channel c becomes `((grey + (c - grey) * saturation) + brightness - 1/2) * contrast + 1/2`.
/// - `CIColorInvert`: each channel c becomes `1 - c`.
/// - The blend modes of "Compositing and Blending Level 1", for `CALayer.compositingFilter`:
///   `CIMultiplyBlendMode`, `CIScreenBlendMode`, `CIOverlayBlendMode`, `CIDarkenBlendMode`,
///   `CILightenBlendMode`, `CIColorDodgeBlendMode`, `CIColorBurnBlendMode`,
///   `CIHardLightBlendMode`, `CISoftLightBlendMode`, `CIDifferenceBlendMode`,
///   `CIExclusionBlendMode`, `CIHueBlendMode`, `CISaturationBlendMode`, `CIColorBlendMode`,
///   `CILuminosityBlendMode`; `CISourceOverCompositing`, and `CIAdditionCompositing` and
///   `CILinearDodgeBlendMode`, which add.
///
/// All work on sRGB-encoded colours, premultiplied where they blur. A layer copies its filters: one
/// that is changed later must be assigned again, or changed and animated by a key path such as
/// `filters.blur.inputRadius`, in which `blur` is the filter's `name`.
open class CIFilter {
    package private(set) nonisolated(unsafe) var values: LayerFilter

    /// Creates a filter with its default inputs; nil for a name that is none of those above.
    public init?(name: String) {
        guard let kind = LayerFilter.Kind(rawValue: name) else { return nil }
        values = LayerFilter(kind)
    }

    /// Creates a filter with inputs; nil for a name that is none of those above.
    /// - Precondition: the filter has the inputs, and their values are finite numbers.
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
    }

    /// Creates a copy of a layer's filter.
    nonisolated init(_ values: LayerFilter) { self.values = values }

    /// The names of all filters, in alphabetical order.
    public static var filterNames: [String] { LayerFilter.Kind.allCases.map(\.rawValue).sorted() }

    /// The name of the filter in key paths; the filter's own name by default.
    /// - Precondition: it is not empty.
    public var name: String {
        get { values.name }
        set {
            require(!newValue.isEmpty, "CIFilter.name must not be empty")
            values.name = newValue
        }
    }
    /// Whether the filter does anything; true by default.
    public var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }
    /// The keys of the inputs.
    public var inputKeys: [String] { values.kind.inputs.map(\.key) }

    /// Sets all inputs to their defaults.
    open func setDefaults() { values.inputs = LayerFilter(values.kind).inputs }

    /// Returns an input, `name` or `enabled`.
    /// - Precondition: the filter has the key.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "name": return name
        case FilterPath.enabled: return isEnabled
        default: return PropertyValue.number(values.inputs[index(of: key)]).any
        }
    }

    /// Sets an input, `name` or `enabled`; nil is an input's default.
    /// - Precondition: the filter has the key, and the value is a finite number, or a name.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "name":
            guard let new = value as? String else { refuseValue(value, key) }
            name = new
        case FilterPath.enabled:
            guard case .bool(let new)? = PropertyValue(value, of: .bool) else {
                refuseValue(value, key)
            }
            isEnabled = new
        default:
            let index = index(of: key)
            guard value != nil else {
                values.inputs[index] = values.kind.inputs[index].standard
                return
            }
            guard case .number(let new)? = PropertyValue(value, of: .double), new.isFinite else {
                refuseValue(value, key)
            }
            values.inputs[index] = new
        }
    }

    private func index(of key: String) -> Int {
        guard let index = inputKeys.firstIndex(of: key) else {
            let all = inputKeys + ["name", FilterPath.enabled]
            refuse(
                "\(values.kind.rawValue) has no key '\(key)'; use one of: "
                    + all.joined(separator: ", ")
            )
        }
        return index
    }

    private func refuseValue(_ value: Any?, _ key: String) -> Never {
        refuse(
            "\(values.kind.rawValue).\(key) cannot be \(value ?? "nil") "
                + "of type \(type(of: value))"
        )
    }
}
