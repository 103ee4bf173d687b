public import Foundation
import LegatoGraphics

/// Items that are dragged over a view or dropped on it.
public nonisolated struct DropInfo {
    /// The location in the view, in points.
    public let location: CGPoint
    let items: [NSItemProvider]

    /// Returns whether an item has a representation of one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        !itemProviders(for: contentTypes).isEmpty
    }

    /// Returns whether an item has a representation of one of the types, given by identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.compactMap { UTType($0) })
    }

    /// Returns the items that have a representation of one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.conforming(to: contentTypes)
    }

    /// Returns the items that have a representation of one of the types, given by identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.compactMap { UTType($0) })
    }
}

nonisolated extension [NSItemProvider] {
    /// The items that have a representation of one of the types.
    func conforming(to types: [UTType]) -> [NSItemProvider] {
        filter { item in types.contains { item.form($0) != nil } }
    }
}

/// The operation that a drop performs on the items.
public nonisolated enum DropOperation: Sendable, Hashable {
    /// Nothing; the items return.
    case cancel
    /// Nothing, because the view does not accept the items; they return.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved.
    case move
}

/// The response of a view to items that are dragged over it.
public nonisolated struct DropProposal: Sendable {
    /// The operation.
    public let operation: DropOperation

    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// An object that handles items dragged over a view.
@preconcurrency @MainActor public protocol DropDelegate {
    /// Returns whether the view accepts some of the items.
    func validateDrop(info: DropInfo) -> Bool
    /// Performs the drop; returns whether the items were accepted.
    func performDrop(info: DropInfo) -> Bool
    /// Called when the items enter the view.
    func dropEntered(info: DropInfo)
    /// Called when the items move over the view; nil, the default, repeats the earlier proposal.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the items leave the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns true.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Returns nil.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
