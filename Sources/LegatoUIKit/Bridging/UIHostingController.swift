public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
public import LegatoViews

/// A controller whose view shows a SwiftUI view.
///
/// ```swift
/// let controller = UIHostingController(rootView: Text("Hello"))
/// controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
/// superview.addSubview(controller.view)
/// ```
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    private let host: HostingLayer<HostedRoot<Content>>

    /// Creates a controller that shows a SwiftUI view.
    public init(rootView: Content) {
        host = HostingLayer(rootView: HostedRoot(content: rootView))
        host.showsViews = false
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) {
        UIKitWarning.print(
            "UIHostingController.init(coder:) returns nil: there are no storyboards. Create it with "
                + "init(rootView:)."
        )
        return nil
    }

    /// Returns nil with a warning, because there are no storyboards.
    public convenience init?(coder: NSCoder, rootView: Content) { self.init(coder: coder) }

    /// The SwiftUI view; setting it updates the displayed views.
    open var rootView: Content {
        get { host.rootView.content }
        set { host.rootView.content = newValue }
    }

    /// Creates the view, on the system's background.
    open override func loadView() {
        let view = HostingView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        host.frame = view.bounds
        host.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
        host.delegate = BlockFollower.shared
        view.layer.addSublayer(host)
        view.measure = { [unowned self] in sizeThatFits(in: $0) }
        view.onAppearance = { [host] in
            if host.rootView.style != $0 { host.rootView.style = $0 }
        }
        view.onScreenChange = { [host] in host.showsViews = $0 }
        view.onSafeArea = { [host] in host.rootView.safeArea = EdgeInsets($0) }
        self.view = view
    }

    /// Returns the size of the SwiftUI view for a proposed size.
    open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }
}

/// The SwiftUI view in the appearance of a hosting controller's view.
private struct HostedRoot<Content: View>: View {
    var content: Content
    var style = UIUserInterfaceStyle.unspecified
    var safeArea = EdgeInsets()

    var body: some View {
        content.transformEnvironment(\.colorScheme) {
            guard style != .unspecified else { return }
            $0 = style == .dark ? .dark : .light
        }
        .safeAreaPadding(safeArea)
    }
}

/// The view of a hosting controller.
private final class HostingView: UIView {
    var measure: ((CGSize) -> CGSize)?
    var onAppearance: ((UIUserInterfaceStyle) -> Void)?
    /// Called when the view may have entered or left the screen.
    var onScreenChange: ((Bool) -> Void)?

    override func tintColorDidChange() { onAppearance?(givenStyle) }

    override func enterScreen() {
        super.enterScreen()
        onAppearance?(givenStyle)
        onScreenChange?(true)
    }

    /// Called when the safe area has changed.
    var onSafeArea: ((UIEdgeInsets) -> Void)?

    override func safeAreaInsetsDidChange() { onSafeArea?(safeAreaInsets) }

    override func didMoveToWindow() { onScreenChange?(layer.hostInSight != nil) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { measure?(size) ?? size }

    override var intrinsicContentSize: CGSize {
        measure?(CGSize(width: CGFloat.infinity, height: .infinity)) ?? .zero
    }
}
