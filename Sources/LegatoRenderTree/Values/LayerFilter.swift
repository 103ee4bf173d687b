import Foundation
package import LegatoDrawing

/// A committed filter of a layer.
///
/// `Kind` alone defines which filters exist and which inputs they have.
package struct LayerFilter: Sendable, Equatable {
    /// The supported filters; each raw value is the Core Image name.
    package enum Kind: String, Sendable, CaseIterable {
        // Filters of the layer's own content.
        case gaussianBlur = "CIGaussianBlur"
        case colorControls = "CIColorControls"
        case colorInvert = "CIColorInvert"
        case colorMatrix = "CIColorMatrix"
        case exposureAdjust = "CIExposureAdjust"
        case hueAdjust = "CIHueAdjust"
        /// A pixel function, which has no name in Core Image.
        case pixelEffect = ""
        // Blend modes.
        case sourceOver = "CISourceOverCompositing"
        case addition = "CIAdditionCompositing"
        case linearDodge = "CILinearDodgeBlendMode"
        case multiply = "CIMultiplyBlendMode"
        case screen = "CIScreenBlendMode"
        case overlay = "CIOverlayBlendMode"
        case darken = "CIDarkenBlendMode"
        case lighten = "CILightenBlendMode"
        case colorDodge = "CIColorDodgeBlendMode"
        case colorBurn = "CIColorBurnBlendMode"
        case hardLight = "CIHardLightBlendMode"
        case softLight = "CISoftLightBlendMode"
        case difference = "CIDifferenceBlendMode"
        case exclusion = "CIExclusionBlendMode"
        case hue = "CIHueBlendMode"
        case saturation = "CISaturationBlendMode"
        case color = "CIColorBlendMode"
        case luminosity = "CILuminosityBlendMode"
        // Compositing operators; Core Image has only the first of them, Core Animation has all.
        case sourceAtop = "CISourceAtopCompositing"
        case destinationOut = "CADestinationOutCompositing"
        case destinationOver = "CADestinationOverCompositing"
        case plusDarker = "CAPlusDarkerCompositing"

        /// The inputs with their defaults, at most 20 numbers in total.
        package var inputs: [Input] {
            switch self {
            case .gaussianBlur: [Input("inputRadius", 0, 10)]
            case .colorControls:
                [
                    Input("inputSaturation", 0, 1), Input("inputBrightness", 1, 0),
                    Input("inputContrast", 2, 1),
                ]
            case .colorMatrix:
                [
                    Input("inputRVector", 0, SIMD4(1, 0, 0, 0)),
                    Input("inputGVector", 4, SIMD4(0, 1, 0, 0)),
                    Input("inputBVector", 8, SIMD4(0, 0, 1, 0)),
                    Input("inputAVector", 12, SIMD4(0, 0, 0, 1)),
                    Input("inputBiasVector", 16, SIMD4<Double>.zero),
                ]
            case .exposureAdjust: [Input("inputEV", 0, 0.5)]
            case .hueAdjust: [Input("inputAngle", 0, 0)]
            default: []
            }
        }

        /// The blend mode of a group; nil for filters that are not blend modes.
        package var blend: GroupBlend? {
            switch self {
            case .gaussianBlur, .colorControls, .colorInvert, .colorMatrix, .exposureAdjust,
                .hueAdjust, .pixelEffect:
                nil
            case .sourceOver: .normal
            case .addition, .linearDodge: .plusLighter
            case .multiply: .multiply
            case .screen: .screen
            case .overlay: .overlay
            case .darken: .darken
            case .lighten: .lighten
            case .colorDodge: .colorDodge
            case .colorBurn: .colorBurn
            case .hardLight: .hardLight
            case .softLight: .softLight
            case .difference: .difference
            case .exclusion: .exclusion
            case .hue: .hue
            case .saturation: .saturation
            case .color: .color
            case .luminosity: .luminosity
            case .sourceAtop: .sourceAtop
            case .destinationOut: .destinationOut
            case .destinationOver: .destinationOver
            case .plusDarker: .plusDarker
            }
        }

        /// The name that `compositingFilter` accepts, such as `multiplyBlendMode`; nil for filters
        /// that are not blend modes.
        package var compositingName: String? {
            switch self {
            case .gaussianBlur, .colorControls, .colorInvert, .colorMatrix, .exposureAdjust,
                .hueAdjust, .pixelEffect:
                return nil
            case .sourceOver: return "normalBlendMode"
            case .addition: return "plusL"
            case .plusDarker: return "plusD"
            case .sourceAtop: return "sourceAtop"
            case .destinationOut: return "destOut"
            case .destinationOver: return "destOver"
            default:
                let name = rawValue.dropFirst(2)
                return name.prefix(1).lowercased() + name.dropFirst()
            }
        }
    }

    /// The filters with a name.
    package static let namedKinds = Kind.allCases.filter { $0 != .pixelEffect }

    /// An input of a filter: a number or a vector.
    package struct Input: Sendable, Equatable {
        /// The key.
        package let key: String
        /// The default value; a number is in the first lane.
        package let standard: SIMD4<Double>
        /// Whether the input is a vector of four numbers.
        package let isVector: Bool
        /// The index of its first number among the filter's numbers.
        let place: Int

        /// The count of its numbers.
        package var count: Int { isVector ? 4 : 1 }

        fileprivate init(_ key: String, _ place: Int, _ standard: Double) {
            (self.key, self.place, isVector) = (key, place, false)
            self.standard = SIMD4(standard, 0, 0, 0)
        }

        fileprivate init(_ key: String, _ place: Int, _ standard: SIMD4<Double>) {
            (self.key, self.place, isVector, self.standard) = (key, place, true, standard)
        }
    }

    /// The kind of filter.
    package var kind: Kind
    /// The name of the filter in key paths.
    package var name: String
    /// Whether the filter is applied; true by default.
    package var isEnabled = true
    /// Whether it is a blend mode that was set by its name.
    package var isPlainName = false
    /// The pixel function of a filter of that kind.
    package private(set) var effect: PixelEffect?
    /// The values of the inputs, in the order of `Kind.inputs`.
    private(set) var numbers = SIMD32<Double>.zero

    /// Creates a filter with default inputs, named after its kind.
    package init(_ kind: Kind) {
        self.kind = kind
        name = kind.rawValue
        setDefaults()
    }

    /// Creates a filter with a pixel function.
    package init(_ effect: PixelEffect) {
        self.init(.pixelEffect)
        self.effect = effect
    }

    /// Sets all inputs to their defaults.
    package mutating func setDefaults() {
        for input in kind.inputs { self[input] = input.standard }
    }

    /// The value of an input; a number is in the first lane.
    package subscript(input: Input) -> SIMD4<Double> {
        get {
            var value = SIMD4<Double>.zero
            for i in 0..<input.count { value[i] = numbers[input.place + i] }
            return value
        }
        set { for i in 0..<input.count { numbers[input.place + i] = newValue[i] } }
    }

    private func row(_ place: Int) -> SIMD4<Double> {
        SIMD4(numbers[place], numbers[place + 1], numbers[place + 2], numbers[place + 3])
    }

    /// Returns the filter to apply at a scale in device pixels per point; nil if it has no effect.
    func groupFilter(scale: Double) -> GroupFilter? {
        guard isEnabled else { return nil }
        switch kind {
        case .gaussianBlur:
            let sigma = Float(min(max(0, numbers[0]) * scale, 1e6))
            return BlurScale(sigma: sigma) == nil ? nil : .blur(sigma: sigma)
        case .colorControls:
            return row(0) == SIMD4(1, 0, 1, 0) ? nil : .colors(controls)
        case .colorInvert:
            return .colors(
                ColorMatrix(
                    red: SIMD4(-1, 0, 0, 0), green: SIMD4(0, -1, 0, 0), blue: SIMD4(0, 0, -1, 0),
                    bias: SIMD4(1, 1, 1, 0)
                )
            )
        case .colorMatrix:
            let matrix = ColorMatrix(
                red: row(0).limited, green: row(4).limited, blue: row(8).limited,
                alpha: row(12).limited, bias: row(16).limited
            )
            return matrix == ColorMatrix() ? nil : .colors(matrix)
        case .exposureAdjust:
            let factor = SIMD4<Double>(repeating: exp2(min(numbers[0], 20))).limited.x
            guard factor != 1 else { return nil }
            return .colors(
                ColorMatrix(
                    red: SIMD4(factor, 0, 0, 0), green: SIMD4(0, factor, 0, 0),
                    blue: SIMD4(0, 0, factor, 0)
                )
            )
        case .hueAdjust: return numbers[0] == 0 ? nil : .colors(hues)
        default: return nil
        }
    }

    /// The rotation about grey that keeps luminance, as in the Filter Effects specification.
    private var hues: ColorMatrix {
        let (c, s) = (cos(numbers[0]), sin(numbers[0]))
        return ColorMatrix(
            red: SIMD4(
                0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
                0.072 - c * 0.072 + s * 0.928, 0
            ).limited,
            green: SIMD4(
                0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
                0.072 - c * 0.072 - s * 0.283, 0
            ).limited,
            blue: SIMD4(
                0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
                0.072 + c * 0.928 + s * 0.072, 0
            ).limited
        )
    }

    /// `((gray + (c - gray) * saturation) + brightness - 1/2) * contrast + 1/2` of each channel.
    private var controls: ColorMatrix {
        let gray = SIMD4<Double>(0.2126, 0.7152, 0.0722, 0)
        let (saturation, brightness, contrast) = (numbers[0], numbers[1], numbers[2])
        func row(_ channel: Int) -> SIMD4<Float> {
            var row = gray * (1 - saturation)
            row[channel] += saturation
            return (row * contrast).limited
        }
        let bias = (brightness - 0.5) * contrast + 0.5
        return ColorMatrix(
            red: row(0), green: row(1), blue: row(2), bias: SIMD4(bias, bias, bias, 0).limited
        )
    }
}

extension SIMD4<Double> {
    /// The vector in single precision, each lane clamped to -1e6...1e6.
    fileprivate var limited: SIMD4<Float> {
        let limit = SIMD4<Double>(repeating: 1e6)
        return SIMD4<Float>(clamped(lowerBound: -limit, upperBound: limit))
    }
}
