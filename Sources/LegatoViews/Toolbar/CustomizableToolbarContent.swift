import LegatoGraphics
import LegatoMotion

/// Items of a toolbar with an id: `ToolbarItem`s with ids, and content composed of them.
///
/// Legato shows such items as declared; people cannot rearrange, add or remove them.
///
/// ```swift
/// struct FormatItems: CustomizableToolbarContent {
///     var body: some CustomizableToolbarContent {
///         ToolbarItem(id: "bold") { BoldButton() }
///         ToolbarItem(id: "italic") { ItalicButton() }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension ToolbarItems: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarSpacer: CustomizableToolbarContent {}
