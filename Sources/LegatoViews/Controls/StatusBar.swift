import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension View {
    /// Hides the status bar; windows have none, so that showing it has no effect and is reported
    /// once.
    public func statusBarHidden(_ hidden: Bool = true) -> some View {
        if !hidden {
            ViewWarning.print(
                WarningSubject("statusBarHidden(_:)", in: nil),
                "has no effect: windows have no status bar to show."
            )
        }
        return self
    }

    /// Hides the status bar: the older form of `statusBarHidden(_:)`.
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Hides the indicator of the home gesture; windows have none, so that showing it has no effect
    /// and is reported once.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        if visibility == .visible {
            ViewWarning.print(
                WarningSubject("persistentSystemOverlays(_:)", in: nil),
                "has no effect: windows have no system overlays to show."
            )
        }
        return self
    }
}
