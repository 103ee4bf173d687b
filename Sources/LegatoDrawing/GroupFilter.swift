import LegatoGraphics

/// A linear change of colours, straight ones from 0 to 1.
///
/// Each row gives a channel as factors on red, green, blue and alpha, to which a bias is added.
/// Results are cut to 0...1. Where there is no alpha nothing appears.
public struct ColorMatrix: Sendable, Equatable {
    /// What makes red.
    public var red: SIMD4<Float>
    /// What makes green.
    public var green: SIMD4<Float>
    /// What makes blue.
    public var blue: SIMD4<Float>
    /// What makes alpha.
    public var alpha: SIMD4<Float>
    /// What is added to red, green, blue and alpha.
    public var bias: SIMD4<Float>

    /// Creates a change; the one that changes nothing by default.
    public init(
        red: SIMD4<Float> = SIMD4(1, 0, 0, 0),
        green: SIMD4<Float> = SIMD4(0, 1, 0, 0),
        blue: SIMD4<Float> = SIMD4(0, 0, 1, 0),
        alpha: SIMD4<Float> = SIMD4(0, 0, 0, 1),
        bias: SIMD4<Float> = .zero
    ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.bias = bias
    }

    /// The rows as factors on premultiplied red, green, blue and on alpha; nil where alpha changes
    /// or is looked at.
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

/// What the picture of a group, or what lies below it, goes through.
public enum GroupFilter: Sendable, Equatable {
    /// A Gaussian blur of a standard deviation in device pixels.
    ///
    /// Below 1/3 nothing changes; above 4096 it counts as 4096.
    case blur(sigma: Float)
    /// A change of colours.
    case colors(ColorMatrix)

    /// Whether every number is finite.
    package var isFinite: Bool {
        switch self {
        case .blur(let sigma): sigma.isFinite
        case .colors(let m): (m.red + m.green + m.blue + m.alpha + m.bias) * 0 == .zero
        }
    }

    /// How many pixels away a pixel is still seen.
    package var reach: Int32 {
        if case .blur(let sigma) = self { BlurScale(sigma: sigma)?.reach ?? 0 } else { 0 }
    }
}

/// Filters of a list that follow each other.
public struct FilterRun: Sendable, Equatable {
    /// The index of the first one in `DisplayList.filters`.
    public var first: Int32
    /// How many there are.
    public var count: Int32

    /// Names filters; none by default.
    public init(first: Int32 = 0, count: Int32 = 0) {
        self.first = first
        self.count = count
    }

    /// Whether there are none.
    public var isEmpty: Bool { count <= 0 }
}

extension DisplayList {
    /// Adds filters; returns what names them.
    public mutating func add(_ new: [GroupFilter]) -> FilterRun {
        guard !new.isEmpty else { return FilterRun() }
        let run = FilterRun(first: Int32(filters.count), count: Int32(new.count))
        filters.append(contentsOf: new)
        return run
    }

    /// The filters of a group.
    /// - Precondition: the list has them, and their numbers are finite.
    package func filters(of group: GroupItem) -> ArraySlice<GroupFilter> {
        guard !group.filters.isEmpty else { return [] }
        let (first, count) = (Int(group.filters.first), Int(group.filters.count))
        require(
            first >= 0 && count <= filters.count - first,
            "A group has filters \(first)..<\(first + count) of \(filters.count)"
        )
        let run = filters[first..<first + count]
        require(
            run.allSatisfy(\.isFinite),
            "A filter has a number that is not finite: \(Array(run))"
        )
        return run
    }

    /// How many pixels away the filters of a group see.
    package func filterReach(of group: GroupItem) -> Int32 {
        filters(of: group).reduce(0) { $0 + $1.reach }
    }
}

extension PixelRect {
    /// Grown by whole pixels to all sides; an empty one stays empty.
    package func grown(by reach: Int32) -> PixelRect {
        guard reach > 0, !isEmpty else { return self }
        let reach = Double(reach)
        return PixelRect(
            covering: Double(minX) - reach,
            Double(minY) - reach,
            Double(maxX) + reach,
            Double(maxY) + reach,
            within: .unbounded
        )
    }
}

extension GroupItem {
    /// Groups in one another, the outermost first, that together do the same and of which each
    /// filters, cuts or blends; nil if the group does no more than one of it.
    ///
    /// The pixels outside are those of the surrounding group or of the target.
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
