public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoViews

/// A choice in an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The role of a choice.
    nonisolated public enum Style: Int, Sendable, Hashable {
        /// No special role.
        case `default` = 0
        /// Leaves everything as it is.
        case cancel = 1
        /// Deletes something.
        case destructive = 2

        fileprivate var role: ButtonRole? {
            self == .cancel ? .cancel : self == .destructive ? .destructive : nil
        }
    }

    /// The title; nil for none.
    public let title: String?
    /// The role.
    public let style: Style
    /// Whether the choice can be made; true by default.
    open var isEnabled = true { didSet { onChange?() } }
    fileprivate let handler: ((UIAlertAction) -> Void)?
    fileprivate var onChange: (() -> Void)?

    /// Creates a choice with a closure that is called when the alert has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

/// An alert or an action sheet, which is presented as other controllers are.
///
/// It looks as the alerts and the dialogs of SwiftUI.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The form of an alert.
    nonisolated public enum Style: Int, Sendable, Hashable {
        /// Choices at the bottom of the window.
        case actionSheet = 0
        /// A message in the middle of the window.
        case alert = 1
    }

    /// The form.
    public let preferredStyle: Style
    /// The text below the title; nil for none.
    open var message: String? { didSet { show() } }
    /// The choices, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The choice that the return key makes, in bold; nil, the default, for the first without a role.
    open var preferredAction: UIAlertAction? { didSet { show() } }
    /// The text fields; nil, the default, for none.
    open private(set) var textFields: [UITextField]?
    private let host = HostingLayer(rootView: AlertRoot())
    private let transition = AlertTransition()
    /// Whether a choice dismisses the alert.
    private var isChosen = false

    /// Creates an alert without choices.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        (self.title, self.message) = (title, message)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = transition
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds a choice.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.onChange = { [weak self] in self?.show() }
        show()
    }

    /// Adds a text field to an alert, which a closure configures.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return UIKitWarning.print(
                "UIAlertController.addTextField(configurationHandler:) has no effect: an action "
                    + "sheet has no text fields. Create it with the style alert."
            )
        }
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        show()
    }

    /// Creates the view, which lets the window through.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        host.frame = view.bounds
        host.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
        host.delegate = BlockFollower.shared
        view.layer.addSublayer(host)
        self.view = view
        show()
    }

    /// Shows the alert, unless a transition has done so.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !host.rootView.isPresented { setPresented(true, animated: false) }
    }

    /// Moves the alert in or out.
    fileprivate func setPresented(_ isPresented: Bool, animated: Bool) {
        var transaction = Transaction()
        transaction.disablesAnimations = !animated
        withTransaction(transaction) { host.rootView.isPresented = isPresented }
    }

    private func show() {
        var root = host.rootView
        (root.isAlert, root.title, root.message) = (preferredStyle == .alert, title, message)
        root.choices = actions.map { action in
            AlertChoice(
                title: action.title ?? "", role: action.style.role, isEnabled: action.isEnabled,
                isPreferred: action === preferredAction
            ) { [weak self] in self?.choose(action) }
        }
        root.fields = (textFields ?? []).map { field in
            AlertField(
                placeholder: field.placeholder ?? "", isSecure: field.isSecureTextEntry,
                text: field.text ?? "", read: { field.text ?? "" }
            ) { [weak self] in
                field.type($0)
                self?.show()
            }
        }
        root.close = { [weak self] in self?.closed() }
        host.rootView = root
    }

    private func choose(_ action: UIAlertAction) {
        guard !isChosen else { return }
        isChosen = true
        let presenter = presentingViewController
        presenter?.dismiss(animated: true) { [self] in
            isChosen = false
            action.handler?(action)
        }
    }

    /// Follows a closing by the user, after the choice, if there was one.
    private func closed() {
        LayerHost.afterwards { [weak self] in
            guard let self, !isChosen else { return }
            presentingViewController?.dismiss(animated: true)
        }
    }
}

/// Shows and hides an alert with the animation of SwiftUI's alerts.
private final class AlertTransition: UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private static let duration: TimeInterval = 0.3

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { Self.duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        let new = context.viewController(forKey: .to) as? UIAlertController
        let isPresentation = new?.isBeingPresented == true
        let alert =
            isPresentation ? new : context.viewController(forKey: .from) as? UIAlertController
        guard let alert else { return context.completeTransition(false) }
        if isPresentation { context.containerView.addSubview(alert.view) }
        alert.setPresented(isPresentation, animated: true)
        // The clock of the transition.
        let clock = UIView()
        alert.view.addSubview(clock)
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            clock.alpha = 0.5
        } completion: { _ in
            clock.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// A choice in the SwiftUI alert.
private struct AlertChoice {
    let title: String
    let role: ButtonRole?
    let isEnabled: Bool
    let isPreferred: Bool
    let action: () -> Void
}

/// A text field in the SwiftUI alert.
private struct AlertField {
    let placeholder: String
    let isSecure: Bool
    let text: String
    let read: () -> String
    let change: (String) -> Void
}

/// The SwiftUI alert over an empty view.
private struct AlertRoot: View {
    var isPresented = false
    var isAlert = true
    var title: String?
    var message: String?
    var choices: [AlertChoice] = []
    var fields: [AlertField] = []
    var close: () -> Void = {}

    private var presented: Binding<Bool> {
        Binding(get: { isPresented }, set: { if !$0 { close() } })
    }

    var body: some View {
        if isAlert {
            Color.clear.alert(Text(title ?? ""), isPresented: presented) {
                rows
            } message: {
                if let message { Text(message) }
            }
        } else {
            Color.clear.confirmationDialog(
                Text(title ?? ""), isPresented: presented,
                titleVisibility: title == nil ? .hidden : .visible
            ) {
                rows
            } message: {
                if let message { Text(message) }
            }
        }
    }

    @ViewBuilder private var rows: some View {
        ForEach(fields.indices, id: \.self) { index in
            let field = fields[index]
            let text = Binding(get: { field.read() }, set: { field.change($0) })
            if field.isSecure {
                SecureField(field.placeholder, text: text)
            } else {
                TextField(field.placeholder, text: text)
            }
        }
        ForEach(choices.indices, id: \.self) { index in
            let choice = choices[index]
            Button(role: choice.role, action: choice.action) {
                choice.isPreferred ? Text(choice.title).bold() : Text(choice.title)
            }
            .keyboardShortcut(choice.isPreferred ? .defaultAction : nil)
            .disabled(!choice.isEnabled)
        }
    }
}
