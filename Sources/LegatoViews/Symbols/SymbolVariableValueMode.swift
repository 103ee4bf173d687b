import Foundation
import LegatoGraphics
public import LegatoMotion

/// How the variable value of a symbol shows its parts, such as the waves of `speaker.wave.3`.
public nonisolated struct SymbolVariableValueMode: Hashable, Sendable {
    fileprivate let draws: Bool

    /// Each part is shown or dimmed as a whole: of three parts, the first with values above 0, the
    /// second above a third and the last above two thirds.
    public static let color = SymbolVariableValueMode(draws: false)
    /// The lines of the parts are drawn one after the other, up to the value; areas as by `color`.
    public static let draw = SymbolVariableValueMode(draws: true)
}

/// A value that shows the variable parts of a symbol.
nonisolated struct SymbolValue: Hashable {
    /// The number of steps in which parts are shown as a whole: a multiple of 1, 2, 3 and 4 parts.
    private static let steps = 12

    /// The value in thousandths or, for parts that are shown as a whole, in steps.
    ///
    /// Values with the same outline are equal, so that it is drawn once.
    private let number: Int
    private let draws: Bool

    /// Creates a value; smaller ones than 0 and larger ones than 1 are clamped.
    init(_ value: Double, _ mode: SymbolVariableValueMode) {
        let value = min(max(value, 0), 1)
        draws = mode.draws
        // A step begins above its value, apart from rounding.
        let steps = value * Double(Self.steps)
        number = Int(draws ? (value * 1000).rounded() : (steps - 1e-9).rounded(.up))
    }

    /// The share of a part that is shown, 0 to 1; the parts, at most 4, have equal shares of the value.
    func share(of part: Int, of count: Int) -> CGFloat {
        guard draws else { return number * count > part * Self.steps ? 1 : 0 }
        return min(max(CGFloat(number * count) / 1000 - CGFloat(part), 0), 1)
    }
}

private nonisolated enum SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

nonisolated extension EnvironmentValues {
    /// How variable values show the parts of symbols; nil, the default, for `color`.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how the variable values of the symbols in the view show their parts.
    ///
    /// ```swift
    /// Image(systemName: "wifi", variableValue: strength)
    ///     .symbolVariableValueMode(.draw)
    /// ```
    ///
    /// - Parameter mode: The mode; nil for `color`.
    /// - Returns: The view.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}
