public import LegatoLayers

extension HeadlessDisplay {
    /// Returns what the display shows at its time: its layers with model and presentation values,
    /// their running animations, and its views.
    ///
    /// ```swift
    /// print(display.inspection())
    /// let json = display.inspection().json
    /// ```
    ///
    /// Pending changes are committed first.
    public func inspection() -> Inspection {
        host.run {
            CATransaction.flush()
            return host.inspection()
        }
    }

    /// Whether causes are recorded for `inspection()`: which bodies are evaluated and why; false by
    /// default.
    ///
    /// Turning it on discards earlier recordings.
    public var isInspected: Bool {
        get { host.isInspected }
        set { host.isInspected = newValue }
    }
}
