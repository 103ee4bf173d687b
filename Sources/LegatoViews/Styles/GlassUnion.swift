import Foundation
import LegatoGraphics
import LegatoMotion

/// Identifies a union of glass: the pieces that are drawn as one.
nonisolated struct GlassUnionID: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// A piece of glass whose container draws it.
struct GlassPiece {
    let union: GlassUnionID
    let glass: Glass
    let shape: AnyShape
    let bounds: Anchor<CGRect>
}

/// The pieces of glass in a container.
nonisolated enum GlassPieces: PreferenceKey {
    static var defaultValue: [GlassPiece] { [] }
    static func reduce(value: inout [GlassPiece], nextValue: () -> [GlassPiece]) {
        value += nextValue()
    }
}

/// The glass of unions: each in the bounds of its pieces, in the shape and kind of the first one.
struct GlassUnions: View {
    private struct Union: Identifiable {
        let id: GlassUnionID
        let first: GlassPiece
        var bounds: CGRect
    }

    let pieces: [GlassPiece]

    var body: some View {
        if !pieces.isEmpty {
            GeometryReader { proxy in
                ForEach(unions(proxy)) { union in
                    GlassFace(glass: union.first.glass, shape: union.first.shape, isPressed: false)
                        .frame(width: union.bounds.width, height: union.bounds.height)
                        .position(x: union.bounds.midX, y: union.bounds.midY)
                }
            }
        }
    }

    private func unions(_ proxy: GeometryProxy) -> [Union] {
        var unions: [Union] = []
        for piece in pieces {
            let bounds = proxy[piece.bounds]
            if let index = unions.firstIndex(where: { $0.id == piece.union }) {
                unions[index].bounds = unions[index].bounds.union(bounds)
            } else {
                unions.append(Union(id: piece.union, first: piece, bounds: bounds))
            }
        }
        return unions
    }
}

private nonisolated enum GlassUnionKey: EnvironmentKey {
    static var defaultValue: GlassUnionID? { nil }
}

private nonisolated enum IsInGlassContainerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
    /// The union of the glass inside; nil for none.
    var glassUnion: GlassUnionID? {
        get { self[GlassUnionKey.self] }
        set { self[GlassUnionKey.self] = newValue }
    }

    /// Whether a container draws the glass of unions.
    var isInGlassContainer: Bool {
        get { self[IsInGlassContainerKey.self] }
        set { self[IsInGlassContainerKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Draws the glass of all views with the same id in a namespace as one piece; nil for none.
    ///
    /// The views are in one `GlassEffectContainer`, which draws the glass behind its content, in the
    /// bounds of all of them, and in the shape and kind of the first one.
    ///
    /// ```swift
    /// GlassEffectContainer {
    ///     HStack(spacing: 0) {
    ///         ForEach(symbols, id: \.self) { symbol in
    ///             Image(systemName: symbol)
    ///                 .padding()
    ///                 .glassEffect()
    ///                 .glassEffectUnion(id: "tools", namespace: namespace)
    ///         }
    ///     }
    /// }
    /// ```
    public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        environment(
            \.glassUnion, id.map { GlassUnionID(id: AnyHashable($0), namespace: namespace) }
        )
    }
}
