import Foundation
import LegatoGraphics

nonisolated extension Inspection: CustomStringConvertible {
    /// The layers, each with its frame, its properties in flight and its animations, then the views
    /// and the counts of bodies; lines, indented by depth.
    public var description: String {
        var lines = ["At \(time.short) s"]
        root.write(to: &lines, depth: 0)
        for view in views { view.write(to: &lines, depth: 0) }
        for body in bodies { lines.append(body.line) }
        return lines.joined(separator: "\n")
    }
}

nonisolated extension Inspection.BodyCount {
    /// The type, the evaluations, and their causes.
    package var line: String {
        let causes = causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        return "\(type).body: \(evaluations) (\(causes))"
    }
}

nonisolated extension Inspection.Layer {
    /// The class and the name.
    package var title: String {
        type + (name.map { " \"\($0)\"" } ?? "") + (isMask ? " (mask)" : "")
    }

    fileprivate func write(to lines: inout [String], depth: Int) {
        var waiting = [(layer: self, depth: depth)]
        while let (layer, depth) = waiting.popLast() {
            let indent = String(repeating: "  ", count: depth)
            lines.append("\(indent)\(layer.title) \(Inspection.words(layer.frame))")
            for property in layer.properties {
                guard let shown = property.presentation, shown != property.model else { continue }
                lines.append("\(indent)  \(property.key) \(shown) of \(property.model)")
            }
            for animation in layer.animations { lines.append("\(indent)  ~ \(animation.line)") }
            waiting += layer.sublayers.reversed().map { ($0, depth + 1) }
        }
    }
}

nonisolated extension Inspection.Animation {
    /// The key path, the curve and the progress.
    package var line: String {
        let passed = progress.map { ", \(($0 * 100).rounded().short) %" } ?? ""
        let length = duration.map { " of \($0.short) s" } ?? " without end"
        let speed =
            velocity.isEmpty ? "" : ", velocity \(velocity.map(\.short).joined(separator: ", "))"
        let place = origin.map { ", from \($0)" } ?? ""
        return "\(keyPath): \(curve)\(passed)\(length)\(speed)\(place)"
    }
}

nonisolated extension Inspection.View {
    fileprivate func write(to lines: inout [String], depth: Int) {
        var waiting = [(view: self, depth: depth)]
        while let (view, depth) = waiting.popLast() {
            let indent = String(repeating: "  ", count: depth)
            lines.append(
                "\(indent)\(view.type)\(view.frame.map { " " + Inspection.words($0) } ?? "")")
            waiting += view.children.reversed().map { ($0, depth + 1) }
        }
    }
}
