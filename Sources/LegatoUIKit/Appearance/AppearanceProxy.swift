import Foundation

/// The objects that `appearance()` returns, and how other objects take their values.
struct AppearanceProxy {
    /// Whether an object is of the class.
    let covers: (NSObject) -> Bool
    /// The classes of the containers, the innermost first.
    let containers: [any NSObjectProtocol.Type]
    /// The object whose values are taken.
    let object: NSObject
    /// An object without changes.
    let plain: NSObject
    /// Sets the values of an object that the program has not set.
    let copy: (NSObject) -> Void

    /// All of them, the most specific ones first.
    static var all: [AppearanceProxy] = []
    /// Whether objects are being created that take no values.
    static var isMaking = false

    /// Sets the values of a view that the program has not set.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - containers: What contains it, the innermost first.
    static func apply(to view: NSObject, in containers: some Sequence<NSObject>) {
        guard !isMaking else { return }
        for proxy in all where proxy.covers(view) && proxy.isContained(in: containers) {
            proxy.copy(view)
        }
    }

    /// Returns the objects for an item of a bar, the most specific one first.
    static func objects<Item: NSObject>(for item: Item) -> [Item] {
        all.filter { $0.covers(item) }.compactMap { $0.object as? Item }
    }

    private func isContained(in objects: some Sequence<NSObject>) -> Bool {
        var rest = containers[...]
        for object in objects {
            if let type = rest.first, isInstance(object, of: type) { rest.removeFirst() }
        }
        return rest.isEmpty
    }

    private func isInstance<Container: NSObjectProtocol>(
        _ object: NSObject, of type: Container.Type
    ) -> Bool { object is Container }
}
