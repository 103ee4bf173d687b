import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Panes side by side, with dividers that a drag moves.
struct SplitContainer<Content: View>: View {
    let axis: Axis
    /// Whether columns cover the pane that takes the rest.
    var covers = false
    let content: Content
    /// The dragged lengths, in points.
    @State private var lengths: [SplitKey: CGFloat] = [:]
    @State private var record = SplitRecord()

    init(_ axis: Axis, covers: Bool = false, @ViewBuilder content: () -> Content) {
        (self.axis, self.covers, self.content) = (axis, covers, content())
    }

    var body: some View {
        let (lengths, record) = (lengths, record)
        VariadicView(content) { panes in
            let keys = panes.map(\.splitKey)
            SplitLayout(
                axis: axis, covers: covers, lengths: keys.map { lengths[$0] }, record: record
            ) {
                ForEach(panes) { pane in
                    if let claims = pane.claims {
                        pane.transition(.move(edge: claims.isInspector ? .trailing : .leading))
                    } else {
                        pane
                    }
                }
                ForEach(Array(panes.dropLast().enumerated()), id: \.element.id) { index, pane in
                    let claims = pane.claims ?? panes[index + 1].claims
                    SplitDivider(axis: axis, index: index, record: record, claims: claims) {
                        for (index, length) in $0 { self.lengths[keys[index]] = length }
                    }
                    .layoutValue(key: SplitRoleKey.self, value: .divider(after: index))
                    .zIndex(covers ? 2 : 0)
                }
            }
        }
        .coordinateSpace(name: ObjectIdentifier(record))
    }
}

/// Identifies a pane: a view, or a column that keeps its width while it is hidden.
private nonisolated enum SplitKey: Hashable {
    case view(ObjectIdentifier)
    case column(Int)
}

extension VariadicChild {
    fileprivate var splitKey: SplitKey {
        if case .column(_, id: let id) = item.layoutValue(SplitRoleKey.self) { return .column(id) }
        return .view(id)
    }

    /// The widths set for a column that a drag resizes; nil for other panes.
    fileprivate var claims: ColumnClaims? { item.layoutValue(ColumnClaimsLayoutKey.self) }
}

/// The line between two panes, with the area in which it is dragged.
private struct SplitDivider: View {
    let axis: Axis
    /// The index of the pane before the line.
    let index: Int
    let record: SplitRecord
    /// The widths set for the column that it resizes, which has its own line; nil between panes.
    let claims: ColumnClaims?
    /// Keeps lengths, by the indices of the panes.
    let keep: ([Int: CGFloat]) -> Void
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var start: Start?

    /// The start of a drag.
    private struct Start {
        let location: CGPoint
        let parts: SplitParts
        let lengths: [CGFloat]
    }

    var body: some View {
        if claims?.limits.canResize ?? true {
            line.contentShape(Rectangle())
                .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
                .gesture(
                    DragGesture(
                        minimumDistance: 0, coordinateSpace: .named(ObjectIdentifier(record))
                    )
                    .onCancelled { _ in start = nil }
                    .onChanged(follow)
                    .onEnded { _ in start = nil }
                )
                .accessibilityElement(children: .ignore)
                .accessibility(describe)
        }
    }

    private var line: some View {
        Divider()
            .environment(\.stackAxis, axis)
            .opacity(claims == nil ? 1 : 0)
            .frame(
                width: axis == .horizontal ? SplitLayout.handle : nil,
                height: axis == .horizontal ? nil : SplitLayout.handle
            )
    }

    private func follow(_ drag: DragGesture.Value) {
        let start: Start
        if let known = self.start, known.location == drag.startLocation {
            start = known
        } else {
            start = Start(
                location: drag.startLocation, parts: record.parts, lengths: record.lengths
            )
            self.start = start
        }
        guard index + 1 < start.lengths.count else { return }
        var distance = axis == .horizontal ? drag.translation.width : drag.translation.height
        if axis == .horizontal, layoutDirection == .rightToLeft { distance.negate() }
        keep(start.parts.moveDivider(after: index, by: distance, from: start.lengths))
    }

    /// Describes the divider to assistive technologies: the length of the pane before it.
    private func describe(_ element: inout AccessibilityElement) {
        let (index, record, keep) = (index, record, keep)
        guard index + 1 < record.lengths.count else { return }
        let length = record.lengths[index]
        let range = record.parts.range(ofDividerAfter: index, at: record.lengths)
        func move(_ distance: CGFloat) {
            guard index + 1 < record.lengths.count else { return }
            keep(record.parts.moveDivider(after: index, by: distance, from: record.lengths))
        }
        element.role = .slider
        element.label = "Splitter"
        element.value = "\(Int(length.rounded()))"
        element.number = AccessibilityNumber(
            value: length, bounds: length + range.lowerBound...length + range.upperBound, step: 10
        ) { move($0 - record.lengths[index]) }
        element.adjustment = { move($0 == .increment ? 10 : -10) }
    }
}
