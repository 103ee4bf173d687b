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
            let places = SectionIndexPlace.places(
                of: entries.count, in: proxy.size.height / Self.labelHeight
            )
            VStack(spacing: 0) {
                ForEach(places.indices, id: \.self) { number in
                    label(places[number].label.map { entries[$0] })
                }
            }
            .font(.system(size: 11, weight: .semibold))
            .foregroundStyle(.tint)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { drag in
                    let section = places.section(at: drag.location.y / Self.labelHeight)
                    show(entries[section].id, drag.translation == .zero)
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
}
