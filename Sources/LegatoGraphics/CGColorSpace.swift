public import Foundation

/// A text of Core Foundation; a `String`.
public typealias CFString = String
/// A list of Core Foundation; an array of any values.
public typealias CFArray = [Any]

/// How the components of a colour are counted.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Shades of grey: one component.
    case monochrome
    /// Red, green and blue: three components.
    case rgb
    /// Patterns: the components of the base space, which those with colours do not need.
    case pattern = 6
}

/// The meaning of colour components.
///
/// Colours are converted to sRGB when they are created: everything is stored and drawn in it.
/// Spaces are equal if they have the same name.
public final class CGColorSpace: Sendable, Hashable {
    /// The name of the space, one of the static names.
    public let name: CFString?
    /// Whether colours are shades of grey, mixed of red, green and blue, or patterns.
    public let model: CGColorSpaceModel
    /// The space of the colours of patterns; nil for a space that is not of patterns.
    public let baseColorSpace: CGColorSpace?
    /// Whether components are proportional to light instead of encoded.
    private let isLinear: Bool
    /// Whether the primaries are those of Display P3 instead of sRGB.
    private let isWide: Bool

    /// Creates the space with a name; nil, with a warning, if the name is unknown.
    public init?(name: CFString) {
        guard let known = Self.known[name] else {
            Warning.print(
                about: "colour spaces",
                "CGColorSpace(name:) returns nil for \"\(name)\"; the known names are "
                    + Self.known.keys.sorted().joined(separator: ", ") + "."
            )
            return nil
        }
        self.name = name
        (model, isLinear, isWide) = known
        baseColorSpace = nil
    }

    /// Creates the space of patterns.
    /// - Parameter baseSpace: The space of the colours of patterns without colours; nil, for
    ///   patterns with colours.
    public init?(patternBaseSpace baseSpace: CGColorSpace?) {
        name = nil
        model = .pattern
        (isLinear, isWide) = (false, false)
        baseColorSpace = baseSpace
    }

    private init(known name: CFString, _ model: CGColorSpaceModel) {
        self.name = name
        self.model = model
        (isLinear, isWide) = (false, false)
        baseColorSpace = nil
    }

    private static let known: [CFString: (CGColorSpaceModel, isLinear: Bool, isWide: Bool)] = [
        sRGB: (.rgb, false, false), extendedSRGB: (.rgb, false, false),
        linearSRGB: (.rgb, true, false), extendedLinearSRGB: (.rgb, true, false),
        displayP3: (.rgb, false, true), extendedDisplayP3: (.rgb, false, true),
        linearDisplayP3: (.rgb, true, true), extendedLinearDisplayP3: (.rgb, true, true),
        genericGrayGamma2_2: (.monochrome, false, false), extendedGray: (.monochrome, false, false),
        linearGray: (.monochrome, true, false), extendedLinearGray: (.monochrome, true, false),
    ]

    /// The name of sRGB.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of sRGB with components outside of 0...1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB with components proportional to light.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The name of linear sRGB with components outside of 0...1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of Display P3, a wider gamut with the encoding of sRGB.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name of Display P3 with components outside of 0...1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// The name of Display P3 with components proportional to light.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// The name of linear Display P3 with components outside of 0...1.
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// The name of shades of grey, encoded as sRGB.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of encoded shades of grey outside of 0...1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// The name of shades of grey proportional to light.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// The name of linear shades of grey outside of 0...1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"

    fileprivate static let rgb = CGColorSpace(known: sRGB, .rgb)
    fileprivate static let gray = CGColorSpace(known: genericGrayGamma2_2, .monochrome)

    /// The number of components without the opacity: 1 for greys, 3 for RGB; for patterns that of
    /// the base space.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .rgb: 3
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        }
    }

    /// Whether components are encoded as in sRGB, with its primaries.
    var isEncodedSRGB: Bool { !isLinear && !isWide }

    /// Returns the encoded sRGB components of a colour's components.
    func converted(_ components: [CGFloat]) -> [CGFloat] {
        func encode(_ light: CGFloat) -> CGFloat { CGFloat(encoded(Double(light))) }
        guard isWide else { return isLinear ? components.map(encode) : components }
        let c = isLinear ? components : components.map { CGFloat(decoded(Double($0))) }
        // Both spaces have the white of D65, so the rows sum to 1.
        return [
            1.224940176 * c[0] - 0.224940176 * c[1],
            -0.042056955 * c[0] + 1.042056955 * c[1],
            -0.019637555 * c[0] - 0.078636046 * c[1] + 1.098273601 * c[2],
        ].map(encode)
    }

    /// Whether both have the same name, or are of patterns with the same base.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.name == b.name && a.baseColorSpace == b.baseColorSpace
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the space of the display's red, green and blue, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the space of the display's greys, encoded as sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension CGColor {
    /// Creates a colour of the components of a space, followed by the opacity.
    ///
    /// The colour is converted to sRGB; components outside of 0...1 are kept.
    /// - Parameters:
    ///   - space: The space of the components; nil is returned for one of patterns.
    ///   - components: As many numbers as the space has components, and the opacity.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        let count = space.numberOfComponents
        let c = space.converted((0..<count).map { components[$0] })
        let alpha = components[count]
        self.init(red: c[0], green: c[count / 2], blue: c[count - 1], alpha: alpha)
    }

    /// The space of `components`: sRGB.
    public var colorSpace: CGColorSpace? { .rgb }

    /// The number of `components`: 4, red, green, blue and the opacity.
    public var numberOfComponents: Int { 4 }
}
