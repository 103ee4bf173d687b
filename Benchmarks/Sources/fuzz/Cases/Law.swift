/// Ends the case with a message unless a law holds; `precondition` prints none in release builds.
func law(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { fatalError(text()) }
}
