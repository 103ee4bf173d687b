public import Foundation
public import LegatoGraphics

/// Boxing of points, sizes, rectangles and transforms for key-value coding.
extension NSValue {
    /// Boxes a point.
    public convenience nonisolated init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Boxes a size.
    public convenience nonisolated init(cgSize: CGSize) { self.init(size: cgSize) }
    /// Boxes a rectangle.
    public convenience nonisolated init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Boxes a transform.
    public convenience nonisolated init(caTransform3D: CATransform3D) {
        self.init(bytes: [caTransform3D.elements], objCType: CATransform3D.boxType)
    }

    /// The boxed point; zero if the box contains another type.
    public nonisolated var cgPointValue: CGPoint { CGPoint(box: self) ?? .zero }
    /// The boxed size; zero if the box contains another type.
    public nonisolated var cgSizeValue: CGSize { CGSize(box: self) ?? .zero }
    /// The boxed rectangle; zero if the box contains another type.
    public nonisolated var cgRectValue: CGRect { CGRect(box: self) ?? .zero }
    /// The boxed transform; the identity if the box contains another type.
    public nonisolated var caTransform3DValue: CATransform3D {
        CATransform3D(box: self) ?? CATransform3DIdentity
    }
}
