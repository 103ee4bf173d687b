public import Foundation

/// Core Foundation's string type; a `String`.
public typealias CFString = String
/// Core Foundation's array type; an array of any values.
public typealias CFArray = [Any]

/// The colour model of a colour space, which determines the number of components.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Shades of grey: one component.
    case monochrome
    /// Red, green and blue: three components.
    case rgb
    /// Patterns: the components of the base space; none for coloured patterns.
    case pattern = 6
}

/// A colour space, which defines the meaning of colour components.
///
/// Colours are converted to sRGB when they are created, and stored and drawn in sRGB. Spaces are
/// equal if they have the same name.
public final class CGColorSpace: Sendable, Hashable {
    /// The name of the space, one of the static names.
    public let name: CFString?
    /// The colour model: grey, RGB or pattern.
    public let model: CGColorSpaceModel
    /// The colour space of uncoloured patterns; nil for all other spaces.
    public let baseColorSpace: CGColorSpace?
    /// Whether components are linear instead of gamma-encoded.
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

    /// Creates a pattern colour space.
    /// - Parameter baseSpace: The colour space of uncoloured patterns; nil for coloured patterns.
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
    /// The name of linear sRGB.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The name of linear sRGB with components outside of 0...1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of Display P3, a wider gamut with the encoding of sRGB.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name of Display P3 with components outside of 0...1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// The name of linear Display P3.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// The name of linear Display P3 with components outside of 0...1.
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// The name of grey with the encoding of sRGB.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of encoded grey with components outside of 0...1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// The name of linear grey.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// The name of linear grey with components outside of 0...1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"

    fileprivate static let rgb = CGColorSpace(known: sRGB, .rgb)
    fileprivate static let gray = CGColorSpace(known: genericGrayGamma2_2, .monochrome)

    /// The number of components without alpha: 1 for grey, 3 for RGB, and that of the base space
    /// for patterns.
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
        // Both spaces have the D65 white point, so the rows sum to 1.
        return [
            1.224940176 * c[0] - 0.224940176 * c[1],
            -0.042056955 * c[0] + 1.042056955 * c[1],
            -0.019637555 * c[0] - 0.078636046 * c[1] + 1.098273601 * c[2],
        ].map(encode)
    }

    /// Whether both have the same name, or are pattern spaces with the same base space.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.name == b.name && a.baseColorSpace == b.baseColorSpace
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the device's RGB space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the device's grey space, with the encoding of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension CGColor {
    /// Creates a colour from components in a colour space, followed by alpha.
    ///
    /// The colour is converted to sRGB; components outside of 0...1 are kept.
    /// - Parameters:
    ///   - space: The space of the components; a pattern space returns nil.
    ///   - components: The space's number of components, followed by alpha.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        let count = space.numberOfComponents
        let c = space.converted((0..<count).map { components[$0] })
        let alpha = components[count]
        self.init(red: c[0], green: c[count / 2], blue: c[count - 1], alpha: alpha)
    }

    /// The space of `components`: sRGB.
    public var colorSpace: CGColorSpace? { .rgb }

    /// The number of `components`: 4, for red, green, blue and alpha.
    public var numberOfComponents: Int { 4 }
}
