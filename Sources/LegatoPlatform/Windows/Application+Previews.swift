import CSignals
import Foundation
import LegatoGraphics

/// Opens the preview window; implemented by a module that has views.
@_alwaysEmitConformanceMetadata
package protocol PreviewPresenter {
    /// Opens a window with the previews that match a filter text; nil matches all.
    static func open(matching filter: String?) throws(PlatformError)
}

extension Application {
    /// The value of `LEGATO_PREVIEWS`; nil if it is not set, empty or 0.
    private static let previews: String? = {
        let value = ProcessInfo.processInfo.environment["LEGATO_PREVIEWS"] ?? ""
        return value.isEmpty || value == "0" ? nil : value
    }()

    /// Whether the program shows its previews instead of its own windows.
    package static var showsPreviews: Bool { previews != nil }

    /// Whether the program's own windows stay hidden because its previews are shown.
    var hidesNewWindows: Bool { Self.showsPreviews && !isOpeningPreviews }

    /// Opens the preview window.
    func openPreviews() throws(PlatformError) {
        let presenters = ConformingTypes.all(of: (any PreviewPresenter).self).compactMap {
            $0 as? any PreviewPresenter.Type
        }
        guard let presenter = presenters.first else {
            throw PlatformError(
                operation: "show the previews of the program",
                reason: "it contains no views",
                remedy: "Unset LEGATO_PREVIEWS."
            )
        }
        legato_report_traps()
        isOpeningPreviews = true
        defer { isOpeningPreviews = false }
        try presenter.open(matching: Self.previews == "1" ? nil : Self.previews)
    }

    /// Records the preview whose views are being evaluated, for a message if they trap.
    package static func noteRunningPreview(_ name: String?) {
        let subject = name.map { "The preview \"\($0.prefix(100))\"" } ?? "A preview"
        legato_set_trap_message(
            "Legato: \(subject) ended the program. To see others only, set LEGATO_PREVIEWS to a "
                + "part of the name of their type or file.\n"
        )
    }
}
