import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A picker whose options are on a wheel, which a drag or the arrow keys turn.
///
/// It takes the proposed height, up to its own of 216 points, and shows as many rows as fit.
struct WheelPicker<Value: Hashable, Content: View>: View {
    let selection: Binding<Value>
    let content: Content
    let title: String
    /// The rows that a drag has turned the wheel by.
    @State private var turned = 0.0
    /// The height at which the wheel is shown, in points.
    @State private var shownHeight = Self.height
    @Environment(\.colorScheme) private var scheme

    /// The height of a row, in points.
    private static var row: CGFloat { 32 }
    /// The ideal and the maximum height of the wheel, in points.
    private static var height: CGFloat { 216 }

    var body: some View {
        let value = selection.wrappedValue
        VariadicView(content.font(.system(size: 23)).lineLimit(1)) { options in
            let index = options.firstIndex { $0.isSelected(by: value) } ?? 0
            FocusableView(
                content: wheel(options, index), control: control(options, index)
            ) { event in
                guard event.isPlain else { return false }
                switch event.key {
                case "up": turn(to: index - 1, options)
                case "down": turn(to: index + 1, options)
                default: return false
                }
                return true
            }
        }
    }

    /// The wheel for assistive technologies: the selected option, which steps change.
    private func control(_ options: [VariadicChild], _ index: Int) -> ControlElement {
        ControlElement(
            role: .stepper, label: title, showsValue: true,
            adjust: { turn(to: index + ($0 == .increment ? 1 : -1), options) }
        )
    }

    private func wheel(_ options: [VariadicChild], _ index: Int) -> some View {
        ZStack {
            RoundedRectangle(cornerRadius: 8)
                .fill(Color(white: 0.463, opacity: scheme == .dark ? 0.24 : 0.12))
                .frame(height: Self.row)
            ForEach(Array(options.enumerated()), id: \.element.id) { place, option in
                WheelRow(distance: Double(place - index) + turned, row: Self.row, content: option)
                    .accessibilityHidden(place != index)
            }
        }
        .frame(
            maxWidth: .infinity, minHeight: 0, idealHeight: Self.height, maxHeight: Self.height
        )
        .clipped()
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { shownHeight = $0 }
        .overlay { FocusRing(shape: RoundedRectangle(cornerRadius: 8)) }
        .contentShape(Rectangle())
        .gesture(
            DragGesture(minimumDistance: 0)
                .onCancelled { _ in withAnimation(.snappy) { turned = 0 } }
                .onChanged { drag in turned = drag.translation.height / Self.row }
                .onEnded { drag in
                    let end = drag.translation.height + drag.velocity.height / 5
                    let step = tapped(drag) ?? -(end / Self.row).rounded()
                    guard step.isFinite else { return turned = 0 }
                    withAnimation(.snappy) {
                        turn(to: index + Int(min(max(step, -1e6), 1e6)), options)
                        turned = 0
                    }
                }
        )
    }

    /// The rows from the selected one to one that was tapped; nil for a drag.
    private func tapped(_ drag: DragGesture.Value) -> CGFloat? {
        guard abs(drag.translation.height) < 4 else { return nil }
        return ((drag.startLocation.y - shownHeight / 2) / Self.row).rounded()
    }

    private func turn(to index: Int, _ options: [VariadicChild]) {
        guard !options.isEmpty else { return }
        options[min(max(index, 0), options.count - 1)].select(in: selection)
    }
}

/// An option on a wheel, some rows from its middle.
private struct WheelRow<Content: View>: View, @MainActor Animatable {
    var distance: Double
    let row: CGFloat
    let content: Content

    var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }

    /// The angle between two rows of the wheel.
    private static var step: Double { .pi / 10 }

    var body: some View {
        let angle = distance * Self.step
        let isInFront = abs(angle) < .pi / 2
        content
            .frame(height: row)
            .scaleEffect(x: 1, y: max(cos(angle), 0.01))
            .opacity(isInFront ? max(1 - abs(distance) * 0.24, 0.05) : 0)
            .offset(y: isInFront ? sin(angle) * row / Self.step : 0)
    }
}
