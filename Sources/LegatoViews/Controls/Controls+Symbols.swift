import LegatoGraphics
import LegatoMotion

nonisolated extension Toggle where Label == LegatoViews.Label<Text, Image> {
    /// Creates a toggle with a localised title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LegatoViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LegatoViews.Label(title, systemImage: systemImage) }
    }
}

nonisolated extension Picker where Label == LegatoViews.Label<Text, Image> {
    /// Creates a picker with a localised title, a symbol and the options in its content.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            LegatoViews.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title, a symbol and the options in its content.
    @_disfavoredOverload
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
    /// Creates a menu with a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LegatoViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LegatoViews.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu with a localised title and a symbol that performs an action when clicked.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { LegatoViews.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction
        )
    }

    /// Creates a menu with a title and a symbol that performs an action when clicked.
    @_disfavoredOverload
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
    /// Creates a label with a localised title and an image from the program's resources by a typed name.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label with a title and an image from the program's resources by a typed name.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

nonisolated extension Button where Label == LegatoViews.Label<Text, Image> {
    /// Creates a button with a localised title and an image from the program's resources.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void
    ) {
        self.init(action: action) { LegatoViews.Label(titleKey, image: image) }
    }

    /// Creates a button with a title and an image from the program's resources.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, image: ImageResource, action: @escaping () -> Void
    ) {
        self.init(action: action) { LegatoViews.Label(title, image: image) }
    }

    /// Creates a button with a role, a localised title and an image from the program's resources.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { LegatoViews.Label(titleKey, image: image) }
    }

    /// Creates a button with a role, a title and an image from the program's resources.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, image: ImageResource, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { LegatoViews.Label(title, image: image) }
    }
}

nonisolated extension Toggle where Label == LegatoViews.Label<Text, Image> {
    /// Creates a toggle with a localised title and an image from the program's resources.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LegatoViews.Label(titleKey, image: image) }
    }

    /// Creates a toggle with a title and an image from the program's resources.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LegatoViews.Label(title, image: image) }
    }
}

nonisolated extension Menu where Label == LegatoViews.Label<Text, Image> {
    /// Creates a menu with a localised title and an image from the program's resources.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LegatoViews.Label(titleKey, image: image) }
    }

    /// Creates a menu with a title and an image from the program's resources.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { LegatoViews.Label(title, image: image) }
    }
}
