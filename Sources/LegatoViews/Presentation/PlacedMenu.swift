package import Foundation
import LegatoGraphics
import LegatoMotion

/// A menu beside a rectangle of the view, shown while a value is true.
package nonisolated struct PlacedMenu<Content: View>: View {
    private let place: CGRect
    private let isPresented: Binding<Bool>
    private let preview: AnyView?
    private let content: Content
    @State private var highlight = RowHighlight()

    /// Creates a menu.
    /// - Parameters:
    ///   - place: The rectangle, in points of the view; an empty one for a location of the pointer.
    ///   - isPresented: Whether the menu is shown; a choice and a press elsewhere set it to false.
    ///   - preview: What is shown above the rows; nil for nothing.
    ///   - content: The rows.
    package init(
        beside place: CGRect, isPresented: Binding<Bool>, preview: AnyView? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.place, self.isPresented) = (place, isPresented)
        (self.preview, self.content) = (preview, content())
    }

    /// The rows in a card, over a clear view.
    package var body: some View {
        MenuPresentation(
            Color.clear.frame(width: place.width, height: place.height), isPresented, highlight,
            content, preview: preview.map { AnyView($0.inColumn) }
        )
        .position(x: place.midX, y: place.midY)
    }
}
