import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Pages that come and go over one another, of which the model says which one is in front.
///
/// Every change sets all pages that show on their way from where they are. What ran before is
/// complete by then as far as the life of the pages goes.
final class PageStage {
    /// The spring of pages: half a second without bounce, as Apple's.
    static let spring = Animation.spring(duration: 0.5, bounce: 0)

    let graph: ViewGraph
    private let transactions: TransactionNode
    /// The pages that show, back to front.
    private(set) var shown: [Page] = []
    /// The page in front, as the model says.
    private(set) var top: Page?
    /// Gives the elements of the pages that show to their container.
    var hold: ([Page]) -> Void = { _ in }
    /// Takes a page that has gone, and that its owner does not have any more, out of the tree.
    var drop: (Page) -> Void = { _ in }
    /// The page that a drag of the one in front uncovers.
    var uncovered: () -> Page? = { nil }
    var reducesMotion = false
    var drag: PageDrag?
    /// How often pages were sent on their way.
    private(set) var run = 0

    init(_ context: NodeContext) {
        (graph, transactions) = (context.graph, context.transactions)
    }

    /// Begins with a page in front.
    func begin(with page: Page) {
        page.place = .top
        page.isFresh = false
        page.handle.isInFront = true
        top = page
        shown = [page]
        enter(page)
        page.appear()
        page.finishAppearing()
        hold(shown)
    }

    /// Brings a page to the front and lets the one that was there go, or be covered.
    func show(_ page: Page?) {
        guard page !== top else { return }
        finish()
        drag?.isOn = false
        let old = top
        old?.handle.isInFront = false
        page?.handle.isInFront = true
        top = page
        func isCovered(_ other: Page) -> Bool { page.map { $0.serial > other.serial } ?? false }
        if let old {
            old.place = isCovered(old) ? .below : .away
            old.disappear()
        }
        // What the one before covered goes with it, unless it is behind the new one, too.
        for other in shown where other.place == .below && other !== page && !isCovered(other) {
            other.place = .away
        }
        if let page {
            enter(page)
            page.appear()
        }
        hold(shown)
        move { $0.place = .top }
        graph.act { [graph, weak item = page?.item] in graph.focus.follow(item, in: graph.root) }
    }

    /// Lets a page show, in its place among the others.
    func enter(_ page: Page) {
        page.item.pose = { [unowned self, unowned page] in pose(of: page) }
        guard !shown.contains(where: { $0 === page }) else { return }
        // What was never seen and lies behind all others comes out from behind them.
        if page.isFresh, let last = shown.first, last.serial > page.serial { page.place = .below }
        page.item.prepare()
        shown.insert(page, at: shown.firstIndex { $0.serial > page.serial } ?? shown.count)
    }

    /// Sends all pages where they belong, once everything is laid out.
    private func move(_ change: @escaping (Page) -> Void) {
        run += 1
        let run = run
        graph.later { [self] in
            for page in shown where page.isFresh {
                findSource(of: page)
                page.isFresh = false
                page.item.setOut(pose(of: page))
            }
            if run == self.run, let top { change(top) }
            for page in shown where page.place == .away && drag?.isHolding(page) != true {
                findSource(of: page)
            }
            // What the sources show hangs among the pages by then.
            graph.later { [self] in send(run) }
        }
    }

    /// Lets the page that was dragged go on from there.
    func settle() {
        graph.beginChange()
        move { _ in }
    }

    private func send(_ run: Int) {
        var transaction = graph.transaction(at: transactions)
        let usesSpring = transaction.animation == nil && !transaction.disablesAnimations
        if usesSpring { transaction.animation = Self.spring }
        let listener = AnimationListener(criteria: .removed) { [weak self] in self?.end(run) }
        listener.animationAdded()
        transaction.listen(listener)
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
        listener.seal()
        listener.animationFinished()
    }

    private func send(_ page: Page, _ transaction: Transaction, _ fading: Transaction) {
        page.item.isModal = page.style != .stack && page.place == .top
        page.item.isGoing = page.place == .away
        let pose = pose(of: page)
        transaction.runAlone { page.item.apply(pose) }
        fading.runAlone { page.item.fade(pose) }
    }

    // MARK: Ends

    /// Completes what runs, as far as the life of the pages goes.
    func finish() {
        for page in shown { page.finishDisappearing() }
        for page in shown { page.finishAppearing() }
    }

    private func end(_ run: Int) {
        guard run == self.run, drag?.isOn != true else { return }
        finish()
        let over = shown.filter { $0 !== top }
        shown = top.map { [$0] } ?? []
        hold(shown)
        // The page covers it.
        Transaction().runAlone { top?.item.flight?.layer.isHidden = true }
        for page in over where !page.isKept {
            if drag?.page === page { drag = nil }
            drop(page)
        }
    }

    // MARK: Looks

    /// What a page looks like in its place, or in the hand.
    func pose(of page: Page) -> PagePose {
        if let drag, drag.isHolding(page) { return dragged(page, by: drag.offset) }
        let rest = page.item.restingFrame
        var pose = PagePose(frame: rest, cornerRadius: page.style.cornerRadius)
        switch page.place {
        case .top: pose.dim = page.zoom == nil ? page.style.dim : 0.3
        case .below:
            if slides(over: page) { pose.frame.origin.x -= 0.3 * rest.width }
            if page.style != .stack { pose.dim = page.style.dim }
        case .away: leave(page, &pose)
        }
        return pose
    }

    private func slides(over page: Page) -> Bool {
        guard page.style == .stack, !reducesMotion,
            let index = shown.firstIndex(where: { $0 === page }), index + 1 < shown.count
        else { return false }
        return shown[index + 1].zoom == nil
    }

    private func leave(_ page: Page, _ pose: inout PagePose) {
        if reducesMotion { return pose.opacity = 0 }
        if let zoom = page.zoom {
            pose.opacity = 0
            guard let source = page.source, let place = place(of: source, for: page) else { return }
            pose.scale = max(place.width / pose.frame.width, place.height / pose.frame.height)
            pose.frame = place
            pose.cornerRadius = zoom.cornerRadius(source)
        } else if page.style == .stack {
            pose.frame.origin.x += pose.frame.width
        } else {
            pose.frame.origin.y += pose.frame.height
        }
    }

    /// Where a source is in the space of the pages; nil where it does not show.
    private func place(of source: SourceItem, for page: Page) -> CGRect? {
        guard let space = page.item.layer.superlayer, space.outermost === source.layer.outermost,
            page.item.restingFrame.width > 0, page.item.restingFrame.height > 0
        else { return nil }
        return source.layer.convert(source.layer.bounds, to: space)
    }

    /// Looks up what the page grows out of, which may have moved or be another view by now, and
    /// takes its picture along.
    private func findSource(of page: Page) {
        guard let zoom = page.zoom else { return }
        let found = reducesMotion ? nil : source(zoom, of: page)
        if found == nil || found !== page.source || found?.isLent == false {
            page.source?.takeBack(from: page)
            page.item.flight = nil
            page.source = found
            found?.lend(to: page)
        }
        page.item.flight?.layer.isHidden = false
        page.item.setShadow(found?.style.shadow)
    }

    private func source(_ zoom: ZoomNavigationTransition, of page: Page) -> SourceItem? {
        if let found = graph.sources.find(zoom.key) {
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
    /// The layer at the top of the tree.
    fileprivate var outermost: CALayer {
        var layer = self
        while let next = layer.superlayer { layer = next }
        return layer
    }
}
