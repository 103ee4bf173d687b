import Foundation
import LegatoDrawing

extension LayerState {
    /// Whether the layer or its backdrop is filtered, or the layer is blended.
    @inline(__always)
    var hasFilters: Bool {
        filters != nil || backgroundFilters != nil || compositingFilter != nil
    }
}

extension LayerDrawing {
    /// The effective filters of a list, in device pixels.
    private func groupFilters(_ list: [LayerFilter]?) -> [GroupFilter] {
        guard let list, !list.isEmpty else { return [] }
        let own = plane.derivative(bounds.midX, bounds.midY)
        let scale = abs(own.a * own.d - own.b * own.c).squareRoot()
        return list.compactMap { filter in
            if let effect = filter.effect { return filter.isEnabled ? place(effect) : nil }
            return filter.groupFilter(scale: scale)
        }
    }

    /// A pixel effect, whose coordinates begin at the corner of the bounds; nil if the layer has no
    /// area.
    private func place(_ effect: PixelEffect) -> GroupFilter? {
        let origin = ProjectiveTransform.translation(bounds.minX, bounds.minY)
        let toDevice = origin.concat(plane)
        guard let toLocal = toDevice.inverse else { return nil }
        let own = plane.derivative(bounds.midX, bounds.midY)
        let offset = effect.maxSampleOffset
        let width = abs(own.a) * offset.x + abs(own.c) * offset.y
        let height = abs(own.b) * offset.x + abs(own.d) * offset.y
        let size = SIMD2(Float(bounds.width), Float(bounds.height))
        let shader = PixelShader(
            effect, PixelArguments(effect.arguments, size: size), size: size,
            toLocal: PixelMap(toLocal),
            toDevice: PixelMap(toDevice), area: plane.pixels(of: bounds) ?? .nothing,
            outset: Float(max(width, height))
        )
        return shader.isFinite ? .shader(shader) : nil
    }

    /// The filters of the layer's backdrop.
    var backdropFilters: [GroupFilter] { groupFilters(state.pointee.backgroundFilters) }

    /// Draws the shape in which the backdrop is filtered.
    func drawBackdropShape(into builder: inout DisplayListBuilder) {
        let pixels = plane.pixels(of: bounds) ?? builder.scissor
        let shown = pixels.intersection(builder.scissor)
        guard !shown.isEmpty else { return }
        let item = ShapeItem(shape: shape(bounds, radii), fill: .one, scissor: builder.scissor)
        builder.append(.shape(item), touching: shown)
    }

    /// The blend mode with which the layer is composited as a group; nil without a compositing
    /// filter.
    var blend: GroupBlend? {
        guard let filter = state.pointee.compositingFilter?.first, filter.isEnabled else {
            return nil
        }
        return filter.kind.blend
    }

    /// Opens the group that blends the layer, including its mask, until `end`, and the group that
    /// filters it until `contentEnd`.
    ///
    /// - Returns: The remaining opacity for the layer's own group.
    func beginFilters(
        end: Int, contentEnd: Int, opacity: Float, blend: GroupBlend?,
        into builder: inout DisplayListBuilder
    ) -> Float {
        var rest = opacity
        if blend != nil || contentEnd < end {
            builder.beginBlended(end: end, opacity: opacity, blend: blend ?? .normal)
            rest = 1
        }
        let filters = groupFilters(state.pointee.filters)
        guard !filters.isEmpty else { return rest }
        builder.beginFiltered(end: contentEnd, opacity: rest, filters: filters)
        return 1
    }
}

extension PixelMap {
    fileprivate init(_ map: ProjectiveTransform) {
        self.init(
            x: SIMD3<Float>(SIMD3(map.a, map.c, map.tx)),
            y: SIMD3<Float>(SIMD3(map.b, map.d, map.ty)),
            depth: SIMD3<Float>(SIMD3(map.p, map.q, map.w))
        )
    }
}
