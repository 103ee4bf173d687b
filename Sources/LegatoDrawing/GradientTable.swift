import LegatoGraphics

/// An interval of a gradient in which its premultiplied colour is a polynomial of the location.
///
/// With `x = location - place.x` the colour is `constant + slope·x + curve·x²`.
package struct GradientRecord: Equatable {
    /// The location where x is 0, the end of the interval, its start, and an unused lane.
    package var place: SIMD4<Float>
    /// The colour where x is 0.
    package var constant: SIMD4<Float>
    /// The linear coefficient.
    package var slope: SIMD4<Float>
    /// The quadratic coefficient, 0 if the alpha is constant.
    package var curve: SIMD4<Float>
    /// The integral of the colour from the first stop to the start of the interval.
    package var sum: SIMD4<Float>
}

/// The gradients of a display list in the form that renderers evaluate; its memory is reused.
///
/// The mean colour from a to b, in intervals i and j, is the polynomial's mean if `i == j`.
/// Otherwise it combines the means of both parts, weighted by their lengths, and the difference of
/// two sums between them. A conic gradient is stored three times, from -1 to 2, so that means can
/// cross its start.
package final class GradientTable {
    /// The intervals of one gradient, ascending without gaps: a run of `records`.
    package struct Run: Equatable {
        /// The index of the first interval.
        package let first: Int
        /// The number of intervals.
        package let count: Int
    }

    /// The clamp of locations.
    private static let limit: Float = 64
    /// The distance below which stops count as coincident.
    private static let minimum: Float = 1e-6
    /// A location before the first interval, or after the last.
    private static let nowhere: Float = 1e30

    /// The intervals of all gradients; valid until the next update.
    package private(set) var records: UnsafeMutablePointer<GradientRecord>
    /// The number of intervals.
    package private(set) var count = 0
    /// The run of each gradient of the list.
    package private(set) var runs: [Run] = []
    private var capacity = 64
    private var stops: [GradientStop] = []
    private var gradients: [Gradient] = []
    private var gathered: [GradientStop] = []

    /// Creates an empty table.
    package init() { records = .allocate(capacity: capacity) }

    deinit { records.deallocate() }

    /// Updates the table to the gradients of a list; returns whether they have changed.
    /// - Precondition: Every gradient has stops, all of them finite and ascending.
    @discardableResult
    package func update(_ list: DisplayList) -> Bool {
        let isSame = list.stops == stops && list.gradients == gradients
        // The newest arrays are kept even if they are equal, because the list may reuse the memory
        // of the older ones.
        stops = list.stops
        gradients = list.gradients
        guard !isSame else { return false }
        count = 0
        runs.removeAll(keepingCapacity: true)
        for (index, gradient) in gradients.enumerated() { add(gradient, index) }
        return true
    }

    private func add(_ gradient: Gradient, _ index: Int) {
        let first = Int(gradient.firstStop)
        let end = first + Int(gradient.stopCount)
        require(
            first >= 0 && gradient.stopCount >= 1 && end <= stops.count,
            "The stops of gradient \(index) must be within 0..<\(stops.count), got "
                + "\(first)..<\(end)"
        )
        for i in first..<end {
            let stop = stops[i]
            require(
                stop.location.isFinite && (stop.color * 0) == .zero
                    && (i == first || stops[i - 1].location <= stop.location),
                "Stop \(i) of gradient \(index) must be finite and not before the previous, "
                    + "got \(stop)"
            )
        }
        let start = count
        gathered.removeAll(keepingCapacity: true)
        if gradient.kind == .conic {
            addTurns(stops[first..<end])
        } else {
            for stop in stops[first..<end] { addStop(stop, shift: 0) }
        }
        addStretches()
        runs.append(Run(first: start, count: count - start))
    }

    private func addStop(_ stop: GradientStop, shift: Float) {
        let location = max(-Self.limit, min(Self.limit, stop.location + shift))
        let color = stop.color.clamped(lowerBound: .zero, upperBound: .one)
        gathered.append(GradientStop(location: location, color: color))
    }

    /// Adds the stops three times, from -1 to 2.
    private func addTurns(_ stops: ArraySlice<GradientStop>) {
        let begin = GradientStop(location: 0, color: Self.color(after: 0, in: stops))
        let end = GradientStop(location: 1, color: Self.color(before: 1, in: stops))
        for turn: Float in [-1, 0, 1] {
            addStop(begin, shift: turn)
            for stop in stops where stop.location > 0 && stop.location < 1 {
                addStop(stop, shift: turn)
            }
            addStop(end, shift: turn)
        }
    }

    /// Returns the colour just after a location.
    private static func color(
        after location: Float, in stops: ArraySlice<GradientStop>
    ) -> SIMD4<Float> {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.endIndex - 1].color
        }
        guard next > stops.startIndex else { return stops[next].color }
        return color(at: location, between: stops[next - 1], stops[next])
    }

    /// Returns the colour just before a location.
    private static func color(
        before location: Float, in stops: ArraySlice<GradientStop>
    ) -> SIMD4<Float> {
        guard let last = stops.lastIndex(where: { $0.location < location }) else {
            return stops[stops.startIndex].color
        }
        guard last + 1 < stops.endIndex else { return stops[last].color }
        return color(at: location, between: stops[last], stops[last + 1])
    }

    private static func color(
        at location: Float, between a: GradientStop, _ b: GradientStop
    ) -> SIMD4<Float> {
        let share = (location - a.location) / (b.location - a.location)
        return a.color + (b.color - a.color) * share
    }

    /// Adds the intervals around and between the gathered stops.
    private func addStretches() {
        reserve(gathered.count + 1)
        let first = count
        let start = gathered[0].location
        let before = premultiplied(SIMD4<Double>(gathered[0].color))
        var sum = SIMD4<Double>.zero
        append(origin: start, begin: -Self.nowhere, before, .zero, .zero, sum: sum)
        for i in gathered.indices {
            let a = SIMD4<Double>(gathered[i].color)
            let origin = gathered[i].location
            guard i + 1 < gathered.count else {
                append(origin: origin, begin: origin, premultiplied(a), .zero, .zero, sum: sum)
                break
            }
            let length = Double(gathered[i + 1].location - origin)
            guard length > Double(Self.minimum) else { continue }
            let b = SIMD4<Double>(gathered[i + 1].color)
            let change = (b - a) / length
            var slope = change * a.w + a * change.w
            var curve = change * change.w
            slope.w = change.w
            curve.w = 0
            append(origin: origin, begin: origin, premultiplied(a), slope, curve, sum: sum)
            let middle = slope * (length / 2) + curve * (length * length / 3)
            sum += (premultiplied(a) + middle) * length
        }
        for i in first..<count - 1 { records[i].place.y = records[i + 1].place.z }
        records[count - 1].place.y = Self.nowhere
    }

    private func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
        var product = color * color.w
        product.w = color.w
        return product
    }

    private func append(
        origin: Float, begin: Float, _ constant: SIMD4<Double>, _ slope: SIMD4<Double>,
        _ curve: SIMD4<Double>, sum: SIMD4<Double>
    ) {
        let record = GradientRecord(
            place: SIMD4(origin, 0, begin, 0), constant: SIMD4<Float>(constant),
            slope: SIMD4<Float>(slope), curve: SIMD4<Float>(curve), sum: SIMD4<Float>(sum)
        )
        (records + count).initialize(to: record)
        count += 1
    }

    private func reserve(_ extra: Int) {
        guard count + extra > capacity else { return }
        capacity = max(capacity * 2, count + extra)
        let larger = UnsafeMutablePointer<GradientRecord>.allocate(capacity: capacity)
        larger.update(from: records, count: count)
        records.deallocate()
        records = larger
    }
}
