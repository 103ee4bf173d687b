import LegatoGraphics
import LegatoMotion

/// Toolbar content whose items a modifier changes.
nonisolated struct ChangedToolbarContent<Base: ToolbarContent>: PrimitiveToolbarContent {
    let base: Base
    /// Returns the changed item; nil if it is not shown.
    let change: @MainActor (ToolbarEntry) -> ToolbarEntry?

    @MainActor var entries: [ToolbarEntry] { base.allEntries.compactMap(change) }
}

extension ChangedToolbarContent: CustomizableToolbarContent
where Base: CustomizableToolbarContent {}

/// How people can customise an item of a toolbar; Legato shows items as declared.
public nonisolated struct ToolbarCustomizationBehavior: Sendable {
    /// Treated as `disabled`.
    public static let `default` = ToolbarCustomizationBehavior()
    /// Treated as `disabled`.
    public static let reorderable = ToolbarCustomizationBehavior()
    /// The item stays where it is declared.
    public static let disabled = ToolbarCustomizationBehavior()
}

/// Options of an item of a toolbar that people can customise.
public nonisolated struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item can always be added; it has no effect, because people cannot add items.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension ToolbarContent {
    /// Sets whether the items share the background of their neighbours; it has no effect, because
    /// items of bars in Legato have no background of their own.
    public nonisolated func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some ToolbarContent { ChangedToolbarContent(base: self) { $0 } }

    /// Makes the items the source of a zoom transition to a page.
    ///
    /// ```swift
    /// ToolbarItem(placement: .topBarTrailing) {
    ///     Button("Compose") { isComposing = true }
    /// }
    /// .matchedTransitionSource(id: "compose", in: namespace)
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the source, that of `NavigationTransition.zoom(sourceID:in:)`.
    ///   - namespace: The namespace of the id.
    /// - Returns: The content.
    public nonisolated func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        nonisolated(unsafe) let id = id
        return ChangedToolbarContent(base: self) { entry in
            var entry = entry
            if entry.spacer == nil {
                entry.view = AnyView(entry.view.matchedTransitionSource(id: id, in: namespace))
            }
            return entry
        }
    }
}

extension CustomizableToolbarContent {
    /// Sets whether the items share the background of their neighbours; it has no effect, because
    /// items of bars in Legato have no background of their own.
    public nonisolated func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some CustomizableToolbarContent { ChangedToolbarContent(base: self) { $0 } }

    /// Sets how people can customise the items; it has no effect, because they cannot.
    public nonisolated func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { ChangedToolbarContent(base: self) { $0 } }

    /// Sets whether the toolbar contains the items before people customise it.
    ///
    /// - Parameters:
    ///   - defaultVisibility: `hidden` removes the items, because people cannot add them.
    ///   - options: Options, which have no effect.
    /// - Returns: The content.
    public nonisolated func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        ChangedToolbarContent(base: self) { defaultVisibility == .hidden ? nil : $0 }
    }
}
