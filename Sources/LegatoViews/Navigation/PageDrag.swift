import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A page that follows the pointer.
struct PageDrag {
    unowned let page: Page
    let start: CGPoint
    /// Where the page was caught beside its resting place, less how far the pointer had come by then.
    var base = CGSize.zero
    /// Whether the page follows; otherwise the pointer is left alone until it goes up.
    var isOn = false

    /// Whether the pointer holds a page.
    func isHolding(_ page: Page) -> Bool { isOn && self.page === page }
}

extension PageStage {
    /// Lets a page be dragged down and away.
    func letDrag(_ page: Page) {
        page.item.layer.addGesture(
            DragGesture(coordinateSpace: .global)
                .onChanged { [weak self, weak page] value in
                    if let self, let page { follow(value, page) }
                }
                .onEnded { [weak self, weak page] value in
                    if let self, let page { release(value, page) }
                }
        )
    }

    private func follow(_ value: DragGesture.Value, _ page: Page) {
        guard shown.contains(where: { $0 === page }) else { return }
        if drag?.page !== page || drag?.start != value.startLocation { take(value, page) }
        guard let drag, drag.isOn else { return }
        var transaction = Transaction(animation: .interactiveSpring())
        transaction.isContinuous = true
        let pose = dragged(page, by: offset(value, drag))
        transaction.runAlone {
            page.item.apply(pose)
            page.item.fade(pose)
        }
    }

    private func offset(_ value: DragGesture.Value, _ drag: PageDrag) -> CGSize {
        CGSize(
            width: drag.base.width + value.translation.width,
            height: drag.base.height + value.translation.height
        )
    }

    /// Catches the page where it is seen; one at rest is pulled down only.
    private func take(_ value: DragGesture.Value, _ page: Page) {
        var new = PageDrag(page: page, start: value.startLocation)
        let (center, rest) = (page.item.shownCenter, page.item.restingFrame)
        let caught = CGSize(width: center.x - rest.midX, height: center.y - rest.midY)
        let isResting = page === top && hypot(caught.width, caught.height) < 1
        let way = value.translation
        new.isOn = !isResting || way.height > abs(way.width)
        new.base = CGSize(width: caught.width - way.width, height: caught.height - way.height)
        drag = new
        guard new.isOn else { return }
        finish()
        guard page === top, let below = uncovered(), !shown.contains(where: { $0 === below }) else {
            return
        }
        enter(below)
        hold(shown)
    }

    /// What a page looks like that was pulled off its resting place.
    private func dragged(_ page: Page, by offset: CGSize) -> PagePose {
        let rest = page.item.restingFrame
        var pose = PagePose(frame: rest, cornerRadius: page.style.cornerRadius)
        let way = max(0, offset.height) / max(rest.height, 1)
        pose.dim = max(0, 1 - way) * (page.zoom == nil ? page.style.dim : 0.3)
        guard page.zoom != nil else {
            // Upwards it follows unwillingly.
            pose.frame.origin.y += offset.height < 0 ? offset.height / 8 : offset.height
            return pose
        }
        pose.scale = 1 - 0.4 * min(1, way)
        pose.cornerRadius = max(12, pose.cornerRadius)
        pose.frame.size = CGSize(width: rest.width * pose.scale, height: rest.height * pose.scale)
        pose.frame.origin = CGPoint(
            x: rest.midX + offset.width - pose.frame.width / 2,
            y: rest.midY + offset.height - pose.frame.height / 2
        )
        return pose
    }

    /// Lets go: the page goes if it was thrown or pulled far enough, and back if not.
    private func release(_ value: DragGesture.Value, _ page: Page) {
        guard let drag, drag.page === page else { return }
        self.drag = nil
        guard drag.isOn else { return }
        let end = offset(value, drag).height + value.velocity.height / 4
        let reach = page.item.restingFrame.height / (page.zoom == nil ? 2 : 4)
        let before = run
        if page === top, end > reach { page.handle.close() }
        graph.beginChange()
        // What it stands for may refuse to change.
        graph.act { [weak self] in
            if let self, run == before { settle() }
        }
    }
}
