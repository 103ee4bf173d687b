public import Foundation

/// The identity and default position of an alignment guide.
///
/// To create a custom guide, declare an enum without cases and an alignment for it:
///
/// ```swift
/// enum Midline: AlignmentID {
///     static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
///         dimensions[VerticalAlignment.center]
///     }
/// }
/// extension VerticalAlignment {
///     static let midline = VerticalAlignment(Midline.self)
/// }
/// ```
public nonisolated protocol AlignmentID {
    /// Returns the position of the guide in views that do not set it, in points from the view's
    /// origin.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The key of an alignment guide on one axis.
///
/// It is safe to send: a type has no state, and its only function is called during layout.
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
}
