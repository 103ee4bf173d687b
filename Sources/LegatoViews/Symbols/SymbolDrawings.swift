/// The symbols that are drawn without an icon font, by their names without variants.
nonisolated enum SymbolDrawings {
    typealias Drawing = @Sendable (inout SymbolPen) -> Void

    /// The drawings by name; `fill` is a mode of the pen.
    static let all: [String: Drawing] = [
        shapes, signs, arrows, media, things, nature, devices, life,
    ]
    .reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
}
