public import Foundation

extension CGPoint {
    /// Whether both coordinates are finite.
    public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// Whether both sides are finite.
    public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// Whether the origin and the size are finite; false for the null rectangle.
    public var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGVector {
    /// Whether both components are finite.
    public var isFinite: Bool { dx.isFinite && dy.isFinite }
}

extension CGAffineTransform {
    /// Whether all six entries are finite.
    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

extension CATransform3D {
    /// Whether all sixteen entries are finite.
    public var isFinite: Bool {
        let differences = elements - elements
        return differences == .zero
    }
}
