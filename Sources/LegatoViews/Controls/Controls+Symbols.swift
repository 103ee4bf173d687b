import LegatoGraphics
import LegatoMotion

nonisolated extension Toggle where Label == LegatoViews.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LegatoViews.Label(title, systemImage: systemImage) }
    }
}

nonisolated extension Picker where Label == LegatoViews.Label<Text, Image> {
    /// Creates a picker with a title, a symbol and the options in its content.
    public init(
        _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            LegatoViews.Label(title, systemImage: systemImage)
        }
    }
}

nonisolated extension Menu where Label == LegatoViews.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    public init(
        _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LegatoViews.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu with a title and a symbol that performs an action when clicked.
    public init(
        _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { LegatoViews.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction
        )
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and an image from the program's resources by a typed name.
    public init(_ title: some StringProtocol, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

nonisolated extension Button where Label == LegatoViews.Label<Text, Image> {
    /// Creates a button with a title and an image from the program's resources.
    public init(
        _ title: some StringProtocol, image: ImageResource, action: @escaping () -> Void
    ) {
        self.init(action: action) { LegatoViews.Label(title, image: image) }
    }

    /// Creates a button with a role, a title and an image from the program's resources.
    public init(
        _ title: some StringProtocol, image: ImageResource, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { LegatoViews.Label(title, image: image) }
    }
}

nonisolated extension Toggle where Label == LegatoViews.Label<Text, Image> {
    /// Creates a toggle with a title and an image from the program's resources.
    public init(_ title: some StringProtocol, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LegatoViews.Label(title, image: image) }
    }
}

nonisolated extension Menu where Label == LegatoViews.Label<Text, Image> {
    /// Creates a menu with a title and an image from the program's resources.
    public init(
        _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LegatoViews.Label(title, image: image) }
    }
}
