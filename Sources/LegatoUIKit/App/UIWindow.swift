public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// The view at the top of a window's tree.
///
/// Each window of a program, and each headless display, has one. `windows` of its scene starts with
/// it. A window that the program creates is hidden at first, and fills the display once it is shown.
///
/// ```swift
/// let overlay = UIWindow(windowScene: scene)
/// overlay.windowLevel = .alert
/// overlay.rootViewController = HintController()
/// overlay.isHidden = false
/// ```
///
/// A window that is shown stays until it is hidden, even if nothing refers to it.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The place of windows in front of those with a lower level; windows of the same level are in the
    /// order in which they were shown.
    nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number.
        public let rawValue: CGFloat
        /// Creates a level.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of ordinary windows: 0.
        public static let normal = Level(0)
        /// The level of a phone's status bar: 1,000.
        public static let statusBar = Level(1000)
        /// The level of alerts: 2,000.
        public static let alert = Level(2000)

        /// Returns the level higher by a number.
        public static func + (level: Level, number: CGFloat) -> Level {
            Level(level.rawValue + number)
        }

        /// Returns the level lower by a number.
        public static func - (level: Level, number: CGFloat) -> Level {
            Level(level.rawValue - number)
        }

        /// Returns whether a level is below another.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// The level; `normal` by default.
    ///
    /// The display's own window is behind all others.
    open var windowLevel = Level.normal { didSet { windowScene?.arrange() } }
    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene?
    private var ownController: UIViewController?

    /// Creates a window of a scene with the size of its display.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.bounds)
        super.isHidden = true
        self.windowScene = windowScene
        windowScene.add(self)
    }

    /// Creates a window of the current scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
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

    /// Whether the window is the one of its scene that receives the commands of keys.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// Makes a window that is shown the key window of its scene.
    open func makeKey() { if !isHidden { windowScene?.makeKey(self) } }

    /// Shows the window in front of the others of its level, and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        windowScene?.bringToFront(self)
        makeKey()
    }

    /// Whether the window is hidden; true by default for a window that the program creates.
    ///
    /// Setting it to false shows the window in front of the others of its level, without making it
    /// the key window.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let isShown = super.isHidden && !newValue
            super.isHidden = newValue
            if isShown { windowScene?.bringToFront(self) }
            windowScene?.keep(self)
        }
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
