import QuartzCore
import UIKit

final class StubbornLayer: CALayer {
    var log: [String] = []
    override var transform: CATransform3D { didSet { setNeedsLayout() } }
    override var contents: Any? {
        get { super.contents }
        set { super.contents = newValue; log.append("contents") }
    }
    override var contentsScale: CGFloat {
        didSet { sublayers?.forEach { $0.contentsScale = contentsScale } }
    }
    override var mask: CALayer? {
        get { super.mask }
        set { super.mask = newValue ?? nil }
    }
    override var masksToBounds: Bool {
        get { false }
        set {}
    }
    override var zPosition: CGFloat {
        get { super.zPosition }
        set { _ = newValue }
    }
    override var sublayers: [CALayer]? {
        get { super.sublayers }
        set { super.sublayers = newValue }
    }
    override var shadowPath: CGPath? {
        get { nil }
        set { super.shadowPath = newValue }
    }
    override var speed: Float { didSet {} }
    override var borderColor: CGColor? { didSet { log.append("border") } }
    override var delegate: (any CALayerDelegate)? { didSet {} }
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func presentation() -> Self? { super.presentation() ?? self }
    override func model() -> Self { super.model() }
    override func animation(forKey key: String) -> CAAnimation? { super.animation(forKey: key) }
    override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        super.setValue(value, forKeyPath: keyPath)
    }
    override func contentsAreFlipped() -> Bool { true }
    override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { super.convert(p, from: l) }
    override init() {
        super.init()
        drawsAsynchronously = true
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError("no") }
}

final class Spinner: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var layer: CAShapeLayer {
        guard let layer = super.layer as? CAShapeLayer else { fatalError("no CAShapeLayer") }
        return layer
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.path = UIBezierPath(ovalIn: bounds).cgPath
    }
}

final class MarginView: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var mask: UIView? { didSet {} }
    override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
    override func addGestureRecognizer(_ g: UIGestureRecognizer) { super.addGestureRecognizer(g) }
    override var gestureRecognizers: [UIGestureRecognizer]? {
        get { super.gestureRecognizers }
        set { super.gestureRecognizers = newValue }
    }
    override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
    override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
    override func addConstraints(_ c: [NSLayoutConstraint]) { super.addConstraints(c) }
    init() { super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError("no") }
}

final class Screen: UIViewController {
    override func present(
        _ c: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { super.present(c, animated: flag, completion: completion) }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        super.dismiss(animated: flag, completion: completion)
    }
    override var parent: UIViewController? { super.parent }
    override var children: [UIViewController] { super.children }
}
final class Dial: UIControl {
    override var isTracking: Bool { super.isTracking }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    override func sendActions(for e: UIControl.Event) { super.sendActions(for: e) }
}
final class Pan: UIPanGestureRecognizer {
    override var view: UIView? { super.view }
}

final class Keyboard: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.keyCode == .keyboardSpacebar else {
            return super.pressesBegan(presses, with: event)
        }
        alpha = key.modifierFlags.contains(.shift) ? 0.5 : 1
    }
}

final class Rotating: UIViewController {
    private let label = UILabel()

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                self?.label.center.x = size.width / 2
            }, completion: { [weak self] _ in self?.label.alpha = 1 })
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        label.becomeFirstResponder()
        view.endEditing(true)
        let scroller = UIScrollView()
        scroller.showsVerticalScrollIndicator = false
        scroller.showsHorizontalScrollIndicator = false
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        let image = UIImage(systemName: "heart.fill", withConfiguration: configuration)
        view.addSubview(UIImageView(image: image))
        var title = AttributedString("Title")
        title.font = .systemFont(ofSize: 20, weight: .bold)
        title.foregroundColor = .red
        label.attributedText = NSAttributedString(title)
        let text = CATextLayer()
        text.font = CGFont("Helvetica-Bold" as CFString)
    }
}
