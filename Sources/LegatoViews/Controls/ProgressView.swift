public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A bar that shows progress, or a spinner.
///
/// The bar always moves with the default animation if the change is animated. To use a different
/// one, animate the value with an enclosing `Animatable` view.
///
/// ```swift
/// ProgressView("Downloading", value: received, total: size)
/// ```
public nonisolated struct ProgressView<Label: View>: View {
    /// The fraction completed; nil if it is unknown.
    private let fraction: Double?
    private let label: Label
    /// The time interval whose progress is shown; nil for a value.
    private var timer: TimerProgress?
    /// The progress of a task that is shown; nil for a value.
    private var task: Progress?
    @Environment(\.progressMaker) private var maker

    /// The bar or the spinner, with its label, unless a style is set.
    public var body: some View {
        if let timer {
            TimerBar(timer: timer) { ProgressView(value: $0) { label } }
        } else if let task {
            TaskBar(task: task) { ProgressView(value: $0) { label } }
        } else if let maker {
            maker.make(
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction.flatMap { $0 >= 0 ? min($0, 1) : nil },
                    label: label is EmptyView
                        ? nil : ProgressViewStyleConfiguration.Label(content: AnyView(label))
                )
            )
        } else if let fraction, fraction >= 0 {
            VStack(alignment: .leading, spacing: 4) {
                label
                FractionLayout(fraction: fraction, thickness: 6, height: 6) {
                    Capsule().fill(Color.gray.opacity(0.25))
                    Capsule().fill(Color.accentColor)
                }
                // Like SwiftUI's bar: animated or not, but always with the default animation.
                .transaction { if $0.animation != nil { $0.animation = .default } }
            }
            .accessibilityElement(children: .combine)
            .accessibility {
                let part = min(fraction, 1)
                ($0.role, $0.value) = (.progress, "\(Int((100 * part).rounded()))%")
                $0.number = AccessibilityNumber(value: part, bounds: 0...1, step: 0)
                $0.traits.remove(.isStaticText)
            }
        } else {
            VStack(spacing: 6) {
                Spinner()
                label.foregroundStyle(HierarchicalShapeStyle.secondary)
            }
            .accessibilityElement(children: .combine)
            .accessibility {
                $0.role = .progress
                $0.traits.remove(.isStaticText)
            }
        }
    }
}

nonisolated extension ProgressView where Label == EmptyView {
    /// Creates a spinner.
    public init() { (fraction, label) = (nil, EmptyView()) }

    /// Creates a bar; nil and negative values show a spinner, and values above the total a full
    /// bar.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

nonisolated extension ProgressView {
    /// Creates a spinner with a label.
    public init(@ViewBuilder label: () -> Label) { (fraction, self.label) = (nil, label()) }

    /// Creates a bar with a label.
    ///
    /// If either number is infinite or NaN, a spinner is shown, with a warning.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        let check = NumberCheck(Self.self, "init(value:total:)")
        let areFinite = [value ?? 0, total].allSatisfy {
            check.finite(Double($0), "a spinner is shown") != nil
        }
        fraction = areFinite ? value.map { total > 0 ? Double($0 / total) : 0 } : nil
        self.label = label()
    }
}

nonisolated extension ProgressView {
    /// Creates a bar that shows the progress of a time interval.
    init(timer: TimerProgress, label: Label) {
        (fraction, self.label, self.timer) = (nil, label, timer)
    }
}

nonisolated extension ProgressView where Label == EmptyView {
    /// Creates a bar that shows the progress of a task, read ten times a second until it has
    /// finished.
    ///
    /// ```swift
    /// ProgressView(importer.progress)
    /// ```
    ///
    /// - Parameter progress: The progress; a spinner is shown while it is indeterminate.
    public init(_ progress: Progress) { (fraction, label, task) = (nil, EmptyView(), progress) }
}

/// A bar that follows the progress of a task.
private nonisolated struct TaskBar<Bar: View>: View {
    let task: Progress
    /// Returns the bar for a fraction; nil if it is unknown.
    let bar: (Double?) -> Bar
    @State private var hasFinished = false

    var body: some View {
        TimelineView(.animation(minimumInterval: 0.1, paused: hasFinished)) { timeline in
            bar(task.isIndeterminate ? nil : task.fractionCompleted)
                .onChange(of: timeline.date, initial: true) { hasFinished = task.isFinished }
        }
    }
}

nonisolated extension ProgressView where Label == Text {
    /// Creates a spinner with a title.
    public init(_ title: some StringProtocol) { self.init { Text(title) } }

    /// Creates a bar with a title.
    public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }
}
