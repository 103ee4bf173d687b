import Foundation
import LegatoLayers

/// A property of an element on the bus.
private struct BusProperty {
    let name: String
    let signature: String
    let write: (inout BusWriter) -> Void

    init(_ name: String, _ text: String) {
        (self.name, signature, write) = (name, "s", { $0.add(text) })
    }

    init(_ name: String, _ number: Int) {
        (self.name, signature, write) = (name, "i", { $0.add(Int32(clamping: number)) })
    }

    init(_ name: String, _ number: Double) {
        (self.name, signature, write) = (name, "d", { $0.add(number) })
    }

    init(_ name: String, _ signature: String, _ write: @escaping (inout BusWriter) -> Void) {
        (self.name, self.signature, self.write) = (name, signature, write)
    }
}

/// The properties of elements.
extension AccessibleServer {
    func answerProperties(_ call: BusMessage, _ node: AccessibleNode) -> Answer? {
        var arguments = call.arguments
        let kind = AccessibleInterface(rawValue: arguments.text() ?? "")
        guard let kind, node.interfaces.contains(kind) else { return nil }
        let all = properties(of: node, kind)
        switch call.member {
        case "GetAll":
            return {
                $0.addArray(of: "{sv}") {
                    for property in all {
                        $0.addEntry(property.name, of: property.signature, property.write)
                    }
                }
            }
        case "Get":
            let name = arguments.text()
            guard let property = all.first(where: { $0.name == name }) else { return nil }
            return { $0.addVariant(of: property.signature, property.write) }
        case "Set":
            let name = arguments.text()
            guard let number = arguments.numbers().first else { return nil }
            switch (kind, name) {
            case (.application, "Id"):
                applicationNumber = Int32(rounding: number)
                return { _ in }
            case (.value, "CurrentValue"):
                guard let own = node.element.number, let set = own.set, number.isFinite else {
                    return nil
                }
                let value = min(max(number, own.bounds.lowerBound), own.bounds.upperBound)
                _ = act(on: node) { set(value) }
                return { _ in }
            default: return nil
            }
        default: return nil
        }
    }

    private func properties(
        of node: AccessibleNode, _ kind: AccessibleInterface
    ) -> [BusProperty] {
        switch kind {
        case .accessible:
            [
                BusProperty("Name", node.name), BusProperty("Description", node.summary),
                BusProperty("HelpText", node.element.hint),
                BusProperty("Parent", "(so)") { [self] in addParent(of: node, to: &$0) },
                BusProperty("ChildCount", node.children.count),
                BusProperty("Locale", Locale.current.identifier),
                BusProperty("AccessibleId", node.element.identifier),
            ]
        case .application:
            [
                BusProperty("ToolkitName", "Legato"), BusProperty("Version", "1.0"),
                BusProperty("ToolkitVersion", "1.0"), BusProperty("AtspiVersion", "2.1"),
                BusProperty("Id", Int(applicationNumber)),
            ]
        case .action: [BusProperty("NActions", node.actions.count)]
        case .selection: [BusProperty("NSelectedChildren", node.selectedChildren.count)]
        case .value:
            node.element.number.map {
                [
                    BusProperty("MinimumValue", $0.bounds.lowerBound),
                    BusProperty("MaximumValue", $0.bounds.upperBound),
                    BusProperty("MinimumIncrement", $0.step),
                    BusProperty("CurrentValue", $0.value), BusProperty("Text", node.element.value),
                ]
            } ?? []
        case .text:
            node.element.text.map {
                [
                    BusProperty("CharacterCount", $0.string.unicodeScalars.count),
                    BusProperty("CaretOffset", $0.selection.upperBound),
                ]
            } ?? []
        case .table: tableProperties(of: node)
        case .tableCell: cellProperties(of: node)
        case .properties, .component, .editableText: []
        }
    }

    private func tableProperties(of node: AccessibleNode) -> [BusProperty] {
        let table = AccessibleTable(node)
        let none: Answer = { [self] in add(nil, to: &$0) }
        return [
            BusProperty("NRows", table.rowCount), BusProperty("NColumns", table.columnCount),
            BusProperty("Caption", "(so)", none), BusProperty("Summary", "(so)", none),
            BusProperty("NSelectedRows", table.selectedRows.count),
            BusProperty("NSelectedColumns", 0),
        ]
    }

    private func cellProperties(of node: AccessibleNode) -> [BusProperty] {
        guard let cell = node.cellPosition else { return [] }
        return [
            BusProperty("RowSpan", 1), BusProperty("ColumnSpan", 1),
            BusProperty("Position", "(ii)") {
                $0.addStructure {
                    $0.add(Int32(clamping: cell.row))
                    $0.add(Int32(clamping: cell.column))
                }
            },
            BusProperty("Table", "(so)") { [self] in add(cell.table, to: &$0) },
        ]
    }

    private func addParent(of node: AccessibleNode, to writer: inout BusWriter) {
        if let parent = node.parent { return add(parent, to: &writer) }
        writer.addStructure {
            $0.add(desktop.service)
            $0.addPath(desktop.path)
        }
    }
}
