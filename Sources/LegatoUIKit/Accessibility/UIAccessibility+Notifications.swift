public import Foundation

extension UIAccessibility {
    /// Posted when the user's preference for reduced motion has changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification =
        LifeNotifications.name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when the user's preference for a higher contrast has changed.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification =
        LifeNotifications.name("UIAccessibilityDarkerColorsEnabledDidChangeNotification")
}
