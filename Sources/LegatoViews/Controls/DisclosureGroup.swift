import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A label with an arrow that shows and hides further views.
///
/// ```swift
/// DisclosureGroup("Details") {
///     Text("Size: 12 KB")
/// }
/// ```
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let expanded: Binding<Bool>?
    @State private var ownExpanded = false

    /// Creates a group that manages whether its content is shown; hidden at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, expanded) = (content, label(), nil)
    }

    /// Creates a group whose content is shown while a binding is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.content, self.label, expanded) = (content, label(), isExpanded)
    }

    private var isExpanded: Binding<Bool> { expanded ?? $ownExpanded }

    /// The label and, while it is shown, the content below.
    public var body: some View {
        let isOpen = isExpanded.wrappedValue
        VStack(alignment: .leading, spacing: 8) {
            Button {
                withAnimation(.snappy(duration: 0.3)) { isExpanded.wrappedValue.toggle() }
            } label: {
                HStack {
                    label
                    Spacer()
                    ArrowShape()
                        .stroke(
                            Color.accentColor,
                            style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
                        )
                        .frame(width: 7, height: 12)
                        .frame(width: 12)
                        .rotationEffect(.degrees(isOpen ? 90 : 0))
                }
                .contentShape(Rectangle())
            }
            if isOpen { content() }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title; its content is hidden at first.
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a title whose content is shown while a binding is true.
    public init(
        _ title: some StringProtocol, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// An arrow that points to the right.
nonisolated struct ArrowShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}
