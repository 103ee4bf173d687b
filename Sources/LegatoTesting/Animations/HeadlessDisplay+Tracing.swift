public import Legato

extension HeadlessDisplay {
    /// Advances the clock, and returns the presentation value of a layer's property at each
    /// refresh.
    ///
    /// ```swift
    /// display.perform { CALayer.animate(.smooth(duration: 0.3)) { card.position.x = 290 } }
    /// let trace = display.trace(of: card, \.position.x, during: 1)
    /// trace.expect(.isMonotonic, .settles(at: 290, within: 0.7))
    /// ```
    ///
    /// - Parameters:
    ///   - layer: A layer on the display.
    ///   - keyPath: The key path of a number: a property such as `\.opacity`, or a part of one such
    ///     as `\.position.x`.
    ///   - duration: The seconds by which the clock advances, at least 0.
    ///   - file: The file in which an issue is reported.
    ///   - line: The line at which an issue is reported.
    /// - Returns: The values, beginning with the current one. If the layer is not on a display, an
    ///   issue is reported, and they are the model values.
    public func trace<Layer: CALayer, Value: BinaryFloatingPoint>(
        of layer: Layer, _ keyPath: KeyPath<Layer, Value>, during duration: CFTimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) -> AnimationTrace {
        advance(frames: 0)
        let name = layer.described
        if layer.presentation() == nil {
            reportIssue("\(name) is not on a display; add it first", at: TestPlace(file, line))
        }
        return trace(name, during: duration, TestPlace(file, line)) {
            Double((layer.presentation() ?? layer)[keyPath: keyPath])
        }
    }

    /// Advances the clock, and returns the result of a closure at each refresh.
    ///
    /// ```swift
    /// let trace = display.trace(during: 1) {
    ///     (try? display.element("Total").frame.midX) ?? 0
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - duration: The seconds by which the clock advances, at least 0.
    ///   - file: The file in which an issue is reported.
    ///   - line: The line at which an issue is reported.
    ///   - value: The value to trace.
    /// - Returns: The values, beginning with the current one.
    public func trace(
        during duration: CFTimeInterval, file: StaticString = #filePath, line: UInt = #line,
        of value: () -> Double
    ) -> AnimationTrace {
        advance(frames: 0)
        return trace("The value", during: duration, TestPlace(file, line), value)
    }

    private func trace(
        _ subject: String, during duration: CFTimeInterval, _ place: TestPlace,
        _ value: () -> Double
    ) -> AnimationTrace {
        var points = [(time: time, value: perform(value))]
        if duration >= 0, duration.isFinite {
            let end = time + duration
            while time < end - 1e-9 {
                advance(towards: end)
                points.append((time, perform(value)))
            }
        } else {
            let message = "trace(during:) needs a finite duration of at least 0, got \(duration)"
            reportIssue(message, at: place)
        }
        return AnimationTrace(of: subject, points)
    }
}
