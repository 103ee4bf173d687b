import LegatoMotion

/// A space between the items of a toolbar.
///
/// A flexible spacer moves the items around it apart: in the bottom bar to its ends, at an end of
/// the navigation bar up to the title, or up to the items at the other end if there is no title. A
/// spacer does not show a bar that has no items.
///
/// ```swift
/// Editor()
///     .toolbar {
///         ToolbarItem(placement: .bottomBar) { Button("Undo") { undo() } }
///         ToolbarSpacer(.flexible, placement: .bottomBar)
///         ToolbarItem(placement: .bottomBar) { Button("Done") { finish() } }
///     }
/// ```
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent {
    private let entry: ToolbarEntry

    var entries: [ToolbarEntry] { [entry] }

    /// Creates a spacer, a flexible one at the trailing end of the navigation bar by default.
    public init(
        _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
    ) {
        entry = ToolbarEntry(
            place: placement.place, view: AnyView(EmptyView()), spacer: sizing
        )
    }
}

nonisolated extension [ToolbarEntry] {
    /// Whether there are items other than spacers.
    var hasItems: Bool { contains { $0.spacer == nil } }
    /// Whether a spacer takes the room that is left.
    var isFlexible: Bool { contains { $0.spacer == .flexible } }
}
