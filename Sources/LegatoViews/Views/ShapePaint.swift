/// How a shape is drawn: filled or stroked.
nonisolated enum ShapePaint: Hashable, Sendable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
}
