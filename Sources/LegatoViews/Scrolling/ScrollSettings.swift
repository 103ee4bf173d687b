public import Foundation
public import LegatoGraphics
public import LegatoMotion

/// The settings that modifiers make for the scroll views inside.
nonisolated struct ScrollSettings {
    var isEnabled = true
    var clips = true
    var margins = EdgeInsets()
    /// The distances between the indicators and the edges, added to their own.
    var indicatorMargins = EdgeInsets()
    var hiddenIndicators: Axis.Set = []
    /// The number of times that the indicators were flashed.
    var flashes = 0
    /// The axes along which content that fits does not bounce.
    var fixedAxes: Axis.Set = []
    var behavior: (any ScrollTargetBehavior)?
    /// The point of the content to which it is scrolled or aligned; nil for the start.
    var anchor: UnitPoint?
    /// The points for single roles, which take precedence over `anchor`.
    var roleAnchors: [ScrollAnchorRole: UnitPoint?] = [:]
    var isDark = false
    /// Whether a drag removes the focus from a text.
    var dismissesKeyboard = false
    var edges = ScrollEdgeSettings()
    /// Runs after the content has been pulled past the top; nil for nothing.
    var refresh: (@MainActor @Sendable () async -> Void)?

    /// The point of the content for a role; nil for the start.
    func anchor(for role: ScrollAnchorRole) -> UnitPoint? { roleAnchors[role] ?? anchor }
}

nonisolated extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }

    /// Whether scroll views react to input; true by default.
    public var isScrollEnabled: Bool {
        get { scrollSettings.isEnabled }
        set { scrollSettings.isEnabled = newValue }
    }
}

private nonisolated enum ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

/// What a scroll view does with the point of `defaultScrollAnchor(_:for:)`.
public nonisolated struct ScrollAnchorRole: Hashable, Sendable {
    private let number: Int

    /// Shows it first.
    public static let initialOffset = ScrollAnchorRole(number: 0)
    /// Keeps it in place when the size of the content or of the scroll view changes, unless the
    /// content has been scrolled to another point.
    public static let sizeChanges = ScrollAnchorRole(number: 1)
    /// Aligns content that is smaller than the scroll view to it.
    public static let alignment = ScrollAnchorRole(number: 2)
}

/// When scroll views show their indicators.
public nonisolated struct ScrollIndicatorVisibility: Equatable, Sendable {
    let isHidden: Bool

    /// While the content moves.
    public static let automatic = ScrollIndicatorVisibility(isHidden: false)
    /// While the content moves.
    public static let visible = ScrollIndicatorVisibility(isHidden: false)
    /// Never.
    public static let hidden = ScrollIndicatorVisibility(isHidden: true)
    /// Never.
    public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// The part of a scroll view to which margins apply.
public nonisolated struct ContentMarginPlacement: Equatable, Sendable {
    fileprivate let isContent: Bool

    /// The content of scroll views.
    public static let automatic = ContentMarginPlacement(isContent: true)
    /// The content of scroll views.
    public static let scrollContent = ContentMarginPlacement(isContent: true)
    /// The indicators of scroll views.
    public static let scrollIndicators = ContentMarginPlacement(isContent: false)
}

nonisolated extension View {
    private func scrollSetting<Value>(
        _ value: Value, _ change: @escaping (inout ScrollSettings, Value) -> Void
    ) -> some View {
        EnvironmentView(content: self, value: value) { change(&$0.scrollSettings, $1) }
    }

    /// Sets whether the scroll views inside ignore input.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        scrollSetting(disabled) { if $1 { $0.isEnabled = false } }
    }

    /// Sets whether the scroll views inside draw content beyond their bounds.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSetting(disabled) { $0.clips = !$1 }
    }

    /// Sets when the scroll views inside show indicators for some axes.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scrollSetting(visibility.isHidden) {
            if $1 {
                $0.hiddenIndicators.formUnion(axes)
            } else {
                $0.hiddenIndicators.subtract(axes)
            }
        }
    }

    /// Shows the indicators of the scroll views inside for a moment each time a value changes.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(IndicatorFlash(value: value, onAppear: false))
    }

    /// Shows the indicators of the scroll views inside for a moment when they appear, if `onAppear`
    /// is true.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(IndicatorFlash(value: onAppear, onAppear: onAppear))
    }

    /// Adds margins to the content of the scroll views inside, 16 points by default.
    ///
    /// - Parameters:
    ///   - edges: The edges with margins.
    ///   - length: The length in points; nil for 16 points.
    ///   - placement: What the margins apply to.
    /// - Returns: The view with margins for its scroll views.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let check = NumberCheck(Self.self, "contentMargins(_:_:for:)")
        let length = check.number(length ?? PaddingLayout.standardLength, or: 0)
        return margins(EdgeInsets(length, at: edges), edges, placement)
    }

    /// Adds margins to the content of the scroll views inside.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let check = NumberCheck(Self.self, "contentMargins(_:_:for:)")
        return margins(check.insets(insets), edges, placement)
    }

    /// Adds margins of a length in points to the content of the scroll views inside.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    private func margins(
        _ insets: EdgeInsets, _ edges: Edge.Set, _ placement: ContentMarginPlacement
    ) -> some View {
        scrollSetting(insets) { settings, insets in
            let margins: WritableKeyPath<ScrollSettings, EdgeInsets> =
                placement.isContent ? \.margins : \.indicatorMargins
            if edges.contains(.top) { settings[keyPath: margins].top = insets.top }
            if edges.contains(.leading) { settings[keyPath: margins].leading = insets.leading }
            if edges.contains(.bottom) { settings[keyPath: margins].bottom = insets.bottom }
            if edges.contains(.trailing) { settings[keyPath: margins].trailing = insets.trailing }
        }
    }

    /// Sets the point of the content that scroll views inside show first, that stays in place when
    /// sizes change, and to which content smaller than its scroll view is aligned.
    ///
    /// ```swift
    /// ScrollView {
    ///     ForEach(messages) { MessageRow($0) }
    /// }
    /// .defaultScrollAnchor(.bottom)
    /// ```
    ///
    /// - Parameter anchor: The point, as a fraction of the content; nil for the start.
    /// - Returns: The view.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        let check = NumberCheck(Self.self, "defaultScrollAnchor(_:)")
        return scrollSetting(anchor.map(check.anchor)) { $0.anchor = $1 }
    }

    /// Sets the point of the content for one of the roles of `defaultScrollAnchor(_:)`, which it
    /// replaces for that role.
    ///
    /// - Parameters:
    ///   - anchor: The point, as a fraction of the content; nil for the start.
    ///   - role: The role.
    /// - Returns: The view.
    public func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole
    ) -> some View {
        let check = NumberCheck(Self.self, "defaultScrollAnchor(_:for:)")
        return scrollSetting(anchor.map(check.anchor)) { settings, anchor in
            settings.roleAnchors.updateValue(anchor, forKey: role)
        }
    }

    /// Runs an action when the content of a scroll view or list inside is pulled past the top by
    /// more than 60 points and released.
    public func refreshable(
        action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        scrollSetting(action) { $0.refresh = $1 }
    }

    /// Sets where the scroll views inside come to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        scrollSetting(behavior) { $0.behavior = $1 }
    }
}

/// Counts the flashes of the indicators inside.
private nonisolated struct IndicatorFlash<Value: Equatable>: ViewModifier {
    let value: Value
    let onAppear: Bool
    @State private var count = 0

    func body(content: Content) -> some View {
        EnvironmentView(content: content, value: count) { $0.scrollSettings.flashes += $1 }
            .onChange(of: value) { count += 1 }
            .onAppear { if onAppear { count += 1 } }
    }
}

nonisolated extension EnvironmentValues {
    /// When scroll views show their horizontal indicators.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { indicatorVisibility(.horizontal) }
        set { setIndicatorVisibility(newValue, .horizontal) }
    }

    /// When scroll views show their vertical indicators.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { indicatorVisibility(.vertical) }
        set { setIndicatorVisibility(newValue, .vertical) }
    }

    private func indicatorVisibility(_ axis: Axis.Set) -> ScrollIndicatorVisibility {
        scrollSettings.hiddenIndicators.contains(axis) ? .hidden : .automatic
    }

    private mutating func setIndicatorVisibility(
        _ visibility: ScrollIndicatorVisibility, _ axis: Axis.Set
    ) {
        if visibility.isHidden {
            scrollSettings.hiddenIndicators.formUnion(axis)
        } else {
            scrollSettings.hiddenIndicators.subtract(axis)
        }
    }
}
