import Foundation
import LegatoGraphics
import LegatoMotion

/// How important an alert or a confirmation dialog is.
nonisolated public struct DialogSeverity: Sendable, Equatable {
    private enum IconLevel { case automatic, standard, critical }
    private let level: IconLevel

    /// As important as usual.
    public static let automatic = DialogSeverity(level: .automatic)
    /// As important as usual.
    public static let standard = DialogSeverity(level: .standard)
    /// The dialog warns of a loss of data, and shows a warning sign.
    public static let critical = DialogSeverity(level: .critical)
}

/// The picture above the title of a dialog.
struct DialogIcon: View {
    @Environment(\.dialogIcon) private var icon
    @Environment(\.dialogSeverity) private var severity

    var body: some View {
        if let icon {
            icon.resizable().scaledToFit().frame(width: 48, height: 48).padding(.bottom, 4)
        } else if severity == .critical {
            Image(systemName: "exclamationmark.triangle.fill")
                .font(.system(size: 36))
                .foregroundStyle(.yellow)
                .padding(.bottom, 4)
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The picture of the dialogs that the view presents; nil for none.
    fileprivate var dialogIcon: Image? {
        get { self[DialogIconKey.self] }
        set { self[DialogIconKey.self] = newValue }
    }

    /// The importance of the dialogs that the view presents.
    fileprivate var dialogSeverity: DialogSeverity {
        get { self[DialogSeverityKey.self] }
        set { self[DialogSeverityKey.self] = newValue }
    }
}

private nonisolated enum DialogIconKey: EnvironmentKey {
    static var defaultValue: Image? { nil }
}

private nonisolated enum DialogSeverityKey: EnvironmentKey {
    static var defaultValue: DialogSeverity { .automatic }
}

nonisolated extension View {
    /// Shows a picture above the title of the alerts and confirmation dialogs that the view presents.
    ///
    /// - Parameter icon: The picture, in a square of 48 points; nil for none.
    /// - Returns: The view.
    public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }

    /// Sets how important the alerts and confirmation dialogs are that the view presents.
    ///
    /// A critical dialog shows a warning sign, unless it has a picture.
    ///
    /// - Parameter severity: The importance.
    /// - Returns: The view.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        environment(\.dialogSeverity, severity)
    }
}
