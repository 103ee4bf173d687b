public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view on which items can be dropped.
private nonisolated struct DropView<Content: View>: View {
    var content: Content
    /// What receives the items; nil for nothing.
    var target: (any DropTarget)?
}

extension DropView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        DropNode(view, context)
    }
}

private final class DropNode<Content: View>: WrappingNode<DropView<Content>> {
    private var layers: [DropLayer] {
        outerItems.compactMap { ($0 as? LayerItem)?.layer as? DropLayer }
    }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let layer = DropLayer()
        layer.register()
        show(in: layer)
        return LayerItem(layer, context)
    }

    private func show(in layer: DropLayer) {
        layer.target = environment.isEnabled && !isRemoved ? view.target : nil
    }

    override func updateView(_ view: DropView<Content>) {
        super.updateView(view)
        for layer in layers { show(in: layer) }
        child.update(view.content)
    }

    override func environmentChanged() {
        super.environmentChanged()
        for layer in layers { show(in: layer) }
    }

    override func willRemove() { for layer in layers { layer.target = nil } }
}

/// Loads the items that were dropped or pasted.
enum TransferredValues {
    /// Calls an action with the items as values of a type: immediately if they are such values,
    /// otherwise once they are loaded.
    static func take<T: Transferable>(
        _ info: DropInfo, _ action: @escaping ([T], CGPoint) -> Bool
    ) -> Bool {
        take(info.items, "dropDestination(for:action:isTargeted:)") { action($0, info.location) }
    }

    /// Calls an action with items as values of a type: immediately if they are such values,
    /// otherwise once they are loaded; `subject` names the destination in messages.
    static func take<T: Transferable>(
        _ all: [NSItemProvider], _ subject: String, _ action: @escaping ([T]) -> Bool
    ) -> Bool {
        let items = all.filter { $0.canLoad(T.self) }
        let values = items.compactMap { $0.value as? T }
        guard values.count < items.count else { return action(values) }
        Task {
            var loaded: [T] = []
            for item in items {
                do { loaded.append(try await item.load(T.self)) } catch {
                    ViewWarning.print(
                        WarningSubject(subject, in: nil), "cannot take an item: \(error)"
                    )
                }
            }
            if !loaded.isEmpty { _ = action(loaded) }
        }
        return true
    }
}

nonisolated extension View {
    /// Lets values be dropped on the view, from `draggable(_:)` or from other programs.
    ///
    /// Under X11, other programs can drop only files, URLs and texts.
    ///
    /// ```swift
    /// Column(tasks)
    ///     .dropDestination(for: String.self) { titles, _ in
    ///         tasks += titles
    ///         return true
    ///     } isTargeted: {
    ///         isTargeted = $0
    ///     }
    /// ```
    ///
    /// Of nested destinations, the innermost one for values of the type receives them. Values of
    /// other types are converted by their representations, after which the action is called.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Receives the values and the location in the view, in points; returns whether it
    ///     has accepted them, otherwise the preview returns to its origin.
    ///   - isTargeted: Called with true when such values are dragged over the view, and with false
    ///     when they leave it or are dropped.
    /// - Returns: The view with the destination.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        DropView(
            content: self, target: ValueDropTarget(action: action, isTargeted: isTargeted)
        )
    }

    /// Lets values be dropped on the view, which accepts all values of the type.
    ///
    /// ```swift
    /// Board(notes)
    ///     .dropDestination(for: Note.self) { dropped, session in
    ///         notes += dropped.map { $0.moved(to: session.location) }
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - isEnabled: Whether values can be dropped; true by default.
    ///   - action: Receives the values and the session with the location in the view.
    /// - Returns: The view with the destination.
    public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true,
        action: @escaping ([T], DropSession) -> Void
    ) -> some View {
        let target = ValueDropTarget<T> { values, location in
            action(values, DropSession(location: location))
            return true
        } isTargeted: { _ in
        }
        return DropView(content: self, target: isEnabled ? target : nil)
    }

    /// Lets items of some types be dropped on the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types.
    ///   - isTargeted: Is true while such items are dragged over the view.
    ///   - action: Receives the items and the location in the view, in points; returns whether it
    ///     has accepted them.
    /// - Returns: The view with the destination.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        DropView(
            content: self,
            target: ItemDropTarget(
                types: supportedContentTypes, isTargeted: isTargeted, action: action
            )
        )
    }

    /// Lets items of some types be dropped on the view.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
    }

    /// Lets items of some types, given by identifiers, be dropped on the view.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        let types = supportedTypes.compactMap { UTType($0) }
        return onDrop(of: types, isTargeted: isTargeted, perform: action)
    }

    /// Lets items of some types, given by identifiers, be dropped on the view.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        let types = supportedTypes.compactMap { UTType($0) }
        return onDrop(of: types, isTargeted: isTargeted, perform: action)
    }

    /// Lets items of some types be dropped on the view, which a delegate handles.
    public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View {
        DropView(
            content: self,
            target: DelegatedDropTarget(types: supportedContentTypes, delegate: delegate)
        )
    }

    /// Lets items of some types, given by identifiers, be dropped on the view, which a delegate
    /// handles.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }
}

/// A drop on a view.
public nonisolated struct DropSession: Sendable {
    /// The location of the drop in the view, in points.
    public let location: CGPoint
}

/// Receives values of a type.
private nonisolated struct ValueDropTarget<T: Transferable>: DropTarget {
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    func accepts(_ items: [NSItemProvider]) -> Bool { items.contains { $0.canLoad(T.self) } }
    func types(of item: NSItemProvider) -> [UTType] { item.types(of: T.self) }
    func entered(_ info: DropInfo) { isTargeted(true) }
    func exited(_ info: DropInfo) { isTargeted(false) }

    func dropped(_ info: DropInfo) -> Bool {
        isTargeted(false)
        return TransferredValues.take(info, action)
    }
}

/// Receives items of some types.
private nonisolated struct ItemDropTarget: DropTarget {
    let types: [UTType]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool

    func accepts(_ items: [NSItemProvider]) -> Bool { !items.conforming(to: types).isEmpty }
    func types(of item: NSItemProvider) -> [UTType] { item.types(conformingTo: types) }
    func entered(_ info: DropInfo) { isTargeted?.wrappedValue = true }
    func exited(_ info: DropInfo) { isTargeted?.wrappedValue = false }

    func dropped(_ info: DropInfo) -> Bool {
        isTargeted?.wrappedValue = false
        return action(info.itemProviders(for: types), info.location)
    }
}

/// Passes items of some types to a delegate.
private nonisolated struct DelegatedDropTarget: DropTarget {
    let types: [UTType]
    let delegate: any DropDelegate

    func accepts(_ items: [NSItemProvider]) -> Bool {
        !items.conforming(to: types).isEmpty
            && delegate.validateDrop(info: DropInfo(location: .zero, items: items))
    }

    func types(of item: NSItemProvider) -> [UTType] { item.types(conformingTo: types) }

    func entered(_ info: DropInfo) { delegate.dropEntered(info: info) }

    func moved(_ info: DropInfo) -> Bool {
        switch delegate.dropUpdated(info: info)?.operation {
        case .cancel?, .forbidden?: false
        case .copy?, .move?, nil: true
        }
    }

    func exited(_ info: DropInfo) { delegate.dropExited(info: info) }
    func dropped(_ info: DropInfo) -> Bool { delegate.performDrop(info: info) }
}
