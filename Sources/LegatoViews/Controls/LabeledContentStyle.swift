import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The properties of labelled content for its style.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }
    /// The content.
    public nonisolated struct Content: View {
        let content: AnyView
        /// The view.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The appearance of labelled content.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             configuration.label.font(.caption)
///             configuration.content
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol LabeledContentStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of labelled content for its style.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns the body of labelled content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws the label at the leading edge and the content at the trailing one: the default style.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// Creates the style.
    public init() {}

    /// Returns the body of labelled content.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            if !labelsAreHidden {
                configuration.label
                Spacer()
            }
            configuration.content
                .foregroundStyle(HierarchicalShapeStyle.secondary)
                .multilineTextAlignment(.trailing)
        }
    }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style: draws the label at the leading edge and the content at the trailing one.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A view that evaluates a style's body.
private nonisolated struct LabeledContentFace<Style: LabeledContentStyle>: View, GuestHolder {
    let style: Style
    let configuration: LabeledContentStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

/// Type-erases a style of labelled content.
nonisolated struct LabeledContentMaker {
    let make: (LabeledContentStyleConfiguration) -> AnyView

    init<S: LabeledContentStyle>(_ style: S) {
        make = { AnyView(LabeledContentFace(style: style, configuration: $0)) }
    }
}

nonisolated extension EnvironmentValues {
    /// The style of labelled content; nil for the default one.
    var labeledContentMaker: LabeledContentMaker? {
        get { self[LabeledContentMakerKey.self] }
        set { self[LabeledContentMakerKey.self] = newValue }
    }
}

private nonisolated enum LabeledContentMakerKey: EnvironmentKey {
    static var defaultValue: LabeledContentMaker? { nil }
}

nonisolated extension View {
    /// Sets the style of labelled content in the view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentMaker, LabeledContentMaker(style))
    }
}
