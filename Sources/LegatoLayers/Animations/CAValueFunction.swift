import Foundation
public import LegatoGraphics
import LegatoRenderTree

/// The name of a value function.
public nonisolated struct CAValueFunctionName: NameBridging, Sendable, Hashable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A turn about x, radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A turn about y, radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A turn about z, radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Factors along x, y and z: an array of three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A factor along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A factor along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A factor along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A displacement along x, y and z, points: an array of three numbers.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A displacement along x, points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A displacement along y, points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A displacement along z, points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of the number, or the three numbers, that an animation comes to.
///
/// The numbers are interpolated, not the transforms, so that turns of more than half a revolution
/// show as such.
public nonisolated final class CAValueFunction: Sendable {
    let function: ValueFunction

    /// The function's name.
    public let name: CAValueFunctionName

    /// Creates the function of a name; nil for an unknown name.
    public init?(name: CAValueFunctionName) {
        guard let function = ValueFunction(rawValue: name.rawValue) else { return nil }
        self.function = function
        self.name = name
    }
}
