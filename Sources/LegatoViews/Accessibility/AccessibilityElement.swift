public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view, or several combined, as an assistive technology perceives it.
///
/// The values are those of the moment at which the element was read, from a display with
/// `LegatoTesting`. Reading it again returns the values of a later moment.
nonisolated public struct AccessibilityElement {
    /// A named action; one without a name is of a kind.
    struct Action {
        let kind: AccessibilityActionKind?
        let name: String?
        let handler: () -> Void
    }

    /// The text that identifies the element, such as the string of a text; empty if there is none.
    public internal(set) var label = ""
    /// The value as text, as set by `accessibilityValue(_:)`, or that of a control: the text of a
    /// field, `50%` of a slider, `1` or `0` of a toggle; empty if there is none.
    public internal(set) var value = ""
    /// What happens when the element is used; empty if there is none.
    public internal(set) var hint = ""
    /// The name for tests, as set by `accessibilityIdentifier(_:)`; empty if there is none.
    public internal(set) var identifier = ""
    /// What the element is, and how it behaves.
    public internal(set) var traits = AccessibilityTraits()
    /// The level of a heading; `unspecified` for other elements.
    public internal(set) var headingLevel = AccessibilityHeadingLevel.unspecified
    /// The order among siblings; higher values come first, and the default is 0.
    public internal(set) var sortPriority = 0.0
    /// The names by which the element can be spoken to.
    public internal(set) var inputLabels: [String] = []
    /// The elements inside, for a view with `accessibilityElement(children: .contain)`.
    public internal(set) var children: [AccessibilityElement] = []

    var actions: [Action] = []
    var adjustment: ((AccessibilityAdjustmentDirection) -> Void)?
    /// The frame; nil until it is known.
    var area: CGRect?
    /// Whether it is only the part of a control that is clicked.
    var isHandle = false
    /// The frame of the part of a control that is clicked; nil for the whole frame.
    var handle: CGRect?
    /// The display on which actions are performed.
    weak var host: LayerHost?

    /// The bounding box in the coordinate space of the display's root layer, in points.
    ///
    /// It is the presented frame, with the animations and effects of the moment at which the
    /// element was read, whether or not something covers or clips it. The frame of a combined
    /// element is the union of the frames of its parts. On no display, the coordinate space is that
    /// of the hosting layer.
    public var frame: CGRect { area ?? .zero }

    /// The point at which a click activates the element, in the coordinate space of the frame: its
    /// centre, or that of the switch of a toggle.
    public var activationPoint: CGPoint {
        let area = handle ?? frame
        return CGPoint(x: area.midX, y: area.midY)
    }

    /// The names of the actions that `perform(named:)` performs.
    public var actionNames: [String] { actions.compactMap(\.name) }

    /// Performs the action of a kind, `default` by default, and returns whether there is one.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ kind: AccessibilityActionKind = .default) -> Bool {
        run(actions.first { $0.kind == kind }?.handler)
    }

    /// Performs the action with a name, and returns whether there is one.
    @preconcurrency @MainActor @discardableResult
    public func perform(named name: String) -> Bool {
        run(actions.first { $0.name == name }?.handler)
    }

    /// Adjusts the value by a step, as set by `accessibilityAdjustableAction(_:)`, and returns
    /// whether it is adjustable.
    @preconcurrency @MainActor @discardableResult
    public func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        run(adjustment.map { adjust in { adjust(direction) } })
    }

    @MainActor private func run(_ action: (() -> Void)?) -> Bool {
        guard let action else { return false }
        if let host { host.run(action) } else { action() }
        return true
    }

    /// Adds the content of another element.
    mutating func combine(with other: AccessibilityElement) {
        if other.isHandle {
            handle = other.area
            return
        }
        func joined(_ a: String, _ b: String) -> String {
            [a, b].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        label = joined(label, other.label)
        value = joined(value, other.value)
        hint = joined(hint, other.hint)
        traits.formUnion(other.traits)
        actions += other.actions
        adjustment = adjustment ?? other.adjustment
        handle = handle ?? other.handle
        if let added = other.area { area = area?.union(added) ?? added }
        for child in other.children { combine(with: child) }
    }
}

extension [AccessibilityElement] {
    /// The elements by descending sort priority, otherwise in order.
    var sortedByPriority: [AccessibilityElement] {
        guard contains(where: { $0.sortPriority != 0 }) else { return self }
        return enumerated()
            .sorted {
                ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
            }
            .map(\.element)
    }
}
