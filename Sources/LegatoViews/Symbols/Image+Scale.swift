import Foundation
public import LegatoMotion

nonisolated extension EnvironmentValues {
    /// The size of symbols in relation to the font; medium by default.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

nonisolated extension EnvironmentValues {
    /// The em size of symbols in points, whatever the font; nil, the default, for that of the font.
    var symbolSize: CGFloat? {
        get { self[SymbolSizeKey.self] }
        set { self[SymbolSizeKey.self] = newValue }
    }
}

private nonisolated enum SymbolSizeKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

nonisolated private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

nonisolated extension Image.Scale {
    /// The size in relation to the medium one.
    var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.28
        }
    }
}

nonisolated extension View {
    /// Sets the size of symbols in the view in relation to the font.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
