public import Foundation
public import LegatoGraphics

/// The boxes in which key-value coding carries points, sizes, rectangles and transforms.
extension NSValue {
    private nonisolated static let matrixType = "[16d]"

    /// Boxes a point.
    public convenience nonisolated init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Boxes a size.
    public convenience nonisolated init(cgSize: CGSize) { self.init(size: cgSize) }
    /// Boxes a rectangle.
    public convenience nonisolated init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Boxes a transform.
    public convenience nonisolated init(caTransform3D: CATransform3D) {
        var elements = caTransform3D.elements
        self.init(bytes: &elements, objCType: Self.matrixType)
    }

    /// The point in the box; zero if it holds something else.
    public nonisolated var cgPointValue: CGPoint { Boxed.open(self) as? CGPoint ?? .zero }
    /// The size in the box; zero if it holds something else.
    public nonisolated var cgSizeValue: CGSize { Boxed.open(self) as? CGSize ?? .zero }
    /// The rectangle in the box; zero if it holds something else.
    public nonisolated var cgRectValue: CGRect { Boxed.open(self) as? CGRect ?? .zero }
    /// The transform in the box; the identity if it holds something else.
    public nonisolated var caTransform3DValue: CATransform3D {
        Boxed.open(self) as? CATransform3D ?? CATransform3DIdentity
    }

    fileprivate nonisolated var matrix: CATransform3D {
        var elements = SIMD16<Double>()
        getValue(&elements)
        return CATransform3D(elements: elements)
    }

    fileprivate nonisolated var isMatrix: Bool { type == Self.matrixType }

    private nonisolated var type: String { String(cString: objCType) }
}

/// Reads values that may come in boxes.
nonisolated enum Boxed {
    /// The value in a box; anything else as it is.
    static func open(_ value: Any) -> Any {
        guard let box = value as? NSValue, !(box is NSNumber) else { return value }
        if box.isMatrix { return box.matrix }
        let type = String(cString: box.objCType)
        if type == String(cString: NSValue(point: .zero).objCType) { return box.pointValue }
        if type == String(cString: NSValue(size: .zero).objCType) { return box.sizeValue }
        if type == String(cString: NSValue(rect: .zero).objCType) { return box.rectValue }
        return value
    }

    /// Reads a number of any type, a switch or a number in a string; nil for anything else.
    static func number(_ value: Any) -> Double? {
        switch value {
        case let v as Bool: v ? 1 : 0
        case let v as any BinaryInteger: Double(exactly: v) ?? Double(Int64(clamping: v))
        case let v as any BinaryFloatingPoint: Double(v)
        case let v as NSNumber: v.doubleValue
        case let v as String: Double(v)
        default: nil
        }
    }
}
