import Foundation
import LegatoGraphics

/// Opens inspectors; implemented by a module that has views.
@_alwaysEmitConformanceMetadata
package protocol InspectorPresenter {
    /// Opens an inspector of a window, or raises the one that is open.
    static func open(for window: Window) throws(PlatformError)
}

extension Application {
    /// Whether an inspector opens when the program starts.
    private static let opensInspector: Bool = {
        let value = ProcessInfo.processInfo.environment["LEGATO_INSPECTOR"] ?? ""
        return !value.isEmpty && value != "0"
    }()

    /// Opens an inspector of the first window, if the environment requests one.
    func openRequestedInspector() throws(PlatformError) {
        guard Self.opensInspector, let window = windows.first else { return }
        try openInspector(of: window)
    }

    /// Opens an inspector of a window.
    func openInspector(of window: Window) throws(PlatformError) {
        let presenters = ConformingTypes.all(of: (any InspectorPresenter).self).compactMap {
            $0 as? any InspectorPresenter.Type
        }
        guard let presenter = presenters.first else {
            throw PlatformError(
                operation: "open the inspector", reason: "the program contains no views",
                remedy: "Import Legato instead of LegatoPlatform."
            )
        }
        try presenter.open(for: window)
    }
}
