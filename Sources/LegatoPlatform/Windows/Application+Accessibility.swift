import Foundation
import LegatoGraphics
import LegatoLayers

extension Application {
    /// Exposes the windows to assistive technologies while any are in use.
    func followAccessibility() {
        AccessibilityStatus.follow { bus in
            Task { @MainActor in
                let application = Application.shared
                application.accessibility.show(
                    { application.windows.map(\.accessibleWindow) }, on: bus
                )
                application.settingsChanged(to: application.systemSettings)
            }
        }
    }
}

extension Window {
    /// The window as exposed to assistive technologies, with its current elements.
    fileprivate var accessibleWindow: AccessibleWindow {
        var element = AccessibilityElement()
        element.identity = AccessibilityElement.Identity(self)
        (element.role, element.label, element.host) = (.window, title, host)
        element.area = CGRect(origin: origin, size: size)
        element.children = host.run {
            CATransaction.flush()
            return host.accessibilityElements
        }
        return AccessibleWindow(
            element: element, isActive: scenePhase == .active, isVisible: isVisible,
            units: handle.units
        )
    }
}
