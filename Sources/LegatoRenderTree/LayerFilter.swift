package import LegatoDrawing

/// A filter of a layer as it was committed.
///
/// Which filters there are, with their inputs, stands in `Kind` alone.
public struct LayerFilter: Sendable, Equatable {
    /// The filters, by the names that Core Image gives them.
    public enum Kind: String, Sendable, CaseIterable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        // What the picture itself goes through.
        case gaussianBlur = "CIGaussianBlur"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case colorControls = "CIColorControls"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case colorInvert = "CIColorInvert"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        // How the picture meets what lies below.
        case sourceOver = "CISourceOverCompositing"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case addition = "CIAdditionCompositing"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case linearDodge = "CILinearDodgeBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case multiply = "CIMultiplyBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case screen = "CIScreenBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case overlay = "CIOverlayBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case darken = "CIDarkenBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case lighten = "CILightenBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case colorDodge = "CIColorDodgeBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case colorBurn = "CIColorBurnBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case hardLight = "CIHardLightBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case softLight = "CISoftLightBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case difference = "CIDifferenceBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case exclusion = "CIExclusionBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case hue = "CIHueBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case saturation = "CISaturationBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case color = "CIColorBlendMode"
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case luminosity = "CILuminosityBlendMode"

        /// The numbers that it takes, with their defaults; at most four.
        package var inputs: [(key: String, standard: Double)] {
            switch self {
            case .gaussianBlur: [("inputRadius", 10)]
            case .colorControls:
                [("inputSaturation", 1), ("inputBrightness", 0), ("inputContrast", 1)]
            default: []
            }
        }

        /// How the picture meets what lies below; nil for what it goes through itself.
        package var blend: GroupBlend? {
            switch self {
            case .gaussianBlur, .colorControls, .colorInvert: nil
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
            }
        }

        /// The string that `compositingFilter` takes for it, such as `multiplyBlendMode`; nil for
        /// what is no blend.
        package var compositingName: String? {
            switch self {
            case .gaussianBlur, .colorControls, .colorInvert: return nil
            case .sourceOver: return "normalBlendMode"
            case .addition: return "plusL"
            default:
                let name = rawValue.dropFirst(2)
                return name.prefix(1).lowercased() + name.dropFirst()
            }
        }
    }

    /// What it does.
    package var kind: Kind
    /// Its name in key paths.
    package var name: String
    /// Whether it does anything.
    package var isEnabled = true
    /// Whether it is a blend given by its string.
    package var isPlainName = false
    /// Its inputs, in the order of the kind's.
    package var inputs: SIMD4<Double> = .zero

    /// Creates a filter with its defaults, named as its kind.
    package init(_ kind: Kind) {
        self.kind = kind
        name = kind.rawValue
        for (i, input) in kind.inputs.enumerated() { inputs[i] = input.standard }
    }

    /// The filter by which the picture goes, in device pixels; nil if it changes nothing.
    func groupFilter(scale: Double) -> GroupFilter? {
        guard isEnabled else { return nil }
        switch kind {
        case .gaussianBlur:
            let sigma = Float(min(max(0, inputs.x) * scale, 1e6))
            return BlurScale(sigma: sigma) == nil ? nil : .blur(sigma: sigma)
        case .colorControls:
            return inputs.lowHalf == SIMD2(1, 0) && inputs.z == 1 ? nil : .colors(controls)
        case .colorInvert:
            return .colors(
                ColorMatrix(
                    red: SIMD4(-1, 0, 0, 1),
                    green: SIMD4(0, -1, 0, 1),
                    blue: SIMD4(0, 0, -1, 1)
                )
            )
        default: return nil
        }
    }

    /// `((gray + (c - gray) * saturation) + brightness - 1/2) * contrast + 1/2` of each channel.
    private var controls: ColorMatrix {
        let gray = SIMD4<Double>(0.2126, 0.7152, 0.0722, 0)
        func row(_ channel: Int) -> SIMD4<Float> {
            var row = gray * (1 - inputs.x)
            row[channel] += inputs.x
            row *= inputs.z
            row.w = (inputs.y - 0.5) * inputs.z + 0.5
            let limit = SIMD4<Double>(repeating: 1e6)
            return SIMD4<Float>(row.clamped(lowerBound: -limit, upperBound: limit))
        }
        return ColorMatrix(red: row(0), green: row(1), blue: row(2))
    }
}
