import LegatoGraphics
package import LegatoRenderTree

/// The key of a blur's radius, in points.
public nonisolated let kCIInputRadiusKey = "inputRadius"
/// The key of the saturation factor.
public nonisolated let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness, which is added to colours.
public nonisolated let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast, a factor on the distance from middle grey.
public nonisolated let kCIInputContrastKey = "inputContrast"

/// The key of the vector that a colour matrix adds.
public nonisolated let kCIInputBiasVectorKey = "inputBiasVector"
/// The key of the exposure, in f-stops.
public nonisolated let kCIInputEVKey = "inputEV"
/// The key of the hue rotation, in radians.
public nonisolated let kCIInputAngleKey = "inputAngle"

/// A filter of a layer or of its background, or a blend mode for compositing the layer.
///
/// ```swift
/// if let blur = CIFilter(name: "CIGaussianBlur") {
///     blur.name = "blur"
///     blur.setValue(8, forKey: kCIInputRadiusKey)
///     card.filters = [blur]
/// }
/// ```
///
/// The filters have Core Image's names and inputs:
/// - `CIGaussianBlur`: `inputRadius`, the standard deviation in the layer's points, 10 by default;
///   0 and below do not blur. It scales with the layer, by the square root of the change of area.
/// - `CIColorControls`: `inputSaturation` 1, `inputBrightness` 0, `inputContrast` 1 by default:
///   each channel c becomes
///   `((grey + (c - grey) * saturation) + brightness - 1/2) * contrast + 1/2`.
/// - `CIColorInvert`: each channel c becomes `1 - c`.
/// - `CIColorMatrix`: `inputRVector` (1, 0, 0, 0), `inputGVector` (0, 1, 0, 0), `inputBVector` (0,
///   0, 1, 0), `inputAVector` (0, 0, 0, 1) and `inputBiasVector` (0, 0, 0, 0) by default, each a
///   `CIVector`: for the unpremultiplied colour s, red becomes `dot(s, R) + bias.x`, green, blue
///   and alpha likewise, clamped to 0...1, as in the Core Image Filter Reference. Fully transparent
///   pixels stay transparent, regardless of the bias of alpha.
/// - `CIExposureAdjust`: `inputEV`, 0.5 by default: each channel is multiplied by `2 ^ inputEV`, as
///   in the same reference (`s.rgb * pow(2.0, ev)`), at most by 2^19.
/// - `CIHueAdjust`: `inputAngle`, radians, 0 by default: rotates hues about grey and keeps their
///   luminance, with the matrix of `hue-rotate()` in Filter Effects Module Level 1.
/// - The blend modes of "Compositing and Blending Level 1", for `CALayer.compositingFilter`:
///   `CIMultiplyBlendMode`, `CIScreenBlendMode`, `CIOverlayBlendMode`, `CIDarkenBlendMode`,
///   `CILightenBlendMode`, `CIColorDodgeBlendMode`, `CIColorBurnBlendMode`,
///   `CIHardLightBlendMode`, `CISoftLightBlendMode`, `CIDifferenceBlendMode`,
///   `CIExclusionBlendMode`, `CIHueBlendMode`, `CISaturationBlendMode`, `CIColorBlendMode`,
///   `CILuminosityBlendMode`; `CISourceOverCompositing`, and `CIAdditionCompositing` and
///   `CILinearDodgeBlendMode`, which add.
/// - The compositing operators `CISourceAtopCompositing`, `CADestinationOutCompositing`,
///   `CADestinationOverCompositing` and `CAPlusDarkerCompositing`, which have the names `sourceAtop`,
///   `destOut`, `destOver` and `plusD` in `CALayer.compositingFilter`. Core Image lacks those that
///   begin with `CA`.
///
/// All filters work on sRGB-encoded colours; blurs use premultiplied ones. A layer copies its
/// filters: to change one later, assign it again, or set or animate a key path such as
/// `filters.blur.inputRadius`, in which `blur` is the filter's `name`.
@preconcurrency @MainActor open class CIFilter {
    package private(set) nonisolated(unsafe) var values: LayerFilter

    /// Creates a filter with its default inputs; nil for an unknown name.
    public init?(name: String) {
        guard let kind = LayerFilter.namedKinds.first(where: { $0.rawValue == name }) else {
            return nil
        }
        values = LayerFilter(kind)
    }

    /// Creates a filter with inputs; nil for an unknown name.
    /// - Precondition: the filter has the inputs, and their values are finite numbers or vectors of
    ///   them.
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        for (key, value) in (parameters ?? [:]).sorted(by: { $0.key < $1.key }) {
            setValue(value, forKey: key)
        }
    }

    /// Creates a copy of a layer's filter.
    package nonisolated init(_ values: LayerFilter) { self.values = values }

    /// The names of all filters, sorted.
    public static var filterNames: [String] { LayerFilter.namedKinds.map(\.rawValue).sorted() }

    /// The filter's name in key paths; the name it was created with by default.
    /// - Precondition: it is not empty.
    public var name: String {
        get { values.name }
        set {
            require(!newValue.isEmpty, "CIFilter.name must not be empty")
            values.name = newValue
        }
    }
    /// Whether the filter is applied; true by default.
    public var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }
    /// The keys of the inputs.
    public var inputKeys: [String] { values.kind.inputs.map(\.key) }

    /// Sets all inputs to their defaults.
    open func setDefaults() { values.setDefaults() }

    /// Returns the value of an input, `name` or `enabled`.
    /// - Precondition: the filter has the key.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "name": return name
        case FilterPath.enabled: return isEnabled
        default: return values.value(of: input(key)).any
        }
    }

    /// Sets an input, `name` or `enabled`; nil resets an input to its default.
    /// - Precondition: the filter has the key, and the value is a finite number, a vector of finite
    ///   numbers, or a name.
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
            let input = input(key)
            guard value != nil else {
                values[input] = input.standard
                return
            }
            let new = PropertyValue(value, of: input.isVector ? .quad : .double)
            guard let new, new.isFinite, let numbers = new.vector else { refuseValue(value, key) }
            values[input] = numbers
        }
    }

    private func input(_ key: String) -> LayerFilter.Input {
        guard let input = values.kind.inputs.first(where: { $0.key == key }) else {
            let all = inputKeys + ["name", FilterPath.enabled]
            refuse(
                "\(values.kind.rawValue) has no key '\(key)'; use one of: "
                    + all.joined(separator: ", ")
            )
        }
        return input
    }

    private func refuseValue(_ value: Any?, _ key: String) -> Never {
        refuse(
            "\(values.kind.rawValue).\(key) must have the input's type and be finite, got "
                + "\(value.map { "\($0) of type \(type(of: $0))" } ?? "nil")"
        )
    }
}

extension CIFilter: FilterSource {
    package nonisolated var layerFilter: LayerFilter { values }
}
