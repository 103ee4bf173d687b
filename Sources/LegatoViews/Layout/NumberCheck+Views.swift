import LegatoGraphics

nonisolated extension NumberCheck {
    /// Returns insets; none at all in place of those with a number beyond the range.
    func insets(_ value: EdgeInsets) -> EdgeInsets {
        let lengths = [value.top, value.leading, value.bottom, value.trailing]
        return lengths.allSatisfy { number(Optional($0)) != nil } ? value : EdgeInsets()
    }
}
