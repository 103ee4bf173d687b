import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The layout of a card next to a rectangle: at an edge if it fits, otherwise at the opposite one;
/// without an edge, below or above the rectangle.
///
/// Its views are the background of the card, the arrow of a card that has one, and the content.
nonisolated struct BesideLayout: Layout {
    var anchor: CGRect
    /// The smallest distance between the card and the edges of the window, in points.
    private static let margin: CGFloat = 8
    /// The distance between the rectangle and the card, which the arrow fills, in points.
    var gap: CGFloat
    var cornerRadius: CGFloat
    /// Whether the rectangle is the location of the pointer, where the card begins.
    var isAtPointer: Bool
    /// The edge of the rectangle; nil for the bottom.
    var edge: Edge?

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The room between an edge of the rectangle and the margin of the window.
    private func room(at edge: Edge, in inner: CGRect) -> CGFloat {
        switch edge {
        case .top: anchor.minY - gap - inner.minY
        case .bottom: inner.maxY - anchor.maxY - gap
        case .leading: anchor.minX - gap - inner.minX
        case .trailing: inner.maxX - anchor.maxX - gap
        }
    }

    /// The edge at which a card is placed: the preferred one if it fits there, or at least better
    /// than at the opposite one.
    private func edge(for card: CGSize, in inner: CGRect) -> Edge {
        let edge = edge ?? .bottom
        let length = edge.isVertical ? card.height : card.width
        let room = room(at: edge, in: inner)
        return length <= room || room >= self.room(at: edge.opposite, in: inner)
            ? edge : edge.opposite
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        guard let content = subviews.last else { return }
        let inner = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let ideal = content.sizeThatFits(.unspecified)
        var size = CGSize(width: min(ideal.width, max(inner.width, 0)), height: 0)
        size.height =
            content.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
        let edge = edge(for: size, in: inner)
        let room = max(room(at: edge, in: inner), 44)
        if edge.isVertical {
            size.height = min(size.height, room)
        } else {
            size.width = min(size.width, room)
            size.height = min(size.height, max(inner.height, 0))
        }
        let card = CGRect(origin: origin(of: size, at: edge, in: inner), size: size)
        for (index, subview) in subviews.enumerated() {
            let isArrow = index == 1 && subviews.count == 3
            let frame = isArrow ? arrow(of: card, at: edge) : card
            subview.place(
                at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size)
            )
        }
    }

    /// The frame of the arrow, which is half behind the card: as near to the middle of the rectangle
    /// as the corners of the card allow.
    private func arrow(of card: CGRect, at edge: Edge) -> CGRect {
        func middle(_ anchor: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let inset = min(cornerRadius + gap, (high - low) / 2)
            return min(max(anchor, low + inset), high - inset)
        }
        let x = middle(anchor.midX, card.minX, card.maxX)
        let y = middle(anchor.midY, card.minY, card.maxY)
        let center =
            switch edge {
            case .top: CGPoint(x: x, y: card.maxY)
            case .bottom: CGPoint(x: x, y: card.minY)
            case .leading: CGPoint(x: card.maxX, y: y)
            case .trailing: CGPoint(x: card.minX, y: y)
            }
        return CGRect(x: center.x - gap, y: center.y - gap, width: 2 * gap, height: 2 * gap)
    }

    /// The top left corner of a card at an edge, inside the margins along it.
    private func origin(of size: CGSize, at edge: Edge, in inner: CGRect) -> CGPoint {
        let left = isAtPointer ? anchor.minX : anchor.midX - size.width / 2
        let x = min(max(left, inner.minX), inner.maxX - size.width)
        let y = min(max(anchor.midY - size.height / 2, inner.minY), inner.maxY - size.height)
        return switch edge {
        case .top: CGPoint(x: x, y: anchor.minY - gap - size.height)
        case .bottom: CGPoint(x: x, y: anchor.maxY + gap)
        case .leading: CGPoint(x: anchor.minX - gap - size.width, y: y)
        case .trailing: CGPoint(x: anchor.maxX + gap, y: y)
        }
    }
}

nonisolated extension Edge {
    /// Whether the edge is the top or the bottom.
    fileprivate var isVertical: Bool { self == .top || self == .bottom }

    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// The arrow of a card, of which the card covers one half.
private nonisolated struct CardArrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
                CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
            ])
            path.closeSubpath()
        }
    }
}

/// Scales a view about a point of it.
private nonisolated struct GrowthEffect: GeometryEffect {
    var scale: CGFloat
    let point: CGPoint

    var animatableData: CGFloat {
        get { scale }
        set { scale = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(translationX: point.x, y: point.y)
                .scaledBy(x: scale, y: scale)
                .translatedBy(x: -point.x, y: -point.y)
        )
    }
}

/// A card attached to a view; it grows from the view and follows it, and a tap outside dismisses
/// it.
struct BesideCard<Content: View>: View {
    /// Returns the current frame of the view, in the tree; nil if it is not in one.
    let place: () -> CGRect?
    let content: Content
    let close: () -> Void
    /// The edge of the rectangle at which the card is placed; nil for the bottom.
    var edge: Edge?
    /// Whether an arrow points from the card to the rectangle.
    var hasArrow = false
    @State private var isGrown = false
    /// The most recent frame of the view.
    @State private var anchor: CGRect?
    @Environment(\.colorScheme) private var scheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    private static var cornerRadius: CGFloat { 13 }

    init(
        _ place: @escaping () -> CGRect?, _ content: Content, edge: Edge? = nil,
        hasArrow: Bool = false, close: @escaping () -> Void
    ) {
        (self.place, self.content, self.edge, self.close) = (place, content, edge, close)
        self.hasArrow = hasArrow
    }

    var body: some View {
        let anchor = anchor ?? place() ?? .zero
        let isAtPointer = anchor.size == .zero && !hasArrow
        ZStack {
            SecondaryClickView(
                content: Color.clear.contentShape(Rectangle()).onTapGesture(perform: close)
            ) { _ in close() }
            LayoutView(
                layout: BesideLayout(
                    anchor: anchor, gap: hasArrow ? 13 : isAtPointer ? 1 : 6,
                    cornerRadius: Self.cornerRadius, isAtPointer: isAtPointer, edge: edge
                ), content: card
            )
            .modifier(
                GrowthEffect(
                    scale: isGrown || reducesMotion ? 1 : 0.6,
                    point: CGPoint(x: anchor.midX, y: anchor.midY)
                )
            )
            .onAppear {
                withAnimation(.spring(duration: 0.35, bounce: 0.15)) { isGrown = true }
            }
        }
        // The card can be laid out before the view, and the view can move.
        .onGeometryChange(for: CGRect?.self) { _ in
            place()
        } action: {
            if let place = $0 { self.anchor = place }
        }
    }

    @ViewBuilder private var card: some View {
        let color = Color(white: scheme == .dark ? 0.16 : 0.98)
        let shape = RoundedRectangle(cornerRadius: Self.cornerRadius)
        shape.fill(color).shadow(color: Color(white: 0, opacity: 0.22), radius: 24, y: 8)
        if hasArrow { CardArrow().fill(color) }
        content.clipShape(shape)
    }
}
