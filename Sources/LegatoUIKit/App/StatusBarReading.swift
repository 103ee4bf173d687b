public import Foundation
import LegatoGraphics
import LegatoLayers

/// What the controller that a window shows prefers for a status bar.
@MainActor struct StatusBarReading {
    let style: UIStatusBarStyle
    let isHidden: Bool

    init(of root: UIViewController) {
        var front = root
        while let next = front.presentedViewController,
            next.modalPresentationStyle == .fullScreen
                || next.modalPresentationCapturesStatusBarAppearance
        {
            front = next
        }
        var (styled, hiding) = (front, front)
        while let child = styled.childForStatusBarStyle { styled = child }
        while let child = hiding.childForStatusBarHidden { hiding = child }
        (style, isHidden) = (styled.preferredStatusBarStyle, hiding.prefersStatusBarHidden)
    }
}

extension UIWindow {
    /// What the controller that the window shows prefers; nil without a controller.
    var statusBarReading: StatusBarReading? { shownController.map { StatusBarReading(of: $0) } }
}

extension UIApplication {
    /// The style of a status bar that the controller of the key window prefers.
    ///
    /// Setting it has no effect, as in every program whose controllers decide about a status bar.
    public var statusBarStyle: UIStatusBarStyle {
        get { keyWindow?.statusBarReading?.style ?? .default }
        set {}
    }

    /// Has no effect, like setting `statusBarStyle`.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// True: windows have no status bar; setting it has no effect.
    public var isStatusBarHidden: Bool {
        get { true }
        set {}
    }

    /// Zero: windows have no status bar.
    public var statusBarFrame: CGRect { .zero }

    /// The orientation of the current scene: on its side if its display is wider than high.
    public var statusBarOrientation: UIInterfaceOrientation {
        currentScene?.interfaceOrientation ?? .unknown
    }
}

extension UIWindowScene {
    /// The status bar of the scene.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
}

/// The status bar of a scene, which is hidden.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) { self.scene = scene }

    /// The style that the controller of the key window prefers.
    public var statusBarStyle: UIStatusBarStyle {
        scene?.keyWindow?.statusBarReading?.style ?? .default
    }

    /// True: windows have no status bar.
    public var isStatusBarHidden: Bool { true }

    /// Zero: windows have no status bar.
    public var statusBarFrame: CGRect { .zero }
}
