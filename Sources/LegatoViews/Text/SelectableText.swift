import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A text in which the user can select and copy.
struct SelectableText: View {
    let text: Text
    @State private var selection = SelectedText()

    var body: some View {
        ContextMenu(
            SelectableTextView(
                content: text.environment(\.allowsTextSelection, false), selection: selection
            ),
            SelectedTextMenu(selection: selection), opensByLongPress: false
        )
    }
}

/// The context menu of a text that can be selected.
private struct SelectedTextMenu: View {
    let selection: SelectedText

    var body: some View {
        Button("Copy") { selection.copy() }
            .disabled(selection.isEmpty)
            .onAppear { selection.hasMenu = true }
            .onDisappear { selection.hasMenu = false }
        Button("Select All") { selection.selectAll() }
    }
}

/// The node of a text in a view in which it can be selected.
final class SelectableTextHost: HoldingNode<Text> {
    private lazy var child = inner.makeNode(SelectableText(text: view))

    override var children: [ViewNode] { [child] }

    override func updateView(_ view: Text) {
        super.updateView(view)
        child.update(SelectableText(text: view))
    }
}

/// A view around a text whose selection is shown below its letters.
private nonisolated struct SelectableTextView<Content: View>: View {
    var content: Content
    var selection: SelectedText
}

extension SelectableTextView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SelectableTextNode(view, context)
    }
}

private final class SelectableTextNode<Content: View>: WrappingNode<SelectableTextView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = SelectableTextItem(context)
        view.selection.item = item
        show()
        return item
    }

    private func show() {
        let color = environment.resolvedTint.color.cgColor
        view.selection.color = color.copy(alpha: color.alpha * 0.3)
        view.selection.focus = environment.focusKeeper
    }

    override func updateView(_ view: SelectableTextView<Content>) {
        super.updateView(view)
        if let item = outerItems.last as? SelectableTextItem { view.selection.item = item }
        show()
        child.update(view.content)
    }

    override func environmentChanged() {
        super.environmentChanged()
        show()
    }

    override func willRemove() { view.selection.deselect() }
}
