public import Foundation
import LegatoGraphics

/// A linear relation between two lengths or edges of views.
///
/// Views whose `translatesAutoresizingMaskIntoConstraints` is false get their frames from the active
/// constraints, before their superview's `layoutSubviews()`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
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
        /// The leading edge, which is the left one.
        case leading = 5
        /// The trailing edge, which is the right one.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal centre.
        case centerX = 9
        /// The vertical centre.
        case centerY = 10
        /// No attribute: the second side is the constant.
        case notAnAttribute = 0
    }

    weak var first: UIView?
    weak var second: UIView?
    /// The attribute of the first side.
    public let firstAttribute: Attribute
    /// The attribute of the second side.
    public let secondAttribute: Attribute
    /// How the sides compare.
    public let relation: Relation
    /// The factor of the second side.
    public let multiplier: CGFloat
    /// The view that holds the constraint while it is active.
    private weak var owner: UIView?
    /// The name, for messages; nil by default.
    open var identifier: String?

    /// The constant that is added to the second side, in points.
    open var constant: CGFloat {
        didSet {
            let check = NumberCheck(NSLayoutConstraint.self, "constant")
            if check.number(Optional(constant)) == nil { constant = oldValue }
            if constant != oldValue { layOutOwner() }
        }
    }

    /// The priority of the constraint; required by default.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { layOutOwner() } }
    }

    /// Creates a constraint: first · relation · second × multiplier + constant.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let check = NumberCheck(NSLayoutConstraint.self, "init(item:attribute:relatedBy:)")
        (first, second) = (Self.view(view1), view2.flatMap(Self.view))
        (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
        self.multiplier = check.number(multiplier, or: 1)
        constant = check.number(c, or: 0)
        super.init()
    }

    private static func view(_ item: Any) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

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
        var holder: UIView? = second == nil ? first.parent ?? first : first
        while let view = holder, let second, !second.isDescendant(of: view) { holder = view.parent }
        guard let holder else {
            return UIKitWarning.print(
                "NSLayoutConstraint.isActive: \(type(of: first)) and the other view have no common "
                    + "superview; add both to one first. The constraint is ignored."
            )
        }
        owner = holder
        holder.ownConstraints.append(self)
        layOutOwner()
    }

    private func deactivate() {
        owner?.ownConstraints.removeAll { $0 === self }
        layOutOwner()
        owner = nil
    }

    /// Lays out the view that holds the constraint, and a stack that takes sizes from it.
    private func layOutOwner() {
        owner?.setNeedsLayout()
        guard let owner, second == nil else { return }
        owner.subviewChanged(owner, .size)
        owner.parent?.subviewChanged(owner, .size)
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

/// A rectangle of a view that constraints can refer to; on computers, the view's bounds.
@preconcurrency @MainActor public final class UILayoutGuide: NSObject {
    /// The view.
    public private(set) weak var owningView: UIView?

    init(_ view: UIView) { owningView = view }
}

/// The axis and kind of a layout priority.
struct PriorityKey: Hashable {
    let axis: NSLayoutConstraint.Axis
    /// Whether the priority is that of hugging, not of the resistance to compression.
    let isHugging: Bool
}
