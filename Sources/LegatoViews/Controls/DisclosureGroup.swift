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
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let expanded: Binding<Bool>?
    /// Whether only the arrow shows and hides the content, in the automatic style.
    private var opensByArrow = false
    @State private var ownExpanded = false
    @Environment(\.disclosureGroupMaker) private var maker

    /// Creates a group that manages whether its content is shown; hidden at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, expanded) = (content, label(), nil)
    }

    /// Creates a group that only a click on its arrow shows and hides.
    init(
        opensByArrow: Bool, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(content: content, label: label)
        self.opensByArrow = opensByArrow
    }

    /// Creates a group whose content is shown while a binding is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.content, self.label, expanded) = (content, label(), isExpanded)
    }

    @MainActor private var isExpanded: Binding<Bool> { expanded ?? $ownExpanded }

    /// The group, in the style of the environment.
    public var body: some View {
        (maker ?? StyleMaker(AutomaticDisclosureGroupStyle())).make(
            DisclosureGroupStyleConfiguration(
                label: DisclosureGroupStyleConfiguration.Label(content: AnyView(label)),
                content: DisclosureGroupStyleConfiguration.Content(
                    content: isExpanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())
                ),
                isExpanded: isExpanded, opensByArrow: opensByArrow
            )
        )
    }
}

nonisolated extension DisclosureGroup where Label == Text {
    /// Creates a group with a localised title; its content is hidden at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title; its content is hidden at first.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a localised title whose content is shown while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a title whose content is shown while a binding is true.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
