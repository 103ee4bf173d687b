import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that switches between on and off, with the pointer, the space bar or Return.
///
/// ```swift
/// Toggle("Loop", isOn: $isLooping)
/// ```
public nonisolated struct Toggle<Label: View>: View {
    /// The values that it sets: one, or those of a collection.
    private let values: () -> [Binding<Bool>]
    private let label: Label
    /// The configuration that another style was given; nil outside styles.
    private var given: ToggleStyleConfiguration?
    @Environment(\.toggleMaker) private var maker

    /// Creates a toggle with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (values, self.label) = ({ [isOn] }, label())
    }

    /// Creates a toggle for values of all elements of a collection.
    ///
    /// It is on if all are on, and mixed if only some are. Switched, it sets all of them; a mixed one
    /// is switched on.
    ///
    /// ```swift
    /// Toggle(sources: $alarms, isOn: \.isEnabled) { Text("All alarms") }
    /// ```
    ///
    /// - Parameters:
    ///   - sources: The elements.
    ///   - isOn: The key path to the value of an element.
    ///   - label: The label.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        (values, self.label) = ({ sources.map { $0[keyPath: isOn] } }, label())
    }

    /// Creates a toggle for values of all elements of a bound collection.
    ///
    /// - Parameters:
    ///   - sources: The collection.
    ///   - isOn: The key path to the value of an element.
    ///   - label: The label.
    public init<C: MutableCollection & RandomAccessCollection>(
        sources: Binding<C>, isOn: KeyPath<Binding<C.Element>, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sources: BoundElements(sources), isOn: isOn, label: label)
    }

    /// The toggle, in the style of the environment.
    public var body: some View {
        (maker ?? StyleMaker(SwitchToggleStyle())).make(given ?? configuration)
    }
}

extension Toggle {
    @MainActor private var configuration: ToggleStyleConfiguration {
        let values = values()
        let count = values.count > 1 ? values.count { $0.wrappedValue } : 0
        return ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(content: AnyView(label.inRow)),
            isOn: values.count == 1 ? values[0] : isOn, isMixed: count > 0 && count < values.count
        )
    }

    /// Whether all values are on.
    private var isOn: Binding<Bool> {
        Binding(
            get: { values().allSatisfy { $0.wrappedValue } },
            set: { (new: Bool) in for value in values() { value.wrappedValue = new } }
        )
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle of a style's configuration, in the style that is set outside that one.
    ///
    /// - Parameter configuration: The configuration that the style was given.
    public init(_ configuration: ToggleStyleConfiguration) {
        let isOn = configuration.$isOn
        (values, label, given) = ({ [isOn] }, configuration.label, configuration)
        given?.isPart = true
    }
}

nonisolated extension Toggle where Label == Text {
    /// Creates a toggle with a localised title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Creates a toggle with a localised title for values of all elements of a collection.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title for values of all elements of a collection.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ title: some StringProtocol, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }

    /// Creates a toggle with a localised title for values of all elements of a bound collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: Binding<C>,
        isOn: KeyPath<Binding<C.Element>, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title for values of all elements of a bound collection.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection>(
        _ title: some StringProtocol, sources: Binding<C>,
        isOn: KeyPath<Binding<C.Element>, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

/// A toggle in a style that handles keys.
nonisolated struct StyledToggle<Style: ToggleStyle>: View {
    let style: Style
    let configuration: ToggleStyleConfiguration

    var body: some View {
        let control = ControlElement(
            traits: .isToggle,
            value: { configuration.isMixed ? "2" : configuration.isOn ? "1" : "0" },
            activate: { configuration.isOn.toggle() }
        )
        let face = StyledView(style: style, configuration: configuration) {
            $0.makeBody(configuration: $1)
        }
        if configuration.isPart {
            face
        } else {
            FocusableView(content: face, control: control) { event in
                if event.isPress && !event.isRepeat { configuration.isOn.toggle() }
                return event.isPress
            }
        }
    }
}

nonisolated extension StyleMaker<ToggleStyleConfiguration> {
    /// Creates toggles in a style.
    init<S: ToggleStyle>(_ style: S) {
        self.init { AnyView(StyledToggle(style: style, configuration: $0)) }
    }
}

nonisolated extension EnvironmentValues {
    /// The style of toggles; nil for the default one.
    var toggleMaker: StyleMaker<ToggleStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of toggles in the view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        self.style(StyleMaker(style), \.toggleMaker)
    }
}
