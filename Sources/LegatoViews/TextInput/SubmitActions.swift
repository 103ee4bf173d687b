import LegatoMotion

/// The kinds of fields that submit.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The search field of `searchable`.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// An action that runs when a field is submitted.
nonisolated struct SubmitAction {
    /// The kinds of fields that run it.
    let triggers: SubmitTriggers
    let run: () -> Void
}

nonisolated extension EnvironmentValues {
    /// The actions of submissions, the innermost first.
    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    /// The kind of the fields in the view.
    var submitTrigger: SubmitTriggers {
        get { self[SubmitTriggerKey.self] }
        set { self[SubmitTriggerKey.self] = newValue }
    }
}

private nonisolated enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
}

private nonisolated enum SubmitTriggerKey: EnvironmentKey {
    static var defaultValue: SubmitTriggers { .text }
}

nonisolated extension View {
    /// Runs an action when a field in the view is submitted with Return, after the actions of views
    /// inside.
    ///
    /// - Parameters:
    ///   - triggers: The kinds of fields that run the action; text fields by default.
    ///   - action: The action.
    /// - Returns: A view that runs the action.
    public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) {
            $0.insert(SubmitAction(triggers: triggers, run: action), at: 0)
        }
    }

    /// Keeps the submissions of fields in the view from the actions of `onSubmit(of:_:)` around it.
    ///
    /// - Parameter isBlocking: Whether they are kept from those actions; true by default.
    /// - Returns: The view.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}
