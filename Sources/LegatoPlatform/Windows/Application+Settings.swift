import Foundation
import LegatoLayers
import Synchronization

extension Application {
    /// The longest time for which the first window waits for the desktop's settings, in seconds.
    ///
    /// Portals answer within milliseconds. A later answer changes the open windows.
    private nonisolated static let settingsWait = 0.25

    /// Reads the desktop's settings and follows their changes.
    func followSettings() {
        let latest = LatestSettings()
        let isKnown = DispatchSemaphore(value: 0)
        let isFollowing = SettingsPortal.follow { settings in
            latest.value.withLock { $0 = settings }
            isKnown.signal()
            Task { @MainActor in Application.shared.settingsChanged(to: settings) }
        }
        guard isFollowing, isKnown.wait(timeout: .now() + Self.settingsWait) == .success
        else { return }
        settingsChanged(to: latest.value.withLock { $0 })
    }

    /// Applies the desktop's settings, and whether an assistive technology is in use.
    func settingsChanged(to settings: SystemSettings) {
        var settings = settings
        settings.usesScreenReader = accessibility.isOpen
        guard settings != systemSettings else { return }
        systemSettings = settings
        HostingDefaults.settings = settings
        for window in windows { window.host.setSystemSettings(settings) }
        onSystemSettingsChange?()
    }
}

/// The settings that the portal reported last.
private nonisolated final class LatestSettings: Sendable {
    let value = Mutex(SystemSettings())
}
