import Foundation
import LegatoGraphics
import LegatoLayers

/// Computes the frames of a view's descendants, and of their layout guides, from constraints.
///
/// Constraints are taken in the order of their priorities, as equations; one that contradicts those
/// before it is left out. An inequality is an equation only if the solution would violate it.
/// Variables that remain free take the natural sizes.
@MainActor struct ConstraintSolver {
    /// A component of an item's frame.
    private struct Variable: Hashable {
        let item: ObjectIdentifier
        let part: Int
    }

    /// A linear combination of variables, plus a constant.
    private struct Sum {
        var terms: [Variable: Double] = [:]
        var constant = 0.0

        mutating func add(_ other: Sum, _ factor: Double = 1) {
            for (variable, value) in other.terms {
                let sum = (terms[variable] ?? 0) + value * factor
                terms[variable] = abs(sum) < 1e-9 ? nil : sum
            }
            constant += other.constant * factor
        }
    }

    private let root: UIView
    private var views: [UIView] = []
    private var guides: [UILayoutGuide] = []
    /// The variables that equations determine, as sums of the others.
    private var known: [Variable: Sum] = [:]

    /// Sets the frames of a view's constrained descendants.
    static func layOut(_ root: UIView) {
        let follows = root.subviewList.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        guard follows || !root.ownConstraints.isEmpty || !root.guides.isEmpty else { return }
        var heights: [ObjectIdentifier: CGFloat] = [:]
        var solver = ConstraintSolver(root)
        solver.solve(heights)
        // The height of a text depends on its width.
        for view in solver.views {
            heights[ObjectIdentifier(view)] = view.height(atWidth: solver.frame(of: view).width)
        }
        if !heights.isEmpty { solver.solve(heights) }
        solver.place()
    }

    private init(_ root: UIView) {
        self.root = root
        root.forEachView {
            if $0 !== root, !$0.translatesAutoresizingMaskIntoConstraints { views.append($0) }
            guides += $0.guides
        }
    }

    private mutating func solve(_ heights: [ObjectIdentifier: CGFloat]) {
        var all = guides.flatMap(\.rules)
        root.forEachView { all += $0.ownConstraints }
        let sorted = all.filter { $0.priority.rawValue > 0 && isInside($0) }
            .sorted { $0.priority.rawValue > $1.priority.rawValue }
        var violated: Set<ObjectIdentifier> = []
        for _ in 0...sorted.count {
            known = [:]
            for constraint in sorted
            where constraint.relation == .equal || violated.contains(ObjectIdentifier(constraint)) {
                add(difference(constraint))
            }
            followSizes(heights)
            let new = sorted.first {
                !violated.contains(ObjectIdentifier($0)) && isViolated($0)
            }
            guard let new else { return }
            violated.insert(ObjectIdentifier(new))
        }
    }

    private func isInside(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = constraint.first?.layoutView, first.isDescendant(of: root) else {
            return false
        }
        guard let second = constraint.second else {
            return constraint.secondAttribute == .notAnAttribute
        }
        return second.layoutView?.isDescendant(of: root) == true
    }

    private func isViolated(_ constraint: NSLayoutConstraint) -> Bool {
        let value = resolved(difference(constraint)).constant
        switch constraint.relation {
        case .equal: return false
        case .lessThanOrEqual: return value > 1e-6
        case .greaterThanOrEqual: return value < -1e-6
        }
    }

    /// Gives free variables their natural sizes, and then zero.
    private mutating func followSizes(_ heights: [ObjectIdentifier: CGFloat]) {
        for view in views {
            let size = view.intrinsicContentSize
            let height = heights[ObjectIdentifier(view)] ?? size.height
            if size.width >= 0 { add(variable(view, 2), equals: Double(size.width)) }
            if height >= 0 { add(variable(view, 3), equals: Double(height)) }
        }
        for item in views as [any LayoutItem] + guides {
            for part in [2, 3, 0, 1] { add(variable(item, part), equals: 0) }
        }
    }

    // MARK: Equations

    /// The first side minus the second.
    private func difference(_ constraint: NSLayoutConstraint) -> Sum {
        var sum = constraint.first.map { self.sum($0, constraint.firstAttribute) } ?? Sum()
        if let second = constraint.second {
            sum.add(self.sum(second, constraint.secondAttribute), -Double(constraint.multiplier))
        }
        sum.constant -= Double(constraint.constant)
        return sum
    }

    /// An attribute of an item in the coordinates of the root.
    private func sum(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> Sum {
        switch attribute {
        case .left, .leading: return place(item, 0)
        case .top: return place(item, 1)
        case .width: return variable(item, 2)
        case .height: return variable(item, 3)
        case .right, .trailing: return place(item, 0, plus: 1)
        case .bottom: return place(item, 1, plus: 1)
        case .centerX: return place(item, 0, plus: 0.5)
        case .centerY: return place(item, 1, plus: 0.5)
        case .notAnAttribute: return Sum()
        }
    }

    private func place(_ item: any LayoutItem, _ part: Int, plus factor: Double = 0) -> Sum {
        var sum = Sum()
        var at: (any LayoutItem)? = item
        while let one = at, one !== root {
            sum.add(variable(one, part))
            at = one.layoutParent
        }
        if factor > 0 { sum.add(variable(item, part + 2), factor) }
        return sum
    }

    private func variable(_ item: any LayoutItem, _ part: Int) -> Sum {
        if item === root {
            let size = root.bounds.size
            return Sum(constant: [0, 0, Double(size.width), Double(size.height)][part])
        }
        if let view = item as? UIView, view.translatesAutoresizingMaskIntoConstraints {
            let frame = view.frame
            let parts = [frame.minX, frame.minY, frame.width, frame.height]
            return Sum(constant: Double(parts[part]))
        }
        return Sum(terms: [Variable(item: ObjectIdentifier(item), part: part): 1])
    }

    private mutating func add(_ sum: Sum, equals value: Double) {
        var sum = sum
        sum.constant -= value
        add(sum)
    }

    /// Adds the equation that a sum is zero, if the sum still has a free variable.
    private mutating func add(_ equation: Sum) {
        var rest = resolved(equation)
        guard let pivot = rest.terms.max(by: { abs($0.value) < abs($1.value) }) else { return }
        rest.terms[pivot.key] = nil
        var own = Sum()
        own.add(rest, -1 / pivot.value)
        for (variable, sum) in known {
            guard let factor = sum.terms[pivot.key] else { continue }
            var changed = sum
            changed.terms[pivot.key] = nil
            changed.add(own, factor)
            known[variable] = changed
        }
        known[pivot.key] = own
    }

    /// The sum expressed in free variables only.
    private func resolved(_ sum: Sum) -> Sum {
        var result = Sum(constant: sum.constant)
        for (variable, factor) in sum.terms {
            result.add(known[variable] ?? Sum(terms: [variable: 1]), factor)
        }
        return result
    }

    // MARK: Frames

    private func frame(of item: any LayoutItem) -> CGRect {
        func value(_ part: Int) -> CGFloat { CGFloat(resolved(variable(item, part)).constant) }
        return CGRect(
            x: value(0), y: value(1), width: max(value(2), 0), height: max(value(3), 0)
        )
    }

    private func place() {
        for guide in guides { guide.layoutFrame = frame(of: guide) }
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
