public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A round button with a question mark that opens help.
///
/// ```swift
/// HelpLink { showsHelp = true }
/// ```
public nonisolated struct HelpLink: View {
    private let action: @MainActor () -> Void
    private let url: URL?
    @Environment(\.openURL) private var openURL

    /// Creates a button that runs an action.
    ///
    /// - Parameter action: The action.
    public init(action: @escaping @MainActor () -> Void) { (self.action, url) = (action, nil) }

    /// Creates a button that opens a URL, as `Link` does.
    ///
    /// - Parameter destination: The URL.
    public init(destination: URL) { (action, url) = ({}, destination) }

    /// The button.
    public var body: some View {
        Button {
            if let url { openURL(url) } else { action() }
        } label: {
            Text(verbatim: "?")
                .font(.system(size: 13, weight: .medium))
                .frame(width: 20, height: 20)
                .background { Circle().fill(Color(.tertiarySystemFill)) }
                .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: "Help"))
    }
}
