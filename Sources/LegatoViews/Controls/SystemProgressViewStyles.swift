import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Draws a bar, or a spinner if the fraction is unknown: the default style.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a progress view.
    public func makeBody(configuration: Configuration) -> some View {
        LinearProgressViewStyle().makeBody(configuration: configuration)
    }
}

/// Draws a bar, or a spinner if the fraction is unknown.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    public init() { tint = nil }

    /// Creates the style with a colour for the bar.
    public init(tint: Color) { self.tint = tint }

    /// Returns the body of a progress view.
    public func makeBody(configuration: Configuration) -> some View {
        if let fraction = configuration.fractionCompleted {
            VStack(alignment: .leading, spacing: 4) {
                configuration.label
                ProgressBar(fraction: fraction, thickness: 4, color: tint ?? .accentColor)
                configuration.currentValueLabel
                    .foregroundStyle(HierarchicalShapeStyle.secondary).font(.caption)
            }
        } else {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// Draws a spinner, whether the fraction is known or not.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    public init() { tint = nil }

    /// Creates the style with a colour for the spinner.
    public init(tint: Color) { self.tint = tint }

    /// Returns the body of a progress view.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            spinner.environment(\.progressMaker, nil)
            configuration.label.foregroundStyle(HierarchicalShapeStyle.secondary)
        }
    }

    @ViewBuilder private var spinner: some View {
        if let tint {
            ProgressView().tint(tint)
        } else {
            ProgressView()
        }
    }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: draws a bar, or a spinner if the fraction is unknown.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// Draws a bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// Draws a spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        var result = self
        result.label = label.map { Label(content: change($0.content)) }
        result.currentValueLabel = currentValueLabel.map {
            CurrentValueLabel(content: change($0.content))
        }
        return result
    }
}

nonisolated extension EnvironmentValues {
    /// The style of progress views; nil for the default one.
    var progressMaker: StyleMaker<ProgressViewStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of progress views in the view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        self.style(
            StyleMaker(style) { $0.makeBody(configuration: $1) }, \.progressMaker
        )
    }
}
