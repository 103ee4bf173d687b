import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The items of a toolbar.
///
/// ```swift
/// struct DoneItem: ToolbarContent {
///     let action: () -> Void
///
///     var body: some ToolbarContent {
///         ToolbarItem(placement: .confirmationAction) { Button("Done", action: action) }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol ToolbarContent {
    /// The type of the body.
    associatedtype Body: ToolbarContent

    /// The items that the content is composed of.
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension PrimitiveToolbarContent {
    /// Traps: the content has no body.
    public var body: Never {
        refuse("\(Self.self).body must not be called: content whose Body is Never has no body.")
    }
}

/// An item of a toolbar: where it is shown, and its view.
nonisolated struct ToolbarEntry {
    var place: ToolbarItemPlacement.BarPosition
    var view: AnyView
    /// The sizing of a spacer; nil for an item with a view.
    var spacer: SpacerSizing?
    /// Its part in moving the search field; nil for most.
    var search: SearchEntry?
}

/// The part of an item in moving the search field of its page.
nonisolated enum SearchEntry {
    /// The item is where the field is shown.
    case place
    /// The item is the field.
    case field
    /// The item is a button in place of the field.
    case button
}

/// Primitive content, which provides its items directly.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var entries: [ToolbarEntry] { get }
}

extension ToolbarContent {
    /// The items of the content, in order.
    var allEntries: [ToolbarEntry] {
        (self as? any PrimitiveToolbarContent)?.entries ?? body.allEntries
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
}

/// Has no items while it is nil.
extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
    var entries: [ToolbarEntry] { self?.allEntries ?? [] }
}

/// Items of any types, in order.
nonisolated public struct ToolbarItems: PrimitiveToolbarContent {
    fileprivate var parts: [any ToolbarContent] = []

    var entries: [ToolbarEntry] { parts.flatMap(\.allEntries) }
}

/// An item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let entry: ToolbarEntry
    private var isShown = true

    var entries: [ToolbarEntry] { isShown ? [entry] : [] }

    /// Creates an item, at the trailing end of the navigation bar by default.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == () {
        entry = ToolbarEntry(place: placement.place, view: AnyView(content()))
    }

    /// Creates an item of a toolbar with an id.
    ///
    /// - Parameters:
    ///   - id: The id of the item, which has no effect: people cannot rearrange toolbars.
    ///   - placement: Where the item is shown; at the trailing end of the navigation bar by default.
    ///   - showsByDefault: Whether the toolbar contains the item; true by default. An item that it
    ///     does not contain is never shown, because people cannot add it.
    ///   - content: The view of the item.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        entry = ToolbarEntry(place: placement.place, view: AnyView(content()))
        isShown = showsByDefault
    }
}

/// Several views in one placement of a toolbar.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let entry: ToolbarEntry

    var entries: [ToolbarEntry] { [entry] }

    /// Creates a group, at the trailing end of the navigation bar by default.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        entry = ToolbarEntry(place: placement.place, view: AnyView(content()))
    }
}

/// A result builder that combines the items of a toolbar, with `if` and `switch`.
@resultBuilder
nonisolated public enum ToolbarContentBuilder {
    /// Passes content through unchanged.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// Passes content through unchanged.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// Combines content, in order.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> ToolbarItems {
        var items = ToolbarItems()
        for part in repeat each content { items.parts.append(part) }
        return items
    }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of a condition.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarItems {
        ToolbarItems(parts: [first])
    }

    /// Builds the second branch of a condition.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarItems {
        ToolbarItems(parts: [second])
    }

    /// Builds the branch of an availability check.
    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> ToolbarItems {
        ToolbarItems(parts: [content])
    }
}
