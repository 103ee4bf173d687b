import Foundation
import LegatoGraphics

/// Validates numbers set on views: an invalid one is reported once and ignored.
enum ViewNumbers {
    static func number(_ value: CGFloat, _ name: StaticString, of view: Any) -> CGFloat? {
        NumberCheck(type(of: view), name).number(Optional(value))
    }

    static func areValid(_ value: CGRect, _ name: StaticString, of view: Any) -> Bool {
        areValid([value.minX, value.minY, value.width, value.height], name, of: view)
    }

    static func areValid(_ value: CGPoint, _ name: StaticString, of view: Any) -> Bool {
        areValid([value.x, value.y], name, of: view)
    }

    static func areValid(_ value: UIEdgeInsets, _ name: StaticString, of view: Any) -> Bool {
        areValid([value.top, value.left, value.bottom, value.right], name, of: view)
    }

    static func areValid(_ value: CGAffineTransform, _ name: StaticString, of view: Any) -> Bool {
        areValid([value.a, value.b, value.c, value.d, value.tx, value.ty], name, of: view)
    }

    static func areValid(_ value: CATransform3D, _ name: StaticString, of view: Any) -> Bool {
        let numbers = [
            value.m11, value.m12, value.m13, value.m14, value.m21, value.m22, value.m23, value.m24,
            value.m31, value.m32, value.m33, value.m34, value.m41, value.m42, value.m43, value.m44,
        ]
        return areValid(numbers, name, of: view)
    }

    private static func areValid(_ values: [CGFloat], _ name: StaticString, of view: Any) -> Bool {
        values.allSatisfy { number($0, name, of: view) != nil }
    }
}

/// A harmless programming error, reported once on standard error.
nonisolated enum UIKitWarning {
    static func print(_ sentence: String) { Warning.print(sentence) }
}
