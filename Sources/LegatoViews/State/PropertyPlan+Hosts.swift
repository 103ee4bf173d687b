extension PropertyPlan {
    /// Whether values of a type are connected by their own node where they are used.
    static func isHost<T>(_ type: T.Type) -> Bool {
        T.self is any View.Type || T.self is any ViewModifier.Type
            || T.self is any ButtonStyle.Type || T.self is any PrimitiveButtonStyle.Type
            || T.self is any ToggleStyle.Type || T.self is any LabelStyle.Type
            || T.self is any Transition.Type
            || T.self is any Layout.Type || T.self is any Gesture.Type
    }
}
