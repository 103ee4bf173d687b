public import Foundation
public import LegatoGraphics

nonisolated extension CGFloat {
    /// Creates a number from a boxed one; bits beyond the precision are lost.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

nonisolated extension NSValue {
    /// The type encoding of a boxed transform.
    private static let transformType = "[6d]"

    /// Boxes a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var parts = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ].map { Double($0) }
        self.init(bytes: &parts, objCType: Self.transformType)
    }

    /// The boxed transform; the identity for a box of something else.
    public var cgAffineTransformValue: CGAffineTransform {
        guard String(cString: objCType) == Self.transformType else { return .identity }
        var parts = [Double](repeating: 0, count: 6)
        parts.withUnsafeMutableBytes { bytes in
            if let base = bytes.baseAddress { getValue(base) }
        }
        return CGAffineTransform(
            a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5]
        )
    }

    /// Boxes insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right
            )
        )
    }

    /// The boxed insets; zero for a box of something else.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let empty = NSValue(uiEdgeInsets: .zero)
        guard String(cString: objCType) == String(cString: empty.objCType) else { return .zero }
        let insets = edgeInsetsValue
        return UIEdgeInsets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right
        )
    }
}

/// A boxed Boolean value.
public typealias CFBoolean = NSNumber

/// The boxed value true.
nonisolated public var kCFBooleanTrue: CFBoolean { true }

/// The boxed value false.
nonisolated public var kCFBooleanFalse: CFBoolean { false }
