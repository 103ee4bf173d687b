public import Legato

extension HeadlessDisplay {
    /// Shows a view that fills the display, in front of existing layers, and advances to the next
    /// refresh.
    ///
    /// ```swift
    /// display.show { Button("Add") { items.append(Item()) } }
    /// ```
    ///
    /// - Parameter content: The view.
    /// - Returns: The layer that hosts the view. It has the display's current size.
    @discardableResult
    public func show<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> HostingLayer<Content> {
        let hosting = perform {
            // On a display that has been drawn, the layer would otherwise fade in.
            CATransaction.begin()
            defer { CATransaction.commit() }
            CATransaction.setDisableActions(true)
            let hosting = HostingLayer(rootView: content())
            hosting.frame = rootLayer.bounds
            rootLayer.addSublayer(hosting)
            return hosting
        }
        advance(frames: 1)
        return hosting
    }

    /// Advances refresh by refresh until nothing is running; if that takes too long, reports an
    /// issue that lists what is still running.
    ///
    /// Repeating animations, active display links and emitters never settle.
    ///
    /// ```swift
    /// let duration = display.settle(within: 2)
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The longest time to advance, in seconds, above 0; 10 by default.
    ///   - file: The file in which an issue is reported.
    ///   - line: The line at which an issue is reported.
    /// - Returns: The seconds by which the clock advanced; nil if the display has not settled.
    @discardableResult
    public func settle(
        within limit: CFTimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
    ) -> CFTimeInterval? {
        guard limit > 0, limit.isFinite else {
            let message = "settle(within:) needs a finite limit above 0, got \(limit)"
            reportIssue(message, at: TestPlace(file, line))
            return nil
        }
        let began = time
        advance(frames: 0)
        while !isIdle {
            guard time - began < limit - 1e-9 else {
                let causes = host.activities.map { "\n- \($0)" }.joined()
                let message = "The display has not settled within \(limit) s. Still running:"
                reportIssue(message + causes, at: TestPlace(file, line))
                return nil
            }
            advance(frames: 1)
        }
        return time - began
    }

    /// Advances to the next refresh, or to `end` if that comes first.
    func advance(towards end: CFTimeInterval) {
        let rest = end - time
        if rest < 1 / refreshRate - 1e-9 { advance(by: rest) } else { advance(frames: 1) }
    }
}
