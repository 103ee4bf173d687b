public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// The sides at which a popover has its arrow.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top: the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// At the bottom: the popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// At the left: the popover is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// At the right: the popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// At any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Presents a controller in a bubble beside a view, with an arrow.
///
/// It has the `preferredContentSize` of the controller, or 320 by 480 points, within the window. A
/// tap beside it dismisses it.
///
/// ```swift
/// details.modalPresentationStyle = .popover
/// details.popoverPresentationController?.sourceView = button
/// present(details, animated: true)
/// ```
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    private static let arrow = CGSize(width: 26, height: 13)
    /// The view that the arrow points to; nil by default.
    open weak var sourceView: UIView?
    /// The rectangle in the view that the arrow points to, in points; all of it by default.
    open var sourceRect = CGRect.null
    /// The bar button that the arrow points to; nil by default.
    open weak var barButtonItem: UIBarButtonItem?
    /// The sides at which the arrow may be; any by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The side at which the arrow is; `unknown` before the presentation.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The colour of the bubble; nil, the default, for the system's background.
    open var backgroundColor: UIColor? { didSet { bubble.color = backgroundColor } }
    /// The least distances from the edges of the window, in points; 10 by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    private let bubble = PopoverBubble(frame: .zero)

    /// The bubble with the controller's view.
    open override var presentedView: UIView? { isAdapted ? super.presentedView : bubble }

    override var transitionStyle: UIModalTransitionStyle {
        isAdapted ? super.transitionStyle : .crossDissolve
    }

    /// Whether the delegate has replaced the popover by another style.
    private var isAdapted: Bool {
        switch delegate?.adaptivePresentationStyle(for: self) ?? .none {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
        default: false
        }
    }

    private var anchor: CGRect {
        guard let container = containerView else { return .zero }
        guard let view = barButtonItem?.shownView ?? sourceView else {
            return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        }
        let rect = sourceRect.isNull || barButtonItem != nil ? view.bounds : sourceRect
        return view.convert(rect, to: container)
    }

    /// The rectangle of the bubble with its arrow, at the first permitted side with enough room.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard !isAdapted else { return super.frameOfPresentedViewInContainerView }
        return place().frame
    }

    /// The frame of the bubble, and the side of its arrow.
    private func place() -> (frame: CGRect, side: UIPopoverArrowDirection) {
        let (anchor, depth) = (anchor, Self.arrow.height)
        let area = (containerView?.bounds ?? .zero).inset(by: popoverLayoutMargins)
        let wanted = presentedViewController.preferredContentSize
        var size = wanted.area > 0 ? wanted : CGSize(width: 320, height: 480)
        size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        let rooms: [(UIPopoverArrowDirection, CGFloat, CGFloat)] = [
            (.up, area.maxY - anchor.maxY - depth, size.height),
            (.down, anchor.minY - area.minY - depth, size.height),
            (.left, area.maxX - anchor.maxX - depth, size.width),
            (.right, anchor.minX - area.minX - depth, size.width),
        ]
        let allowed = rooms.filter { permittedArrowDirections.contains($0.0) }
        let choices = allowed.isEmpty ? rooms : allowed
        let found = choices.first { $0.1 >= $0.2 } ?? choices.max { $0.1 - $0.2 < $1.1 - $1.2 }
        guard let (side, room, length) = found else { return (.zero, .up) }
        let isVertical = side == .up || side == .down
        let inner = max(min(room, length), 0)
        if isVertical { size.height = inner + depth } else { size.width = inner + depth }
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch side {
        case .up: origin.y = anchor.maxY
        case .down: origin.y = anchor.minY - size.height
        case .left: origin.x = anchor.maxX
        default: origin.x = anchor.minX - size.width
        }
        if isVertical {
            origin.x = max(min(origin.x, area.maxX - size.width), area.minX)
        } else {
            origin.y = max(min(origin.y, area.maxY - size.height), area.minY)
        }
        return (CGRect(origin: origin, size: size), side)
    }

    private func show() {
        guard !isAdapted, let content = presentedViewController.view else { return }
        let (frame, side) = place()
        arrowDirection = side
        bubble.frame = frame
        bubble.show(
            content, side, tip: CGPoint(x: anchor.midX - frame.minX, y: anchor.midY - frame.minY),
            arrow: Self.arrow
        )
    }

    open override func presentationTransitionWillBegin() {
        bubble.color = backgroundColor
        show()
        guard !isAdapted else { return }
        let beside = UIView(frame: containerView?.bounds ?? .zero)
        beside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        beside.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in self?.dismissForUser() })
        containerView?.insertSubview(beside, at: 0)
    }

    open override func containerViewDidLayoutSubviews() {
        if presentedView?.superview === containerView { show() }
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) { if containerView != nil { show() } }

    private func dismissForUser() {
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
        }
    }
}

/// Is called for a popover; its methods are those of the adaptive delegate.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The background of a popover with its arrow, around the controller's view.
private final class PopoverBubble: UIView {
    private let shape = CAShapeLayer()
    var color: UIColor? { didSet { showColor() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shape)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        showColor()
    }

    private func showColor() {
        let color = color ?? .systemBackground
        shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
    }

    /// Places the content and the arrow, whose tip is beside a point of the source.
    func show(_ content: UIView, _ side: UIPopoverArrowDirection, tip: CGPoint, arrow: CGSize) {
        var body = bounds
        switch side {
        case .up:
            body = body.inset(by: UIEdgeInsets(top: arrow.height, left: 0, bottom: 0, right: 0))
        case .down: body.size.height -= arrow.height
        case .left:
            body = body.inset(by: UIEdgeInsets(top: 0, left: arrow.height, bottom: 0, right: 0))
        default: body.size.width -= arrow.height
        }
        content.frame = body
        (content.layer.cornerRadius, content.clipsToBounds) = (13, true)
        if content.superview !== self { addSubview(content) }
        let path = CGMutablePath()
        path.addRoundedRect(in: body, cornerWidth: 13, cornerHeight: 13)
        let half = arrow.width / 2
        let isVertical = side == .up || side == .down
        let (low, high) = isVertical ? (body.minX, body.maxX) : (body.minY, body.maxY)
        let middle = max(min(isVertical ? tip.x : tip.y, high - 13 - half), low + 13 + half)
        let (edge, end): (CGFloat, CGFloat) =
            switch side {
            case .up: (body.minY, 0)
            case .down: (body.maxY, bounds.maxY)
            case .left: (body.minX, 0)
            default: (body.maxX, bounds.maxX)
            }
        let points = [(middle - half, edge), (middle, end), (middle + half, edge)].map {
            isVertical ? CGPoint(x: $0.0, y: $0.1) : CGPoint(x: $0.1, y: $0.0)
        }
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        path.closeSubpath()
        shape.path = path
        showColor()
    }
}

extension UIViewController {
    /// The controller of the popover as which this controller is or would be presented; nil for
    /// other styles.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
