import LegatoMotion

nonisolated extension EnvironmentValues {
    /// Whether sliders have knobs.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbVisibilityKey.self] }
        set { self[SliderThumbVisibilityKey.self] = newValue }
    }
}

private nonisolated enum SliderThumbVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

nonisolated extension View {
    /// Shows or hides the knobs of sliders in the view.
    ///
    /// A slider without a knob is still changed by dragging, the arrow keys and assistive
    /// technologies. Its track is filled up to the pointer.
    ///
    /// ```swift
    /// Slider(value: $progress)
    ///     .sliderThumbVisibility(.hidden)
    /// ```
    ///
    /// - Parameter visibility: `automatic`, the default of sliders, and `visible` show the knobs.
    /// - Returns: The view with or without knobs.
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}
