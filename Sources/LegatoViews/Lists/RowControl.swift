import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that, alone in a list row, is pressed wherever the row is.
final class RowControl {
    /// Creates the recognizers of presses on the row.
    var recognizers: () -> [any GestureRecognizer] = { [] }
}

/// A control in a list, with the presses that it takes from its row.
nonisolated struct RowControlView<Content: View>: View {
    var content: Content
    /// Whether it is pressed or its page shown, which highlights the row.
    var isHighlighted: Bool
    /// Called with whether a press on the row is inside.
    var follow: (Bool) -> Void
    /// Called when a press has ended inside (true) or has failed.
    var end: (Bool) -> Void
}

extension RowControlView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        RowControlNode(view, context)
    }
}

private final class RowControlNode<Content: View>: WrappingNode<RowControlView<Content>> {
    private let control = RowControl()
    private lazy var properties = PropertyStores(for: self)

    override init(_ view: RowControlView<Content>, _ context: NodeContext) {
        super.init(view, context)
        control.recognizers = { [weak self] in self?.makeRecognizers() ?? [] }
    }

    /// Controls inside others do not count.
    override func wrap(_ item: ViewItem) -> ViewItem {
        environment.isInControl ? ViewItem(context) : RowControlItem(control, context)
    }

    private var takesPresses: Bool { environment.isEnabled && !environment.isIdleLink }

    private func makeRecognizers() -> [any GestureRecognizer] {
        let press = PressGesture().following { [weak self] value in
            guard let self, takesPresses else { return }
            view.follow(value.isInside)
        } ended: { [weak self] _ in
            guard let self else { return }
            view.end(takesPresses)
        } failed: { [weak self] in
            self?.view.end(false)
        }
        return press.recognizers(properties) { _, _ in }
    }

    override func updateView(_ view: RowControlView<Content>) {
        let items = outerItems
        let isOther = view.isHighlighted != self.view.isHighlighted
        super.updateView(view)
        child.update(view.content)
        guard isOther else { return }
        for case let item as RowControlItem in items { item.highlight(view.isHighlighted) }
    }
}

/// The item of a list row.
protocol RowControlPlace: ViewItem {
    /// Highlights the row, if the control is the one that is pressed with it.
    func highlight(_ isHighlighted: Bool, for control: RowControl)
}

/// The item of a control in a list.
final class RowControlItem: ViewItem {
    let control: RowControl

    init(_ control: RowControl, _ context: NodeContext) {
        self.control = control
        super.init(context)
    }

    /// Highlights the row of the control.
    fileprivate func highlight(_ isHighlighted: Bool) {
        var item = container
        while let outer = item {
            if let row = outer as? any RowControlPlace {
                return row.highlight(isHighlighted, for: control)
            }
            item = outer.container
        }
    }
}

extension ViewItem {
    /// The only control in the item; nil for none or several, and for those in scroll views.
    var soleRowControl: RowControl? {
        var found: RowControl?
        var waiting = [self]
        while let item = waiting.popLast() {
            if let control = (item as? RowControlItem)?.control {
                if let found, found !== control { return nil }
                found = control
            }
            if !(item is ScrollItem) { waiting += item.children }
        }
        return found
    }
}
