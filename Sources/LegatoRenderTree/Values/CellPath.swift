import Foundation
import LegatoGraphics

/// A property of an emitter cell, as named by a key path such as `emitterCells.spark.velocity`.
///
/// The names are interned and represented by an index, because paths are copied for every animation
/// in every frame.
package struct CellPath: Sendable, Hashable {
    private struct Names: Hashable {
        /// The names of the nested cells, the outermost first.
        var cells: [String]
        var property: EmitterCellProperty
    }

    private static let known = Locked<(list: [Names], index: [Names: Int32])>(([], [:]))

    private let index: Int32

    /// Parses the key path after `emitterCells.`; returns nil if it does not end in a cell
    /// property.
    init?(_ keyPath: String) {
        var keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let property = keys.popLast().flatMap(EmitterCellProperty.init), !keys.isEmpty else {
            return nil
        }
        var cells: [String] = []
        for (i, key) in keys.enumerated() {
            if i % 2 == 0 { cells.append(key) } else if key != "emitterCells" { return nil }
        }
        guard keys.count % 2 == 1 else { return nil }
        let names = Names(cells: cells, property: property)
        index = Self.known.withLock { known in
            if let index = known.index[names] { return index }
            let index = Int32(known.list.count)
            known.list.append(names)
            known.index[names] = index
            return index
        }
    }

    private var names: Names { Self.known.withLock { $0.list[Int(index)] } }

    /// The names of the enclosing cells and the cell, the outermost first.
    var cellNames: [String?] { names.cells }

    /// The property of the cell.
    package var property: EmitterCellProperty { names.property }

    /// The key path after `emitterCells.`.
    var keyPath: String {
        let names = names
        return names.cells.joined(separator: ".emitterCells.") + "." + names.property.rawValue
    }

    /// Returns the value of the property; nil if there is no cell of that name.
    func value(in cells: [EmitterCell]?) -> PropertyValue? {
        let names = names
        var cells = cells
        var found: EmitterCell?
        for name in names.cells {
            found = cells?.first { $0.name == name }
            cells = found?.cells
        }
        return found?[names.property]
    }

    /// Sets the property of the first cell of that name; has no effect if there is none.
    func set(_ value: PropertyValue, in cells: inout [EmitterCell]?) {
        let names = names
        func write(_ rest: ArraySlice<String>, _ cells: inout [EmitterCell]?) {
            guard let name = rest.first, var list = cells,
                let at = list.firstIndex(where: { $0.name == name })
            else { return }
            if rest.count == 1 {
                list[at][names.property] = value
            } else {
                write(rest.dropFirst(), &list[at].cells)
            }
            cells = list
        }
        write(names.cells[...], &cells)
    }
}
