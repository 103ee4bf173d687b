import LegatoGraphics

/// What a program did wrong without harm: told once, in a sentence, on the standard error stream.
///
/// Numbers are checked by `NumberCheck`.
enum ViewWarning {
    /// Prints a sentence that begins with its subject, unless it was printed before.
    static func print(_ subject: WarningSubject, _ predicate: String) {
        Warning.print("\(subject.text) \(predicate)")
    }

    /// Prints a sentence unless one of the same subject about the same was printed before, whatever its
    /// values: those of animated views are others in every frame.
    static func print(
        _ subject: WarningSubject,
        about matter: String,
        _ predicate: @autoclosure () -> String
    ) {
        Warning.print(about: "\(subject.text) \(matter)", "\(subject.text) \(predicate())")
    }
}

/// The view that a warning is about, and the view in whose body that stands.
///
/// No warning of views can be printed without one.
struct WarningSubject {
    let text: String

    /// A view, or a modifier of one, at a node or somewhere below it.
    init(_ name: String, in node: ViewNode?) {
        let name = "\(name.prefix(80))"
        var current = node
        while let node = current {
            if let body = node.bodyName {
                text = "\(name) in \(body)"
                return
            }
            current = node.parent
        }
        text = name
    }

    /// The view of a node; that of the root where there is none.
    init(_ node: ViewNode?) { self.init(node?.viewName ?? "The root view", in: node?.parent) }

    /// The view of an element; that of the root where there is none.
    init(item: ViewItem?) { text = item?.layoutName ?? "The root view" }

    /// A view that is placed in a layout.
    init(_ element: any LayoutElement) { text = element.layoutName }
}
