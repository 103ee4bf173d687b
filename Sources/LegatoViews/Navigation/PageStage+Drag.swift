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
        page.item.layer.addGesture(drag { [weak page] in page })
    }

    /// Lets the user pop a page of a stack by dragging it from its leading edge, and catch at that
    /// edge a page in front of it that disappears.
    func letSwipe(_ page: Page) {
        weak var swiped: Page?
        let drag = drag { swiped }
        let recognizer = ScrollDragRecognizer(drag.makeRecognizer()) {
            [weak self, weak page] start in
            swiped = self?.shown.last {
                ($0 === page || $0.item.isGoing) && $0.handle.swipesBack
                    && $0.item.isAtLeadingEdge(eventAt: start)
            }
            return swiped == nil ? [] : .horizontal
        } leaves: { [weak self] translation in
            guard let self, let page = swiped else { return true }
            return isResting(page) && translation.width * page.item.sideways <= 0
        }
        page.item.layer.addHighPriorityGesture(MadeGesture(recognizer: recognizer))
    }

    /// A drag of a page.
    private func drag(of page: @escaping () -> Page?) -> DragGesture {
        DragGesture(coordinateSpace: .global)
            .onChanged { [weak self] value in
                if let self, let page = page() { follow(value, page) }
            }
            .onEnded { [weak self] value in
                if let self, let page = page() { release(value, page) }
            }
            .onCancelled { [weak self] value in
                if let self, let page = page() { release(value, page, isCancelled: true) }
            }
    }

    private func follow(_ value: DragGesture.Value, _ page: Page) {
        // A page that another one covers by now stays behind it.
        guard page.place != .below, shown.contains(where: { $0 === page }) else { return }
        if drag?.belongs(to: value, on: page) != true { take(value, page) }
        guard drag?.isOn == true else { return }
        drag?.follow(value)
        var transaction = Transaction(animation: .interactiveSpring())
        transaction.isContinuous = true
        let moved = [page, page.slides ? behind(page) : nil].compactMap(\.self)
        transaction.runAlone {
            for page in moved {
                let pose = pose(of: page)
                page.item.apply(pose)
                page.item.fade(pose)
            }
        }
    }

    /// The distance of a page as it is shown from its resting frame.
    private func displacement(of page: Page) -> CGSize {
        let (center, rest) = (page.item.shownCenter, page.item.restingFrame)
        return CGSize(width: center.x - rest.midX, height: center.y - rest.midY)
    }

    private func isResting(_ page: Page) -> Bool {
        let distance = displacement(of: page)
        return page === top && hypot(distance.width, distance.height) < 1
    }

    /// Starts a drag at the presentation position; a page at rest can only be dragged down, unless
    /// it is a sheet that can rise or a page that slides.
    private func take(_ value: DragGesture.Value, _ page: Page) {
        let isResting = isResting(page)
        let rise = page.handle.sheet.hasChoice ? abs(value.translation.height) : 0
        let isDown = max(value.translation.height, rise) > abs(value.translation.width)
        let isOn = !isResting || isDown || page.slides
        drag = PageDrag(page, at: displacement(of: page), value, isOn: isOn)
        guard isOn else { return }
        page.isSwiped = page.slides
        setOut()
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
        if page.slides {
            pose.frame.origin.x += rest.width * swiped(page, by: offset) * page.item.sideways
            pose.dim = page.dim * (1 - swiped(page, by: offset))
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

    /// How much of the way to the side a page has been dragged by an offset, from 0 to 1.
    func swiped(_ page: Page, by offset: CGSize) -> CGFloat {
        min(1, max(0, offset.width * page.item.sideways) / max(page.item.restingFrame.width, 1))
    }

    /// Ends a drag: dismisses the page if it was thrown or dragged far enough, and returns it
    /// otherwise, as when the drag is cancelled.
    private func release(
        _ value: DragGesture.Value, _ page: Page, isCancelled: Bool = false
    ) {
        guard let drag, drag.page === page else { return }
        self.drag = nil
        guard drag.isOn else { return }
        let end = drag.offset.height + value.velocity.height / 4
        let before = run
        let rest = page.item.restingFrame
        let choice =
            isCancelled
            ? nil
            : page.handle.sheet.settle(
                at: rest.height - end, of: page.style.restingFrame(in: page.item.frame.size).height,
                in: page.item.frame.height
            )
        let goes =
            if let choice {
                !choice
            } else if page.slides {
                (drag.offset.width + value.velocity.width / 4) * page.item.sideways > rest.width / 2
            } else if page.zoom == nil {
                end > rest.height / 2
            } else {
                ZoomPose.dismisses(drag.offset, velocity: value.velocity, from: rest)
            }
        if page === top, goes, !isCancelled, page.item.canGoBack { page.handle.close() }
        graph.beginChange()
        // The model may reject the dismissal.
        graph.act { [weak self] in
            if let self, run == before { settle() }
        }
    }
}
