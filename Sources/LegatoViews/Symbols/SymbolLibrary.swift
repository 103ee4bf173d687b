import Foundation
import LegatoGraphics
import Synchronization

/// The symbols that a program adds to Legato's own.
nonisolated public enum SymbolLibrary {
    private static let added = Mutex<[String: CGPath]>([:])

    /// The number of registered symbols, which invalidates cached symbols when it changes.
    private static let count = Atomic<Int>(0)
    static var version: Int { count.load(ordering: .relaxed) }

    /// Adds a symbol for `Image(systemName:)`, or replaces one.
    ///
    /// Variants in circles and squares exist immediately: registering `ghost` also adds
    /// `ghost.circle.fill`. Register symbols before views show them.
    ///
    /// ```swift
    /// SymbolLibrary.register("ghost", path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1)))
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - path: The area of the symbol, filled by the non-zero winding rule, in a unit square with
    ///     y pointing down. The square is as high as a circle symbol.
    public static func register(_ name: String, path: Path) {
        let centred = CGAffineTransform(a: 100, b: 0, c: 0, d: 100, tx: -50, ty: -50)
        added.withLock { $0[name] = path.cgPath.applying(centred) }
        count.add(1, ordering: .relaxed)
    }

    /// The drawing of an added symbol; nil if there is none.
    static func drawing(of name: String) -> SymbolDrawings.Drawing? {
        guard let path = added.withLock({ $0[name] }) else { return nil }
        return { $0.fill(path) }
    }
}
