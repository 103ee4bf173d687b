public import Foundation

/// What tells a kind of alignment guide from the others, and where it lies by default.
///
/// A guide of one's own is a type without cases and an alignment made of it:
///
///     enum Midline: AlignmentID {
///         static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
///             dimensions[VerticalAlignment.center]
///         }
///     }
///     extension VerticalAlignment {
///         static let midline = VerticalAlignment(Midline.self)
///     }
public nonisolated protocol AlignmentID {
    /// Where the guide lies in a view that does not say otherwise, in points from its origin.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A kind of alignment guide along one axis.
///
/// It is safe to send: a type is no state, and its one function is asked for during layout only.
nonisolated struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let axis: Axis

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.id == rhs.id && lhs.axis == rhs.axis
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// The one guide of a container whose views have explicit guides at some places; nil for none.
    ///
    /// Of first baselines it is the uppermost, of last ones the lowest, of all others the mean.
    func combined(_ values: [CGFloat]) -> CGFloat? {
        if id == VerticalAlignment.FirstTextBaseline.self { return values.min() }
        if id == VerticalAlignment.LastTextBaseline.self { return values.max() }
        return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
}
