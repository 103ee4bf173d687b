/// Ends the case with a sentence unless a law holds; `precondition` says none in release.
func law(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { fatalError(text()) }
}
