public import LegatoGraphics
import LegatoMotion

/// How values between keyframes are interpolated.
public nonisolated struct CAAnimationCalculationMode: NameBridging, Sendable, Hashable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode from its name; an unknown name is treated as linear.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Linear interpolation; the default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: each value holds until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at constant speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Interpolation along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Interpolation along a smooth curve at constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var mode: MediaKeyframes.CalculationMode {
        switch self {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}
