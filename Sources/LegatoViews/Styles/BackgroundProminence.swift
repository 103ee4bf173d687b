public import LegatoMotion

/// How much a background stands out.
public nonisolated struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// A background on which text and icons keep their styles.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A background in a strong colour, such as the accent colour.
    public static let increased = BackgroundProminence(isIncreased: true)
}

nonisolated extension EnvironmentValues {
    /// How much the background of the view stands out.
    ///
    /// It is standard, on selected rows of lists too: they are grey. Views of the program may set it
    /// for views inside them.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

private nonisolated enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}
