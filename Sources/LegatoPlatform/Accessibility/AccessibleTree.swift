import Foundation
import LegatoGraphics
import LegatoLayers

/// A window as exposed to assistive technologies.
struct AccessibleWindow {
    /// The window itself, with the title as label, its frame on the screen, and the elements inside.
    var element: AccessibilityElement
    /// Whether it has the keyboard focus.
    var isActive: Bool
    /// Whether it can be visible.
    var isVisible: Bool
    /// The screen units per point; AT-SPI uses the units of the window system.
    var units = 1.0
}

/// An element that keeps its number from one snapshot to the next.
final class AccessibleNode {
    /// The number, never reused; 0 is the program.
    let number: Int
    fileprivate(set) var element: AccessibilityElement
    fileprivate(set) weak var parent: AccessibleNode?
    fileprivate(set) var children: [AccessibleNode] = []
    fileprivate(set) var states: AccessibleStates
    /// The window that contains the element, or is the element.
    fileprivate(set) var window: AccessibleWindow?

    fileprivate init(
        _ number: Int, _ element: AccessibilityElement, _ states: AccessibleStates
    ) {
        (self.number, self.element, self.states) = (number, element, states)
    }

    var isApplication: Bool { number == 0 }
    /// Whether it is a window.
    var isWindow: Bool { parent?.isApplication ?? false }
    var role: AccessibleRole { isApplication ? .application : AccessibleRole(of: element) }

    /// The path of the element on the bus.
    var path: String {
        AccessibleTree.root + (isApplication ? "root" : "\(number)")
    }

    /// The accessible name: the label, or else the first input label.
    var name: String {
        element.label.isEmpty ? element.inputLabels.first ?? "" : element.label
    }

    /// The accessible description: the value, unless another interface or state exposes it, important
    /// content, and the hint.
    var summary: String {
        let isExposedElsewhere =
            element.number != nil || element.text?.isEditable == true || role == .checkBox
        let details = element.details.filter(\.isImportant).map { "\($0.label): \($0.value)" }
        return ([isExposedElsewhere ? "" : element.value] + details + [element.hint])
            .filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// The frame in the window, in units of the screen.
    var frame: CGRect {
        let units = window?.units ?? 1
        let frame = isWindow ? CGRect(origin: .zero, size: element.frame.size) : element.frame
        return frame.applying(CGAffineTransform(scaleX: units, y: units))
    }

    /// The origin of the window on the screen, in screen units.
    var windowOrigin: CGPoint {
        guard let window else { return .zero }
        let origin = window.element.frame.origin
        return CGPoint(x: origin.x * window.units, y: origin.y * window.units)
    }
}

/// A change between two snapshots.
enum AccessibleChange {
    case added(AccessibleNode, parent: AccessibleNode, index: Int)
    case removed(AccessibleNode, parent: AccessibleNode, index: Int)
    case name(AccessibleNode)
    case summary(AccessibleNode)
    case value(AccessibleNode)
    case frame(AccessibleNode)
    case states(AccessibleNode, old: AccessibleStates)
    case text(AccessibleNode, old: String)
    case selection(AccessibleNode, old: Range<Int>)
}

/// The elements of the program's windows; an element keeps its number as long as its identity
/// exists.
final class AccessibleTree {
    nonisolated static let root = "/org/a11y/atspi/accessible/"

    /// The program, whose children are the windows.
    let application = AccessibleNode(0, AccessibilityElement(), [.enabled, .sensitive, .visible])
    private var nodes: [AccessibilityElement.Identity: AccessibleNode] = [:]
    private var byNumber: [Int: AccessibleNode] = [:]
    private var count = 0
    private var used: Set<AccessibilityElement.Identity> = []
    private var changes: [AccessibleChange] = []

    /// Returns the element at a path of the bus; nil if there is none.
    func node(at path: String) -> AccessibleNode? {
        guard path.hasPrefix(Self.root) else { return nil }
        let name = path.dropFirst(Self.root.count)
        return name == "root" ? application : Int(name).flatMap { byNumber[$0] }
    }

    /// Adopts a new snapshot of the windows; returns the changes.
    func update(_ windows: [AccessibleWindow]) -> [AccessibleChange] {
        (used, changes) = ([], [])
        let inside = windows.enumerated().map { index, window in
            adopt(window.element, index, in: application, window)
        }
        setChildren(inside, of: application)
        for (identity, node) in nodes where !used.contains(identity) {
            nodes[identity] = nil
            byNumber[node.number] = nil
        }
        defer { changes = [] }
        return changes
    }

    private func adopt(
        _ element: AccessibilityElement, _ index: Int, in parent: AccessibleNode,
        _ window: AccessibleWindow
    ) -> AccessibleNode {
        var identity = element.identity ?? AccessibilityElement.Identity(parent, index)
        while !used.insert(identity).inserted { identity = identity.next }
        let isWindow = parent.isApplication
        var states = AccessibleStates(
            of: element, isShown: window.isVisible && (isWindow || isSeen(element, in: window)),
            isActive: window.isActive
        )
        if isWindow {
            states.insert(.resizable)
            if window.isActive { states.insert(.active) }
        }
        let known = nodes[identity]
        let node = known ?? makeNode(element, states, identity)
        let (old, oldStates, oldFrame) = (node.element, node.states, node.frame)
        let (oldName, oldSummary) = (node.name, node.summary)
        (node.element, node.states, node.window) = (element, states, window)
        node.parent = parent
        if known != nil {
            if node.name != oldName { changes.append(.name(node)) }
            if node.summary != oldSummary { changes.append(.summary(node)) }
            if old.number?.value != element.number?.value { changes.append(.value(node)) }
            if node.frame != oldFrame { changes.append(.frame(node)) }
            if oldStates != states { changes.append(.states(node, old: oldStates)) }
            if let old = old.text, let text = element.text {
                if old.string != text.string { changes.append(.text(node, old: old.string)) }
                if old.selection != text.selection {
                    changes.append(.selection(node, old: old.selection))
                }
            }
        }
        let children = withStackRoom {
            element.children.enumerated().map { adopt($1, $0, in: node, window) }
        }
        setChildren(children, of: node)
        return node
    }

    private func makeNode(
        _ element: AccessibilityElement, _ states: AccessibleStates,
        _ identity: AccessibilityElement.Identity
    ) -> AccessibleNode {
        count += 1
        let node = AccessibleNode(count, element, states)
        nodes[identity] = node
        byNumber[count] = node
        return node
    }

    /// Whether any part of an element is inside its window.
    private func isSeen(_ element: AccessibilityElement, in window: AccessibleWindow) -> Bool {
        CGRect(origin: .zero, size: window.element.frame.size).intersects(element.frame)
    }

    private func setChildren(_ children: [AccessibleNode], of node: AccessibleNode) {
        let old = node.children
        guard !old.elementsEqual(children, by: ===) else { return }
        let kept = Set(children.map(\.number))
        for (index, child) in old.enumerated().reversed() where !kept.contains(child.number) {
            changes.append(.removed(child, parent: node, index: index))
        }
        let known = Set(old.map(\.number))
        for (index, child) in children.enumerated() where !known.contains(child.number) {
            changes.append(.added(child, parent: node, index: index))
        }
        node.children = children
    }
}

extension AccessibleNode {
    /// The innermost, frontmost descendant at a point of the window.
    func node(at point: CGPoint) -> AccessibleNode? {
        for child in children.reversed() {
            if let found = child.node(at: point) { return found }
        }
        return frame.contains(point) ? self : nil
    }
}
