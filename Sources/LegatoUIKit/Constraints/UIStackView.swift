public import Foundation
import LegatoGraphics
import LegatoLayers

/// A view that lays out its arranged subviews in a row or a column.
///
/// Hidden subviews take no space. A subview that is hidden in a block of `UIView.animate` shrinks
/// along the stack while the others take its place, and is visible until the end; one that is shown
/// in a block grows. In keyframes and property animators it disappears and appears at once.
///
/// Of the constraints on subviews, it follows those on their widths and heights, and on the ratio of
/// the two; a subview without a natural size has the size of the constraints inside it. In a column,
/// a text of several lines has the height of its lines. A row begins at the leading edge.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The direction; horizontal by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
    /// How the subviews share the length; `fill` by default.
    open var distribution = Distribution.fill { didSet { changed() } }
    /// The alignment of the subviews across the stack; `fill` by default.
    open var alignment = Alignment.fill { didSet { changed() } }
    /// The space between subviews, in points; 0 by default.
    open var spacing: CGFloat = 0 { didSet { changed() } }
    /// Whether the stack lays out its subviews inside its layout margins; false by default.
    open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }
    /// The subviews that the stack lays out.
    open private(set) var arrangedSubviews: [UIView] = []
    private var ownSpaces: [ObjectIdentifier: CGFloat] = [:]
    private static let hidingKey = "hidden"
    /// The former sizes of subviews that have shrunk because they were hidden.
    private var fullSizes: [ObjectIdentifier: CGSize] = [:]

    /// Creates a row of subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a subview at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a subview at an index, which is clamped to the arranged subviews.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        addSubview(view)
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        changed()
    }

    /// Stops arranging a subview, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        ownSpaces[ObjectIdentifier(view)] = nil
        if let full = fullSizes.removeValue(forKey: ObjectIdentifier(view)) {
            ViewAnimation.run(nil) { view.bounds.size = full }
        }
        changed()
    }

    /// Stops arranging a removed subview.
    open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

    /// Sets the space after a subview, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        ownSpaces[ObjectIdentifier(arrangedSubview)] = spacing
        changed()
    }

    /// Invalidates the layout, because the natural size of a subview may have changed.
    private func changed() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func subviewChanged(_ subview: UIView, _ change: SubviewChange) {
        switch change {
        case .size: changed()
        case .place: if arranges(subview) { setNeedsLayout() }
        case .visibility:
            guard arranges(subview) else { return }
            changed()
            if let block = ViewAnimation.current {
                if block.recorder == nil { shrink(subview, in: block) }
                layoutIfNeeded()
            } else {
                // It is hidden at once, even if it was still shrinking.
                subview.layer.removeAnimation(forKey: Self.hidingKey)
            }
        }
    }

    /// Lets a subview that has been hidden shrink in an animation block, and one that has been shown
    /// grow from nothing.
    private func shrink(_ view: UIView, in block: ViewAnimation) {
        let id = ObjectIdentifier(view)
        if view.isHidden {
            fullSizes[id] = view.bounds.size
            // It is visible until the end.
            let visible = block.timing.animation(Self.hidingKey)
            (visible.fromValue, visible.toValue) = (false, false)
            block.add(visible, to: view.layer)
        } else if fullSizes[id] == nil {
            fullSizes[id] = view.bounds.size
            ViewAnimation.run(nil) { place(view, at: start(of: view), length: 0) }
        }
    }

    /// The space around the subviews.
    private var margins: UIEdgeInsets {
        isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    }

    /// The rectangle for the subviews.
    private var area: CGRect { CGRect(origin: .zero, size: bounds.size).inset(by: margins) }

    /// Lays out the subviews inside the new margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { changed() }
    }

    /// The end of the subviews before one, with the space between, from the start of the area.
    private func start(of view: UIView) -> CGFloat {
        let before = arrangedSubviews.prefix { $0 !== view }.last { !$0.isHidden }
        guard let before else { return 0 }
        let end =
            !isRow
            ? before.frame.maxY - area.minY
            : isMirrored ? area.maxX - before.frame.minX : before.frame.maxX - area.minX
        return end + space(after: before)
    }

    override func arranges(_ subview: UIView) -> Bool {
        arrangedSubviews.contains { $0 === subview }
    }

    private var isRow: Bool { axis == .horizontal }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private func space(after view: UIView) -> CGFloat {
        let space = ownSpaces[ObjectIdentifier(view)] ?? spacing
        return space.isFinite ? space : 0
    }

    /// The natural size of a subview, at most as wide as given if it has several lines; that of its
    /// constraints if it has any.
    private func size(_ view: UIView, within width: CGFloat = .infinity) -> CGSize {
        var size = view.intrinsicContentSize
        if size.width < 0 || size.height < 0 {
            let own =
                fullSizes[ObjectIdentifier(view)] ?? constrainedSize(view, within: width)
                ?? view.bounds.size
            if size.width < 0 { size.width = own.width }
            if size.height < 0 { size.height = own.height }
        }
        let rules = view.ownConstraints.filter { $0.first === view }
        limit(&size.width, by: rules.filter { $0.firstAttribute == .width && $0.isConstant })
        if width < size.width || isFilled(width), let height = view.height(atWidth: width) {
            size = CGSize(width: width, height: height)
        }
        limit(&size.height, by: rules.filter { $0.firstAttribute == .height && $0.isConstant })
        for rule in rules where rule.second === view && rule.relation == .equal {
            switch (rule.firstAttribute, rule.secondAttribute) {
            case (.width, .height): size.width = rule.multiplier * size.height + rule.constant
            case (.height, .width): size.height = rule.multiplier * size.width + rule.constant
            default: break
            }
        }
        return size
    }

    /// The size of a subview by the constraints inside it.
    private func constrainedSize(_ view: UIView, within width: CGFloat) -> CGSize? {
        let (low, high) = (UILayoutPriority.fittingSizeLevel, UILayoutPriority.required)
        let natural = ConstraintSolver.size(of: view, fitting: .zero, low, low)
        guard let natural, width < natural.width || isFilled(width) else { return natural }
        return ConstraintSolver.size(
            of: view, fitting: CGSize(width: width, height: 0), high, low
        )
    }

    /// Whether the subviews of a column take its whole width, which is given.
    private func isFilled(_ width: CGFloat) -> Bool {
        !isRow && alignment == .fill && width.isFinite
    }

    private func limit(_ length: inout CGFloat, by constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            switch constraint.relation {
            case .equal: length = constraint.constant
            case .greaterThanOrEqual: length = max(length, constraint.constant)
            case .lessThanOrEqual: length = min(length, constraint.constant)
            }
        }
    }

    private func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }

    /// The size of the subviews at their natural sizes.
    open override var intrinsicContentSize: CGSize {
        let views = shown
        let sizes = views.map { size($0) }
        let spaces = views.dropLast().map(space).reduce(0, +)
        var length = sizes.map(along).reduce(0, +)
        if distribution == .fillEqually {
            length = (sizes.map(along).max() ?? 0) * CGFloat(views.count)
        }
        var breadth = sizes.map(across).max() ?? 0
        if isAtBaseline {
            let ascents = zip(views, sizes).map { ascent(of: $0, height: $1.height) }
            let descents = zip(sizes, ascents).map { $0.height - $1 }
            breadth = (ascents.max() ?? 0) + (descents.max() ?? 0)
        }
        let content =
            isRow
            ? CGSize(width: length + spaces, height: breadth)
            : CGSize(width: breadth, height: length + spaces)
        return CGSize(
            width: content.width + margins.left + margins.right,
            height: content.height + margins.top + margins.bottom
        )
    }

    /// Returns the size of the subviews at their natural sizes, with their lines in the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(in: size) }

    /// Places the arranged subviews.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return arrangedSubviews.forEach(placeShrunken) }
        let (lengths, spaces) = share(area.size, among: views)
        var at: CGFloat = 0
        for (index, view) in views.enumerated() {
            place(view, at: at, length: lengths[index])
            fullSizes[ObjectIdentifier(view)] = nil
            at += lengths[index] + spaces[index]
        }
        for view in arrangedSubviews where view.isHidden { placeShrunken(view) }
    }

    /// The lengths of the shown subviews and the spaces after them in a stack of a size.
    private func share(_ size: CGSize, among views: [UIView]) -> ([CGFloat], [CGFloat]) {
        let limit = isRow ? .infinity : size.width
        let natural = views.map { along(self.size($0, within: limit)) }
        var lengths = natural
        var spaces = views.map(space)
        spaces[spaces.count - 1] = 0
        let free = along(size) - spaces.reduce(0, +) - natural.reduce(0, +)
        switch distribution {
        case .fill:
            let index =
                free < 0
                ? views.indices.min { resistance(views[$0]) < resistance(views[$1]) }
                : views.indices.min { hugging(views[$0]) < hugging(views[$1]) }
            if let index { lengths[index] = max(lengths[index] + free, 0) }
        case .fillEqually:
            let length = (along(size) - spaces.reduce(0, +)) / CGFloat(views.count)
            lengths = views.map { _ in max(length, 0) }
        case .fillProportionally:
            let sum = natural.reduce(0, +)
            lengths = natural.map { sum > 0 ? max($0 + free * $0 / sum, 0) : 0 }
        case .equalSpacing, .equalCentering:
            let extra = views.count > 1 ? max(free, 0) / CGFloat(views.count - 1) : 0
            for index in spaces.indices.dropLast() { spaces[index] += extra }
            if distribution == .equalCentering, views.count > 2 {
                center(lengths, &spaces, along(size))
            }
        }
        return (lengths, spaces)
    }

    /// The height with subviews on several lines; nil without any.
    override func height(atWidth width: CGFloat) -> CGFloat? {
        let margins = margins
        return innerHeight(atWidth: width - margins.left - margins.right).map {
            $0 + margins.top + margins.bottom
        }
    }

    private func innerHeight(atWidth width: CGFloat) -> CGFloat? {
        let views = shown
        guard !views.isEmpty else { return nil }
        guard isRow else {
            let isFixed = views.allSatisfy {
                $0.height(atWidth: width) == nil && !ConstraintSolver.hasContent($0)
            }
            guard !isFixed else { return nil }
            let heights = views.map { size($0, within: width).height }
            let length =
                distribution == .fillEqually
                ? (heights.max() ?? 0) * CGFloat(views.count) : heights.reduce(0, +)
            return length + views.dropLast().map(space).reduce(0, +)
        }
        let (lengths, _) = share(CGSize(width: width, height: area.height), among: views)
        guard zip(views, lengths).contains(where: { $0.height(atWidth: $1) != nil }) else {
            return nil
        }
        return zip(views, lengths).map { $0.height(atWidth: $1) ?? size($0).height }.max()
    }

    /// Places a hidden subview that has shrunk after those before it.
    private func placeShrunken(_ view: UIView) {
        guard fullSizes[ObjectIdentifier(view)] != nil else { return }
        place(view, at: min(start(of: view), along(area.size)), length: 0)
    }

    /// Makes the distances of the centres equal.
    private func center(_ lengths: [CGFloat], _ spaces: inout [CGFloat], _ whole: CGFloat) {
        let (first, last) = (lengths[0] / 2, lengths[lengths.count - 1] / 2)
        let step = (whole - first - last) / CGFloat(lengths.count - 1)
        for index in spaces.indices.dropLast() {
            spaces[index] = step - (lengths[index] + lengths[index + 1]) / 2
        }
    }

    // MARK: Baselines

    /// Whether the subviews of a row are aligned by their baselines.
    private var isAtBaseline: Bool {
        isRow && (alignment == .firstBaseline || alignment == .lastBaseline)
    }

    /// The offset of a subview of a breadth across the stack.
    private func baselineOffset(
        of view: UIView, _ breadth: CGFloat, in whole: CGFloat
    ) -> CGFloat {
        guard isRow else {
            return (alignment == .firstBaseline) != isMirrored ? 0 : whole - breadth
        }
        let ascents = shown.map { ascent(of: $0, height: min(size($0).height, whole)) }
        return (ascents.max() ?? 0) - ascent(of: view, height: breadth)
    }

    /// The distance of the baseline of a subview from its top edge.
    private func ascent(of view: UIView, height: CGFloat) -> CGFloat {
        let isFirst = alignment == .firstBaseline
        guard let baselines = view.baselines(atHeight: height) else { return isFirst ? 0 : height }
        return height / 2 + (isFirst ? baselines.first : baselines.last)
    }

    private func hugging(_ view: UIView) -> Float {
        view.contentHuggingPriority(for: axis).rawValue
    }

    private func resistance(_ view: UIView) -> Float {
        view.contentCompressionResistancePriority(for: axis).rawValue
    }

    private func place(_ view: UIView, at start: CGFloat, length: CGFloat) {
        let area = area
        let whole = across(area.size)
        let natural = size(view, within: isRow ? length : whole)
        let breadth = alignment == .fill ? whole : min(across(natural), whole)
        let offset =
            switch alignment {
            case .fill: CGFloat(0)
            case .leading: isMirrored && !isRow ? whole - breadth : 0
            case .center: (whole - breadth) / 2
            case .trailing: isMirrored && !isRow ? 0 : whole - breadth
            case .firstBaseline, .lastBaseline: baselineOffset(of: view, breadth, in: whole)
            }
        let frame =
            isRow
            ? CGRect(
                x: isMirrored ? area.maxX - start - length : area.minX + start,
                y: area.minY + offset, width: length, height: breadth
            )
            : CGRect(
                x: area.minX + offset, y: area.minY + start, width: breadth, height: length
            )
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
