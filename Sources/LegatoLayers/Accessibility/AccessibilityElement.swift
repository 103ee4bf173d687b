public import Foundation
import LegatoGraphics

/// A view or a layer, or several combined, as an assistive technology perceives it.
///
/// The values are those of the moment at which the element was read, from a display with
/// `LegatoTesting`. Reading it again returns the values of a later moment.
nonisolated public struct AccessibilityElement {
    /// A named action; one without a name is of a kind.
    package struct Action {
        package let kind: AccessibilityActionKind?
        package let name: String?
        package let handler: () -> Void

        /// Creates an action.
        package init(
            kind: AccessibilityActionKind?, name: String? = nil, handler: @escaping () -> Void
        ) {
            (self.kind, self.name, self.handler) = (kind, name, handler)
        }
    }

    /// What an element shares with the same one at another moment: the object that provides it, and
    /// its number among the elements of that object.
    package struct Identity: Hashable {
        /// Retained, so that no later object has its address while elements are compared.
        let owner: AnyObject
        let index: Int

        /// Creates the identity of one of an object's elements.
        package init(_ owner: AnyObject, _ index: Int = 0) {
            (self.owner, self.index) = (owner, index)
        }

        /// The identity of one more element in the place of this one.
        package var next: Identity { Identity(owner, index + 65_536) }

        package static func == (a: Identity, b: Identity) -> Bool {
            a.owner === b.owner && a.index == b.index
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(owner))
            hasher.combine(index)
        }
    }

    /// The text that identifies the element, such as the string of a text; empty if there is none.
    public package(set) var label = ""
    /// The value as text, as set by `accessibilityValue(_:)`, or that of a control: the text of a
    /// field, `50%` of a slider, `1` or `0` of a toggle; empty if there is none.
    public package(set) var value = ""
    /// What happens when the element is used; empty if there is none.
    public package(set) var hint = ""
    /// The name for tests, as set by `accessibilityIdentifier(_:)`; empty if there is none.
    public package(set) var identifier = ""
    /// What the element is, and how it behaves.
    public package(set) var traits = AccessibilityTraits()
    /// The level of a heading; `unspecified` for other elements.
    public package(set) var headingLevel = AccessibilityHeadingLevel.unspecified
    /// The order among siblings; higher values come first, and the default is 0.
    public package(set) var sortPriority = 0.0
    /// The names by which the element can be spoken to.
    public package(set) var inputLabels: [String] = []
    /// The elements inside a list, a row, a segmented picker, a bar of tabs, or a view with
    /// `accessibilityElement(children: .contain)`.
    public package(set) var children: [AccessibilityElement] = []

    package var actions: [Action] = []
    package var adjustment: ((AccessibilityAdjustmentDirection) -> Void)?
    /// What it is shared with at other moments; nil until it is known.
    package var identity: Identity?
    /// What the traits cannot say about what it is; nil for most elements.
    package var role: AccessibilityRole?
    /// The number that it shows or sets; nil for none.
    package var number: AccessibilityNumber?
    /// The text that is edited in it; nil for none.
    package var text: AccessibilityText?
    /// How it is selected; nil if it cannot be, or only by its default action.
    package var selection: AccessibilitySelection?
    /// Its use of the keyboard focus; nil if it cannot have it.
    package var focus: AccessibilityFocus?
    /// Whether it can be used.
    package var isEnabled = true
    /// The frame; nil until it is known.
    package var area: CGRect?
    /// Whether it is only the part of a control that is clicked.
    package var isHandle = false
    /// The frame of the part of a control that is clicked; nil for the whole frame.
    var handle: CGRect?
    /// The display on which actions are performed.
    package weak var host: LayerHost?

    /// Creates an element without content.
    package init() {}

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

    /// Runs code of the program on the display, and returns whether there is any.
    @MainActor @discardableResult
    package func run(_ action: (() -> Void)?) -> Bool {
        guard let action else { return false }
        if let host { host.run(action) } else { action() }
        return true
    }

    /// Adds the content of another element.
    package mutating func combine(with other: AccessibilityElement) {
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
        role = role ?? other.role
        number = number ?? other.number
        text = text ?? other.text
        selection = selection ?? other.selection
        focus = focus ?? other.focus
        isEnabled = isEnabled && other.isEnabled
        if let added = other.area { area = area?.union(added) ?? added }
        for child in other.children { combine(with: child) }
    }
}

extension [AccessibilityElement] {
    /// The elements by descending sort priority, otherwise in order.
    package var sortedByPriority: [AccessibilityElement] {
        guard contains(where: { $0.sortPriority != 0 }) else { return self }
        return enumerated()
            .sorted {
                ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
            }
            .map(\.element)
    }
}
