import LegatoLayers

nonisolated extension View {
    /// Adds a gesture to the view that is recognised while it is enabled.
    ///
    /// - Parameters:
    ///   - gesture: The gesture; those of the views inside take precedence.
    ///   - isEnabled: Whether the gesture is recognised. The gestures of the views inside are
    ///     recognised in both cases.
    /// - Returns: The view.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture with a name to the view.
    ///
    /// - Parameters:
    ///   - gesture: The gesture; those of the views inside take precedence.
    ///   - name: A name, which has no effect: delegates of recognizers of UIKit do not receive the
    ///     gestures of views.
    ///   - isEnabled: Whether the gesture is recognised; true by default.
    /// - Returns: The view.
    public func gesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture to the view that takes precedence over those of the views inside while it is
    /// enabled.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether the gesture is recognised.
    /// - Returns: The view.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture with a name to the view that takes precedence over those of the views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: A name, which has no effect; see `gesture(_:name:isEnabled:)`.
    ///   - isEnabled: Whether the gesture is recognised; true by default.
    /// - Returns: The view.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture to the view that is recognised at the same time as those of the views inside
    /// while it is enabled.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether the gesture is recognised.
    /// - Returns: The view.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture with a name to the view that is recognised at the same time as those of the
    /// views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: A name, which has no effect; see `gesture(_:name:isEnabled:)`.
    ///   - isEnabled: Whether the gesture is recognised; true by default.
    /// - Returns: The view.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }
}
