import Foundation
import LegatoGraphics

/// The particles of one emitter at one time, computed for each frame without previous frames.
///
/// Its memory is reused from frame to frame.
final class ParticleList {
    private(set) var particles: [Particle] = []
    private(set) var looks: [ParticleLook] = []
    /// The position and scale of a particle that is out of range.
    var beyondRange: (place: SIMD3<Double>, scale: Double)?
    /// The number of births visited.
    private(set) var births = 0
    private var emissions: [ParticleEmission] = []
    private var samples: [EmitterValues] = []
    /// The layer's values at the births visited, and the emission shape that they describe.
    private var (values, place) = (EmitterValues(), ParticleEmissionShape(EmitterValues()))

    /// The sampling interval of animated values in seconds; those of cells hold for one interval.
    static let step = 1.0 / 64

    /// Removes the particles.
    func removeAll() {
        particles.removeAll(keepingCapacity: true)
        looks.removeAll(keepingCapacity: true)
        births = 0
        beyondRange = nil
    }

    /// Adds the particles born in an epoch that are alive at a local time.
    func add(_ epoch: ParticleEmissionEpoch, at time: Double) {
        values = epoch.values
        place = ParticleEmissionShape(values)
        guard epoch.isAnimated else {
            let roots = layOut(values)
            for (index, root) in roots.enumerated() {
                let emission = emissions[root]
                guard emission.rate > 0 else { continue }
                let before = epoch.count(index)
                let counted = Counted(
                    from: max(epoch.start, emission.origin), before: before,
                    last: emission.count(at: epoch.end, from: epoch.start, before)
                )
                births(root, counted, from: time - emission.reach, at: time, cellKey(index))
            }
            return
        }
        addAnimated(epoch, at: time)
    }

    private func cellKey(_ index: Int) -> ParticleRandom {
        ParticleRandom(ParticleRandom(UInt64(values.wholeSeed)).key(UInt64(index)))
    }

    // MARK: Animated values

    private func addAnimated(_ epoch: ParticleEmissionEpoch, at time: Double) {
        let reach = epoch.reach
        let step = max(Self.step, reach / 4096)
        let first = max(time - reach, epoch.start.isFinite ? epoch.start : -.infinity)
        let last = min(time, epoch.end)
        guard last >= first, abs(first / step) < 0x1p52 else { return }
        let base = (first / step).rounded(.down)
        // Bounded: by the reach of 4,096 steps.
        let steps = Int((last / step).rounded(.down) - base) + 1
        sample(epoch, from: base, steps + 1, step)
        for i in 0..<steps {
            let begin = (base + Double(i)) * step
            values = samples[i]
            place = ParticleEmissionShape(values)
            let roots = layOut(values, greatestLife: Double(samples[i + 1].lifetime))
            for (index, root) in roots.enumerated() {
                let emission = emissions[root]
                guard emission.rate > 0 else { continue }
                // Particles emitted earlier have expired; the tolerance is for rounding.
                let oldest = time - min(reach, emission.reach * (1 + 0x1p-20)) - 4 * time.ulp
                let key = cellKey(index)
                var births = Counted(
                    from: max(epoch.start, emission.origin), before: epoch.count(index),
                    last: .infinity
                )
                if epoch.affectsBirths(of: index) {
                    // Each step draws its births at random, on average as many as the rate gives.
                    let bits = UInt64(bitPattern: Int64(base) &+ Int64(i))
                    let random = ParticleRandom(key.key(bits ^ 0x5EED))
                    births = Counted(from: begin, before: random.unit(.phase), last: .infinity)
                    births.key = random
                }
                self.births(
                    root, births, from: max(begin, max(epoch.start, max(emission.origin, oldest))),
                    until: min(begin + step, min(epoch.end, emission.end.nextUp)), at: time, key,
                    mixed: (i, begin, step)
                )
            }
        }
        samples.removeAll(keepingCapacity: true)
    }

    private func sample(
        _ epoch: ParticleEmissionEpoch, from base: Double, _ count: Int, _ step: Double
    ) {
        var model = LayerState()
        model.kind = .emitter(ValueBox(epoch.values))
        var state = model
        samples.removeAll(keepingCapacity: true)
        withUnsafePointer(to: &model) { model in
            for i in 0..<count {
                epoch.moved(&state, model, at: (base + Double(i)) * step)
                samples.append(state.emission?.values ?? epoch.values)
            }
        }
    }

    // MARK: Cells

    /// Lists the emissions of all cells; returns the range of the layer's own cells.
    private func layOut(_ values: EmitterValues, greatestLife: Double? = nil) -> Range<Int> {
        emissions.removeAll(keepingCapacity: true)
        let life = Double(values.lifetime)
        for cell in values.cells ?? [] {
            append(
                ParticleEmission(
                    cell, rateFactor: Double(values.birthRate), life: life,
                    greatestLife: greatestLife
                )
            )
        }
        let roots = 0..<emissions.count
        var next = 0
        while next < emissions.count {
            let cells = emissions[next].cell.cells ?? []
            let population = emissions[next].population
            let first = emissions.count
            for cell in cells {
                append(
                    ParticleEmission(
                        cell, rateFactor: 1, life: life, greatestLife: greatestLife,
                        capacity: Double(RenderLimits.particles) / max(1, population),
                        span: emissions[next].reach * emissions[next].speed
                    )
                )
            }
            emissions[next].inner = first..<emissions.count
            next += 1
        }
        return roots
    }

    private func append(_ emission: ParticleEmission) {
        var emission = emission
        if emission.rate > 0, let look = ParticleLook(emission.cell) {
            emission.look = looks.lastIndex(of: look) ?? looks.count
            if emission.look == looks.count { looks.append(look) }
        }
        emissions.append(emission)
    }

    // MARK: Births

    /// How births are numbered.
    private struct Counted {
        /// A reference time, before which there were `before` births.
        var from: Double
        var before: Double
        /// The total number of births.
        var last: Double
        /// The key of the births' random numbers; nil means the cell's.
        var key: ParticleRandom?
    }

    /// The particle whose cell emits.
    private struct Origin {
        var life: ParticleLife
        var cell: Int
        /// When the particle was born, in the layer's time.
        var birth: Double
    }

    /// Adds the particles of a cell that were born in a range of times and are alive at `time`.
    private func births(
        _ index: Int, _ counted: Counted, from earliest: Double, until limit: Double = .infinity,
        at time: Double, _ cellKey: ParticleRandom,
        mixed step: (index: Int, begin: Double, length: Double)? = nil, in origin: Origin? = nil
    ) {
        emissions.withUnsafeBufferPointer { list in
            guard let base = list.baseAddress else { return }
            let emission = base + index
            guard time >= emission.pointee.begin else { return }
            let rate = emission.pointee.rate
            // One more on each side, for rounding: births outside the range are skipped below.
            let upper = min(
                (counted.before + rate * (min(time, limit) - counted.from)).rounded(.down) + 1,
                counted.last
            )
            var number = max(
                (counted.before + rate * (earliest - counted.from)).rounded(.up) - 1,
                counted.before.rounded(.down) + 1
            )
            guard upper < 0x1p53 else { return }
            // More cannot be alive, unless a lifetime is below the rounding error of the time.
            number = max(number, upper - 2 * Double(RenderLimits.particles))
            let random = counted.key ?? cellKey
            while number <= upper {
                births += 1
                let birth = counted.from + (number - counted.before) / rate
                defer { number += 1 }
                guard birth >= earliest && birth < limit && birth <= time else { continue }
                let particle = ParticleRandom(random.key(UInt64(number)))
                if let step {
                    values = samples[step.index].mixed(
                        with: samples[step.index + 1], fraction: (birth - step.begin) / step.length
                    )
                }
                add(base, index, particle, born: birth, at: time, origin)
            }
        }
    }

    /// Adds a particle if it is alive, and the particles of its cells.
    private func add(
        _ list: UnsafePointer<ParticleEmission>, _ index: Int, _ random: ParticleRandom,
        born birth: Double, at time: Double, _ origin: Origin?
    ) {
        let emission = list + index
        let age = (time - birth) * emission.pointee.speed
        let lifetime =
            random.value(
                emission.pointee.cell.lifetime, range: emission.pointee.cell.lifetimeRange,
                .lifetime
            ) * Double(values.lifetime)
        guard lifetime > 0 else { return }
        let lives = age < lifetime && emission.pointee.look >= 0
        guard lives || !emission.pointee.inner.isEmpty else { return }
        let layerBirth =
            origin.map { $0.birth + birth / list[$0.cell].speed } ?? birth
        let life = life(list, index, random, born: birth, origin)
        if lives { show(emission, life, age, born: layerBirth) }
        for (k, inner) in emission.pointee.inner.enumerated() where list[inner].rate > 0 {
            let start = list[inner].origin
            births(
                inner, Counted(from: max(0, start), before: 0, last: .infinity),
                from: max(0, age - list[inner].reach), until: min(lifetime, list[inner].end).nextUp,
                at: age, ParticleRandom(random.key(UInt64(k) &+ 0x1_0000)),
                in: Origin(life: life, cell: index, birth: layerBirth)
            )
        }
    }

    private func life(
        _ list: UnsafePointer<ParticleEmission>, _ index: Int, _ random: ParticleRandom,
        born birth: Double, _ origin: Origin?
    ) -> ParticleLife {
        let cell = list + index
        var start = SIMD3<Double>(values.position.x, values.position.y, values.zPosition)
        var direction = SIMD2<Double>(
            cell.pointee.cell.emissionLongitude, cell.pointee.cell.emissionLatitude
        )
        var shade = SIMD4<Double>.one
        if let origin {
            start = origin.life.place(at: birth)
            shade = list.advanced(by: origin.cell).color(of: origin.life, at: birth)
        } else {
            let place = place.start(random, values)
            start += place.offset
            direction += SIMD2(place.azimuth, place.elevation)
        }
        let speed =
            random.value(
                cell.pointee.cell.velocity, range: cell.pointee.cell.velocityRange, .velocity
            ) * Double(values.velocity)
        let heading = random.direction(
            direction.x, direction.y, range: cell.pointee.cell.emissionRange)
        return ParticleLife(
            start: start,
            velocity: heading * speed,
            acceleration: SIMD3<Double>(
                cell.pointee.cell.xAcceleration, cell.pointee.cell.yAcceleration,
                cell.pointee.cell.zAcceleration
            ),
            random: random,
            shade: shade
        )
    }

    private func show(
        _ emission: UnsafePointer<ParticleEmission>, _ life: ParticleLife, _ age: Double,
        born birth: Double
    ) {
        let scale =
            (life.random.value(
                emission.pointee.cell.scale, range: emission.pointee.cell.scaleRange, .scale
            ) + emission.pointee.cell.scaleSpeed * age) * Double(values.scale)
        var tint = emission.color(of: life, at: age)
        guard scale > 0, tint.w > 0 else { return }
        (tint.x, tint.y, tint.z) = (tint.x * tint.w, tint.y * tint.w, tint.z * tint.w)
        let spin = life.random.value(
            emission.pointee.cell.spin, range: emission.pointee.cell.spinRange, .spin
        )
        let place = life.place(at: age)
        guard
            LayerRange.holds(
                SIMD4(lowHalf: SIMD2(place.x, place.y), highHalf: SIMD2(place.z, scale))
            )
        else {
            beyondRange = (place, scale)
            return
        }
        particles.append(
            Particle(
                birth: birth, place: place, scale: scale, angle: spin * Double(values.spin) * age,
                tint: tint, look: emission.pointee.look
            )
        )
    }

    /// Sorts the particles in drawing order.
    func sort(_ mode: CAEmitterLayerRenderMode) {
        switch mode {
        case .oldestFirst: particles.sort { $0.birth < $1.birth }
        case .oldestLast: particles.sort { $0.birth > $1.birth }
        case .backToFront: particles.sort { $0.place.z < $1.place.z }
        default: break
        }
    }
}

extension UnsafePointer<ParticleEmission> {
    /// The unpremultiplied colour of a particle of the cell.
    fileprivate func color(of life: ParticleLife, at age: Double) -> SIMD4<Double> {
        life.color(pointee.cell, at: age)
    }
}

extension ParticleRandom {
    /// A direction in a cone around another one, uniformly distributed by solid angle.
    ///
    /// The longitude rotates from x to y, and the latitude is the angle from their plane towards z;
    /// `range` is the aperture of the cone in radians, at most a full turn.
    func direction(_ longitude: Double, _ latitude: Double, range: Double) -> SIMD3<Double> {
        let (flat, rise) = (cos(latitude), sin(latitude))
        let (across, along) = (sin(longitude), cos(longitude))
        let axis = SIMD3(flat * along, flat * across, rise)
        guard range != 0 else { return axis }
        let narrowest = cos(min(2 * .pi, abs(range)) / 2)
        let height = narrowest + (1 - narrowest) * unit(.tilt)
        let width = max(0, 1 - height * height).squareRoot()
        let turn = 2 * .pi * unit(.turn)
        let side = SIMD3(-across, along, 0)
        let up = SIMD3(-rise * along, -rise * across, flat)
        return axis * height + (side * cos(turn) + up * sin(turn)) * width
    }
}
