import Foundation
import LegatoGraphics

/// The parts of the unsafe area.
public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What containers reserve, such as a bar.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area covered by an on-screen keyboard; empty, since there is none.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All parts.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A layout that reserves insets around its first view; the insets are outside the safe area.
protocol SafeAreaRule {
    /// Whether keys and assistive technologies visit the bar first; false by default.
    var beginsWithBar: Bool { get }
}

/// An item that may have a bar beside its other view.
protocol BarHolder: ViewItem {
    /// Whether keys and assistive technologies visit the bar first, though it is in front.
    var beginsWithBar: Bool { get }
}

extension SafeAreaRule {
    var beginsWithBar: Bool { false }
}

extension ViewItem {
    /// Extends a rectangle at edges that reach the end of the safe area to the end of the space
    /// behind it, in the root view's coordinate space.
    func unsafeFrame(of frame: CGRect, _ edges: Edge.Set) -> CGRect {
        guard graph.hasSafeAreas, !edges.isEmpty else { return frame }
        var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        var child = self
        while let item = child.container, !(item is ScrollItem) {
            if let (outer, inner) = item.safeArea(around: child) {
                if edges.contains(.leading), left < inner.minX + 0.5 {
                    left = min(left, outer.minX)
                }
                if edges.contains(.top), top < inner.minY + 0.5 { top = min(top, outer.minY) }
                if edges.contains(.trailing), right > inner.maxX - 0.5 {
                    right = max(right, outer.maxX)
                }
                if edges.contains(.bottom), bottom > inner.maxY - 0.5 {
                    bottom = max(bottom, outer.maxY)
                }
            }
            child = item
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The lengths from its frame to the ends of the space behind the safe area.
    var safeAreaInsets: EdgeInsets { unsafeExtent(.all) }

    /// The lengths by which the item extends into the space behind the safe area.
    func unsafeExtent(_ edges: Edge.Set) -> EdgeInsets {
        guard graph.hasSafeAreas else { return EdgeInsets() }
        let own = globalFrame
        let outer = unsafeFrame(of: own, edges)
        return EdgeInsets(
            top: own.minY - outer.minY, leading: own.minX - outer.minX,
            bottom: outer.maxY - own.maxY, trailing: outer.maxX - own.maxX
        )
    }
}

nonisolated extension CGRect {
    /// The rectangle without insets; empty where they exceed it.
    func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0)
        )
    }
}

/// A view that extends behind the safe area.
private nonisolated struct UnsafeView<Content: View>: View {
    var content: Content
    var edges: Edge.Set
}

extension UnsafeView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        UnsafeNode(view, context)
    }
}

private final class UnsafeNode<Content: View>: WrappingNode<UnsafeView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem { UnsafeItem(view.edges, context) }

    override func updateView(_ view: UnsafeView<Content>) {
        let items = outerItems
        super.updateView(view)
        for case let item as UnsafeItem in items { item.edges = view.edges }
        child.update(view.content)
    }
}

/// An item that keeps its own size, and whose child extends behind the safe area.
private final class UnsafeItem: ViewItem {
    var edges: Edge.Set {
        didSet { if edges != oldValue { invalidateLayout() } }
    }

    init(_ edges: Edge.Set, _ context: NodeContext) {
        self.edges = edges
        super.init(context)
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let extent = unsafeExtent(edges)
        guard extent != EdgeInsets() else { return super.layOutContents(in: bounds, proposal) }
        let size = CGSize(
            width: bounds.width + extent.leading + extent.trailing,
            height: bounds.height + extent.top + extent.bottom
        )
        let middle = CGPoint(
            x: bounds.minX - extent.leading + size.width / 2,
            y: bounds.minY - extent.top + size.height / 2
        )
        only?.place(at: middle, anchor: .center, proposal: ProposedViewSize(size))
    }
}

nonisolated extension View {
    /// Extends the view behind the safe area where it reaches the end of the area.
    ///
    /// The layout around the view uses the size that it has inside the safe area.
    ///
    /// ```swift
    /// ZStack {
    ///     Color.indigo.ignoresSafeArea()
    ///     Text("Inside")
    /// }
    /// ```
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        UnsafeView(content: self, edges: regions.contains(.container) ? edges : [])
    }

    /// Extends the view behind the safe area; the older name of `ignoresSafeArea(_:edges:)`.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
