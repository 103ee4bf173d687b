/// Where a controller's view is between off screen and on screen.
enum Appearance {
    case disappeared, appearing, appeared, disappearing

    /// Whether the view is on screen at the end of the transition.
    var isVisible: Bool { self == .appearing || self == .appeared }
}
