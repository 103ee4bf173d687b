public import Foundation
import LegatoGraphics
import LegatoMotion

/// A control that opens a URL.
public nonisolated struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link with a label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    /// The label, as a button above which the pointer is a hand.
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .pointerStyle(.link)
    }
}

nonisolated extension Link where Label == Text {
    /// Creates a link with a localised title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
