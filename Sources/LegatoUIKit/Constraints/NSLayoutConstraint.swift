public import Foundation
import LegatoGraphics

/// A linear relation between two lengths or edges of views and layout guides.
///
/// Views whose `translatesAutoresizingMaskIntoConstraints` is false get their frames from the active
/// constraints, before their superview's `layoutSubviews()`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// Never called, because there are no storyboards.
    open func awakeFromNib() {}

    /// An axis of the layout.
    nonisolated public enum Axis: Int, Sendable, Hashable {
        /// The horizontal axis.
        case horizontal = 0
        /// The vertical axis.
        case vertical = 1
    }

    /// How the two sides compare.
    nonisolated public enum Relation: Int, Sendable, Hashable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// The sides are equal.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// An edge or a length of a view.
    nonisolated public enum Attribute: Int, Sendable, Hashable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge at which lines of text begin: the left one, or from right to left the right one.
        case leading = 5
        /// The edge at which lines of text end.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal centre.
        case centerX = 9
        /// The vertical centre.
        case centerY = 10
        /// The baseline of the last line of text; the bottom edge without text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the top edge without text.
        case firstBaseline = 12
        /// No attribute: the second side is the constant.
        case notAnAttribute = 0

        /// The baseline of the last line of text.
        public static let baseline = Attribute.lastBaseline

        /// Whether the edge depends on the direction of the interface.
        var isDirectional: Bool { self == .leading || self == .trailing }

        /// Whether the attribute is a length, rather than a place.
        var isLength: Bool { self == .width || self == .height }
    }

    weak var first: (any LayoutItem)?
    weak var second: (any LayoutItem)?
    /// Whether the second side is the constant.
    let isConstant: Bool
    /// The sides that nothing else keeps.
    private let kept: [any KeptLayoutItem]
    /// The number of activations before that of this constraint.
    private(set) var rank = 0
    private static var activations = 0
    /// The attribute of the first side.
    public let firstAttribute: Attribute
    /// The attribute of the second side.
    public let secondAttribute: Attribute
    /// How the sides compare.
    public let relation: Relation
    /// The factor of the second side.
    public let multiplier: CGFloat
    /// The view that holds the constraint while it is active: the nearest common ancestor of the
    /// items.
    private weak var owner: UIView?
    /// The name, for messages; nil by default.
    open var identifier: String?

    /// The constant that is added to the second side, in points.
    open var constant: CGFloat {
        didSet {
            let check = NumberCheck(NSLayoutConstraint.self, "constant")
            if check.number(Optional(constant)) == nil { constant = oldValue }
            if constant != oldValue { owner?.constraintsChanged() }
        }
    }

    /// The priority of the constraint; required by default.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { owner?.constraintsChanged() } }
    }

    /// Creates a constraint: first · relation · second × multiplier + constant.
    ///
    /// Without a second item, the second side is the constant, whatever its attribute is.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let check = NumberCheck(NSLayoutConstraint.self, "init(item:attribute:relatedBy:)")
        (first, second) = (view1 as? any LayoutItem, view2 as? any LayoutItem)
        (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
        isConstant = view2 == nil
        kept = [view1, view2 as Any].compactMap { $0 as? any KeptLayoutItem }
        self.multiplier = check.number(multiplier, or: 1)
        constant = check.number(c, or: 0)
        super.init()
    }

    /// What the first side refers to: the item, or the content of a scroll view around the other.
    var firstTarget: (any LayoutItem)? {
        first.map { NSLayoutConstraint.target($0, firstAttribute, beside: second) }
    }

    /// What the second side refers to.
    var secondTarget: (any LayoutItem)? {
        second.map { NSLayoutConstraint.target($0, secondAttribute, beside: first) }
    }

    /// The edges of a scroll view are those of its content for what is inside it.
    private static func target(
        _ item: any LayoutItem, _ attribute: Attribute, beside other: (any LayoutItem)?
    ) -> any LayoutItem {
        guard let view = item as? UIView, !attribute.isLength, let inner = other?.layoutView,
            inner !== view, inner.isDescendant(of: view)
        else { return item }
        return view.inside
    }

    /// The first side: a view or a layout guide.
    open var firstItem: AnyObject? { first }

    /// The second side; nil for a constant.
    open var secondItem: AnyObject? { second }

    /// Whether the constraint is active; false by default.
    open var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    private func activate() {
        guard let first else { return }
        let other = isConstant ? first.layoutView : second?.layoutView
        var holder = first.layoutView
        if other == nil { holder = nil }
        while let view = holder, let other, !other.isDescendant(of: view) { holder = view.parent }
        guard let holder else {
            return UIKitWarning.print(
                "NSLayoutConstraint.isActive: \(type(of: first)) and the other item have no common "
                    + "superview; add both views to one first, and guides to views. The constraint "
                    + "is ignored."
            )
        }
        owner = holder
        Self.activations += 1
        rank = Self.activations
        holder.ownConstraints.append(self)
        holder.constraintsChanged()
    }

    private func deactivate() {
        owner?.ownConstraints.removeAll { $0 === self }
        owner?.constraintsChanged()
        owner = nil
    }

    /// Activates constraints.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// A view or a layout guide, as a side of a constraint.
@MainActor protocol LayoutItem: AnyObject {
    /// The view itself, or the view that a guide belongs to.
    var layoutView: UIView? { get }
    /// The view in whose coordinates the item lies.
    var layoutParent: UIView? { get }
}

/// A rectangle in a view that constraints can refer to, without a view of its own.
///
/// ```swift
/// let space = UILayoutGuide()
/// view.addLayoutGuide(space)
/// NSLayoutConstraint.activate([
///     space.leadingAnchor.constraint(equalTo: title.trailingAnchor),
///     space.trailingAnchor.constraint(equalTo: icon.leadingAnchor),
///     space.widthAnchor.constraint(equalTo: title.widthAnchor),
/// ])
/// ```
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
    /// The rectangle that a view provides.
    enum Role {
        /// The part inside the safe area.
        case safeArea
        /// The part inside the layout margins.
        case margins
        /// The part of that for text.
        case readableContent
        /// The content of a scroll view.
        case content
        /// The visible part of a scroll view.
        case frame
        /// The part above the safe area.
        case above
        /// The part below the safe area.
        case below
    }

    /// The greatest width of a line of text that is easy to read, in points.
    static let readableWidth: CGFloat = 672

    /// The name, for the program; empty by default.
    open var identifier = ""
    /// The view that the guide was added to; nil by default.
    open internal(set) weak var owningView: UIView?
    /// The rectangle in the coordinates of the view, in points, as of the last layout.
    open internal(set) var layoutFrame = CGRect.zero
    /// The role of a guide that a view provides; nil for one that the program adds.
    let role: Role?
    /// The constraints that place a guide with a role.
    var rules: [NSLayoutConstraint] = []

    /// Creates a guide, which takes part in the layout after `UIView.addLayoutGuide(_:)`.
    public override init() { role = nil }

    init(_ role: Role, of view: UIView) { (self.role, owningView) = (role, view) }

    /// The origin in the coordinates of the view, if no constraint determines it.
    var fixedOrigin: CGPoint? {
        switch role {
        case .content: .zero
        case .frame: owningView?.bounds.origin
        default: nil
        }
    }

    var layoutView: UIView? { owningView }
    var layoutParent: UIView? { owningView }

    /// Moves the edges in from those of the view.
    func inset(by insets: UIEdgeInsets) {
        let constants = [insets.left, insets.top, -insets.right, -insets.bottom]
        for (rule, constant) in zip(rules, constants) { rule.constant = constant }
    }
}

/// A side of constraints that only they keep alive.
@MainActor protocol KeptLayoutItem: LayoutItem {}

/// The distances of the first and the last baseline below the centre of a view, in points.
struct Baselines {
    var first: CGFloat
    var last: CGFloat
}

/// The axis and kind of a layout priority.
struct PriorityKey: Hashable {
    let axis: NSLayoutConstraint.Axis
    /// Whether the priority is that of hugging, not of the resistance to compression.
    let isHugging: Bool
}

/// The distance from an anchor to another, as a side of a constraint.
final class AnchorDistance: KeptLayoutItem {
    /// An attribute of an item.
    struct End {
        let item: any LayoutItem
        let attribute: NSLayoutConstraint.Attribute
    }

    let from: End
    let to: End

    init(from: End, to: End) { (self.from, self.to) = (from, to) }

    /// The nearest common ancestor of the views.
    var layoutView: UIView? {
        guard let other = to.item.layoutView else { return nil }
        var view = from.item.layoutView
        while let one = view, !other.isDescendant(of: one) { view = one.parent }
        return view
    }

    var layoutParent: UIView? { layoutView }

    /// Whether it is measured towards the left.
    var isMirrored: Bool {
        from.attribute.isDirectional
            && from.item.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
