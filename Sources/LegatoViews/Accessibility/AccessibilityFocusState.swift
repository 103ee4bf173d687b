import LegatoGraphics
import LegatoMotion

/// A property wrapper for the focus of assistive technologies: it reports which view a screen reader
/// is at, and setting it moves the screen reader there.
///
/// ```swift
/// @AccessibilityFocusState private var isAtMessage: Bool
///
/// var body: some View {
///     Text(message).accessibilityFocused($isAtMessage)
///     Button("Send") {
///         send()
///         isAtMessage = true
///     }
/// }
/// ```
///
/// A control with the keyboard focus also has the focus of assistive technologies, and takes both.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A reference to the state, for `accessibilityFocused(_:equals:)`.
    @propertyWrapper
    @preconcurrency @MainActor public struct Binding {
        let state: State<Value>
        let none: Value
        let isForReader: Bool

        /// The current value; changing it moves the focus.
        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { if isForReader || newValue == none { state.wrappedValue = newValue } }
        }

        /// The reference itself.
        public var projectedValue: Binding { self }
    }

    private let state: State<Value>
    private nonisolated(unsafe) let none: Value
    private let technologies: AccessibilityTechnologies

    /// Creates state that is false while the view does not have the focus.
    nonisolated public init() where Value == Bool { self.init(for: [.voiceOver, .switchControl]) }

    /// Creates state for some technologies that is false while the view does not have the focus.
    ///
    /// - Parameter technologies: The technologies; without `voiceOver`, the state keeps the value
    ///   false, because screen readers are the only ones on Linux.
    nonisolated public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        (state, none, self.technologies) = (State(wrappedValue: false), false, technologies)
    }

    /// Creates state that is nil while no view has the focus.
    nonisolated public init<T: Hashable>() where Value == T? {
        self.init(for: [.voiceOver, .switchControl])
    }

    /// Creates state for some technologies that is nil while no view has the focus.
    ///
    /// - Parameter technologies: The technologies; without `voiceOver`, the state keeps the value
    ///   nil, because screen readers are the only ones on Linux.
    nonisolated public init<T: Hashable>(for technologies: AccessibilityTechnologies)
    where Value == T? {
        (state, none, self.technologies) = (State(wrappedValue: nil), nil, technologies)
    }

    /// The current value; changing it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding for `accessibilityFocused(_:equals:)`.
    public var projectedValue: Binding {
        Binding(state: state, none: none, isForReader: technologies.contains(.voiceOver))
    }
}
