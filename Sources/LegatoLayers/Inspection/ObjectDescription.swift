/// Returns what a closure reads of objects of the main actor, on any thread, for debuggers and logs.
package nonisolated func readOnAnyThread(_ body: @escaping @MainActor () -> String) -> String {
    unsafeBitCast(body, to: (() -> String).self)()
}

/// Returns the address of an object in hexadecimal digits.
package nonisolated func address(of object: AnyObject) -> String {
    "0x\(String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16))"
}

/// Returns the descriptions of a node and all its descendants, one a line, indented by depth.
package func recursiveDescription<Node: CustomStringConvertible>(
    of root: Node, children: (Node) -> [Node]
) -> String {
    var lines: [String] = []
    var waiting = [(node: root, depth: 0)]
    while let (node, depth) = waiting.popLast() {
        lines.append(String(repeating: "   | ", count: depth) + node.description)
        waiting += children(node).reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
}

extension CALayer {
    /// Returns the descriptions of the layer and all its sublayers, one a line, indented by depth.
    ///
    /// Each line names the class, the address, the name and the frame, as `description` does.
    /// ``Inspection`` also has the values and animations of layers.
    public func recursiveDescription() -> String {
        LegatoLayers.recursiveDescription(of: self) { $0.sublayers ?? [] }
    }
}
