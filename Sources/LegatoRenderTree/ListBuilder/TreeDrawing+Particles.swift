import Foundation
import LegatoDrawing
import LegatoGraphics

extension TreeDrawing {
    /// Draws the particles of the emitter that is the parent of entry `i`, in front of its other
    /// content.
    func drawParticles(at i: Int, into builder: inout DisplayListBuilder) {
        let parent = drawOrder.entries[i].parent
        let state = shownState(parent)
        if !state.pointee.preservesDepth { builder.drawBorder() }
        let slot = drawOrder.entries[i].slot
        guard let mode = state.pointee.emission?.values.renderMode else { return }
        guard !builder.isFull else {
            return noteCovered(by: .emitter, slot)
        }
        let time = drawOrder.localTimes[parent]
        guard let particles = emissions.particles(of: slot, at: time) else { return }
        builder.covered += particles.births * RenderLimits.birthPixels
        defer { noteBeyondRange(slot, particles) }
        guard !particles.particles.isEmpty else { return }
        particles.sort(mode)
        let depth = depth(ofParticlesIn: parent, state)
        if builder.isInSpace {
            // In a 3-D space, all particles are in the emitter's plane.
            let map = depth ?? CATransform3DIdentity
            let plane = SpacePlane(
                ProjectiveTransform(flattening: map).concat(planes[parent]), map,
                below: planes[parent], builder.noContents
            )
            builder.beginPlane(end: i + 1, plane)
        }
        let drawing = ParticleDrawing(
            plane: planes[parent], depth: depth, isFlipped: flips[parent], tint: tints[parent],
            isAdded: mode == .additive, scissor: builder.scissor
        )
        if !drawing.draw(particles, into: &builder) {
            builder.particleRoom > 0 ? noteCovered(by: .emitter, slot) : noteParticles(of: slot)
        }
    }

    /// Warns that particles are not drawn because of the limit on their number.
    private func noteParticles(of slot: Int) {
        warnings.warn(slot, .emitter, about: "number of particles") { [particleLimit] name in
            """
            Some particles of the \(name) are not drawn: the emitters of a window draw at most \
            \(particleLimit) particles together, where the instances of a replicator repeat \
            them. Set a smaller birthRate, lifetime or instanceCount.
            """
        }
    }

    /// Warns that particles are not drawn because their positions or sizes are beyond the range.
    private func noteBeyondRange(_ slot: Int, _ particles: ParticleList) {
        guard let (place, scale) = particles.beyondRange else { return }
        warnings.warn(slot, .emitter, about: "range of particles") { name in
            """
            Some particles of the \(name) are not drawn: one is at \
            (\(place.x), \(place.y), \(place.z)) with a scale of \(scale), but positions and sizes \
            must be from \(-LayerRange.limit) to \(LayerRange.limit). Set smaller velocities, \
            accelerations, scales or lifetimes of its cells.
            """
        }
    }

    /// The transform of particles in 3-D before they are flattened into the plane; nil for the
    /// identity.
    private func depth(
        ofParticlesIn parent: Int, _ state: UnsafePointer<LayerState>
    ) -> CATransform3D? {
        let outer = depths[parent]
        let own = state.pointee.sublayerTransform
        guard !CATransform3DIsIdentity(own) else { return outer }
        let map = CATransform3DConcat(CATransform3DIdentity, own, about: state.pointee.anchor)
        return outer.map { CATransform3DConcat(map, $0) } ?? map
    }
}

/// Draws particles, each where a sublayer with its image would be.
struct ParticleDrawing {
    /// The plane into which particles are flattened.
    let plane: ProjectiveTransform
    /// The transform from the emitter's coordinate space to that plane; nil for the identity.
    let depth: CATransform3D?
    let isFlipped: Bool
    let tint: SIMD4<Double>
    /// Whether particles are added to their background, including each other.
    let isAdded: Bool
    let scissor: PixelRect

    /// Draws particles until the overdraw limit or the particle limit is reached.
    ///
    /// Returns whether all of them were drawn.
    func draw(_ list: ParticleList, into builder: inout DisplayListBuilder) -> Bool {
        var touched = PixelRect.nothing
        var isComplete = true
        // Values that depend only on the look are shared by consecutive particles.
        var look = -1
        var image: Int32 = 0
        var (frame, source) = (LocalRect(.zero), LocalRect(.zero))
        let isFlat = depth == nil && plane.isAffine
        list.particles.withUnsafeBufferPointer { particles in
            for particle in particles {
                if particle.look != look {
                    look = particle.look
                    let new = list.looks[look]
                    image = builder.index(of: new.image)
                    let (width, height) = (new.size.width, new.size.height)
                    frame = LocalRect(
                        CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
                    )
                    var part = new.source
                    if isFlipped { part.origin.y = 1 - part.maxY }
                    source = LocalRect(part)
                }
                let own = isFlat ? flatPlane(of: particle) : deepPlane(of: particle)
                guard let own else { continue }
                let pixels = pixels(of: frame, own)
                guard !pixels.isEmpty else { continue }
                let item = DisplayItem.image(
                    ImageItem(
                        shape: RoundedShape(projection: own.projection, rect: frame), image: image,
                        frame: frame, source: source, filter: filter(list.looks[look], own),
                        tint: DrawColor(particle.tint * tint), scissor: scissor, isAdded: isAdded
                    )
                )
                guard item.isDrawable else {
                    list.beyondRange = (particle.place, particle.scale)
                    continue
                }
                guard !builder.isFull, builder.particleRoom > 0 else {
                    isComplete = false
                    break
                }
                builder.particleRoom -= 1
                builder.cover(pixels)
                touched = touched.union(pixels)
                builder.list.items.append(item)
            }
        }
        builder.touch(touched)
        return isComplete
    }

    /// The transform from the image's coordinate space, centred at 0, to device pixels, if all
    /// transforms are affine.
    private func flatPlane(of particle: Particle) -> ProjectiveTransform? {
        var (x, y) = (SIMD2(plane.a, plane.b), SIMD2(plane.c, plane.d))
        let place = x * particle.place.x + y * particle.place.y + SIMD2(plane.tx, plane.ty)
        if particle.angle != 0 {
            let (c, s) = (cos(particle.angle), sin(particle.angle))
            (x, y) = (x * c + y * s, y * c - x * s)
        }
        (x, y) = (x * particle.scale, y * (isFlipped ? -particle.scale : particle.scale))
        var own = ProjectiveTransform()
        (own.a, own.b, own.c, own.d) = (x.x, x.y, y.x, y.y)
        (own.tx, own.ty) = (place.x, place.y)
        return own
    }

    /// The same for particles in 3-D; nil for a particle behind the viewer.
    private func deepPlane(of particle: Particle) -> ProjectiveTransform? {
        let s = particle.scale
        var map = CATransform3DConcat(
            CATransform3DMakeScale(s, isFlipped ? -s : s, s),
            CATransform3DMakeRotation(particle.angle, 0, 0, 1)
        )
        let at = particle.place
        map = CATransform3DConcat(map, CATransform3DMakeTranslation(at.x, at.y, at.z))
        if let depth { map = CATransform3DConcat(map, depth) }
        let own = ProjectiveTransform(flattening: map).concat(plane)
        return own.isBehindEye ? nil : own
    }

    private func pixels(of frame: LocalRect, _ own: ProjectiveTransform) -> PixelRect {
        guard own.isAffine else {
            let rect = CGRect(
                x: Double(frame.x), y: Double(frame.y), width: Double(frame.width),
                height: Double(frame.height)
            )
            return (own.pixels(of: rect) ?? scissor).intersection(scissor)
        }
        let (w, h) = (Double(frame.width) / 2, Double(frame.height) / 2)
        let reach = SIMD2(abs(own.a) * w + abs(own.c) * h + 1, abs(own.b) * w + abs(own.d) * h + 1)
        let middle = SIMD2(own.tx, own.ty)
        let limit = SIMD2<Double>(repeating: 1e6)
        let low = (middle - reach).rounded(.down).clamped(lowerBound: -limit, upperBound: limit)
        let high = (middle + reach).rounded(.up).clamped(lowerBound: -limit, upperBound: limit)
        return PixelRect(
            minX: Int32(device: low.x), minY: Int32(device: low.y), maxX: Int32(device: high.x),
            maxY: Int32(device: high.y)
        ).intersection(scissor)
    }

    /// The sampling filter, depending on whether the image is enlarged or reduced.
    private func filter(_ look: ParticleLook, _ own: ProjectiveTransform) -> SamplingFilter {
        var filter = look.magnification
        if look.minification != filter {
            let d = own.derivative(0, 0)
            let drawn = abs(d.a * d.d - d.b * d.c) * look.size.width * look.size.height
            let pixels =
                abs(look.source.width * look.source.height)
                * Double(look.image.width * look.image.height)
            if drawn < pixels { filter = look.minification }
        }
        return filter == .nearest ? .nearest : .linear
    }
}
