import Foundation
import LegatoGraphics
import LegatoMotion

/// The parts of a menu for its style.
@preconcurrency @MainActor public struct MenuStyleConfiguration {
    /// The label of the menu.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }

    /// The actions of the menu.
    public nonisolated struct Content: View {
        let content: AnyView
        /// The views.
        public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// The appearance of menus.
///
/// A style creates a menu from the configuration and changes it:
///
/// ```swift
/// struct Outlined: MenuStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Menu(configuration)
///             .padding(6)
///             .overlay { Capsule().stroke(.secondary) }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol MenuStyle {
    /// The parts of a menu.
    typealias Configuration = MenuStyleConfiguration
    /// The type of the view that shows a menu.
    associatedtype Body: View

    /// Returns the view that shows a menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
