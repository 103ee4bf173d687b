public import Foundation
package import LegatoGraphics

/// A view or layer, or several combined, as presented to assistive technologies.
///
/// An element is a snapshot, read from a display with `LegatoTesting`; its values do not follow
/// later changes.
nonisolated public struct AccessibilityElement {
    /// An action, identified by its name or, without one, by its kind.
    package struct Action {
        package let kind: AccessibilityActionKind?
        package let name: String?
        /// A description; empty for none.
        package var category: String
        package let handler: () -> Void

        /// Creates an action.
        package init(
            kind: AccessibilityActionKind?, name: String? = nil, category: String = "",
            handler: @escaping () -> Void
        ) {
            (self.kind, self.name, self.handler) = (kind, name, handler)
            self.category = category
        }
    }

    /// Identifies an element across snapshots: the object that provides it, and its index among the
    /// elements of that object.
    package struct Identity: Hashable {
        /// Retained, so that its address is not reused while elements are compared.
        let owner: AnyObject
        let index: Int

        /// Creates the identity of one of an object's elements.
        package init(_ owner: AnyObject, _ index: Int = 0) {
            (self.owner, self.index) = (owner, index)
        }

        /// Another identity of the same provider, for an element whose identity would otherwise
        /// equal this one.
        package var next: Identity { Identity(owner, index + 65_536) }

        package static func == (a: Identity, b: Identity) -> Bool {
            a.owner === b.owner && a.index == b.index
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(owner))
            hasher.combine(index)
        }
    }

    /// The text that identifies the element, such as the string of a `Text`; empty if there is
    /// none.
    public package(set) var label = ""
    /// The value as text, as set by `accessibilityValue(_:)`, or that of a control: the text of a
    /// field, `50%` of a slider, `1` or `0` of a toggle; empty if there is none.
    public package(set) var value = ""
    /// A description of the result of using the element; empty if there is none.
    public package(set) var hint = ""
    /// The identifier for tests, as set by `accessibilityIdentifier(_:)`; empty if there is none.
    public package(set) var identifier = ""
    /// The element's role and behaviour.
    public package(set) var traits = AccessibilityTraits()
    /// The level of a heading; `unspecified` for other elements.
    public package(set) var headingLevel = AccessibilityHeadingLevel.unspecified
    /// The order among siblings; higher values come first, and the default is 0.
    public package(set) var sortPriority = 0.0
    /// The names by which the user can refer to the element in voice commands.
    public package(set) var inputLabels: [String] = []
    /// The elements inside a list, a table, a row, a segmented picker, a tab bar, or a view with
    /// `accessibilityElement(children: .contain)`.
    public package(set) var children: [AccessibilityElement] = []

    package var actions: [Action] = []
    package var adjustment: ((AccessibilityAdjustmentDirection) -> Void)?
    /// Identifies the element across snapshots; nil until it is assigned.
    package var identity: Identity?
    /// A role that the traits cannot express; nil for most elements.
    package var role: AccessibilityRole?
    /// The number that the element shows or sets; nil if there is none.
    package var number: AccessibilityNumber?
    /// The text that is edited or selected in the element; nil if there is none.
    package var text: AccessibilityText?
    /// The position of a row; nil for other elements.
    package var row: AccessibilityRow?
    /// How the element is selected; nil if it cannot be, or only by its default action.
    package var selection: AccessibilitySelection?
    /// The element's keyboard focus; nil if it cannot be focused.
    package var focus: AccessibilityFocus?
    /// Whether the element is enabled.
    package var isEnabled = true
    /// The frame; nil until it is computed.
    package var area: CGRect?
    /// Whether the element is only the clickable part of a control.
    package var isHandle = false
    /// The frame of a control's clickable part; nil for the whole frame.
    var handle: CGRect?
    /// The point of the frame at which a click activates it; nil for that of its clickable part.
    package var activation: UnitPoint?
    /// Whether it is an action of the elements around it.
    package var isAction = false
    /// Content in addition to label and value, in the order in which it was added.
    package var details: [AccessibilityDetail] = []
    /// The display on which actions are performed.
    @MainActor package var host: LayerHost? {
        get { hostLink?.host }
        set { hostLink = newValue?.ownLink }
    }
    private var hostLink: HostLink?

    /// Creates an element without content.
    package init() {}

    /// The bounding box in the coordinate space of the display's root layer, in points.
    ///
    /// It is the presentation frame at the time of the snapshot, including animations and effects,
    /// whether or not something covers or clips it. The frame of a combined element is the union of
    /// the frames of its parts. Without a display, the coordinate space is that of the hosting
    /// layer.
    public var frame: CGRect { area ?? .zero }

    /// The point at which a click activates the element, in the coordinate space of the frame: the
    /// centre of the element or, for a toggle, of its switch, unless set by
    /// `accessibilityActivationPoint(_:)`.
    public var activationPoint: CGPoint {
        if let activation {
            return CGPoint(
                x: frame.minX + activation.x * frame.width,
                y: frame.minY + activation.y * frame.height
            )
        }
        let area = handle ?? frame
        return CGPoint(x: area.midX, y: area.midY)
    }

    /// The names of the actions that `perform(named:)` performs.
    public var actionNames: [String] { actions.compactMap(\.name) }

    /// Performs the action of the given kind, `default` by default, and returns whether there is
    /// one.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ kind: AccessibilityActionKind = .default) -> Bool {
        run(actions.first { $0.kind == kind }?.handler)
    }

    /// Performs the action with the given name, and returns whether there is one.
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

    /// Runs an action on the display, and returns whether there is one.
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
        details += other.details.filter { new in !details.contains { $0.id == new.id } }
        adjustment = adjustment ?? other.adjustment
        if other.activation != nil, handle == nil {
            handle = CGRect(origin: other.activationPoint, size: .zero)
        }
        handle = handle ?? other.handle
        role = role ?? other.role
        number = number ?? other.number
        // The label has the strings of all texts; only a field's text is read by itself.
        if text == nil, let other = other.text, other.isEditable { text = other }
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
