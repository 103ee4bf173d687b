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

extension ToolbarContent where Body == Never {
    /// Traps: the content has no body.
    public var body: Never {
        refuse("\(Self.self).body must not be called: content whose Body is Never has no body.")
    }
}

/// An item of a toolbar: where it is shown, and its view.
nonisolated struct ToolbarEntry {
    var place: ToolbarItemPlacement.Place
    var view: AnyView
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

/// Items of any types, in order.
public struct ToolbarItems: PrimitiveToolbarContent {
    /// `Never`: the content is primitive and has no body.
    public typealias Body = Never
    let entries: [ToolbarEntry]
}

/// An item of a toolbar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    /// `Never`: the content is primitive and has no body.
    public typealias Body = Never
    let entries: [ToolbarEntry]

    /// Creates an item, at the trailing end of the navigation bar by default.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == () {
        entries = [ToolbarEntry(place: placement.place, view: AnyView(content()))]
    }

    /// Creates an item with an id, which has no effect: the user cannot rearrange toolbars.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        entries = [ToolbarEntry(place: placement.place, view: AnyView(content()))]
    }
}

/// Several views in one placement of a toolbar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    /// `Never`: the content is primitive and has no body.
    public typealias Body = Never
    let entries: [ToolbarEntry]

    /// Creates a group, at the trailing end of the navigation bar by default.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        entries = [ToolbarEntry(place: placement.place, view: AnyView(content()))]
    }
}

/// A result builder that combines the items of a toolbar, with `if` and `switch`.
@resultBuilder
@preconcurrency @MainActor public enum ToolbarContentBuilder {
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
        var entries: [ToolbarEntry] = []
        for part in repeat each content { entries += part.allEntries }
        return ToolbarItems(entries: entries)
    }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ToolbarItems {
        ToolbarItems(entries: content?.allEntries ?? [])
    }

    /// Builds the first branch of a condition.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarItems {
        ToolbarItems(entries: first.allEntries)
    }

    /// Builds the second branch of a condition.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarItems {
        ToolbarItems(entries: second.allEntries)
    }

    /// Builds the branch of an availability check.
    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> ToolbarItems {
        ToolbarItems(entries: content.allEntries)
    }
}
