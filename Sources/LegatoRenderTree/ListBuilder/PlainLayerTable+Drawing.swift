import CLegatoMotionKernels
import Foundation
import LegatoDrawing
import LegatoGraphics

extension PlainLayerTable {
    /// The inherited state with which a run is drawn.
    struct Surroundings {
        var plane: ProjectiveTransform
        var tint: SIMD4<Double>
        var isFlipped: Bool

        /// The same for the kernels, with the scissor.
        func forKernels(_ scissor: PixelRect) -> LegatoSurroundings {
            LegatoSurroundings(
                a: plane.a, b: plane.b, c: plane.c, d: plane.d, tx: plane.tx, ty: plane.ty,
                tint: (tint.x, tint.y, tint.z, tint.w), isFlipped: isFlipped ? 1 : 0,
                minX: Double(scissor.minX), minY: Double(scissor.minY), maxX: Double(scissor.maxX),
                maxY: Double(scissor.maxY)
            )
        }
    }

    /// Draws a run and counts its layers; the items equal those of `LayerDrawing`.
    func draw(
        _ run: Run, in outer: Surroundings, into builder: inout DisplayListBuilder,
        by workers: WorkerPool, _ statistics: inout RenderStatistics
    ) {
        let count = look(at: run, in: outer.plane, builder.scissor)
        visits += count
        statistics.culled.outside += run.count - count
        guard count > 0 else { return }
        let start = builder.list.shapes.count
        let surroundings = outer.forKernels(builder.scissor)
        var sum = DrawnLayers()
        builder.list.shapes.append(addingCapacity: count) { span in
            span.withUnsafeMutableBufferPointer { memory, made in
                guard let shapes = memory.baseAddress else { return }
                sum = draw(run, surroundings, into: shapes, by: workers)
                made = sum.shapes
            }
        }
        builder.continueShapes(from: start)
        builder.endRun(from: start)
        builder.cover(sum.pixels)
        builder.touch(sum.pixels)
        sum.count(into: &statistics)
    }

    /// Finds the pieces of a run that may be visible.
    /// - Returns: The number of their layers.
    private func look(at run: Run, in plane: ProjectiveTransform, _ scissor: PixelRect) -> Int {
        seen.removeAll(keepingCapacity: true)
        var count = 0
        var piece = 0
        let end = run.blocks.count
        while piece < end {
            if piece % Self.areaSize == 0, !isAreaSeen(piece, of: run, in: plane, scissor) {
                piece += Self.areaSize
                continue
            }
            if pieces[run.piece + piece].isMoving
                || isSeen(piece, of: run, in: plane, scissor)
            {
                seen.append(Int32(piece))
                count += run.plainLayers(of: piece).count
            }
            piece += 1
        }
        return count
    }

    /// Whether a layer of the area that begins at a piece of a run may be visible.
    private func isAreaSeen(
        _ first: Int, of run: Run, in plane: ProjectiveTransform, _ scissor: PixelRect
    ) -> Bool {
        let index = run.area + first / Self.areaSize
        guard !areas[index].isMoving else { return true }
        if areas[index].isStale {
            var area = TouchedArea()
            area.isStale = false
            for piece in first..<min(first + Self.areaSize, run.blocks.count) {
                updateReach(of: piece, of: run)
                area.add(pieces[run.piece + piece])
            }
            areas[index] = area
        }
        return areas[index].isSeen(in: plane, scissor)
    }

    /// Whether a layer of a piece without moving layers may be visible.
    private func isSeen(
        _ piece: Int, of run: Run, in plane: ProjectiveTransform, _ scissor: PixelRect
    ) -> Bool {
        updateReach(of: piece, of: run)
        return pieces[run.piece + piece].isSeen(in: plane, scissor)
    }

    /// Computes the reach of a piece's layers, if it is stale.
    private func updateReach(of piece: Int, of run: Run) {
        guard pieces[run.piece + piece].isStale else { return }
        var reach = TouchedArea()
        reach.isStale = false
        for index in run.plainLayers(of: piece) where !columns.isHidden(index) {
            let (plane, bounds) = (columns.plane(index), columns.bounds(index).drawn)
            let (ax, ay) = (bounds.minX * plane.a, bounds.minX * plane.b)
            let (bx, by) = (bounds.maxX * plane.a, bounds.maxX * plane.b)
            let (cx, cy) = (bounds.minY * plane.c, bounds.minY * plane.d)
            let (dx, dy) = (bounds.maxY * plane.c, bounds.maxY * plane.d)
            reach.add(ax + cx + plane.tx, ay + cy + plane.ty)
            reach.add(ax + dx + plane.tx, ay + dy + plane.ty)
            reach.add(bx + cx + plane.tx, by + cy + plane.ty)
            reach.add(bx + dx + plane.tx, by + dy + plane.ty)
        }
        pieces[run.piece + piece] = reach
    }

    /// Builds the shapes of the pieces that may be visible.
    private func draw(
        _ run: Run, _ outer: LegatoSurroundings, into shapes: UnsafeMutablePointer<PlainShape>,
        by workers: WorkerPool
    ) -> DrawnLayers {
        let portions = (seen.count + Self.portion - 1) / Self.portion
        drawn.removeAll(keepingCapacity: true)
        drawn.append(contentsOf: repeatElement(DrawnLayers(), count: portions))
        drawn.withUnsafeMutableBufferPointer { drawn in
            workers.perform(portions) { portion, _ in
                drawn[portion] = draw(portion, of: run, outer, into: shapes)
            }
        }
        // Each portion has left gaps for invisible layers.
        var sum = DrawnLayers()
        for (portion, drawn) in drawn.enumerated() {
            let first = room(before: portion, of: run)
            if first != sum.shapes {
                (shapes + sum.shapes).update(from: shapes + first, count: drawn.shapes)
            }
            sum.add(drawn)
        }
        return sum
    }

    /// The number of layers in the pieces before a portion.
    private func room(before portion: Int, of run: Run) -> Int {
        guard portion > 0 else { return 0 }
        // All pieces except the first and the last one are whole blocks.
        let first = run.plainLayers(of: Int(seen[0])).count
        return first + (portion * Self.portion - 1) * Self.blockSize
    }

    private func draw(
        _ portion: Int, of run: Run, _ outer: LegatoSurroundings,
        into shapes: UnsafeMutablePointer<PlainShape>
    ) -> DrawnLayers {
        var drawn = DrawnLayers()
        let shapes = shapes + room(before: portion, of: run)
        let first = portion * Self.portion
        withUnsafePointer(to: outer) { outer in
            for index in first..<min(first + Self.portion, seen.count) {
                let plainLayers = run.plainLayers(of: Int(seen[index]))
                let block = plainLayers.lowerBound / Self.blockSize
                let from = plainLayers.lowerBound % Self.blockSize
                let made = withUnsafePointer(to: columns.layers(ofBlock: block)) {
                    kernels.pointee.shapes(
                        $0,
                        Int64(from),
                        Int64(from + plainLayers.count),
                        outer,
                        &drawn.outcome,
                        UnsafeMutableRawPointer(shapes + drawn.shapes)
                            .assumingMemoryBound(to: Float.self)
                    )
                }
                drawn.shapes += Int(made)
            }
        }
        return drawn
    }
}
