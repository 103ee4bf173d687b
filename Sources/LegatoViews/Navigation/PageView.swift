import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A page of a stack: its content below a bar.
struct PageView<Content: View>: View {
    let handle: PageHandle
    let navigator: Navigator
    let content: Content

    var body: some View {
        VStack(spacing: 0) {
            PageBar(handle: handle)
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// The bar of a page: its title, and a way back; nothing on a root without title.
private struct PageBar: View {
    let handle: PageHandle

    var body: some View {
        let title = handle.title.get()
        if handle.canGoBack || !title.isEmpty {
            ZStack {
                HStack {
                    if handle.canGoBack {
                        PressView(content: BackArrow(), action: handle.close)
                    }
                    Spacer()
                }
                Text(title).font(.headline).lineLimit(1)
            }
            .padding(.horizontal, 8)
            .frame(height: 44)
        }
    }
}

/// The arrow of the way back, with room for a finger.
private struct BackArrow: View {
    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 20, y: 14))
            path.addLine(to: CGPoint(x: 12, y: 22))
            path.addLine(to: CGPoint(x: 20, y: 30))
        }
        .stroke(
            Color.accentColor,
            style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 44, height: 44)
    }
}

/// A view that does something when it is tapped.
struct PressView<Content: View>: View {
    typealias Body = Never
    var content: Content
    var action: () -> Void
}

extension PressView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PressNode(view, context)
    }
}

private final class PressNode<Content: View>: WrappingNode<PressView<Content>> {
    private lazy var child = inner.makeNode(view.content)

    override var content: ViewNode { child }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let pressed = LayerItem(CALayer(), context)
        pressed.layer.addGesture(
            TapGesture().onEnded { [weak self] in
                if let self, environment.isEnabled { view.action() }
            }
        )
        return pressed
    }

    override func update(_ view: PressView<Content>) {
        super.update(view)
        child.update(view.content)
    }
}
