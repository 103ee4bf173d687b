import Foundation
import Legato

private nonisolated struct Line: Identifiable {
    var id = 1
}

nonisolated extension NumberRow {
    static let scrolling: [NumberRow] = positions + frames

    private static let positions: [NumberRow] = [
        NumberRow("width", .length) { value in
            Table([Line()]) { TableColumn("A") { Text("\($0.id)") }.width(value) }
        },
        NumberRow("width", .length) { value in
            Table([Line()]) {
                TableColumn("A") { Text("\($0.id)") }.width(min: value, ideal: value, max: value)
            }
        },
        NumberRow("onScrollVisibilityChange", .order) { value in
            ScrollView { Color.red.onScrollVisibilityChange(threshold: value) { _ in } }
        },
        NumberRow("onScrollTargetVisibilityChange", .order) { value in
            ScrollView { Color.red }
                .onScrollTargetVisibilityChange(idType: Int.self, threshold: value) { _ in }
        },
        NumberRow("ScrollPosition.init") { Positioned(position: ScrollPosition(x: $0)) },
        NumberRow("ScrollPosition.init") { Positioned(position: ScrollPosition(y: $0)) },
        NumberRow("ScrollPosition.init") { Positioned(position: ScrollPosition(x: $0, y: 3)) },
        NumberRow("ScrollPosition.init") {
            Positioned(position: ScrollPosition(point: CGPoint(x: 3, y: $0)))
        },
        NumberRow("ScrollPosition.init") {
            Positioned(position: ScrollPosition(id: 1, anchor: UnitPoint(x: 0, y: $0)))
        },
        NumberRow("scrollTo") { value in
            Positioned(position: scrolled { $0.scrollTo(x: value) })
        },
        NumberRow("scrollTo") { value in
            Positioned(position: scrolled { $0.scrollTo(y: value) })
        },
        NumberRow("scrollTo") { value in
            Positioned(position: scrolled { $0.scrollTo(x: 3, y: value) })
        },
        NumberRow("scrollTo") { value in
            Positioned(position: scrolled { $0.scrollTo(point: CGPoint(x: value, y: 3)) })
        },
        NumberRow("scrollTo") { value in
            Positioned(
                position: scrolled { $0.scrollTo(id: 1, anchor: UnitPoint(x: 0, y: value)) }
            )
        },
        NumberRow("scrollTo") { value in
            ScrollViewReader { proxy in
                Positioned(position: ScrollPosition()).onChange(of: value) {
                    proxy.scrollTo(1, anchor: UnitPoint(x: 0, y: value))
                }
            }
        },
        NumberRow("scrollPosition") { value in
            ScrollView { Rows() }
                .scrollPosition(
                    .constant(ScrollPosition(id: 1)), anchor: UnitPoint(x: 0, y: value)
                )
        },
        NumberRow("scrollPosition") { value in
            ScrollView { Rows() }
                .scrollPosition(id: .constant(1), anchor: UnitPoint(x: value, y: 0))
        },
        NumberRow("defaultScrollAnchor") { value in
            ScrollView { Rows() }.defaultScrollAnchor(UnitPoint(x: 0, y: value))
        },
    ]

    private static let frames: [NumberRow] = [
        NumberRow("contentMargins") { value in ScrollView { Rows() }.contentMargins(value) },
        NumberRow("contentMargins") { value in ScrollView { Rows() }.contentMargins(.top, value) },
        NumberRow("contentMargins") { value in
            ScrollView { Rows() }
                .contentMargins(
                    .all, EdgeInsets(top: value, leading: 0, bottom: 0, trailing: 0)
                )
        },
        NumberRow("containerRelativeFrame", .length) { value in
            Color.red.containerRelativeFrame(.horizontal) { _, _ in CGFloat(value) }
        },
        NumberRow("containerRelativeFrame") {
            Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: $0)
        },
        NumberRow("visible", .order) { value in
            ScrollView {
                box.scrollTransition(.animated.threshold(.visible(value))) { view, phase in
                    view.opacity(phase.isIdentity ? 1 : 0)
                }
            }
        },
    ]

    /// Returns a position after a request.
    private static func scrolled(_ request: (inout ScrollPosition) -> Void) -> ScrollPosition {
        var position = ScrollPosition()
        request(&position)
        return position
    }

    @MainActor private struct Rows: View {
        var body: some View {
            ForEach(0..<3) { _ in Color.red.frame(height: 9) }
        }
    }

    @MainActor private struct Positioned: View {
        let position: ScrollPosition
        var body: some View {
            ScrollView { Rows() }.scrollPosition(.constant(position))
        }
    }
}
