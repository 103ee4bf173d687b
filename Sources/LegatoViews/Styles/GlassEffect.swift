public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The default shape of glass: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public init() {}

    /// Returns a capsule in a rectangle.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass appears and disappears.
nonisolated public struct GlassEffectTransition: Equatable, Sendable {
    fileprivate enum GlassChange { case identity, matchedGeometry, materialize }

    fileprivate let kind: GlassChange

    /// Glass appears and disappears without animation.
    public static let identity = GlassEffectTransition(kind: .identity)
    /// Glass fades while it moves from or to the frame of the glass with the same id.
    public static let matchedGeometry = GlassEffectTransition(kind: .matchedGeometry)
    /// Glass fades and blurs in and out.
    public static let materialize = GlassEffectTransition(kind: .materialize)

    fileprivate var transition: AnyTransition {
        switch kind {
        case .identity: .identity
        case .matchedGeometry: .opacity
        case .materialize: AnyTransition(.blurReplace)
        }
    }
}

/// A container for several views with glass.
///
/// Glass with the same id moves from one frame to another. Unlike on Apple's platforms,
/// neighbouring pieces of glass do not merge, so the spacing has no effect.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container; the spacing has no effect.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content, with the glass of unions behind it.
    public var body: some View {
        content.environment(\.isInGlassContainer, true)
            .backgroundPreferenceValue(GlassPieces.self) { GlassUnions(pieces: $0) }
            .transformPreference(GlassPieces.self) { $0 = [] }
    }
}

/// A view on glass.
private nonisolated struct GlassView<Content: View, S: Shape>: View {
    var content: Content
    var glass: Glass
    var shape: S
    @GestureState private var isPressed = false
    @Environment(\.glassUnion) private var union
    @Environment(\.isInGlassContainer) private var isInContainer

    var body: some View {
        let union = isInContainer && glass.kind != .identity ? union : nil
        content
            .background {
                if glass.kind != .identity, union == nil {
                    GlassFace(glass: glass, shape: shape, isPressed: isPressed)
                }
            }
            .transformAnchorPreference(key: GlassPieces.self, value: .bounds) { pieces, bounds in
                guard let union else { return }
                pieces.append(
                    GlassPiece(union: union, glass: glass, shape: AnyShape(shape), bounds: bounds)
                )
            }
            .contentShape(shape)
            .scaleEffect(isPressed ? 1.05 : 1)
            .animation(.spring(duration: 0.35, bounce: 0.4), value: isPressed)
            .simultaneousGesture(
                DragGesture(minimumDistance: 0).updating($isPressed) { _, state, _ in
                    state = true
                },
                including: glass.isInteractive ? .all : .subviews
            )
    }
}

nonisolated extension View {
    /// Puts the view on glass: a blurred and tinted backdrop with a bright rim.
    ///
    /// ```swift
    /// Image(systemName: "play.fill")
    ///     .padding()
    ///     .glassEffect(.regular.tint(.orange).interactive(), in: .circle)
    /// ```
    ///
    /// Unlike on Apple's platforms, glass does not refract what is behind it.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        GlassView(content: self, glass: glass, shape: shape)
    }

    /// Sets the id of the glass in a namespace; nil for no id.
    ///
    /// When another view's glass takes over the id, it moves there from the frame of this one.
    public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        GlassIDView(content: self, id: id.map { AnyHashable($0) }, namespace: namespace)
    }

    /// Sets how the glass of the view appears and disappears.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        self.transition(transition.transition)
    }
}

/// A view with the id of its glass; without one it uses a private id, so that its state survives
/// when an id is set.
private nonisolated struct GlassIDView<Content: View>: View {
    var content: Content
    var id: AnyHashable?
    var namespace: Namespace.ID
    @State private var ownID = UUID()

    var body: some View {
        content.matchedGeometryEffect(id: id ?? AnyHashable(ownID), in: namespace)
    }
}

/// Draws the label on glass.
public nonisolated struct GlassButtonStyle: ButtonStyle {
    private let glass: Glass

    /// Creates the style with a kind of glass.
    public init(_ glass: Glass = .regular) { self.glass = glass }

    /// Returns the body of a button.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: glass, isProminent: false)
    }
}

/// Draws the label in white on glass in the accent colour.
public nonisolated struct GlassProminentButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a button.
    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: .regular, isProminent: true)
    }
}

private struct GlassButton: View {
    let configuration: ButtonStyleConfiguration
    let glass: Glass
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonSizing) private var sizing

    private var ink: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        if isProminent { return AnyShapeStyle(Color.white) }
        return configuration.role == .destructive
            ? AnyShapeStyle(Color.red) : AnyShapeStyle(ForegroundStyle())
    }

    var body: some View {
        let padding = controlSize.buttonPadding
        configuration.label
            .foregroundStyle(ink)
            .frame(maxWidth: sizing.isFlexible ? .infinity : nil)
            .padding(.horizontal, padding.width)
            .padding(.vertical, padding.height)
            .background {
                let tint: Color? = isProminent && isEnabled ? .accentColor : nil
                if glass.kind != .identity {
                    GlassFace(
                        glass: tint.map { glass.tint($0) } ?? glass, shape: Capsule(),
                        isPressed: configuration.isPressed
                    )
                }
            }
            .overlay { FocusRing(shape: Capsule()) }
            .scaleEffect(configuration.isPressed ? 1.05 : 1)
            .animation(.spring(duration: 0.35, bounce: 0.4), value: configuration.isPressed)
    }
}

nonisolated extension ButtonStyle where Self == GlassButtonStyle {
    /// Draws the label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// Draws the label on a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

nonisolated extension ButtonStyle where Self == GlassProminentButtonStyle {
    /// Draws the label in white on glass in the accent colour.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
