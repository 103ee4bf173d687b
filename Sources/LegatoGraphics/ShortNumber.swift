extension Double {
    /// The number with at most three decimals, for display.
    package var short: String {
        guard isFinite else { return self > 0 ? "∞" : self < 0 ? "-∞" : "NaN" }
        let rounded = (self * 1000).rounded() / 1000
        guard abs(rounded) < 1e9 else { return "\(self)" }
        // Minus zero, too.
        let text = "\(rounded + 0)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
