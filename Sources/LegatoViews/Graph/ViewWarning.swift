import LegatoGraphics

/// A harmless programming error, reported once to standard error in one sentence.
///
/// Numbers are checked by `NumberCheck`.
enum ViewWarning {
    /// Prints a message that starts with its subject, unless it was printed before.
    static func print(_ subject: WarningSubject, _ predicate: String) {
        Warning.print("\(subject.text) \(predicate)")
    }

    /// Prints a message unless one with the same subject and matter was printed before.
    ///
    /// The values are not compared, because they change every frame in animated views.
    static func print(
        _ subject: WarningSubject, about matter: String, _ predicate: @autoclosure () -> String
    ) {
        Warning.print(about: "\(subject.text) \(matter)", "\(subject.text) \(predicate())")
    }
}

/// The view that a warning is about, and the view whose body contains it.
///
/// Every warning of views requires one.
struct WarningSubject {
    let text: String

    /// A view, or a view modifier, at a node or below it.
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

    /// The view of a node; the root view if there is none.
    init(_ node: ViewNode?) { self.init(node?.viewName ?? "The root view", in: node?.parent) }

    /// The view of an item; the root view if there is none.
    init(item: ViewItem?) { text = item?.layoutName ?? "The root view" }

    /// A view that is placed in a layout.
    init(_ element: any LayoutElement) { text = element.layoutName }
}
