public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// The view at the top of a window's tree.
///
/// Each window of a program, and each headless display, has one. `windows` of its scene starts with
/// it. A window that the program creates is shown in a sublayer that fills the display.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene?
    private var ownController: UIViewController?

    /// Creates a window of a scene with the size of its display.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.bounds)
        self.windowScene = windowScene
        windowScene.add(self)
    }

    /// Creates a window of the current scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowScene = UIApplication.shared.currentScene
        windowScene?.add(self)
    }

    /// Creates the window of a display.
    init(of host: LayerHost, in scene: UIWindowScene) {
        UIView.adopted = host.rootLayer
        defer { UIView.adopted = nil }
        super.init(frame: host.rootLayer.frame)
        windowScene = scene
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The controller whose view fills the window; nil by default.
    ///
    /// The window of a display creates one on first access, so that it can present others.
    open var rootViewController: UIViewController? {
        get {
            if ownController == nil, layer.host?.rootLayer === layer {
                let controller = UIViewController()
                controller.view = DisplayView(frame: layer.bounds)
                show(controller)
            }
            return ownController
        }
        set { show(newValue) }
    }

    /// The controller, unless it is to be created on first access.
    var shownController: UIViewController? { ownController }

    private func show(_ new: UIViewController?) {
        ownController?.viewIfLoaded?.removeFromSuperview()
        ownController = new
        guard let view = new?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    /// Whether the window is the frontmost one of its scene.
    open var isKeyWindow: Bool { windowScene?.windows.last === self }

    /// Shows the window in front of the others of its scene.
    open func makeKeyAndVisible() {
        isHidden = false
        guard let windowScene, let root = windowScene.host?.rootLayer, root !== layer else {
            return
        }
        frame = root.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSublayer(layer)
    }

    /// The screen.
    open var screen: UIScreen { .main }

    /// The scene.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }
}

/// The root controller's view in a display's window; it takes no touches itself.
private final class DisplayView: UIView {
    override class var layerClass: AnyClass { DisplayLayer.self }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

/// A layer that lets the pointer through to the layers behind it, except on its sublayers.
private final class DisplayLayer: CALayer {
    override func contains(_ point: CGPoint) -> Bool { false }
}
