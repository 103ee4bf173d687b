import LegatoGraphics

nonisolated extension NumberCheck {
    /// Returns the insets; zero insets if a number is out of range.
    func insets(_ value: EdgeInsets) -> EdgeInsets {
        let lengths = [value.top, value.leading, value.bottom, value.trailing]
        return lengths.allSatisfy { number(Optional($0)) != nil } ? value : EdgeInsets()
    }
}
