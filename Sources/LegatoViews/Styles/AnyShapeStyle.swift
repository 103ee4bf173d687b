import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A style of any type.
nonisolated public struct AnyShapeStyle: PrimitiveShapeStyle {
    fileprivate let box: StyleBox

    /// Creates a style that looks like another.
    public init<S: ShapeStyle>(_ style: S) {
        self = (style as? AnyShapeStyle) ?? AnyShapeStyle(box: StyleBox(style, in: nil))
    }

    private init(box: StyleBox) { self.box = box }

    /// Creates a style that stands in an environment with the foreground and the tint of `outer`, so
    /// that none of the two means itself.
    init<S: ShapeStyle>(_ style: S, in outer: EnvironmentValues) {
        let style = AnyShapeStyle(style)
        self =
            style.box.surroundings == nil
            ? AnyShapeStyle(box: StyleBox(style.box.base, in: StyleSurroundings(outer))) : style
    }

    /// Whether the style is one of a type.
    func isOf<S: ShapeStyle>(_ type: S.Type) -> Bool { box.base is S }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        withStackRoom {
            box.base.style(in: box.surroundings.map(environment.replacing) ?? environment)
        }
    }
}

extension AnyShapeStyle: @MainActor ComparedProperty {
    /// Styles of one type are compared as such, and what they stand in by identity.
    ///
    /// A comparison of the surroundings by content would walk every level around the style.
    static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            let a = a.assumingMemoryBound(to: Self.self).pointee.box
            let b = b.assumingMemoryBound(to: Self.self).pointee.box
            return a === b || a.isSame(as: b)
        }
    }
}

/// The foreground and the tint around a style.
nonisolated struct StyleSurroundings {
    let foregroundStyle: AnyShapeStyle?
    let tint: AnyShapeStyle?

    fileprivate init(_ environment: EnvironmentValues) {
        (foregroundStyle, tint) = (environment.foregroundStyle, environment.tint)
    }
}

/// A style, shared by all copies of what holds it.
///
/// It is `@unchecked Sendable` because nothing changes in it until its last owner lets go of it.
nonisolated private final class StyleBox: @unchecked Sendable {
    let base: any ShapeStyle
    private(set) var surroundings: StyleSurroundings?

    init(_ base: any ShapeStyle, in surroundings: StyleSurroundings?) {
        (self.base, self.surroundings) = (base, surroundings)
    }

    /// Lets go of the styles around this one, which nobody else may keep.
    ///
    /// Styles that stand deep in each other would be released in each other's release.
    deinit {
        var waiting = takeSurroundings()
        while var box = waiting.popLast() {
            guard isKnownUniquelyReferenced(&box) else { continue }
            waiting += box.takeSurroundings()
        }
    }

    private func takeSurroundings() -> [StyleBox] {
        defer { surroundings = nil }
        return surroundings.map { [$0.foregroundStyle, $0.tint].compactMap { $0?.box } } ?? []
    }

    @MainActor func isSame(as other: StyleBox) -> Bool {
        guard surroundings?.foregroundStyle?.box === other.surroundings?.foregroundStyle?.box,
            surroundings?.tint?.box === other.surroundings?.tint?.box,
            (surroundings == nil) == (other.surroundings == nil)
        else { return false }
        func isEqual<S: ShapeStyle>(_ style: S) -> Bool {
            (other.base as? S).map { FieldTable.areEqual(style, $0) } ?? false
        }
        return withStackRoom { isEqual(base) }
    }
}
