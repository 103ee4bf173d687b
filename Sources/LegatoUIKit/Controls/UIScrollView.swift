public import Foundation
import LegatoGraphics
public import LegatoLayers
import LegatoMotion
public import LegatoViews

/// A view that shows a part of larger content, scrolled by dragging, throwing or the wheel.
///
/// The content is the subviews; the origin of the bounds is the content offset.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// The size of the content, in points; zero by default.
    ///
    /// Unless the content moves, the offset stays within it.
    open var contentSize = CGSize.zero { didSet { contentChanged() } }
    /// The space around the content, in points; zero by default.
    ///
    /// Content at rest stays within it, and a throw to an end of the content follows it.
    open var contentInset = UIEdgeInsets.zero {
        didSet { insetChanged(from: oldValue) }
    }
    /// Whether the content can be dragged past its ends; true by default.
    open var bounces = true
    /// Whether content that fits can be dragged vertically; false by default.
    open var alwaysBounceVertical = false
    /// Whether content that fits can be dragged horizontally; false by default.
    open var alwaysBounceHorizontal = false
    /// Whether the content is scrolled by the pointer and the wheel; true by default.
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    /// Has no effect: there is no status bar whose tap scrolls to the top.
    open var scrollsToTop = true
    /// Whether the content rests at multiples of the view's size; false by default.
    open var isPagingEnabled = false
    /// Whether a drag that begins nearly along an axis moves the content along that axis alone; false
    /// by default.
    ///
    /// A drag that begins at more than 30 degrees from both axes moves it in all directions.
    open var isDirectionalLockEnabled = false
    /// Whether insets of the safe area add to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The rate at which a throw decelerates.
    open var decelerationRate = DecelerationRate.normal
    /// The object whose methods are called while the view scrolls; nil by default.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The recognizer of drags.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// The smallest zoom scale, above 0; 1 by default.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest zoom scale; 1 by default.
    ///
    /// Zooming is off if it equals `minimumZoomScale`.
    open var maximumZoomScale: CGFloat = 1
    /// Whether a pinch goes past the limits of the scale and springs back; true by default.
    open var bouncesZoom = true
    /// The recognizer of pinches.
    public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    /// Whether a bar shows the visible part of the content while it moves vertically; true by
    /// default.
    open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
    /// Whether a bar shows the visible part of the content while it moves horizontally; true by
    /// default.
    open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
    /// The distances of the vertical bar from the edges of the view, in points; zero by default.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
    /// The distances of the horizontal bar from the edges of the view, in points; zero by default.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
    /// Whether a drag ends the editing of texts in the window; no by default.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The colour of the bars; dark in the light appearance and light in the dark one by default.
    open var indicatorStyle = IndicatorStyle.default { didSet { colorIndicators() } }
    let indicators = ScrollIndicators(isDark: false)
    /// The size of the last layout.
    private var knownSize = CGSize.zero
    /// Whether only the offset has changed since the last layout.
    private var hasOnlyScrolled = false
    /// Whether what changes the limits of the offset sets the offset afterwards.
    var setsOffset = false
    /// The offset at the beginning of the drag, and the axis to which it is locked; nil for none.
    var (start, lockedAxis): (CGPoint, Axis?) = (.zero, nil)
    var motion: ScrollMotion?
    /// Called when the offset has changed; set by the containers whose bars follow it.
    var onScroll: [ObjectIdentifier: (UIScrollView) -> Void] = [:]
    /// Shows above the content that it is being refreshed; nil by default.
    var refresher: (any ScrollRefresher)?
    /// The zoom scale, that at the beginning of a pinch, and the height of a title that folds.
    var (scale, pinchStart, fold): (CGFloat, CGFloat, CGFloat) = (1, 1, 0)

    /// Creates a scroll view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        panGestureRecognizer.addAction { [weak self] _ in self?.pan() }
        panGestureRecognizer.decision = { [weak self] in self?.decide($0, $1) ?? .fail }
        addGestureRecognizer(panGestureRecognizer)
        pinchGestureRecognizer?.addAction { [weak self] _ in self?.pinch() }
        if let pinchGestureRecognizer { addGestureRecognizer(pinchGestureRecognizer) }
        layer.addGesture(Wheel { [weak self] in self?.turn($0.delta) })
        for bar in indicators.layers { layer.addSublayer(bar) }
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The point of the content at the top left of the view, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            motion = nil
            show(newValue)
        }
    }

    /// Whether the pointer drags the content.
    open var isDragging: Bool { panGestureRecognizer.numberOfTouches > 0 && isTracking }
    /// Whether the pointer is down and has moved the content.
    open var isTracking: Bool {
        panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed
    }
    /// Whether the content moves after a throw.
    open var isDecelerating: Bool { motion?.isThrow == true }

    /// Sets the offset, with a spring if it is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, ViewNumbers.areValid(contentOffset, "contentOffset", of: self) else {
            self.contentOffset = contentOffset
            return
        }
        run(ScrollMotion(from: self.contentOffset, to: contentOffset, .animated))
    }

    /// Scrolls by the smallest distance that makes a rectangle of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func place(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat
        {
            if low < start { return low }
            return high > start + length ? high - length : start
        }
        let wanted = CGPoint(
            x: place(rect.minX, rect.maxX, bounds.minX, bounds.width),
            y: place(rect.minY, rect.maxY, bounds.minY, bounds.height)
        )
        setContentOffset(limited(wanted), animated: animated)
    }

    // MARK: Touches

    /// Whether a drag may take the touch from what is inside the view; true by default.
    open var canCancelContentTouches = true
    /// Whether a control must be held for 0.15 s to keep the touch of a drag; true by default.
    open var delaysContentTouches = true

    /// Returns whether a drag takes the touch from a view that has held it: true, but for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Returns the view itself while its content decelerates.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view == nil || !isDecelerating ? view : self
    }

    /// Stops content that decelerates.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isDecelerating else { return super.touchesBegan(touches, with: event) }
        motion = nil
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Moves content that was stopped past an end, or between pages, to rest.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        settle()
    }

    /// Moves content that was stopped to rest, unless a drag takes the touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        settle()
    }

    override var inside: any LayoutItem { guide(.content) }

    override func take(content size: CGSize) { if size != contentSize { contentSize = size } }

    // MARK: Indicators

    /// Shows the bars for a moment.
    open func flashScrollIndicators() {
        placeIndicators()
        indicators.showForAMoment()
    }

    /// Places the bars, and keeps the offset within the content in a new size.
    open override func layoutSublayers(of layer: CALayer) {
        if knownSize != bounds.size {
            let isFirst = knownSize == .zero
            (knownSize, hasOnlyScrolled) = (bounds.size, false)
            if !isFirst { limitOffset() }
        }
        super.layoutSublayers(of: layer)
        hasOnlyScrolled = false
        placeIndicators()
        refresher?.place()
    }

    /// Colours the bars for the appearance.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorIndicators()
    }

    func show(_ offset: CGPoint) {
        guard offset != bounds.origin else { return }
        let isFirst = !layer.needsLayout()
        bounds.origin = offset
        placeIndicators()
        for follow in onScroll.values { follow(self) }
        refresher?.scrolled()
        delegate?.scrollViewDidScroll(self)
        super.setNeedsLayout()
        if isFirst { hasOnlyScrolled = true }
    }

    /// Marks the view so that its constraints are solved, too, before the next frame.
    open override func setNeedsLayout() {
        hasOnlyScrolled = false
        super.setNeedsLayout()
    }

    override var followsContent: Bool {
        !hasOnlyScrolled || guides.contains { $0.role == .frame }
    }

    /// Moves content at rest into its limits, and lets content in motion end there.
    func limitOffset() {
        guard !isTracking, !isZooming, !setsOffset else { return }
        guard let motion else { return show(limited(bounds.origin)) }
        turn(motion, to: limited(motion.end))
    }

    /// Keeps content at an end of its limits at that end.
    override func safeAreaChanged(from old: UIEdgeInsets) {
        let (before, now) = (inset(for: old), adjustedContentInset)
        guard before != now else { return }
        if motion == nil, !isTracking { show(limited(moved(bounds.origin, from: before, to: now))) }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Called when the safe area has changed `adjustedContentInset`.
    open func adjustedContentInsetDidChange() {}

    func follow(_ insets: UIEdgeInsets, from old: UIEdgeInsets) {
        guard let motion, motion.isThrow else { return limitOffset() }
        turn(motion, to: limited(moved(motion.end, from: old, to: insets)))
    }

    /// Continues a motion to another end, with its velocity.
    private func turn(_ motion: ScrollMotion, to end: CGPoint) {
        guard end != motion.end else { return }
        let kind = motion.isThrow ? ScrollMotion.Kind.turned : .animated
        run(ScrollMotion(from: bounds.origin, to: end, velocity: motion.velocity, kind))
    }

    // MARK: Zoom

    /// The scale of the delegate's view for zooming, about its top left; clamped to the limits, 1
    /// by default.
    open var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether a pinch or the wheel is changing the scale.
    open var isZooming: Bool { pinchGestureRecognizer?.state == .changed }

    /// Sets the zoom scale, keeping the content at the centre of the view in place.
    ///
    /// Has no effect without a view for zooming.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard ViewNumbers.areValid(CGPoint(x: scale, y: 0), "zoomScale", of: self) else { return }
        change(animated: animated) { [self] in
            zoom(to: limited(scale), at: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
        }
    }

    /// Scales and scrolls so that a rectangle of the view for zooming, in its coordinates, fills
    /// the view, within the limits.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        change(animated: animated) { [self] in
            zoom(
                to: limited(min(bounds.width / rect.width, bounds.height / rect.height)), at: .zero
            )
            bounds.origin = limited(
                CGPoint(
                    x: rect.midX * scale - bounds.width / 2,
                    y: rect.midY * scale - bounds.height / 2
                )
            )
        }
    }

    // MARK: Motion

    func run(_ motion: ScrollMotion) {
        self.motion = motion
        motion.start(for: layer) { [weak self, weak motion] offset in
            guard let self, let motion, motion === self.motion else { return false }
            show(offset)
            guard motion.isOver else { return true }
            self.motion = nil
            if motion.isThrow {
                delegate?.scrollViewDidEndDecelerating(self)
            } else {
                delegate?.scrollViewDidEndScrollingAnimation(self)
            }
            return false
        }
    }
}

/// What a drag past the top of a scroll view triggers.
@MainActor protocol ScrollRefresher: AnyObject {
    /// The space above the content, in points.
    var space: CGFloat { get }
    /// Called when the offset has changed.
    func scrolled()
    /// Called when a drag has ended, before the content moves to rest.
    func released()
    /// Called after a layout.
    func place()
}

/// The methods that a scroll view calls while it scrolls; every one is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called when the offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when a drag begins.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when a drag ends, before `scrollViewDidEndDragging(_:willDecelerate:)`, with the offset
    /// at which the content comes to rest.
    ///
    /// The method may set another offset, to snap to items for example. It is clamped to the content.
    /// It is not called while `isPagingEnabled` is true.
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The velocity of the offset, in points per millisecond.
    ///   - targetContentOffset: The offset, in points.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    /// Called when a drag ends, with whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content begins to decelerate after a throw.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has come to rest after a throw.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when an animated change of the offset has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Called when the safe area has changed the adjusted insets.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns the view that is scaled; nil, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when the scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when a pinch begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when a pinch ends, with the scale at which the view comes to rest.
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    )
}
