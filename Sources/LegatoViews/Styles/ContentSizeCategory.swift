public import LegatoMotion

/// The size of text that the user prefers; the older name of `DynamicTypeSize`.
nonisolated public enum ContentSizeCategory: Sendable, Hashable, CaseIterable, Comparable {
    /// `DynamicTypeSize.xSmall`.
    case extraSmall
    /// `DynamicTypeSize.small`.
    case small
    /// `DynamicTypeSize.medium`.
    case medium
    /// `DynamicTypeSize.large`, the default size.
    case large
    /// `DynamicTypeSize.xLarge`.
    case extraLarge
    /// `DynamicTypeSize.xxLarge`.
    case extraExtraLarge
    /// `DynamicTypeSize.xxxLarge`.
    case extraExtraExtraLarge
    /// `DynamicTypeSize.accessibility1`.
    case accessibilityMedium
    /// `DynamicTypeSize.accessibility2`.
    case accessibilityLarge
    /// `DynamicTypeSize.accessibility3`.
    case accessibilityExtraLarge
    /// `DynamicTypeSize.accessibility4`.
    case accessibilityExtraExtraLarge
    /// `DynamicTypeSize.accessibility5`.
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

nonisolated extension EnvironmentValues {
    /// The size of text as a category; the same as `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get {
            let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)
            return index.map { ContentSizeCategory.allCases[$0] } ?? .large
        }
        set {
            let index = ContentSizeCategory.allCases.firstIndex(of: newValue)
            if let index { dynamicTypeSize = DynamicTypeSize.allCases[index] }
        }
    }
}
