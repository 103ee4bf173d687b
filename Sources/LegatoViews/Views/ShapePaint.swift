/// The drawing mode of a shape: filled or stroked.
nonisolated enum ShapePaint: Hashable, Sendable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
}
