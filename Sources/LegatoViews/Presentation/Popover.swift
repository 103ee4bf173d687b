public import Foundation
import LegatoCanvas
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The point or rectangle of a view to which a popover is attached.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
    /// The rectangle of the view.
    case rect(RectSource)
    /// A point of the view.
    case point(UnitPoint)

    /// A rectangle of a view.
    public enum RectSource: Sendable, Hashable {
        /// The bounds of the view.
        case bounds
        /// A rectangle in the view.
        case rect(CGRect)
    }

    /// The rectangle in a view with a frame.
    func rectangle(in frame: CGRect) -> CGRect {
        switch self {
        case .rect(.bounds): frame
        case .rect(.rect(let rect)): rect.offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            CGRect(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height,
                width: 0, height: 0
            )
        }
    }
}

/// A view that presents a card next to itself while an item is not nil, or a sheet in a narrow
/// window.
private nonisolated struct PopoverPresentation<Base: View, Item: Identifiable, Content: View>: View
{
    let base: Base
    let item: Binding<Item?>
    let place: PopoverAttachmentAnchor
    let edge: Edge?
    let content: (Item) -> Content
    @State private var anchor = ViewPlace()
    @State private var adaptation = CompactAdaptation()
    @Environment(\.horizontalSizeClass) private var widthClass
    @Environment(\.verticalSizeClass) private var heightClass

    init(
        _ base: Base, _ item: Binding<Item?>, _ place: PopoverAttachmentAnchor, _ edge: Edge?,
        _ content: @escaping (Item) -> Content
    ) {
        (self.base, self.item, self.place, self.edge) = (base, item, place, edge)
        self.content = content
    }

    /// The content presented in the window.
    @MainActor private var kind: PresentationAdaptation.AdaptedForm {
        if widthClass == .compact { return adaptation.horizontal.kind }
        return heightClass == .compact ? adaptation.vertical.kind : .popover
    }

    var body: some View {
        let (kind, item) = (kind, item.wrappedValue)
        page(
            page(
                AnchorView(content: base, anchor: anchor),
                kind == .fullScreenCover ? .cover : .sheet, item?.id,
                kind == .popover ? nil : item.map(content)
            ),
            .popover, item?.id,
            kind == .popover
                ? item.map(content).map { content in
                    BesideCard(
                        { anchor.frame.map(place.rectangle) }, content.inColumn,
                        edge: edge, hasArrow: true, close: close
                    )
                } : nil
        )
    }

    /// A view that presents a page unless it is nil.
    @MainActor private func page<Inner: View, Shown: View>(
        _ base: Inner, _ style: PageStyle, _ id: Item.ID?, _ shown: Shown?
    ) -> some View {
        PresentationView(
            base: base, style: style, id: shown == nil ? nil : id.map { AnyHashable($0) },
            presented: shown, close: close, onDismiss: nil,
            adaptation: (adaptation, { adaptation = $0 })
        )
    }

    @MainActor private func close() { item.wrappedValue = nil }
}

nonisolated extension View {
    /// Presents a popover next to the view while a value is true; a tap outside dismisses it.
    ///
    /// The popover is placed at the `arrowEdge` of the anchor if it fits there, otherwise at the
    /// opposite edge; nil places it below or above. Its arrow points to the middle of that edge. In a
    /// window narrower than 600 points it is a sheet.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        PopoverPresentation(self, isPresented.asItem(), attachmentAnchor, arrowEdge) { _ in
            content()
        }
    }

    /// Presents a popover for an item next to the view while the item is not nil, at the edge of
    /// the anchor given by `arrowEdge`.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        PopoverPresentation(self, item, attachmentAnchor, arrowEdge, content)
    }
}
