import Foundation
import LegatoGraphics
import LegatoLayers

/// Answers the requests of assistive technologies about the program's windows.
///
/// It reads the elements on request, at most every 50 ms, so that a screen reader that queries them
/// in sequence sees a consistent snapshot.
final class AccessibleServer {
    /// How long a snapshot is valid, in seconds.
    private static let patience = 0.05

    let tree = AccessibleTree()
    /// The program's name on the accessibility bus.
    let name: String
    /// The desktop, which is the program's parent.
    var desktop: (service: String, path: String)
    /// The number that the desktop has assigned to the program.
    var applicationNumber: Int32 = 0
    /// The events that clients have registered for.
    var subscriptions = AccessibleSubscriptions() {
        // Changes made before the first registration are not reported.
        didSet { if oldValue.isEmpty { _ = tree.update(windows()) } }
    }
    private let windows: () -> [AccessibleWindow]
    let send: (BusMessage) -> Void
    private var readAt: Double?
    /// Whether an action of the program has run that may have changed the layers.
    private var hasActed = false

    /// Creates a server.
    /// - Parameters:
    ///   - name: The program's name on the bus.
    ///   - desktop: The desktop's service and path.
    ///   - windows: Returns the current windows.
    ///   - send: Sends a message to the bus.
    init(
        name: String, desktop: (service: String, path: String),
        windows: @escaping () -> [AccessibleWindow], send: @escaping (BusMessage) -> Void
    ) {
        (self.name, self.desktop, self.windows, self.send) = (name, desktop, windows, send)
    }

    /// Reads the windows, unless the snapshot is still valid, and reports the changes.
    func refresh(at time: Double) {
        if let readAt, time >= readAt, time < readAt + Self.patience { return }
        takeWindows()
        readAt = time
    }

    /// Makes the next request read the windows again.
    func invalidate() { readAt = nil }

    private func takeWindows() {
        let changes = tree.update(windows())
        guard !subscriptions.isEmpty else { return }
        for change in changes { report(change) }
    }

    /// Answers a call; nil for a message that is not a call.
    func answer(_ call: BusMessage, at time: Double) -> BusMessage? {
        guard call.isCall else { return nil }
        if call.interface == "org.a11y.atspi.Cache", call.member == "GetItems" {
            // An empty cache makes clients request what they need.
            return call.answer { $0.addArray(of: "((so)(so)(so)iiassusau)") { _ in } }
        }
        refresh(at: time)
        guard let node = tree.node(at: call.path) else {
            return call.refusal("UnknownObject", "The element \(call.path) does not exist.")
        }
        guard let answer = answer(to: call, about: node) else {
            return call.refusal(
                "UnknownMethod", "\(call.path) has no method \(call.interface).\(call.member)."
            )
        }
        return call.answer(answer)
    }

    /// Writes the answer to a call; nil if the element has no such method.
    private func answer(
        to call: BusMessage, about node: AccessibleNode
    ) -> ((inout BusWriter) -> Void)? {
        let kind = AccessibleInterface(rawValue: call.interface)
        switch kind {
        case .properties: return answerProperties(call, node)
        case .accessible: return answerAccessible(call, node)
        case .application where node.isApplication: return answerApplication(call)
        case .component where !node.isApplication: return answerComponent(call, node)
        default: break
        }
        guard let kind, node.interfaces.contains(kind) else { return nil }
        switch kind {
        case .action: return answerAction(call, node)
        case .selection: return answerSelection(call, node)
        case .table: return answerTable(call, node)
        case .tableCell: return answerTableCell(call, node)
        case .text: return answerText(call, node)
        case .editableText: return answerEditableText(call, node)
        default: return nil
        }
    }

    /// Runs an action of the program for an element.
    func act(on node: AccessibleNode, _ action: (() -> Void)?) -> Bool {
        invalidate()
        hasActed = true
        return node.element.run(action)
    }

    /// Returns whether an action has run since the last call.
    func takeActed() -> Bool {
        defer { hasActed = false }
        return hasActed
    }

    /// Adds a reference to an element; a null reference for nil.
    func add(_ node: AccessibleNode?, to writer: inout BusWriter) {
        writer.addStructure {
            $0.add(node == nil ? "" : name)
            $0.addPath(node?.path ?? "/org/a11y/atspi/null")
        }
    }
}

/// The interfaces of elements on the bus.
nonisolated enum AccessibleInterface: String {
    case properties = "org.freedesktop.DBus.Properties"
    case accessible = "org.a11y.atspi.Accessible"
    case application = "org.a11y.atspi.Application"
    case component = "org.a11y.atspi.Component"
    case action = "org.a11y.atspi.Action"
    case selection = "org.a11y.atspi.Selection"
    case table = "org.a11y.atspi.Table"
    case tableCell = "org.a11y.atspi.TableCell"
    case value = "org.a11y.atspi.Value"
    case text = "org.a11y.atspi.Text"
    case editableText = "org.a11y.atspi.EditableText"
}

extension AccessibleNode {
    /// The interfaces of the element, except that of properties.
    var interfaces: [AccessibleInterface] {
        if isApplication { return [.accessible, .application] }
        var all: [AccessibleInterface] = [.accessible, .component]
        if !actions.isEmpty { all.append(.action) }
        if hasSelection { all.append(.selection) }
        if role == .table { all.append(.table) }
        if cellPosition != nil { all.append(.tableCell) }
        if element.number != nil { all.append(.value) }
        guard element.text != nil else { return all }
        all.append(.text)
        if states.contains(.editable) { all.append(.editableText) }
        return all
    }

    /// The actions with their descriptions, with AT-SPI's names for the usual ones.
    var actions: [(name: String, description: String, action: () -> Void)] {
        let usual = element.text?.isEditable == true ? "activate" : "click"
        let names: [AccessibilityActionKind: String] = [
            .default: usual, .escape: "escape", .magicTap: "magic tap", .delete: "delete",
            .showMenu: "show menu",
        ]
        var all = element.actions.map { action in
            let name = action.name ?? action.kind.flatMap { names[$0] } ?? usual
            return (name: name, description: action.category, action: action.handler)
        }
        if let adjust = element.adjustment {
            all.append(("increment", "", { adjust(.increment) }))
            all.append(("decrement", "", { adjust(.decrement) }))
        }
        return all
    }
}

extension BusWriter {
    /// Adds the origin and size of a rectangle as integers.
    mutating func addSides(of rect: CGRect) {
        for side in [rect.minX, rect.minY, rect.width, rect.height] { add(Int32(rounding: side)) }
    }
}

nonisolated extension Int32 {
    /// The nearest integer to a coordinate.
    init(rounding coordinate: CGFloat) {
        self = coordinate.isNaN ? 0 : Int32(Swift.min(Swift.max(coordinate.rounded(), -1e9), 1e9))
    }
}
