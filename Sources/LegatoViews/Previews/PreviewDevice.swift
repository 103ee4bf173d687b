package import Foundation

/// A device by name, such as `iPhone 15 Pro` or `iPad Air (5th generation)`.
///
/// A preview on a device has the size of its screen in points. An unknown name is treated as a
/// phone of 393 x 852 points, with a warning.
public nonisolated struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a device with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a device with a name.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The size of the screen, upright; that of a phone for an unknown name.
    package var screenSize: CGSize { knownSize ?? CGSize(width: 393, height: 852) }

    /// The size of the screen, upright; nil for an unknown name.
    var knownSize: CGSize? {
        Self.screens[rawValue] ?? Self.screens[rawValue.prefix { $0 != "(" && $0 != "-" }.trimmed]
    }

    /// The sizes of screens by name; names without a generation are those of the latest.
    private static let screens: [String: CGSize] = {
        var screens: [String: CGSize] = [:]
        for (width, height, names) in sizes {
            for name in names.split(separator: ",") {
                screens[Substring(name).trimmed] = CGSize(width: width, height: height)
            }
        }
        return screens
    }()

    private static let sizes: [(CGFloat, CGFloat, String)] = [
        (320, 568, "iPhone 5, iPhone 5s, iPhone SE (1st generation), iPod touch"),
        (375, 667, "iPhone 6, iPhone 6s, iPhone 7, iPhone 8, iPhone SE"),
        (414, 736, "iPhone 6 Plus, iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus"),
        (375, 812, "iPhone X, iPhone Xs, iPhone XS, iPhone 11 Pro"),
        (375, 812, "iPhone 12 mini, iPhone 13 mini"),
        (414, 896, "iPhone Xr, iPhone XR, iPhone Xs Max, iPhone XS Max"),
        (414, 896, "iPhone 11, iPhone 11 Pro Max"),
        (390, 844, "iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14"),
        (390, 844, "iPhone 16e, iPhone 17e"),
        (428, 926, "iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus"),
        (393, 852, "iPhone, iPhone 14 Pro, iPhone 15, iPhone 15 Pro, iPhone 16"),
        (430, 932, "iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus"),
        (402, 874, "iPhone 16 Pro, iPhone 17, iPhone 17 Pro"),
        (440, 956, "iPhone 16 Pro Max, iPhone 17 Pro Max"),
        (420, 912, "iPhone Air"),
        (768, 1024, "iPad (5th generation), iPad (6th generation), iPad mini 4"),
        (768, 1024, "iPad mini (5th generation), iPad Pro (9.7-inch)"),
        (744, 1133, "iPad mini, iPad mini (6th generation), iPad mini (A17 Pro)"),
        (810, 1080, "iPad (7th generation), iPad (8th generation), iPad (9th generation)"),
        (820, 1180, "iPad, iPad (10th generation), iPad (A16), iPad Air"),
        (834, 1112, "iPad Air (3rd generation), iPad Pro (10.5-inch)"),
        (1024, 1366, "iPad Air 13-inch, iPad Air 13-inch (M2), iPad Air 13-inch (M3)"),
        (834, 1194, "iPad Pro, iPad Pro (11-inch), iPad Pro (11-inch) (1st generation)"),
        (834, 1194, "iPad Pro (11-inch) (2nd generation), iPad Pro (11-inch) (3rd generation)"),
        (834, 1194, "iPad Pro (11-inch) (4th generation)"),
        (834, 1210, "iPad Pro 11-inch, iPad Pro 11-inch (M4), iPad Pro 11-inch (M5)"),
        (1024, 1366, "iPad Pro (12.9-inch), iPad Pro (12.9-inch) (1st generation)"),
        (1024, 1366, "iPad Pro (12.9-inch) (2nd generation)"),
        (1024, 1366, "iPad Pro (12.9-inch) (3rd generation)"),
        (1024, 1366, "iPad Pro (12.9-inch) (4th generation)"),
        (1024, 1366, "iPad Pro (12.9-inch) (5th generation)"),
        (1024, 1366, "iPad Pro (12.9-inch) (6th generation)"),
        (1032, 1376, "iPad Pro 13-inch, iPad Pro 13-inch (M4), iPad Pro 13-inch (M5)"),
        (136, 170, "Apple Watch Series 3 - 38mm"),
        (156, 195, "Apple Watch Series 3 - 42mm"),
        (162, 197, "Apple Watch Series 4 - 40mm, Apple Watch Series 5 - 40mm"),
        (162, 197, "Apple Watch Series 6 - 40mm, Apple Watch SE - 40mm"),
        (184, 224, "Apple Watch Series 4 - 44mm, Apple Watch Series 5 - 44mm"),
        (184, 224, "Apple Watch Series 6 - 44mm, Apple Watch SE - 44mm"),
        (176, 215, "Apple Watch Series 7 - 41mm, Apple Watch Series 8 - 41mm"),
        (198, 242, "Apple Watch Series 7 - 45mm, Apple Watch Series 8 - 45mm"),
        (198, 242, "Apple Watch Series 9, Apple Watch Series 9 - 45mm"),
        (205, 251, "Apple Watch Ultra, Apple Watch Ultra 2"),
        (187, 223, "Apple Watch Series 10 - 42mm, Apple Watch Series 10 (42mm)"),
        (208, 248, "Apple Watch Series 10, Apple Watch Series 10 - 46mm"),
        (1920, 1080, "Apple TV, Apple TV 4K, Apple TV 4K (at 1080p)"),
        (800, 600, "Mac, Mac Catalyst"),
    ]
}

nonisolated extension Substring {
    /// The text without spaces at both ends.
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
