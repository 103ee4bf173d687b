import Foundation

/// What distinguishes a font from others of its family.
nonisolated struct FontDetails: Hashable {
    var weight: Font.Weight?
    var width: Font.Width?
    var isItalic = false
    var usesMonospacedDigits = false
    /// Whether capitals become small capitals.
    var shrinksCapitals = false
    /// Whether small letters become small capitals.
    var usesSmallCapitals = false
    var leading = Font.Leading.standard

    /// The words for weight, width and slant in fontconfig's syntax.
    var styleNames: [String] {
        var names: [String] = []
        if let weight, weight != .regular { names.append(weight.name) }
        if let name = width?.name { names.append(name) }
        if isItalic { names.append("Italic") }
        return names
    }

    /// The OpenType features.
    var features: [String] {
        var features: [String] = []
        if usesMonospacedDigits { features.append("tnum") }
        if usesSmallCapitals { features.append("smcp") }
        if shrinksCapitals { features.append("c2sc") }
        return features
    }

    /// The space added between lines, in points.
    var lineSpacing: CGFloat {
        switch leading {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }
}
