import LegatoGraphics
import LegatoMotion

/// How content fades where it scrolls behind a bar.
public nonisolated struct ScrollEdgeEffectStyle: Hashable, Sendable {
    let isHard: Bool

    private init(isHard: Bool) { self.isHard = isHard }

    /// That of `soft`.
    public static let automatic = ScrollEdgeEffectStyle(isHard: false)
    /// The content fades out gradually behind the bar.
    public static let soft = ScrollEdgeEffectStyle(isHard: false)
    /// The content ends at the bar, with a line while there is more of it behind the bar.
    public static let hard = ScrollEdgeEffectStyle(isHard: true)
}

/// The effects at the edges of scroll views.
nonisolated struct ScrollEdgeSettings: Equatable {
    /// The edges with bars.
    var bars: Edge.Set = []
    /// The edges with the hard style.
    var hard: Edge.Set = []
    /// The edges without an effect.
    var hidden: Edge.Set = []

    /// The edges with an effect.
    var shown: Edge.Set { bars.subtracting(hidden) }
}

nonisolated extension View {
    /// Sets how the content of scroll views inside fades behind the bars of
    /// `safeAreaBar(edge:alignment:spacing:content:)`.
    ///
    /// ```swift
    /// ScrollView { Text("Letter") }
    ///     .scrollEdgeEffectStyle(.hard, for: .bottom)
    ///     .safeAreaBar(edge: .bottom) { Button("Reply") { reply() } }
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style; nil for `automatic`, the default.
    ///   - edges: The edges to which it applies.
    /// - Returns: The view with the style for its scroll views.
    public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        EnvironmentView(content: self, value: style?.isHard ?? false) {
            if $1 {
                $0.scrollSettings.edges.hard.formUnion(edges)
            } else {
                $0.scrollSettings.edges.hard.subtract(edges)
            }
        }
    }

    /// Sets whether the content of scroll views inside is shown unchanged behind bars.
    ///
    /// - Parameters:
    ///   - hidden: Whether the effect is hidden; true by default.
    ///   - edges: The edges to which it applies; all by default.
    /// - Returns: The view with or without effects for its scroll views.
    public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View {
        EnvironmentView(content: self, value: hidden) {
            if $1 {
                $0.scrollSettings.edges.hidden.formUnion(edges)
            } else {
                $0.scrollSettings.edges.hidden.subtract(edges)
            }
        }
    }
}
