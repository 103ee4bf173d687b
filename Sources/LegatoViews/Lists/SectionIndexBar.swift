import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The column of labels that lead to the sections of a list.
struct SectionIndexBar: View {
    /// The width of the column, in points.
    static let width: CGFloat = 16
    private static let labelHeight: CGFloat = 14

    let index: SectionIndex
    @State private var current: Namespace.ID?

    var body: some View {
        let entries = index.entries
        GeometryReader { proxy in
            let places = Self.places(of: entries.count, in: proxy.size.height)
            VStack(spacing: 0) {
                ForEach(places.indices, id: \.self) { number in
                    label(places[number].map { entries[$0] })
                }
            }
            .font(.system(size: 11, weight: .semibold))
            .foregroundStyle(.tint)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { drag in
                    let part = drag.location.y / CGFloat(places.count) / Self.labelHeight
                    let place = Int((part * CGFloat(entries.count)).rounded(.down))
                    let entry = entries[min(max(place, 0), entries.count - 1)]
                    show(entry.id, drag.translation == .zero)
                }
            )
            .frame(width: Self.width, height: proxy.size.height)
        }
        .frame(width: Self.width)
        .accessibilityElement()
        .accessibilityLabel("Section index")
        .accessibilityValue(entries.first { $0.id == current }?.label ?? Text(verbatim: ""))
        .accessibilityAdjustableAction { direction in
            let now = entries.firstIndex { $0.id == current }
            let next = now.map { $0 + (direction == .increment ? 1 : -1) } ?? 0
            if entries.indices.contains(next) { show(entries[next].id, true) }
        }
    }

    /// A label, or a dot in place of several.
    private func label(_ entry: SectionIndex.Entry?) -> some View {
        Group {
            if let entry { entry.label.fixedSize() } else { Circle().frame(width: 3, height: 3) }
        }
        .frame(width: Self.width, height: Self.labelHeight)
    }

    /// Scrolls to a section, unless a drag stays at it.
    private func show(_ id: Namespace.ID, _ isNew: Bool) {
        guard isNew || id != current else { return }
        current = id
        index.show(id)
    }

    /// The labels in a height, from the first to the last; nil for dots in between.
    static func places(of count: Int, in height: CGFloat) -> [Int?] {
        let room = max(Int(min(height / labelHeight, 1e6)), 1)
        guard count > room else { return Array(0..<count) }
        let labels = (room + 1) / 2
        guard labels > 1 else { return [0] }
        let numbers = (0..<labels).map { $0 * (count - 1) / (labels - 1) }
        return Array(numbers.map { [$0] }.joined(separator: [nil as Int?]))
    }
}
