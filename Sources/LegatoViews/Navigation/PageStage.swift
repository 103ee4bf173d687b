import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Manages the transitions of pages, of which the model determines the front one.
///
/// Every change retargets all visible pages from their current state. Phases of earlier transitions
/// are completed first.
final class PageStage {
    /// The spring of page transitions: half a second without bounce, as on Apple's platforms.
    static let spring = Animation.spring(duration: 0.5, bounce: 0)

    let graph: ViewGraph
    private let transactions: TransactionNode
    private let focus: FocusKeeper?
    private let titles: TitleClaims?
    private let sources: TransitionSources?
    private let tabBar: TabBarClaims?
    /// The visible pages, back to front.
    private(set) var shown: [Page] = []
    /// The front page in the model.
    private(set) var top: Page?
    /// Passes the items of the visible pages to their container.
    var hold: ([Page]) -> Void = { _ in }
    /// Notes that a page that its owner no longer holds has disappeared, though it may still settle.
    var left: (Page) -> Void = { _ in }
    /// Removes such a page when it has settled.
    var drop: (Page) -> Void = { _ in }
    /// Returns the page that a drag of the front page uncovers.
    var uncovered: () -> Page? = { nil }
    var reducesMotion = false
    var drag: PageDrag?
    /// The number of transitions started so far.
    private(set) var run = 0

    init(_ context: NodeContext) {
        (graph, transactions) = (context.graph, context.transactions)
        (focus, titles) = (context.environment.focusKeeper, context.environment.titles)
        (sources, tabBar) = (context.environment.sources, context.environment.tabBar)
    }

    /// Starts with a front page, without a transition.
    func begin(with page: Page) {
        page.place = .top
        page.isFresh = false
        page.handle.isInFront = true
        titles?.settle(in: graph)
        top = page
        shown = [page]
        enter(page)
        page.appear()
        page.finishAppearing()
        hold(shown)
    }

    /// Brings a page to the front; the previous one disappears or is covered.
    func show(_ page: Page?) {
        guard page !== top else { return }
        finish()
        drag?.isOn = false
        setOut()
        let old = top
        old?.handle.isInFront = false
        page?.handle.isInFront = true
        titles?.settle(in: graph)
        tabBar?.settle(in: graph)
        top = page
        func isCovered(_ other: Page) -> Bool { page.map { $0.serial > other.serial } ?? false }
        if let old {
            old.place = isCovered(old) ? .below : .away
            old.disappear()
        }
        // Pages that the previous one covered disappear with it, unless the new one covers them
        // too.
        for other in shown where other.place == .below && other !== page && !isCovered(other) {
            other.place = .away
        }
        if let page {
            enter(page)
            page.appear()
        }
        hold(shown)
        move { $0.place = .top }
        graph.act { [graph, focus, weak item = page?.item] in
            focus?.follow(item, in: graph.root)
        }
    }

    /// Makes a page visible, at its position among the others.
    func enter(_ page: Page) {
        page.item.pose = { [weak self, weak page] in
            guard let self, let page else { return nil }
            return pose(of: page)
        }
        guard !shown.contains(where: { $0 === page }) else { return sort() }
        // A new page behind all others is uncovered by them.
        if page.isFresh, let last = shown.first, last.serial > page.serial { page.place = .below }
        page.item.prepare()
        shown.append(page)
        sort()
    }

    private func sort() { shown.sort { $0.serial < $1.serial } }

    /// Starts the transitions of all pages to their positions, once everything is laid out.
    private func move(_ change: @escaping (Page) -> Void) {
        run += 1
        let run = run
        graph.later { [self] in
            for page in shown where page.isFresh {
                findSource(of: page)
                page.item.setOut(pose(of: page))
                page.isFresh = false
            }
            if run == self.run, let top { change(top) }
            for page in shown where page.place == .away && drag?.isHolding(page) != true {
                findSource(of: page)
            }
            // By then, the contents of the sources have been inserted among the pages.
            graph.later { [self] in send(run) }
        }
    }

    /// Continues the transition of a dragged page after its release.
    func settle() {
        graph.beginChange()
        move { _ in }
    }

    private func send(_ run: Int) {
        var transaction = graph.transaction(at: transactions)
        let usesSpring = transaction.animation == nil && !transaction.disablesAnimations
        if usesSpring { transaction.animation = Self.spring }
        let listeners = [
            AnimationListener(criteria: .logicallyComplete) { [weak self] in self?.complete(run) },
            AnimationListener(criteria: .removed) { [weak self] in self?.end(run) },
        ]
        for listener in listeners {
            listener.animationAdded()
            transaction.listen(listener)
        }
        transaction[AnimatesNewcomers.self] = true
        for page in shown where drag?.isHolding(page) != true {
            let zooms = page.zoom != nil && page.source != nil && !reducesMotion
            var fading = transaction
            if usesSpring, zooms {
                fading.animation =
                    page.place == .away ? .easeIn(duration: 0.35) : .easeOut(duration: 0.15)
            }
            send(page, transaction, fading)
        }
        for listener in listeners {
            listener.seal()
            listener.animationFinished()
        }
    }

    private func send(_ page: Page, _ transaction: Transaction, _ fading: Transaction) {
        page.setModal()
        page.item.isGoing = page.place == .away
        let pose = pose(of: page)
        transaction.runAlone { page.item.apply(pose) }
        fading.runAlone { page.item.fade(pose) }
    }

    // MARK: Ends

    /// Notes that pages begin to move.
    func setOut() { for page in shown { page.item.isAtRest = false } }

    /// Completes the phases of running transitions.
    func finish() {
        for page in shown { page.finishDisappearing() }
        for page in shown { page.finishAppearing() }
    }

    /// Completes the transitions of a run, whose springs may still settle.
    private func complete(_ run: Int) {
        guard run == self.run, drag?.isOn != true else { return }
        finish()
        for page in shown where page !== top && !page.isKept { left(page) }
    }

    /// Removes the pages that have disappeared, once they have settled.
    private func end(_ run: Int) {
        guard run == self.run, drag?.isOn != true else { return }
        let over = shown.filter { $0 !== top }
        shown = top.map { [$0] } ?? []
        hold(shown)
        // The page covers it.
        Transaction().runAlone { top?.item.flight?.layer.isHidden = true }
        top?.item.isAtRest = true
        for page in over where !page.isKept {
            if drag?.page === page { drag = nil }
            drop(page)
        }
    }

    // MARK: Appearance

    /// The appearance of a page at its position in the model, or during a drag.
    func pose(of page: Page) -> PagePose {
        if let drag, drag.isHolding(page) { return dragged(page, by: drag.offset) }
        let rest = page.item.restingFrame
        var pose = PagePose(frame: rest, cornerRadius: page.cornerRadius)
        switch page.place {
        case .top: pose.dim = page.zoom == nil ? page.dim : 0.3
        case .below: if page.style != .stack { pose.dim = page.dim }
        case .away: leave(page, &pose)
        }
        pose.frame.origin.x -= 0.3 * rest.width * page.item.sideways * shift(of: page)
        return pose
    }

    /// How far a page gives way to the one that slides over it, from 0 to 1.
    private func shift(of page: Page) -> CGFloat {
        guard page.place != .away, page.style == .stack, !reducesMotion,
            let over = inFront(of: page), over.slides
        else { return 0 }
        if let drag, drag.isHolding(over) { return 1 - swiped(over, by: drag.offset) }
        return page.place == .below ? 1 : 0
    }

    /// The visible page in front of one.
    private func inFront(of page: Page) -> Page? {
        shown.firstIndex { $0 === page }.flatMap { $0 + 1 < shown.count ? shown[$0 + 1] : nil }
    }

    /// The visible page behind one.
    func behind(_ page: Page) -> Page? {
        shown.firstIndex { $0 === page }.flatMap { $0 > 0 ? shown[$0 - 1] : nil }
    }

    private func leave(_ page: Page, _ pose: inout PagePose) {
        if reducesMotion, !page.isSwiped { return pose.opacity = 0 }
        if page.zoom != nil {
            pose.opacity = 0
            guard let source = page.source, let place = place(of: source, for: page) else { return }
            pose.scale = max(place.width / pose.frame.width, place.height / pose.frame.height)
            pose.frame = place
            pose.cornerRadius = source.style.cornerRadius
        } else if page.style == .stack {
            pose.frame.origin.x += pose.frame.width * page.item.sideways
        } else if page.style == .alert || page.style == .popover {
            pose.opacity = 0
            // An alert shrinks to its size as it appears, and disappears without changing it.
            if page.style == .alert, page.isFresh { pose.scale = 1.2 }
        } else {
            // A sheet with a size of its own is above the bottom edge of the window.
            pose.frame.origin.y = max(pose.frame.maxY, page.item.frame.height)
        }
    }

    /// The frame of a source view in the pages' coordinate space; nil if it is not visible.
    private func place(of source: SourceItem, for page: Page) -> CGRect? {
        guard let space = page.item.layer.superlayer, space.outermost === source.layer.outermost,
            page.item.restingFrame.width > 0, page.item.restingFrame.height > 0
        else { return nil }
        return source.layer.convert(source.layer.bounds, to: space)
    }

    /// Looks up the source view of a page, which may have moved or been replaced, and lends its
    /// contents to the page.
    private func findSource(of page: Page) {
        guard let zoom = page.zoom else { return }
        let found = reducesMotion ? nil : source(zoom, of: page)
        if found == nil || found !== page.source || found?.isLent == false {
            page.source?.takeBack(from: page.item)
            page.item.flight = nil
            page.source = found
            found?.lend(to: page.item)
        }
        if found == nil { page.item.setShadow(nil, nil) }
        page.item.flight?.layer.isHidden = false
    }

    private func source(_ zoom: ZoomNavigationTransition, of page: Page) -> SourceItem? {
        if let found = sources?.find(zoom.key) {
            return place(of: found, for: page) == nil ? nil : found
        }
        ViewWarning.print(
            WarningSubject(page.item),
            "finds no view marked with matchedTransitionSource(id: \(zoom.key.id), in:) in the "
                + "namespace of its zoom transition; it fades instead. Keep its source in the tree."
        )
        return nil
    }
}

extension CALayer {
    /// The root of the layer tree.
    fileprivate var outermost: CALayer {
        var layer = self
        while let next = layer.superlayer { layer = next }
        return layer
    }
}
