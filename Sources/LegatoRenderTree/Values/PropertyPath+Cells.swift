import Foundation
import LegatoGraphics

extension PropertyPath {
    /// Returns the value of a cell property; nil if there is no cell of that name.
    func cellValue(_ path: CellPath, in state: LayerState) -> PropertyValue? {
        path.value(in: state.emission?.values.cells)
    }

    /// Returns whether the layer has the cell or filter that the path names; true for all other
    /// paths.
    package func exists(in state: LayerState) -> Bool {
        switch part {
        case .cell(let path): cellValue(path, in: state) != nil
        case .filter(let path): filterValue(path, in: state) != nil
        default: true
        }
    }

    /// Sets a cell property.
    func setCell(_ path: CellPath, _ value: PropertyValue, in state: inout LayerState) {
        guard case .cells(var cells) = state[.emitterCells] else { return }
        path.set(value, in: &cells)
        state[.emitterCells] = .cells(cells)
    }

    /// Sets the components of a cell property; for a Boolean, every number except 0 is true.
    func setCell(_ path: CellPath, _ v: SIMD4<Double>, in state: inout LayerState) {
        switch path.property.type {
        case .double: setCell(path, .number(v.x), in: &state)
        case .bool: setCell(path, .bool(v.x != 0), in: &state)
        case .color:
            let color = CGColor(red: v.x, green: v.y, blue: v.z, alpha: v.w)
            setCell(path, .color(color), in: &state)
        case .rect:
            let rect = CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
            setCell(path, .rect(rect), in: &state)
        default: break
        }
    }
}
