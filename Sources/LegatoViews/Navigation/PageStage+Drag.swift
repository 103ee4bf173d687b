import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension PageStage {
    /// Makes a page dismissible by dragging it down.
    func letDrag(_ page: Page) {
        page.item.canBeDragged = true
        page.handle.takesDrag = { [weak page] isDown, canScroll in
            guard let page else { return false }
            if isDown { return !canScroll }
            let sheet = page.handle.sheet
            let full = page.style.restingFrame(in: page.item.frame.size).height
            return !(canScroll && sheet.scrollsFirst)
                && sheet.canGrow(of: full, in: page.item.frame.height)
        }
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
        if drag?.belongs(to: value, on: page) != true { take(value, page) }
        guard drag?.isOn == true else { return }
        drag?.follow(value)
        var transaction = Transaction(animation: .interactiveSpring())
        transaction.isContinuous = true
        let pose = pose(of: page)
        transaction.runAlone {
            page.item.apply(pose)
            page.item.fade(pose)
        }
    }

    /// Starts a drag at the presentation position; a page at rest can only be dragged down, unless
    /// it is a sheet that can rise.
    private func take(_ value: DragGesture.Value, _ page: Page) {
        let (center, rest) = (page.item.shownCenter, page.item.restingFrame)
        let caught = CGSize(width: center.x - rest.midX, height: center.y - rest.midY)
        let isResting = page === top && hypot(caught.width, caught.height) < 1
        let rise = page.handle.sheet.hasChoice ? abs(value.translation.height) : 0
        let isDown = max(value.translation.height, rise) > abs(value.translation.width)
        drag = PageDrag(page, at: caught, value, isOn: !isResting || isDown)
        guard !isResting || isDown else { return }
        finish()
        guard page === top, shown.count == 1, let below = uncovered() else { return }
        enter(below)
        hold(shown)
    }

    /// The appearance of a page that is dragged by an offset from its resting frame.
    func dragged(_ page: Page, by offset: CGSize) -> PagePose {
        let rest = page.item.restingFrame
        var pose = PagePose(frame: rest, cornerRadius: page.cornerRadius)
        guard page.zoom == nil else {
            let zoom = ZoomPose(draggedBy: offset, from: rest, cornerRadius: page.cornerRadius)
            (pose.scale, pose.frame) = (zoom.scale, zoom.frame)
            (pose.cornerRadius, pose.dim) = (zoom.cornerRadius, 0.3 * zoom.dim)
            return pose
        }
        pose.dim = max(0, 1 - max(0, offset.height) / max(rest.height, 1)) * page.dim
        if offset.height < 0, page.handle.sheet.hasChoice {
            let full = page.style.restingFrame(in: page.item.frame.size)
            let rise = min(-offset.height, rest.minY - full.minY)
            pose.frame.origin.y -= rise
            pose.frame.size.height += rise
            return pose
        }
        // Upwards it follows with resistance.
        pose.frame.origin.y += offset.height < 0 ? offset.height / 8 : offset.height
        return pose
    }

    /// Ends a drag: dismisses the page if it was thrown or dragged far enough, and returns it
    /// otherwise.
    private func release(_ value: DragGesture.Value, _ page: Page) {
        guard let drag, drag.page === page else { return }
        self.drag = nil
        guard drag.isOn else { return }
        let end = drag.offset.height + value.velocity.height / 4
        let before = run
        let rest = page.item.restingFrame
        let choice = page.handle.sheet.settle(
            at: rest.height - end, of: page.style.restingFrame(in: page.item.frame.size).height,
            in: page.item.frame.height
        )
        let goes =
            if let choice { !choice } else if page.zoom == nil { end > rest.height / 2 } else {
                ZoomPose.dismisses(drag.offset, velocity: value.velocity, from: rest)
            }
        if page === top, goes, page.item.canGoBack { page.handle.close() }
        graph.beginChange()
        // The model may reject the dismissal.
        graph.act { [weak self] in
            if let self, run == before { settle() }
        }
    }
}
