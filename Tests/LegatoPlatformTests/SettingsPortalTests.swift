import Foundation
import Testing

@testable import LegatoLayers
@testable import LegatoPlatform

/// How the values of the desktop's portal are read; `.ci/window-checks` runs a portal.
struct SettingsPortalTests {
    private nonisolated static let appearance = "org.freedesktop.appearance"
    private nonisolated static let desktop = "org.gnome.desktop.interface"

    @Test("Each value of the portal is read")
    func values() {
        let settings = SystemSettings(desktop: [
            "\(Self.appearance) color-scheme": [1], "\(Self.appearance) contrast": [1],
            "\(Self.appearance) accent-color": [0.2, 0.4, 1],
            "\(Self.desktop) enable-animations": [0],
            "\(Self.desktop) text-scaling-factor": [1.25],
        ])
        #expect(settings.prefersDarkColors && settings.increasesContrast)
        #expect(settings.reducesMotion)
        #expect(settings.accentColor == SIMD3(0.2, 0.4, 1))
        #expect(settings.textScale == 1.25)
    }

    @Test(
        "Undefined and invalid values leave the default settings",
        arguments: [
            ("\(appearance) color-scheme", [2]), ("\(appearance) color-scheme", [0]),
            ("\(appearance) color-scheme", []), ("\(appearance) contrast", [7]),
            ("\(appearance) accent-color", [-1, -1, -1]), ("\(appearance) accent-color", [0.5]),
            ("\(desktop) enable-animations", [1]), ("\(desktop) text-scaling-factor", [0]),
            ("\(desktop) text-scaling-factor", [.nan]), ("\(desktop) cursor-size", [24]),
        ] as [(String, [Double])]
    )
    func meaningless(name: String, value: [Double]) {
        #expect(SystemSettings(desktop: [name: value]) == SystemSettings())
    }

    @Test("Either setting reduces motion")
    func motion() {
        let values = [
            "\(Self.appearance) reduced-motion": 1.0, "\(Self.desktop) enable-animations": 0,
        ]
        for (name, value) in values {
            #expect(SystemSettings(desktop: [name: [value]]).reducesMotion)
        }
    }

    @Test("The address of the session bus comes only from the environment")
    func address() {
        #expect(BusConnection.address(in: [:]) == nil)
        #expect(BusConnection.address(in: ["XDG_RUNTIME_DIR": "/nowhere"]) == nil)
        #expect(BusConnection.address(in: ["DBUS_SESSION_BUS_ADDRESS": ""]) == nil)
        let address = "unix:path=/tmp/bus"
        #expect(BusConnection.address(in: ["DBUS_SESSION_BUS_ADDRESS": address]) == address)
    }
}
