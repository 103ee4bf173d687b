/// The member names that the framework's types already have, which asset symbols cannot use.
enum TakenNames {
    /// The colours that are shape styles.
    private static let colors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
        "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    /// The members of `Color`.
    static let color = colors.union([
        "accentColor", "Body", "Provider", "Resolved", "RGBColorSpace", "transferRepresentation",
    ])

    /// The members of `ShapeStyle`, which `Color` has as well.
    static let shapeStyle = color.union([
        "angularGradient", "background", "bar", "conicGradient", "ellipticalGradient", "fill",
        "foreground", "image", "linearGradient", "link", "placeholder", "quaternary", "quinary",
        "radialGradient", "regularMaterial", "selection", "separator", "shadow", "tertiary",
        "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial", "ultraThinMaterial",
        "windowBackground",
    ])

    /// The members of `UIImage`.
    static let uiImage: Set<String> = [
        "Orientation", "RenderingMode", "SymbolScale", "SymbolWeight", "animatedImage",
        "writableTypeIdentifiersForItemProvider",
    ]

    /// The members of `UIColor`.
    static let uiColor: Set<String> = [
        "black", "blue", "brown", "clear", "controlAccentColor", "controlBackgroundColor",
        "controlColor", "controlTextColor", "cyan", "darkGray", "darkText", "gray", "green",
        "gridColor", "groupTableViewBackground", "label", "labelColor", "lightGray",
        "lightText", "link", "linkColor", "magenta", "opaqueSeparator", "orange",
        "placeholderText", "placeholderTextColor",
        "purple", "quaternaryLabel", "quaternaryLabelColor", "quaternarySystemFill", "red",
        "secondaryLabel", "secondaryLabelColor", "secondarySystemBackground",
        "secondarySystemFill", "secondarySystemGroupedBackground",
        "selectedContentBackgroundColor", "separator", "separatorColor", "systemBackground",
        "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
        "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
        "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
        "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
        "tertiaryLabelColor", "tertiarySystemBackground", "tertiarySystemFill",
        "tertiarySystemGroupedBackground", "textBackgroundColor", "textColor", "tintColor",
        "underPageBackgroundColor", "white", "windowBackgroundColor", "yellow",
    ]
}
