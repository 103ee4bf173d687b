import Foundation
import LegatoPlatform
import LegatoViews

/// The window that shows the program's previews.
private enum PreviewWindow: PreviewPresenter {
    static func open(matching filter: String?) throws(PlatformError) {
        let previews = PreviewCatalog.previews(
            matching: filter, watch: Application.noteRunningPreview
        )
        if previews.isEmpty { printMessage("No previews were found.") }
        let window = try LegatoPlatform.Window(
            title: "Previews of \(ProcessInfo.processInfo.processName)",
            size: CGSize(width: 1300, height: 900)
        ) { PreviewGallery(previews) }
        window.onClose = { Application.shared.terminate() }
    }
}
