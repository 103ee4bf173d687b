import LegatoGraphics

/// A linear transform of unpremultiplied colours, from 0 to 1.
///
/// Each row computes a channel from factors of red, green, blue and alpha, plus a bias. Results are
/// clamped to 0...1. Transparent pixels stay transparent.
package struct ColorMatrix: Sendable, Equatable {
    /// The factors for red.
    package var red: SIMD4<Float>
    /// The factors for green.
    package var green: SIMD4<Float>
    /// The factors for blue.
    package var blue: SIMD4<Float>
    /// The factors for alpha.
    package var alpha: SIMD4<Float>
    /// The bias of red, green, blue and alpha.
    package var bias: SIMD4<Float>

    /// Creates a transform; the identity by default.
    package init(
        red: SIMD4<Float> = SIMD4(1, 0, 0, 0), green: SIMD4<Float> = SIMD4(0, 1, 0, 0),
        blue: SIMD4<Float> = SIMD4(0, 0, 1, 0), alpha: SIMD4<Float> = SIMD4(0, 0, 0, 1),
        bias: SIMD4<Float> = .zero
    ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.bias = bias
    }

    /// The rows as factors of premultiplied red, green, blue and of alpha; nil if alpha is changed
    /// or used.
    package var premultipliedRows: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)? {
        guard alpha == SIMD4(0, 0, 0, 1), bias.w == 0, red.w == 0, green.w == 0, blue.w == 0 else {
            return nil
        }
        return (
            SIMD4(red.x, red.y, red.z, bias.x), SIMD4(green.x, green.y, green.z, bias.y),
            SIMD4(blue.x, blue.y, blue.z, bias.z)
        )
    }
}

/// A filter of a group's picture, or of the backdrop below it.
package enum GroupFilter: Sendable, Equatable {
    /// A Gaussian blur with a standard deviation in device pixels.
    ///
    /// Below 1/3 it has no effect; above 4096 it counts as 4096.
    case blur(sigma: Float)
    /// A colour transform.
    case colors(ColorMatrix)

    /// Whether every number is finite.
    package var isFinite: Bool {
        switch self {
        case .blur(let sigma): sigma.isFinite
        case .colors(let m): (m.red + m.green + m.blue + m.alpha + m.bias) * 0 == .zero
        }
    }

    /// The distance in pixels at which a pixel still has an effect.
    package var reach: Int32 {
        if case .blur(let sigma) = self { BlurScale(sigma: sigma)?.reach ?? 0 } else { 0 }
    }
}

/// A run of consecutive filters of a list.
@usableFromInline
package struct FilterRun: Sendable, Equatable {
    /// The index of the first filter in `DisplayList.filters`.
    package var first: Int32
    /// The number of filters.
    package var count: Int32

    /// Creates a run; empty by default.
    @usableFromInline
    package init(first: Int32 = 0, count: Int32 = 0) {
        self.first = first
        self.count = count
    }

    /// Whether the run is empty.
    @usableFromInline
    package var isEmpty: Bool { count <= 0 }
}

extension DisplayList {
    /// Adds filters; returns their run.
    package mutating func add(_ new: [GroupFilter]) -> FilterRun {
        guard !new.isEmpty else { return FilterRun() }
        let run = FilterRun(first: Int32(filters.count), count: Int32(new.count))
        filters.append(contentsOf: new)
        return run
    }

    /// Returns the filters of a group.
    /// - Precondition: The list contains them, and their numbers are finite.
    package func filters(of group: GroupItem) -> ArraySlice<GroupFilter> {
        guard !group.filters.isEmpty else { return [] }
        let (first, count) = (Int(group.filters.first), Int(group.filters.count))
        require(
            first >= 0 && count <= filters.count - first,
            "The filters of a group must be within 0..<\(filters.count), got "
                + "\(first)..<\(first + count)"
        )
        let run = filters[first..<first + count]
        require(
            run.allSatisfy(\.isFinite), "The numbers of filters must be finite, got \(Array(run))"
        )
        return run
    }

    /// Returns the distance in pixels at which a pixel still affects the filtered group.
    package func filterReach(of group: GroupItem) -> Int32 {
        filters(of: group).reduce(0) { $0 + $1.reach }
    }
}

extension PixelRect {
    /// Returns the rectangle outset by whole pixels; an empty one stays empty.
    package func grown(by reach: Int32) -> PixelRect {
        guard reach > 0, !isEmpty else { return self }
        let reach = Double(reach)
        return PixelRect(
            covering: Double(minX) - reach, Double(minY) - reach, Double(maxX) + reach,
            Double(maxY) + reach, within: .unbounded
        )
    }
}

extension GroupItem {
    /// Returns equivalent nested groups, the outermost first, each of which only filters, clips or
    /// blends; nil if the group does no more than one of these.
    ///
    /// `outside` is the bounds of the enclosing group or of the target.
    package func parts(outside: PixelRect, in list: DisplayList) -> [GroupItem]? {
        let isFiltered = !filters.isEmpty && blend != .backdrop
        guard (clip != nil || shadow != nil) && (blend != .normal || isFiltered) else { return nil }
        var parts: [GroupItem] = []
        if blend != .normal {
            var outer = GroupItem(bounds: blend == .backdrop ? bounds : outside, blend: blend)
            if blend == .backdrop { outer.filters = filters }
            outer.cut = cut
            parts.append(outer)
        }
        var inner = self
        inner.blend = .normal
        inner.filters = FilterRun()
        if isFiltered { inner.bounds = bounds.grown(by: list.filterReach(of: self)) }
        parts.append(inner)
        if isFiltered { parts.append(GroupItem(bounds: bounds, filters: filters)) }
        return parts
    }
}
