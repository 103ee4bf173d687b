import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A text that can be edited, with a placeholder while it is empty; without focus of its own.
nonisolated struct TextInputView<Placeholder: View>: View {
    let source: TextInputSource
    let session: TextInputSession
    let rules: TextInputSession.Rules
    /// Whether it takes the proposed height.
    var fills = false
    /// The space around the text, in points.
    var insets = CGSize.zero
    /// Called when a press of the pointer requests the focus.
    let onPress: () -> Void
    let onSubmit: () -> Void
    let placeholder: Placeholder
}

extension TextInputView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TextInputNode(view, context)
    }
}

private final class TextInputNode<Placeholder: View>: HoldingNode<TextInputView<Placeholder>> {
    private lazy var child = inner.makeNode(view.placeholder)
    private lazy var item = TextInputItem(look, context) { [unowned self] in style($0) }
    private var shownSelection: TextInputSource.Selection?
    /// How the attributes of the text are drawn in the current environment.
    private var styles: [AttributeContainer: TextBlocks.StyledRun] = [:]

    override init(_ view: TextInputView<Placeholder>, _ context: NodeContext) {
        super.init(view, context)
        gatherItems()
        let pointer = TextPointerRecognizer { [weak self] in self?.point($0, at: $1) }
        item.layer.addGesture(MadeGesture(recognizer: pointer))
        let wheel = WheelRecognizer { [weak self] delta in
            guard let self else { return false }
            return item.scroll(by: CGSize(width: delta.width, height: delta.height))
        }
        item.layer.addGesture(MadeGesture(recognizer: wheel))
        item.pointerLayer.onMiddleClick = { [weak self] point in
            guard let self, environment.isEnabled else { return }
            self.view.onPress()
            self.view.session.insertSelection(at: point)
        }
        item.pointerLayer.onSecondaryClick = { [weak self] point in
            guard let self, environment.isEnabled else { return }
            self.view.onPress()
            self.view.session.secondaryClick(at: point)
        }
        connect()
        follow()
        showFocus()
    }

    /// Shows the text and the selection of the program, and follows their changes.
    private func follow() {
        let (text, selection) = graph.watch(self) {
            (view.source.text(in: view.session), view.source.selection)
        }
        let version = view.session.editing.version
        view.session.adopt(text)
        // Selections of two versions of a text may be equal.
        if view.source.isRich, view.session.editing.version != version { shownSelection = nil }
        view.session.show(in: item)
        show(selection)
        guard view.source.hasStaleSelection else { return }
        graph.act { [weak self] in
            guard let self, !isRemoved, view.source.hasStaleSelection else { return }
            report(view.session)
        }
    }

    private func connect() {
        let session = view.session
        session.rules = view.rules
        session.onText = { [weak self] in
            guard let self else { return $0 }
            return view.source.set($0, in: view.session)
        }
        session.onSelection = { [weak self] in self?.report($0) }
        session.onSubmit = { [weak self] in self?.view.onSubmit() }
    }

    private func point(_ action: TextPointerRecognizer.Action, at point: CGPoint) {
        guard environment.isEnabled else { return }
        if case .press = action { view.onPress() }
        view.session.point(action, at: point)
    }

    // MARK: Appearance

    private var look: TextInputItem.InputLook {
        let text = environment.look(of: Text(verbatim: ""), isWord: false)
        let isMultiline = !view.rules.mask.isSingleLine
        let minimum = max(text.reservedLines, 1)
        return TextInputItem.InputLook(
            style: TextBlocks.BlockStyle(
                fontName: text.font.name, fontSize: text.font.size,
                alignment: TextBox.Alignment(text.alignment)
            ),
            ink: environment.style(of: Text(verbatim: "")).color.cgColor,
            tint: environment.resolvedTint.color.cgColor,
            isMultiline: isMultiline, fills: view.fills,
            lines: isMultiline ? minimum...max(text.lineLimit ?? .max, minimum) : 1...1,
            insets: view.insets, isRedacted: environment.isRedacted
        )
    }

    private func style(_ attributes: AttributeContainer) -> TextBlocks.StyledRun {
        if let known = styles[attributes] { return known }
        let style = TextBlocks.StyledRun(attributes, in: environment)
        if styles.count >= Self.maximumStyles { styles = [:] }
        styles[attributes] = style
        return style
    }

    /// The maximum number of kept styles; an animated attribute adds one for each frame.
    private static var maximumStyles: Int { 256 }

    private func showFocus() {
        let hasFocus = environment.isFocused
        if item.hasFocus, !hasFocus { view.session.focusLost() }
        item.setFocus(hasFocus, isActive: environment.scenePhase == .active)
    }

    // MARK: Selection

    private func report(_ session: TextInputSession) {
        shownSelection = view.source.report(session.editing)
    }

    private func show(_ selection: TextInputSource.Selection?) {
        guard let selection, selection != shownSelection else { return }
        shownSelection = selection
        view.source.show(selection, in: view.session)
    }

    // MARK: The tree

    override var children: [ViewNode] { [child] }
    override func addItems(to list: inout ItemList) { list.append(item) }
    override var containsItems: Bool { true }
    override func gatherItems() { item.setChildren(child.items) }

    override func updateView(_ view: TextInputView<Placeholder>) {
        super.updateView(view)
        connect()
        item.set(look)
        follow()
        child.update(view.placeholder)
    }

    override func refreshView() { follow() }

    override func environmentChanged() {
        styles = [:]
        item.set(look)
        showFocus()
        child.take(environment)
    }

    override func willRemove() { item.stop() }
}

extension TextBox.Alignment {
    /// The alignment of a text.
    init(_ alignment: TextAlignment) {
        self =
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .trailing: .right
            case .justified: .justified
            }
    }
}
