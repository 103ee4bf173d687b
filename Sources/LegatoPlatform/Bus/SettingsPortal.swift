import Foundation
import LegatoLayers

/// Reads the desktop's settings from its portal, and follows their changes.
///
/// The portal is a service on the session bus that desktops provide to all programs, sandboxed ones
/// included. Without it, the settings have their defaults.
nonisolated struct SettingsPortal {
    private static let interface = "org.freedesktop.portal.Settings"

    private let connection: BusConnection
    private var values: [String: [Double]] = [:]

    /// Starts a thread that reports the settings once they are known, and at each change; returns
    /// whether there is a session bus to read them from.
    static func follow(_ report: @escaping @Sendable (SystemSettings) -> Void) -> Bool {
        guard let address = BusConnection.address() else { return false }
        // The thread ends with the session or the program.
        _ = NativeThread(name: "legato-settings") {
            guard let connection = BusConnection(to: address) else {
                return report(SystemSettings())
            }
            defer { connection.close() }
            var portal = SettingsPortal(connection: connection)
            portal.run(report)
        }
        return true
    }

    private init(connection: BusConnection) { self.connection = connection }

    private mutating func run(_ report: (SystemSettings) -> Void) {
        connection.listen(to: Self.interface)
        readAll()
        var latest = SystemSettings(desktop: values)
        report(latest)
        while let message = connection.next() {
            guard message.isSignal("SettingChanged", of: Self.interface) else { continue }
            var arguments = message.arguments
            guard let group = arguments.text() else { continue }
            take(arguments, in: group)
            let settings = SystemSettings(desktop: values)
            if settings != latest { report(settings) }
            latest = settings
        }
    }

    /// Reads the settings of the groups in use.
    private mutating func readAll() {
        let answer = try? connection.call("ReadAll", of: Self.interface) {
            $0.addArray(of: "s") {
                $0.add("org.freedesktop.appearance")
                $0.add("org.gnome.desktop.interface")
            }
        }
        guard var groups = answer?.arguments else { return }
        for entry in groups.entries() {
            var entry = entry
            guard let group = entry.text() else { continue }
            for setting in entry.entries() { take(setting, in: group) }
        }
    }

    /// Reads the name and the value of a setting.
    private mutating func take(_ setting: BusReader, in group: String) {
        var setting = setting
        guard let name = setting.text() else { return }
        values["\(group) \(name)"] = setting.numbers()
    }
}

nonisolated extension SystemSettings {
    /// Creates the settings from the portal's values, by group and name.
    ///
    /// Missing settings, and those with invalid values, have their defaults.
    init(desktop values: [String: [Double]]) {
        self.init()
        func first(_ name: String) -> Double? { values[name]?.first }
        prefersDarkColors = first("org.freedesktop.appearance color-scheme") == 1
        increasesContrast = first("org.freedesktop.appearance contrast") == 1
        reducesMotion =
            first("org.freedesktop.appearance reduced-motion") == 1
            || first("org.gnome.desktop.interface enable-animations") == 0
        if let accent = values["org.freedesktop.appearance accent-color"], accent.count == 3,
            accent.allSatisfy({ (0...1).contains($0) })
        {
            accentColor = SIMD3(accent)
        }
        if let scale = first("org.gnome.desktop.interface text-scaling-factor"),
            (0.1...10).contains(scale)
        {
            textScale = scale
        }
    }
}
