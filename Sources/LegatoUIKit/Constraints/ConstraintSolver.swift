import Foundation
import LegatoGraphics
import LegatoLayers

/// Computes the frames of a view's descendants, and of their layout guides, from constraints.
///
/// Constraints and natural sizes are taken in the order of their priorities, and among equal ones in
/// the order of their activation; each is satisfied as nearly as those before it allow. What remains
/// open is as small and as near to the origin as possible.
@MainActor struct ConstraintSolver {
    private typealias Sum = LinearSystem.Sum

    /// What a rule demands of its sum.
    private enum Demand {
        case zero
        case atLeastZero
    }

    /// An equation or an inequality with a priority.
    private struct Rule {
        let sum: Sum
        let demand: Demand
        let priority: Float
    }

    private let root: UIView
    /// Whether the size of the root is computed, too, instead of given.
    private let fits: Bool
    private var views: [UIView] = []
    private var guides: [UILayoutGuide] = []
    private var constraints: [NSLayoutConstraint] = []
    private var system = LinearSystem()
    /// The first of the four variables of each item: the origin and the size of its frame.
    private var variables: [ObjectIdentifier: Int] = [:]
    /// The heights that texts have in their widths.
    private var heights: [ObjectIdentifier: CGFloat] = [:]

    /// Sets the frames of a view's constrained descendants, of their layout guides and of the content
    /// of scroll views.
    static func layOut(_ root: UIView) {
        guard hasContent(root) else { return }
        var solver = ConstraintSolver(root, fits: false)
        solver.solve(with: [])
        solver.place()
    }

    /// The size of a view by the constraints inside it, as near to a size as the priorities allow;
    /// nil without constraints inside.
    static func size(
        of root: UIView, fitting target: CGSize, _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard hasContent(root) else { return nil }
        var solver = ConstraintSolver(root, fits: true)
        let lengths = [(2, target.width, horizontal), (3, target.height, vertical)]
        let rules = lengths.map { part, length, priority in
            var sum = solver.variable(root, part)
            sum.constant -= Double(length)
            return Rule(sum: sum, demand: .zero, priority: priority.rawValue)
        }
        solver.solve(with: rules)
        return solver.frame(of: root).size
    }

    /// Whether constraints place anything in a view.
    static func hasContent(_ root: UIView) -> Bool {
        root.subviewList.contains(where: \.followsConstraints) || !root.guides.isEmpty
            || root.ownConstraints.contains { !$0.isConstant || $0.first !== root }
    }

    private init(_ root: UIView, fits: Bool) {
        (self.root, self.fits) = (root, fits)
        root.forEachView {
            if $0 === root ? fits : $0.followsConstraints { views.append($0) }
            constraints += $0.ownConstraints
        }
        constraints = constraints.filter(isInside).sorted { $0.rank < $1.rank }
        // The content of scroll views has guides, which exist once they are used.
        for rule in constraints { _ = (rule.firstTarget, rule.secondTarget) }
        root.forEachView { guides += $0.guides }
        constraints = guides.flatMap(\.rules) + constraints
        for item in items {
            variables[ObjectIdentifier(item)] = system.addVariable(isLength: false)
            for part in 1...3 { _ = system.addVariable(isLength: part > 1) }
        }
    }

    private var items: [any LayoutItem] { views + guides }

    private func isInside(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.priority.rawValue > 0, let first = constraint.first?.layoutView,
            first.isDescendant(of: root)
        else { return false }
        guard let second = constraint.second else { return constraint.isConstant }
        return second.layoutView?.isDescendant(of: root) == true
    }

    /// Finds the values for the constraints and the natural sizes, and again for the heights that
    /// texts have in the widths that were found.
    private mutating func solve(with rules: [Rule]) {
        let open = system
        addAll(rules)
        for view in views {
            heights[ObjectIdentifier(view)] = view.height(atWidth: frame(of: view).width)
        }
        guard !heights.isEmpty else { return }
        system = open
        addAll(rules)
    }

    private mutating func addAll(_ rules: [Rule]) {
        let all = rules + constraints.map(rule) + views.flatMap(sizeRules)
        let sorted = all.enumerated().sorted {
            ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
        }
        for (_, rule) in sorted {
            switch rule.demand {
            case .zero: system.add(zero: rule.sum)
            case .atLeastZero: system.add(atLeastZero: rule.sum)
            }
        }
        for item in items {
            for part in [2, 3, 0, 1] { system.add(zero: variable(item, part)) }
        }
    }

    // MARK: Rules

    /// The first side minus the second.
    ///
    /// Leading and trailing edges of an interface from right to left are measured towards the left.
    private func rule(_ constraint: NSLayoutConstraint) -> Rule {
        let attributes = (constraint.firstAttribute, constraint.secondAttribute)
        let isMirrored =
            (attributes.0.isDirectional || attributes.1.isDirectional)
            && constraint.first?.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign = isMirrored ? -1.0 : 1
        var sum = Sum(constant: -Double(constraint.constant))
        if let first = constraint.firstTarget {
            sum.add(self.sum(first, attributes.0, isMirrored), sign)
        }
        if let second = constraint.secondTarget {
            let side = self.sum(second, attributes.1, isMirrored)
            sum.add(side, -sign * Double(constraint.multiplier))
        }
        return Rule(
            sum: constraint.relation == .lessThanOrEqual ? -sum : sum,
            demand: constraint.relation == .equal ? .zero : .atLeastZero,
            priority: constraint.priority.rawValue
        )
    }

    /// A view is at least as large as its content by its resistance to compression, and at most as
    /// large by its hugging.
    private func sizeRules(_ view: UIView) -> [Rule] {
        let size = view.intrinsicContentSize
        let height = heights[ObjectIdentifier(view)] ?? size.height
        let lengths: [(NSLayoutConstraint.Axis, Int, CGFloat)] = [
            (.horizontal, 2, size.width), (.vertical, 3, height),
        ]
        return lengths.filter { $0.2 >= 0 }.flatMap { axis, part, length in
            var sum = variable(view, part)
            sum.constant -= Double(length)
            let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
            let hugging = view.contentHuggingPriority(for: axis).rawValue
            return [
                Rule(sum: sum, demand: .atLeastZero, priority: resistance),
                Rule(sum: -sum, demand: .atLeastZero, priority: hugging),
            ]
        }
    }

    /// An attribute of an item in the coordinates of the root.
    private func sum(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool
    ) -> Sum {
        if let distance = item as? AnchorDistance { return sum(distance) }
        return switch attribute {
        case .left: place(item, 0)
        case .leading: place(item, 0, plus: isMirrored ? 1 : 0)
        case .top: place(item, 1)
        case .width: variable(item, 2)
        case .height: variable(item, 3)
        case .right: place(item, 0, plus: 1)
        case .trailing: place(item, 0, plus: isMirrored ? 0 : 1)
        case .bottom: place(item, 1, plus: 1)
        case .centerX: place(item, 0, plus: 0.5)
        case .centerY: place(item, 1, plus: 0.5)
        case .firstBaseline: baseline(item, isFirst: true)
        case .lastBaseline: baseline(item, isFirst: false)
        case .notAnAttribute: Sum()
        }
    }

    private func sum(_ distance: AnchorDistance) -> Sum {
        let (from, to, isMirrored) = (distance.from, distance.to, distance.isMirrored)
        var length = Sum()
        length.add(sum(to.item, to.attribute, isMirrored), isMirrored ? -1 : 1)
        length.add(sum(from.item, from.attribute, isMirrored), isMirrored ? 1 : -1)
        return length
    }

    /// The baseline of an item; the top or bottom edge without text.
    private func baseline(_ item: any LayoutItem, isFirst: Bool) -> Sum {
        guard let view = item as? UIView,
            let baselines = view.baselines(atHeight: heights[ObjectIdentifier(view)])
        else { return place(item, 1, plus: isFirst ? 0 : 1) }
        var sum = place(item, 1, plus: 0.5)
        sum.constant += Double(isFirst ? baselines.first : baselines.last)
        return sum
    }

    private func place(_ item: any LayoutItem, _ part: Int, plus factor: Double = 0) -> Sum {
        var sum = Sum()
        var at: (any LayoutItem)? = item
        while let one = at, one !== root {
            sum.add(variable(one, part))
            at = one.layoutParent
            if let parent = at as? UIView, parent !== root {
                sum.constant -= Double(parent.origin(part))
            }
        }
        if item === root { sum.constant += Double(root.origin(part)) }
        if factor > 0 { sum.add(variable(item, part + 2), factor) }
        return sum
    }

    private func variable(_ item: any LayoutItem, _ part: Int) -> Sum {
        if part < 2, let origin = (item as? UILayoutGuide)?.fixedOrigin {
            return Sum(constant: Double(part == 0 ? origin.x : origin.y))
        }
        if let first = variables[ObjectIdentifier(item)] { return Sum(terms: [first + part: 1]) }
        let rect = item === root ? root.bounds : item.layoutView?.frame ?? .zero
        return Sum(constant: Double([rect.minX, rect.minY, rect.width, rect.height][part]))
    }

    // MARK: Frames

    private func frame(of item: any LayoutItem) -> CGRect {
        func value(_ part: Int) -> CGFloat { CGFloat(system.value(of: variable(item, part))) }
        return CGRect(x: value(0), y: value(1), width: value(2), height: value(3))
    }

    private func place() {
        for guide in guides {
            guide.layoutFrame = frame(of: guide)
            if guide.role == .content { guide.owningView?.take(content: guide.layoutFrame.size) }
        }
        for view in views {
            let frame = frame(of: view)
            let center = CGPoint(x: frame.midX, y: frame.midY)
            let isSame = view.bounds.size == frame.size && view.center == center
            if view.bounds.size != frame.size { view.bounds.size = frame.size }
            if view.center != center { view.center = center }
            // A stack arranges its subviews after the constraints of its ancestors.
            if !isSame, view.parent !== root { view.parent?.subviewChanged(view, .place) }
        }
    }
}

extension UIView {
    /// The origin of the bounds along an axis.
    fileprivate func origin(_ part: Int) -> CGFloat { part == 0 ? bounds.minX : bounds.minY }
}
