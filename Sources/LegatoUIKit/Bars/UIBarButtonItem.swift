public import Foundation
import LegatoGraphics
public import LegatoLayers
public import LegatoViews

/// A button in a bar.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///     systemItem: .add, primaryAction: UIAction { _ in addCard() })
/// ```
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The style of a button.
    nonisolated public enum Style: Int, Sendable, Hashable {
        /// A plain button.
        case plain = 0
        /// The button that completes a task, with a bold title.
        case done = 2
    }

    /// A button with a content that the system provides.
    nonisolated public enum SystemItem: Int, Sendable, Hashable {
        /// The title "Done", bold.
        case done
        /// The title "Cancel".
        case cancel
        /// The title "Edit".
        case edit
        /// The title "Save", bold.
        case save
        /// A plus.
        case add
        /// The rest of the width.
        case flexibleSpace
        /// An empty place of a width.
        case fixedSpace
        /// A pencil.
        case compose
        /// An arrow to the left.
        case reply
        /// A square with an arrow.
        case action
        /// A folder.
        case organize
        /// A book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// A round arrow.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// A triangle.
        case play
        /// Two bars.
        case pause
        /// Two triangles to the left.
        case rewind
        /// Two triangles to the right.
        case fastForward
        /// The title "Undo".
        case undo
        /// The title "Redo".
        case redo
        /// A cross.
        case close = 24

        /// The title; nil for a symbol.
        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        /// The symbol; nil for a title or a space.
        var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }
    }

    /// The style; `plain` by default.
    open var style = Style.plain { didSet { changed() } }
    /// The width in points; 0, the default, for the natural one.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// The object whose method is called; nil by default.
    open weak var target: AnyObject?
    /// The method that is called with the item; nil by default.
    open var action: Selector?
    /// The action that the button shows and calls; nil by default.
    open var primaryAction: UIAction? {
        didSet {
            if title == nil, image == nil, let primaryAction {
                (title, image) = (primaryAction.title, primaryAction.image)
            }
            changed()
        }
    }
    /// The view that is shown instead of a button; nil by default.
    open var customView: UIView? { didSet { changed() } }
    /// The colour of the title and the image; nil, the default, for the tint of the bar.
    open var tintColor: UIColor? { didSet { changed() } }
    /// Whether the item is hidden; false by default.
    open var isHidden = false { didSet { changed() } }
    /// The view that shows the item; nil while none does.
    weak var shownView: UIView?
    /// The button that the system provides; nil for another one.
    private(set) var systemItem: SystemItem?

    /// Creates an item without content.
    public override init() { super.init() }

    /// Creates a button with a title that calls a method with the item.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }

    /// Creates a button with an image that calls a method with the item.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Creates a button of the system that calls a method with the item.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
        self.init(title: systemItem.title, style: .plain, target: target, action: action)
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
        image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
        accessibilityLabel = systemItem.title ?? "\(systemItem)".capitalized
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a button that shows an action and calls it.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
    ) {
        self.init()
        (self.title, self.image, self.primaryAction) = (title, image, primaryAction)
        if title == nil, image == nil, let primaryAction {
            (self.title, self.image) = (primaryAction.title, primaryAction.image)
        }
    }

    /// Creates a button of the system that calls an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    /// Returns an empty item of a width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Returns an empty item that takes the rest of the width.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Calls the method of the target or the action, as a tap does.
    func perform() {
        if let primaryAction { return primaryAction.perform(sender: self) }
        action?.perform(on: target, self)
    }
}

/// The button that turns editing on and off.
final class EditButtonItem: UIBarButtonItem {
    init(_ toggle: @escaping () -> Void) {
        super.init()
        primaryAction = UIAction { _ in toggle() }
    }

    func show(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}
