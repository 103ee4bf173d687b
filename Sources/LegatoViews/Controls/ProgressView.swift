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

/// A spinner with spokes that light up in turn.
private nonisolated struct Spinner: View {
    typealias Body = Never
}

extension Spinner: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SpinnerNode(view, context)
    }
}

private final class SpinnerNode: TypedNode<Spinner> {
    private lazy var item = SpinnerItem(context)
    private var color: ResolvedColor {
        HierarchicalShapeStyle.secondary.style(in: environment).color
    }

    override func addItems(to list: inout ItemList) {
        item.color = color
        list.append(item)
    }
    override func environmentChanged() { item.color = color }
}

private final class SpinnerItem: LayerItem {
    override var ownName: String? { "ProgressView" }

    private static let spokes = 8
    private static let side: CGFloat = 20

    var color = ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0) {
        didSet { for spoke in layer.sublayers ?? [] { spoke.backgroundColor = color.cgColor } }
    }

    init(_ context: NodeContext) {
        super.init(CALayer(), context)
        layer.sublayers = (0..<Self.spokes).map(Self.spoke)
        layer.add(Self.turn, forKey: "turn")
    }

    private static func spoke(_ index: Int) -> CALayer {
        let spoke = CALayer()
        spoke.bounds = CGRect(x: 0, y: 0, width: 2.4, height: 6)
        spoke.cornerRadius = 1.2
        spoke.anchorPoint = CGPoint(x: 0.5, y: side / 2 / 6)
        spoke.position = CGPoint(x: side / 2, y: side / 2)
        let turn = Double(index) / Double(spokes)
        spoke.transform = CATransform3DMakeRotation(turn * 2 * .pi, 0, 0, 1)
        spoke.opacity = Float(0.25 + 0.75 * turn)
        return spoke
    }

    /// Advances by one spoke at a time, one turn in 0.8 seconds.
    private static var turn: CAKeyframeAnimation {
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<spokes).map { Double($0) / Double(spokes) * 2 * .pi }
        turn.calculationMode = .discrete
        turn.duration = 0.8
        turn.repeatCount = .infinity
        return turn
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: Self.side, height: Self.side)
    }

    override func adopt(_ layers: [CALayer], _ layer: CALayer) {}
}
