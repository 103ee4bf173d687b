import Foundation
import LegatoGraphics
import LegatoMotion

/// The marks of a slider: single ticks, or those of a collection.
public nonisolated protocol SliderTickContent<Value> {
    /// The type of the values at which the marks are.
    associatedtype Value: BinaryFloatingPoint

    /// The marks, in order.
    var _ticks: SliderTicks<Value> { get }
}

/// Marks of a slider, in order.
public nonisolated struct SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
    var marks: [SliderMark] = []

    /// Creates no marks.
    public init() {}

    init(marks: [SliderMark]) { self.marks = marks }

    /// The marks.
    public var _ticks: SliderTicks<Value> { self }
}

/// A mark of a slider at a value, with a label below.
nonisolated struct SliderMark {
    var value: Double
    var label: AnyView?
}

/// A mark of a slider at a value.
///
/// ```swift
/// Slider(value: $speed, in: 0...2) {
///     Text("Speed")
/// } ticks: {
///     SliderTick(0.5)
///     SliderTick(1) { Text("1x") }
/// }
/// ```
public nonisolated struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
    private let mark: SliderMark

    /// Creates a mark without a label.
    ///
    /// - Parameter value: The value; a mark outside the range of the slider is not shown.
    public init(_ value: Value) { mark = SliderMark(value: Double(value)) }

    /// Creates a mark with a label below it.
    ///
    /// - Parameters:
    ///   - value: The value; a mark outside the range of the slider is not shown.
    ///   - label: The label.
    public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) {
        mark = SliderMark(value: Double(value), label: AnyView(label()))
    }

    /// The mark.
    public var _ticks: SliderTicks<Value> { SliderTicks(marks: [mark]) }
}

/// The marks of a slider for the elements of a collection.
public nonisolated struct SliderTickContentForEach<
    Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
    /// The marks.
    public let _ticks: SliderTicks<Content.Value>

    /// Creates the marks of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The property that identifies an element.
    ///   - content: Returns the mark of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
    ) {
        _ticks = SliderTicks(marks: data.flatMap { content($0)._ticks.marks })
    }
}

/// A result builder that combines the marks of a slider, with `if`, `switch` and `for`.
@resultBuilder
public nonisolated enum SliderTickBuilder<Value: BinaryFloatingPoint> {
    /// Returns the marks of an expression.
    public static func buildExpression<Content: SliderTickContent>(
        _ content: Content
    ) -> SliderTicks<Value> where Content.Value == Value { content._ticks }

    /// Combines marks, in order.
    public static func buildBlock(_ parts: SliderTicks<Value>...) -> SliderTicks<Value> {
        buildArray(parts)
    }

    /// Builds a loop.
    public static func buildArray(_ parts: [SliderTicks<Value>]) -> SliderTicks<Value> {
        SliderTicks(marks: parts.flatMap(\.marks))
    }

    /// Builds an `if` without `else`.
    public static func buildOptional(_ part: SliderTicks<Value>?) -> SliderTicks<Value> {
        part ?? SliderTicks()
    }

    /// Builds the first branch of a condition.
    public static func buildEither(first part: SliderTicks<Value>) -> SliderTicks<Value> { part }

    /// Builds the second branch of a condition.
    public static func buildEither(second part: SliderTicks<Value>) -> SliderTicks<Value> { part }

    /// Builds the branch of an availability check.
    public static func buildLimitedAvailability(
        _ part: SliderTicks<Value>
    ) -> SliderTicks<Value> { part }
}

/// The marks of a slider, or their labels, at fractions of its track.
struct SliderMarks: View {
    let marks: [(fraction: Double, label: AnyView?)]
    /// The width of the knob, in points.
    let knob: CGFloat

    var body: some View {
        VStack(spacing: 2) {
            MarksLayout(fractions: marks.map(\.fraction), knob: knob) {
                ForEach(marks.indices, id: \.self) { _ in
                    Circle().fill(Color.gray.opacity(0.6)).frame(width: 4, height: 4)
                }
            }
            let labels = marks.filter { $0.label != nil }
            if !labels.isEmpty {
                MarksLayout(fractions: labels.map(\.fraction), knob: knob) {
                    ForEach(labels.indices, id: \.self) { labels[$0].label }
                }
            }
        }
        .font(.caption)
    }
}

/// Views centred at fractions of the track of a slider.
private nonisolated struct MarksLayout: Layout {
    let fractions: [Double]
    let knob: CGFloat

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
        return CGSize(width: proposal.width ?? 150, height: heights.max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        for (fraction, view) in zip(fractions, subviews) {
            let x = bounds.minX + knob / 2 + (bounds.width - knob) * fraction
            view.place(at: CGPoint(x: x, y: bounds.minY), anchor: .top, proposal: .unspecified)
        }
    }
}
