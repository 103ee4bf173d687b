import Foundation
public import LegatoGraphics
import LegatoRenderTree

/// The name of a value function.
public nonisolated struct CAValueFunctionName: NameBridging, Sendable, Hashable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A rotation about x, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about y, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about z, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale along x, y and z: an array of three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation along x, y and z, in points: an array of three numbers.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along x, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along y, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along z, in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Converts the interpolated number, or three numbers, of an animation into a transform.
///
/// The numbers are interpolated instead of the transforms, so that rotations by more than half a
/// turn are animated as such.
public nonisolated final class CAValueFunction: Sendable {
    let function: ValueFunction

    /// The function's name.
    public let name: CAValueFunctionName

    /// Creates the function with a name; nil for an unknown name.
    public init?(name: CAValueFunctionName) {
        guard let function = ValueFunction(rawValue: name.rawValue) else { return nil }
        self.function = function
        self.name = name
    }
}
