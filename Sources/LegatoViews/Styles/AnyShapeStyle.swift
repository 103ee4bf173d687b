import LegatoGraphics
import LegatoLayers
package import LegatoMotion

/// A type-erased shape style.
nonisolated public struct AnyShapeStyle: ShadowedStyle {
    fileprivate let box: NestedValue<StyleContent>

    /// Erases the type of a style.
    public init<S: ShapeStyle>(_ style: S) {
        self = (style as? AnyShapeStyle) ?? AnyShapeStyle(StyleContent(style, in: nil))
    }

    private init(_ content: StyleContent) { box = NestedValue(content) }

    /// Creates a style that is resolved with the foreground style and the tint of `outer`, so that
    /// neither refers to itself.
    init<S: ShapeStyle>(_ style: S, in outer: EnvironmentValues) {
        let style = AnyShapeStyle(style)
        let content = style.box.value
        self =
            content.surroundings == nil
            ? AnyShapeStyle(StyleContent(content.base, in: StyleSurroundings(outer))) : style
    }

    /// Whether the wrapped style has the given type.
    func isOf<S: ShapeStyle>(_ type: S.Type) -> Bool { box.value.base is S }

    /// The wrapped style if it has the given type.
    func value<S: ShapeStyle>(as type: S.Type) -> S? { box.value.base as? S }

    /// Whether both wrap equal values; styles that are not `Equatable` are equal to themselves only.
    func hasSameValue(as other: AnyShapeStyle) -> Bool {
        let (own, content) = (box.value, other.box.value)
        guard box !== other.box else { return true }
        guard own.surroundings == nil, content.surroundings == nil,
            let style = own.base as? any Equatable, let base = content.base as? any Equatable
        else { return false }
        func isSame<S: Equatable>(_ style: S) -> Bool { base as? S == style }
        return isSame(style)
    }

    var shadows: [any StyleShadow] { box.value.base.ownShadows }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        let content = box.value
        return withStackRoom {
            content.base.style(in: content.surroundings.map(environment.replacing) ?? environment)
        }
    }
}

extension AnyShapeStyle: @MainActor ComparedProperty {
    /// Compares styles of the same type by value, and their surroundings by identity.
    ///
    /// Comparing the surroundings by value would visit every enclosing level.
    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            let a = a.assumingMemoryBound(to: Self.self).pointee.box
            let b = b.assumingMemoryBound(to: Self.self).pointee.box
            return a === b || a.value.isSame(as: b.value)
        }
    }
}

/// The foreground style and the tint of an enclosing environment.
nonisolated private struct StyleSurroundings {
    let foregroundStyle: AnyShapeStyle?
    let tint: AnyShapeStyle?

    fileprivate init(_ environment: EnvironmentValues) {
        (foregroundStyle, tint) = (environment.foregroundStyle, environment.tint)
    }
}

/// A style with the surroundings in which it is resolved; nil for those of the view.
nonisolated private struct StyleContent: Sendable {
    let base: any ShapeStyle
    let surroundings: StyleSurroundings?

    init(_ base: any ShapeStyle, in surroundings: StyleSurroundings?) {
        (self.base, self.surroundings) = (base, surroundings)
    }

    @MainActor func isSame(as other: StyleContent) -> Bool {
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

nonisolated extension EnvironmentValues {
    /// The foreground style; nil, the default, for black or white depending on the colour scheme.
    package internal(set) var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    /// The tint; nil, the default, for the accent colour.
    package internal(set) var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The colour or gradient of the tint: by default the accent colour of the system, or blue
    /// without one.
    var resolvedTint: ResolvedStyle {
        if let tint { return tint.style(in: self) }
        guard let accent = systemAccent else {
            return .color(SystemColor.blue.value(in: colorScheme))
        }
        let (red, green, blue) = (Float(accent.x), Float(accent.y), Float(accent.z))
        return .color(ResolvedColor(red: red, green: green, blue: blue))
    }

    /// The environment in which a style with surroundings is resolved.
    fileprivate func replacing(_ surroundings: StyleSurroundings) -> EnvironmentValues {
        var outer = self
        outer.foregroundStyle = surroundings.foregroundStyle
        outer.tint = surroundings.tint
        return outer
    }
}

nonisolated private enum ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

nonisolated private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}
