import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A box with a label around related views.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.colorScheme) private var scheme

    /// Creates a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    /// Creates a box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        (self.content, self.label) = (content(), label)
    }

    /// The label above the content, on a pale background.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label.font(.headline)
            content.inColumn.frame(maxWidth: .infinity)
        }
        .padding(16)
        .background(
            scheme == .dark
                ? Color(red: 0.11, green: 0.11, blue: 0.118)
                : Color(red: 0.949, green: 0.949, blue: 0.969),
            in: RoundedRectangle(cornerRadius: 8)
        )
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a title.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// Related controls, side by side.
public struct ControlGroup<Content: View>: View {
    private let content: Content

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group with a label, which is not drawn.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = content()
    }

    /// Creates a group with a title, which is not drawn.
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The controls.
    public var body: some View {
        HStack(spacing: 8) { content }
            .buttonStyle(BorderedButtonStyle())
    }
}
