public import Foundation
public import Legato

extension HeadlessDisplay {
    /// Clicks, or taps with a finger, at a location.
    ///
    /// Each press lasts one refresh, and so does the pause between two of them, so that the clock
    /// advances by `2 * count - 1` refreshes.
    ///
    /// - Parameters:
    ///   - location: The location in the root layer, in points.
    ///   - count: The number of clicks, at least 1; 1 by default.
    ///   - file: The file in which an issue is reported.
    ///   - line: The line at which an issue is reported.
    public func tap(
        at location: CGPoint, count: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard count >= 1 else {
            let message = "tap(at:count:) needs a count of at least 1, got \(count)"
            return reportIssue(message, at: TestPlace(file, line))
        }
        guard isFinite([location.x, location.y], "tap(at:)", TestPlace(file, line)) else { return }
        for index in 0..<count {
            if index > 0 { advance(frames: 1) }
            send(.pointerDown(PointerEvent(location: location, time: time)))
            advance(frames: 1)
            send(.pointerUp(PointerEvent(location: location, time: time)))
        }
        advance(frames: 0)
    }

    /// Clicks the accessibility element with a label, at its activation point.
    ///
    /// ```swift
    /// try display.tap("Add")
    /// ```
    ///
    /// - Parameters:
    ///   - label: The element's label, for example the title of a button.
    ///   - count: The number of clicks, at least 1; 1 by default.
    ///   - file: The file in which an issue is reported.
    ///   - line: The line at which an issue is reported.
    /// - Throws: `ElementError` if no element or several have the label, or if the activation point
    ///   is outside the display.
    public func tap(
        _ label: String, count: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try tap(element(label), count: count, file: file, line: line)
    }

    /// Clicks an accessibility element at its activation point.
    ///
    /// - Parameters:
    ///   - element: An element of the display.
    ///   - count: The number of clicks, at least 1; 1 by default.
    ///   - file: The file in which an issue is reported.
    ///   - line: The line at which an issue is reported.
    /// - Throws: `ElementError` if the point is outside the display.
    public func tap(
        _ element: AccessibilityElement, count: Int = 1, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let point = element.activationPoint
        guard CGRect(origin: .zero, size: size).contains(point) else {
            throw ElementError(
                "The element \"\(element.label)\" is outside the display of \(size.text): it is at "
                    + "\(element.frame.text)."
            )
        }
        tap(at: point, count: count, file: file, line: line)
    }

    /// Drags with the left button or a finger, at a constant velocity.
    ///
    /// The clock advances by the duration, and the pointer moves at each refresh. Gestures report
    /// the velocity `(end - start) / duration`.
    ///
    /// ```swift
    /// display.drag(from: CGPoint(x: 60, y: 90), to: CGPoint(x: 180, y: 90), duration: 0.1)
    /// ```
    ///
    /// - Parameters:
    ///   - start: The location of the press in the root layer, in points.
    ///   - end: The location of the release.
    ///   - duration: The seconds between press and release, above 0; 0.25 by default.
    ///   - file: The file in which an issue is reported.
    ///   - line: The line at which an issue is reported.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: CFTimeInterval = 0.25,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let place = TestPlace(file, line)
        let numbers = [start.x, start.y, end.x, end.y, CGFloat(duration)]
        guard isFinite(numbers, "drag(from:to:duration:)", place) else { return }
        guard duration > 0 else {
            let message = "drag(from:to:duration:) needs a duration above 0, got \(duration)"
            return reportIssue(message, at: place)
        }
        let (began, last) = (time, time + duration)
        send(.pointerDown(PointerEvent(location: start, time: time)))
        var location = start
        repeat {
            advance(towards: last)
            let share = min(1, (time - began) / duration)
            location.x = start.x + (end.x - start.x) * share
            location.y = start.y + (end.y - start.y) * share
            send(.pointerMoved(PointerEvent(location: location, time: time)))
        } while time < last - 1e-9
        send(.pointerUp(PointerEvent(location: location, time: time)))
        advance(frames: 0)
    }

    /// Scrolls with the wheel, or with two fingers on a trackpad.
    ///
    /// ```swift
    /// display.scroll(by: CGSize(width: 0, height: -120))
    /// ```
    ///
    /// - Parameters:
    ///   - delta: The distance by which the content moves, in points; a negative height moves it
    ///     up.
    ///   - location: The location of the pointer in the root layer; nil, the default, is the centre.
    ///   - file: The file in which an issue is reported.
    ///   - line: The line at which an issue is reported.
    public func scroll(
        by delta: CGSize, at location: CGPoint? = nil, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let location = location ?? CGPoint(x: size.width / 2, y: size.height / 2)
        let numbers = [delta.width, delta.height, location.x, location.y]
        guard isFinite(numbers, "scroll(by:at:)", TestPlace(file, line)) else { return }
        send(.scroll(ScrollEvent(location: location, delta: delta, time: time)))
        advance(frames: 0)
    }

    /// Moves the pointer to a location without pressing a button.
    ///
    /// - Parameters:
    ///   - location: The location in the root layer, in points.
    ///   - file: The file in which an issue is reported.
    ///   - line: The line at which an issue is reported.
    public func hover(
        at location: CGPoint, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard isFinite([location.x, location.y], "hover(at:)", TestPlace(file, line)) else {
            return
        }
        send(.pointerMoved(PointerEvent(location: location, time: time, button: 0)))
        advance(frames: 0)
    }

    /// Returns whether all numbers are finite, and reports an issue otherwise.
    private func isFinite(_ numbers: [CGFloat], _ function: String, _ place: TestPlace) -> Bool {
        guard let number = numbers.first(where: { !$0.isFinite }) else { return true }
        reportIssue("\(function) needs finite numbers, got \(number)", at: place)
        return false
    }
}
