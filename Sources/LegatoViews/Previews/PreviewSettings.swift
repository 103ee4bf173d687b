import Foundation

/// The settings that the modifiers and traits of a preview make.
nonisolated struct PreviewSettings {
    var name: String?
    var layout: PreviewLayout?
    var device: PreviewDevice?
    var orientation: InterfaceOrientation?

    /// The size of the screen.
    func screenSize(of platform: PreviewPlatform?) -> CGSize {
        let size = device?.screenSize ?? platform.screenSize
        guard orientation?.isLandscape == true else { return size }
        return CGSize(width: max(size.width, size.height), height: min(size.width, size.height))
    }
}

nonisolated extension PreviewPlatform? {
    fileprivate var screenSize: CGSize {
        switch self {
        case nil, .iOS: CGSize(width: 393, height: 852)
        case .macOS: CGSize(width: 800, height: 600)
        case .tvOS: CGSize(width: 1920, height: 1080)
        case .watchOS: CGSize(width: 198, height: 242)
        }
    }
}

nonisolated enum PreviewNameKey: LayoutValueKey {
    static var defaultValue: String? { nil }
}

nonisolated enum PreviewLayoutKey: LayoutValueKey {
    static var defaultValue: PreviewLayout? { nil }
}

nonisolated enum PreviewDeviceKey: LayoutValueKey {
    static var defaultValue: PreviewDevice? { nil }
}

nonisolated enum PreviewOrientationKey: LayoutValueKey {
    static var defaultValue: InterfaceOrientation? { nil }
}

extension ViewItem {
    /// The settings that the modifiers of the view make for its preview.
    var previewSettings: PreviewSettings {
        PreviewSettings(
            name: layoutValue(PreviewNameKey.self), layout: layoutValue(PreviewLayoutKey.self),
            device: layoutValue(PreviewDeviceKey.self),
            orientation: layoutValue(PreviewOrientationKey.self)
        )
    }
}
