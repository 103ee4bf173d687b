import Foundation
import LegatoGraphics

/// The contents of an image set or a colour set of an asset catalogue.
nonisolated struct AssetSet: Sendable, Decodable {
    /// The condition of a variant, such as a dark appearance.
    struct Appearance: Sendable, Decodable {
        var appearance: String?
        var value: String?
    }

    /// An image file of an image set.
    struct CataloguePicture: Sendable, Decodable {
        var filename: String?
        var scale: String?
        var idiom: String?
        var appearances: [Appearance]?

        /// The number of pixels per point; 1 if it is not one of `AssetSet.scales`.
        var pixels: CGFloat {
            let number = scale.flatMap { Double($0.dropLast()) } ?? 1
            return AssetSet.scales.contains(number) ? number : 1
        }
    }

    /// A colour of a colour set.
    struct Shade: Sendable, Decodable {
        struct ShadeValue: Sendable, Decodable {
            var space: String?
            var components: [String: String]?

            enum CodingKeys: String, CodingKey {
                case space = "color-space"
                case components
            }
        }

        var idiom: String?
        var color: ShadeValue?
        var appearances: [Appearance]?
    }

    /// Further properties of an image set.
    struct Properties: Sendable, Decodable {
        var intent: String?
        var hasNamespace: Bool?
        /// Whether a vector image stays sharp at any size.
        var preservesVectors: Bool?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
            case hasNamespace = "provides-namespace"
            case preservesVectors = "preserves-vector-representation"
        }
    }

    var images: [CataloguePicture]?
    /// The files of a data set.
    var data: [CataloguePicture]?
    var colors: [Shade]?
    var properties: Properties?

    /// Reads the contents of a folder of a catalogue; nil if there are none.
    init?(folder: URL) {
        guard
            let data = try? WholeFile.read(
                folder.appending(path: "Contents.json").path, atMost: 1 << 20),
            let contents = try? JSONDecoder().decode(AssetSet.self, from: data)
        else { return nil }
        self = contents
    }

    /// Whether a variant is for the dark appearance.
    static func isDark(_ appearances: [Appearance]?) -> Bool {
        appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }

    /// Whether a variant is for a contrast that is not in use.
    private static func isSpecial(_ appearances: [Appearance]?) -> Bool {
        appearances?.contains { $0.appearance != "luminosity" } ?? false
    }

    /// Returns the image that best fits the appearance and the scale; universal images take
    /// precedence.
    func picture(isDark: Bool, scale: CGFloat) -> CataloguePicture? {
        let files = (images ?? []).filter { $0.filename != nil && !Self.isSpecial($0.appearances) }
        let dark = files.filter { Self.isDark($0.appearances) }
        let fitting = isDark && !dark.isEmpty ? dark : files.filter { !Self.isDark($0.appearances) }
        let universal = fitting.filter { $0.idiom == "universal" || $0.idiom == nil }
        return (universal.isEmpty ? fitting : universal).min { a, b in
            Self.distance(a.pixels, scale) < Self.distance(b.pixels, scale)
        }
    }

    /// The numbers of pixels per point that an image can have.
    static let scales: ClosedRange<CGFloat> = 1...100

    /// The mismatch between an image scale and a display scale; a lower image scale is worse.
    static func distance(_ pixels: CGFloat, _ scale: CGFloat) -> CGFloat {
        pixels >= scale ? pixels - scale : 100 + scale - pixels
    }

    /// The colour for an appearance; nil if the set has none that can be read.
    func color(isDark: Bool) -> ResolvedColor? {
        let shades = (colors ?? []).filter { $0.color != nil && !Self.isSpecial($0.appearances) }
        let light =
            shades.first { !Self.isDark($0.appearances) && $0.idiom == "universal" }
            ?? shades.first { !Self.isDark($0.appearances) }
        let dark = shades.first { Self.isDark($0.appearances) }
        guard let value = (isDark ? dark ?? light : light)?.color, let parts = value.components
        else { return nil }
        func component(_ name: String) -> Double? { parts[name].flatMap(Self.number) }
        let alpha = component("alpha") ?? 1
        if let white = component("white") {
            return Color(white: white, opacity: alpha).fixed
        }
        guard let red = component("red"), let green = component("green"),
            let blue = component("blue")
        else { return nil }
        let space: Color.RGBColorSpace =
            switch value.space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return Color(space, red: red, green: green, blue: blue, opacity: alpha).fixed
    }

    /// Reads a component: a fraction, a number from 0 to 255, or such a number with 0x.
    private static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }
}

nonisolated extension Color {
    /// The components of a fixed colour.
    fileprivate var fixed: ResolvedColor? { cgColor.map { ResolvedColor($0) } }
}
