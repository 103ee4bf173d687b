import Foundation
import LegatoGraphics

nonisolated extension View {
    /// Makes the view a focus section, which guides arrow keys to the controls inside.
    ///
    /// Where a page has a section, arrow keys that nothing else uses move the focus to the nearest
    /// control or section straight in their direction. A section is as large as the view, and passes
    /// the focus to its nearest control: in this example, the right arrow moves the focus from the
    /// button at the top left to "A" at the bottom right, and the left arrow does not lead back,
    /// because nothing is straight to the left of "A".
    ///
    /// ```swift
    /// HStack {
    ///     VStack {
    ///         Button("1") {}
    ///         Spacer()
    ///     }
    ///     Spacer()
    ///     VStack {
    ///         Spacer()
    ///         Button("A") {}
    ///         Button("B") {}
    ///     }
    ///     .focusSection()
    /// }
    /// ```
    ///
    /// Arrows stay in a section as long as it has a control in their direction. Tab visits all controls
    /// of a section before it leaves it. A section without controls has no effect.
    public func focusSection() -> some View { FocusSectionView(content: self) }
}

private nonisolated struct FocusSectionView<Content: View>: View {
    var content: Content
}

extension FocusSectionView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FocusSectionNode(view, context)
    }
}

private final class FocusSectionNode<Content: View>: WrappingNode<FocusSectionView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem { FocusSectionItem(context) }

    override func updateView(_ view: FocusSectionView<Content>) {
        super.updateView(view)
        child.update(view.content)
    }
}

/// The item of a focus section.
final class FocusSectionItem: ViewItem {}

/// A control, or a section with controls, to which an arrow key may move the focus.
private struct FocusTarget {
    let frame: CGRect
    let controls: [FocusItem]

    /// The distance along a direction and across it from a frame; nil unless it is straight in that
    /// direction.
    func distance(
        from start: CGRect, toward direction: MoveCommandDirection
    ) -> (along: CGFloat, across: CGFloat)? {
        let along =
            switch direction {
            case .right: frame.minX - start.maxX
            case .left: start.minX - frame.maxX
            case .down: frame.minY - start.maxY
            case .up: start.minY - frame.maxY
            }
        let isAcross = direction == .left || direction == .right
        let overlap =
            isAcross
            ? min(frame.maxY, start.maxY) - max(frame.minY, start.minY)
            : min(frame.maxX, start.maxX) - max(frame.minX, start.minX)
        // Rounding may make neighbours overlap.
        guard along > -0.01, overlap > 0.01 else { return nil }
        let across = isAcross ? frame.midY - start.midY : frame.midX - start.midX
        return (along, abs(across))
    }
}

extension ViewItem {
    /// The control to which an arrow key moves the focus from another one; nil if there is none, or
    /// no section.
    func focusTarget(from control: FocusItem, toward direction: MoveCommandDirection) -> FocusItem?
    {
        guard hasFocusSection else { return nil }
        let start = control.globalFrame
        var scope: ViewItem? = control
        while let current = scope, current !== self {
            scope = current.container
            guard scope is FocusSectionItem || scope === self else { continue }
            var targets: [FocusTarget] = []
            scope?.collectTargets(around: control, &targets)
            if let found = nearest(targets, from: start, toward: direction) { return found }
        }
        return nil
    }

    private func nearest(
        _ targets: [FocusTarget], from start: CGRect, toward direction: MoveCommandDirection
    ) -> FocusItem? {
        var best: (target: FocusTarget, distance: (CGFloat, CGFloat))?
        for target in targets {
            guard let distance = target.distance(from: start, toward: direction) else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (target, distance) }
        }
        // `min` returns the first of several.
        return best?.target.controls.min {
            $0.globalFrame.distance(to: start) < $1.globalFrame.distance(to: start)
        }
    }

    private var hasFocusSection: Bool {
        self is FocusSectionItem || keyChildren.contains(where: \.hasFocusSection)
    }

    /// Collects the controls inside, and the sections that do not contain a control.
    private func collectTargets(around control: FocusItem, _ targets: inout [FocusTarget]) {
        for child in keyChildren {
            if child is FocusSectionItem, !control.isInside(child) {
                let controls = child.focusable.filter { !$0.isCommand }
                if !controls.isEmpty {
                    targets.append(FocusTarget(frame: child.globalFrame, controls: controls))
                }
                continue
            }
            if let item = child as? FocusItem, item.isOn, !item.isCommand, item !== control {
                targets.append(FocusTarget(frame: item.globalFrame, controls: [item]))
            }
            child.collectTargets(around: control, &targets)
        }
    }

    private func isInside(_ other: ViewItem) -> Bool {
        var item: ViewItem? = self
        while let current = item {
            if current === other { return true }
            item = current.container
        }
        return false
    }
}

extension CGRect {
    /// The distance between the nearest points of two rectangles.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        let x = max(0, minX - other.maxX, other.minX - maxX)
        let y = max(0, minY - other.maxY, other.minY - maxY)
        return hypot(x, y)
    }
}
