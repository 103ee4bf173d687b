import CLegatoKernels
import Synchronization

/// The tables of the error function for the shadows of a frame; their memory is reused.
///
/// May be used on any thread.
final class ErrorTables: Sendable {
    /// The maximum number of tables in a frame.
    private static let maximum = 16

    private struct State: @unchecked Sendable {
        /// The tables, of which only the first `count` are filled.
        var tables: UnsafeMutablePointer<LegatoErrorTable>
        var values: [UnsafeMutablePointer<Float>] = []
        var count = 0
    }

    private let state: Mutex<State>

    /// A table that does not change while it is in use.
    private struct Found: @unchecked Sendable {
        var table: UnsafePointer<LegatoErrorTable>?
    }

    init() { state = Mutex(State(tables: .allocate(capacity: Self.maximum))) }

    deinit {
        state.withLock { state in
            for values in state.values { values.deallocate() }
            state.tables.deallocate()
        }
    }

    /// Begins a frame; the tables of the previous one stay if there is room for more.
    func beginFrame() {
        state.withLock { if $0.count == Self.maximum { $0.count = 0 } }
    }

    /// Returns the table for a scale, valid until the next frame; nil if there is no room for it.
    func table(scale: Float) -> UnsafePointer<LegatoErrorTable>? {
        state.withLock { state -> Found in
            for index in 0..<state.count where state.tables[index].scale == scale {
                return Found(table: UnsafePointer(state.tables + index))
            }
            guard state.count < Self.maximum else { return Found() }
            if state.values.count == state.count {
                state.values.append(.allocate(capacity: Int(LEGATO_ERROR_TABLE)))
            }
            let table = state.tables + state.count
            guard legato_fill_error_table(table, scale, state.values[state.count]) != 0 else {
                return Found()
            }
            state.count += 1
            return Found(table: UnsafePointer(table))
        }.table
    }
}
