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
    /// The value in thousandths.
    private let thousandths: Int
    private let draws: Bool

    /// Creates a value from 0 to 1.
    init(_ value: Double, _ mode: SymbolVariableValueMode) {
        thousandths = Int((min(max(value, 0), 1) * 1000).rounded())
        draws = mode.draws
    }

    /// The share of a part that is shown, 0 to 1; the parts have equal shares of the value.
    func share(of part: Int, of count: Int) -> CGFloat {
        let share = CGFloat(thousandths * count) / 1000 - CGFloat(part)
        return draws ? min(max(share, 0), 1) : share > 1e-9 ? 1 : 0
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
