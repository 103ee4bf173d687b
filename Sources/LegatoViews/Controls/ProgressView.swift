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
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// The fraction completed; nil if it is unknown.
    private let fraction: Double?
    private let label: Label
    /// The view below the bar.
    private let current: CurrentValueLabel
    /// The time interval whose progress is shown; nil for a value.
    private var timer: TimerProgress?
    /// The progress of a task that is shown; nil for a value.
    private var task: Progress?
    @Environment(\.progressMaker) private var maker

    /// The bar or the spinner, with its label, unless a style is set.
    public var body: some View {
        if let timer {
            TimerBar(timer: timer) { bar($0) }
        } else if let task {
            TaskBar(task: task) { bar($0) }
        } else if let maker {
            maker.make(
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction.flatMap { $0 >= 0 ? min($0, 1) : nil },
                    label: erased(label).map {
                        ProgressViewStyleConfiguration.Label(content: $0)
                    },
                    currentValueLabel: erased(current).map {
                        ProgressViewStyleConfiguration.CurrentValueLabel(content: $0)
                    }
                )
            )
        } else if let fraction, fraction >= 0 {
            VStack(alignment: .leading, spacing: 4) {
                label
                ProgressBar(fraction: fraction, thickness: 6, color: .accentColor)
                current.foregroundStyle(HierarchicalShapeStyle.secondary).font(.caption)
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

    /// Creates the progress view of a style's configuration, in the style that is set outside that
    /// one.
    ///
    /// ```swift
    /// struct Framed: ProgressViewStyle {
    ///     func makeBody(configuration: Configuration) -> some View {
    ///         ProgressView(configuration).padding().border(.gray)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter configuration: The configuration that the style was given.
    @MainActor public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label?,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
    {
        fraction = configuration.fractionCompleted
        (label, current) = (configuration.label, configuration.currentValueLabel)
    }

    /// The view for a fraction.
    private func bar(_ fraction: Double?) -> Self {
        Self(value: fraction, label: { label }, currentValueLabel: { current })
    }

    /// A label, type-erased; nil if it is empty.
    private func erased<V: View>(_ label: V) -> AnyView? {
        label is EmptyView ? nil : AnyView(label)
    }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a spinner.
    public init() { self.init { EmptyView() } }

    /// Creates a bar; nil and negative values show a spinner, and values above the total a full
    /// bar.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a spinner with a label.
    public init(@ViewBuilder label: () -> Label) {
        (fraction, self.label, current) = (nil, label(), EmptyView())
    }

    /// Creates a bar with a label.
    ///
    /// If either number is infinite or NaN, a spinner is shown, with a warning.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }
}

nonisolated extension ProgressView {
    /// Creates a bar with a label, and a view below the bar that describes the current value.
    ///
    /// If either number is infinite or NaN, a spinner is shown, with a warning.
    ///
    /// ```swift
    /// ProgressView(value: received, total: size) {
    ///     Text("Downloading")
    /// } currentValueLabel: {
    ///     Text("\(Int(received)) of \(Int(size)) MB")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value; nil and negative ones show a spinner, and values above the total a
    ///     full bar.
    ///   - total: The value of a full bar; 1 by default.
    ///   - label: The label.
    ///   - currentValueLabel: The view below the bar, which a spinner does not show.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let check = NumberCheck(Self.self, "init(value:total:)")
        let areFinite = [value ?? 0, total].allSatisfy {
            check.finite(Double($0), "a spinner is shown") != nil
        }
        fraction = areFinite ? value.map { total > 0 ? Double($0 / total) : 0 } : nil
        (self.label, current) = (label(), currentValueLabel())
    }

    /// Creates a bar that shows the progress of a time interval.
    init(timer: TimerProgress, label: Label, current: CurrentValueLabel) {
        (fraction, self.label, self.current, self.timer) = (nil, label, current, timer)
    }
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a bar that shows the progress of a task, read ten times a second until it has
    /// finished.
    ///
    /// ```swift
    /// ProgressView(importer.progress)
    /// ```
    ///
    /// - Parameter progress: The progress; a spinner is shown while it is indeterminate.
    public init(_ progress: Progress) {
        (fraction, label, current, task) = (nil, EmptyView(), EmptyView(), progress)
    }
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

nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a spinner with a localised title.
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Creates a spinner with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) { self.init { Text(title) } }

    /// Creates a bar with a localised title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a bar with a title.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }
}
