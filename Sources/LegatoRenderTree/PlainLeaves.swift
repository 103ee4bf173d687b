import Foundation
import LegatoDrawing
import LegatoGraphics

/// Draws layers that are nothing but a rounded rectangle, as most are, the shortest way.
///
/// What it appends equals what `LayerEmission` would. It reads the arrays of a render tree in place
/// while they stay as they are.
struct PlainLeaves {
    let order: UnsafePointer<RenderTree.Entry>
    let count: Int
    let marks: UnsafePointer<SlotMarks>
    let animatedIndex: UnsafePointer<Int>
    let states: UnsafePointer<LayerState>
    let shown: UnsafePointer<LayerState>
    /// Layers drawn.
    private(set) var visible = 0
    /// Layers left out.
    private(set) var culled = 0

    init(
        order: UnsafeBufferPointer<RenderTree.Entry>,
        marks: UnsafePointer<SlotMarks>,
        animatedIndex: UnsafePointer<Int>,
        states: UnsafePointer<LayerState>,
        shown: UnsafePointer<LayerState>
    ) {
        self.order = order.baseAddress.unsafelyUnwrapped
        count = order.count
        self.marks = marks
        self.animatedIndex = animatedIndex
        self.states = states
        self.shown = shown
    }

    /// The values of an entry that is such a layer; nil for all others.
    @inline(__always)
    private func leaf(_ i: Int) -> UnsafePointer<LayerState>? {
        let entry = order + i
        guard entry.pointee.end == i + 1, !entry.pointee.isMask, entry.pointee.passage < 0 else {
            return nil
        }
        switch entry.pointee.role {
        case .copy, .instance, .particles: return nil
        case .original, .again: break
        }
        let slot = entry.pointee.slot
        guard marks[slot].contains(.plain) else { return nil }
        let index = animatedIndex[slot]
        if index < 0 { return states + slot }
        return marks[slot].contains(.staysPlain) ? shown + index : nil
    }

    /// Whether an entry is such a layer.
    @inline(__always)
    func isLeaf(_ i: Int) -> Bool { leaf(i) != nil }

    /// Draws an entry that is such a layer and its siblings after it that are.
    /// - Returns: the first entry that was not drawn.
    mutating func emit(
        from first: Int,
        in plane: Plane,
        tint: SIMD4<Double>,
        isFlipped: Bool,
        into emitter: inout Emitter
    ) -> Int {
        let parent = order[first].parent
        let scissor = emitter.scissor
        let start = emitter.list.shapes.count
        var touched = PixelRect.nothing
        var i = first
        while i < count, order[i].parent == parent, let state = leaf(i) {
            i += 1
            let opacity = Double(max(0, min(1, state.pointee.opacity)))
            guard !state.pointee.isHidden && opacity > 0 else {
                culled += 1
                continue
            }
            let map = Plane(flat: state).concatAffine(plane)
            let area = map.a * map.d - map.b * map.c
            let isTurnedAway = (area < 0) != isFlipped
            let bounds = state.pointee.drawnBounds
            let pixels = map.affinePixels(of: bounds).intersection(scissor)
            guard area != 0, !isTurnedAway || state.pointee.isDoubleSided, !pixels.isEmpty,
                let color = state.pointee.backgroundColor
            else {
                culled += 1
                continue
            }
            let isGroup = state.pointee.allowsGroupOpacity || opacity == 1
            let itemTint = DrawColor(isGroup ? tint : tint * opacity)
            let fill = color.premultiplied() * itemTint
            guard fill.w > 0 else {
                culled += 1
                continue
            }
            visible += 1
            emitter.list.shapes.append(
                PlainShape(
                    a: Float(map.a),
                    b: Float(map.b),
                    c: Float(map.c),
                    d: Float(map.d),
                    tx: Float(map.tx),
                    ty: Float(map.ty),
                    rect: LocalRect(bounds),
                    radius: state.pointee.drawnRadii(bounds).x,
                    fill: fill * (isGroup ? Float(opacity) : 1)
                )
            )
            touched = touched.union(pixels)
        }
        emitter.endRun(from: start)
        emitter.touch(touched)
        return i
    }
}
