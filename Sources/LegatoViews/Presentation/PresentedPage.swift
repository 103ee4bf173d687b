import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The content of a page over the window; on a sheet with its background and the mark for dragging.
struct PresentedPage<Content: View>: View {
    let handle: PageHandle
    let isSheet: Bool
    let content: Content

    var body: some View {
        if isSheet {
            // Sheet traits set by the content must not update the content again.
            ZStack(alignment: .top) {
                SheetBackground(handle: handle)
                SheetContent(content: content).frame(maxWidth: .infinity, maxHeight: .infinity)
                SheetMark(handle: handle)
            }
        } else {
            content.inColumn
        }
    }
}

/// The content of a sheet, which the sizing of the sheet measures.
private nonisolated struct SheetContent<Content: View>: View {
    var content: Content
}

extension SheetContent: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SheetContentNode(view, context)
    }
}

private final class SheetContentNode<Content: View>: HoldingNode<SheetContent<Content>> {
    private lazy var child = inner.makeNode(view.content.inColumn)

    override var children: [ViewNode] { [child] }

    override func addItems(to list: inout ItemList) {
        list.add(child)
        environment.page?.sheet.content = child.items.first
        environment.page?.sheet.environment = environment
    }

    override func environmentChanged() {
        super.environmentChanged()
        environment.page?.sheet.environment = environment
    }

    override func updateView(_ view: SheetContent<Content>) {
        self.view = view
        child.update(view.content.inColumn)
    }
}

/// The background that the content of a sheet sets.
private struct SheetBackground: View {
    let handle: PageHandle

    var body: some View {
        if let background = handle.sheet.background { background }
    }
}

/// The mark at the top of a sheet that can be dragged.
private struct SheetMark: View {
    let handle: PageHandle

    var body: some View {
        if handle.sheet.showsIndicator {
            Capsule()
                .fill(Color(white: 0.5, opacity: 0.45))
                .frame(width: 36, height: 5)
                .padding(.top, 5)
        }
    }
}
