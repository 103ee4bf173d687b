/// How the outline of an instance is seen.
enum OutlineKind: Int, CaseIterable {
    /// No outline: coverage is 1 in the instance's rectangle of whole pixels.
    case none
    /// Rotation and uniform scale, like corners of at least a pixel, one colour: drawn from its
    /// corners.
    case round
    /// Affine, square corners.
    case plain
    /// Rotation and uniform scale, round corners.
    case similar
    /// Any affine map, round corners.
    case affine
    /// Perspective, any corners.
    case perspective
    /// Affine or perspective, any corners, also continuous ones, and edges without antialiasing.
    case free

    /// How many words of a record it takes, see `Shaders`.
    var words: Int {
        switch self {
        case .none: 0
        case .round: 1
        case .plain: 2
        case .similar: 3
        case .affine: 5
        case .perspective, .free: 5
        }
    }
}

/// What the records of a pipeline describe.
enum RecordLayout: Hashable {
    /// An instance in a number of words, which the vertex shader makes a quad of.
    case instance(words: Int)
    /// The four corners of a quad, in as many words each.
    case corners(words: Int)

    /// How many words a record takes.
    var words: Int {
        switch self {
        case .instance(let words): words
        case .corners(let words): 4 * words
        }
    }
}

/// What an instance is filled with.
enum PaintKind: Int, CaseIterable {
    /// One colour.
    case color
    /// A fill with a border over it.
    case border
    /// The nearest pixel of a picture.
    case nearest
    /// The weighted mean of four pixels of a picture.
    case linear
    /// The Gaussian shadow of the outline.
    case shadow
    /// The mean colour of a gradient over a pixel.
    case gradient
    /// A group's pixels, one to one.
    case copy
    /// A colour through the coverage of a target, one to one.
    case mask
    /// A group's alpha, blurred along rows.
    case blurRows
    /// Coverage, blurred along columns.
    case blurColumns
    /// A picture, blurred along rows.
    case filterRows
    /// A picture, blurred along columns.
    case filterColumns
    /// The mean of 2 x 2 pixels.
    case halve
    /// A picture enlarged by a power of 2.
    case enlarge
    /// A picture with other colours.
    case recolor
    /// A picture with other colours and another alpha.
    case recolorStraight
    /// A group's pixels, mixed with those below.
    case mixed
    /// Filtered pixels in the place of those below, through a group's alpha.
    case filtered

    /// How many words of a record it takes, see `Shaders`.
    var words: Int {
        switch self {
        case .color, .copy: 1
        case .shadow, .mask, .mixed, .filtered: 2
        case .nearest, .linear, .border, .gradient, .blurRows, .blurColumns, .filterRows,
            .filterColumns, .halve, .enlarge:
            3
        case .recolor: 4
        case .recolorStraight: 6
        }
    }
}

/// One specialised shader program: an outline and a paint.
struct Pipeline: Equatable {
    let outline: OutlineKind
    let paint: PaintKind
    /// What its records describe.
    let layout: RecordLayout
    /// How many words a record takes.
    let words: Int

    init(_ outline: OutlineKind, _ paint: PaintKind) {
        self.outline = outline
        self.paint = paint
        switch outline {
        case .round: layout = .corners(words: 1 + outline.words + paint.words)
        default: layout = .instance(words: 2 + outline.words + paint.words)
        }
        words = layout.words
    }

    static func == (a: Pipeline, b: Pipeline) -> Bool { a.index == b.index }

    /// Where it stands in a table of `tableSize`.
    var index: Int { paint.rawValue * OutlineKind.allCases.count + outline.rawValue }
    /// One more than the greatest index.
    static let tableSize = OutlineKind.allCases.count * PaintKind.allCases.count

    /// Every pipeline that the renderer uses.
    static let all: [Pipeline] = {
        var all: [Pipeline] = []
        for outline in OutlineKind.allCases { all.append(Pipeline(outline, .color)) }
        for outline in [OutlineKind.plain, .similar, .affine, .perspective, .free] {
            all.append(Pipeline(outline, .border))
        }
        for paint in [PaintKind.nearest, .linear, .shadow, .gradient] {
            for outline in [OutlineKind.plain, .affine, .perspective, .free] {
                all.append(Pipeline(outline, paint))
            }
        }
        for outline in [OutlineKind.none, .plain, .affine, .perspective, .free] {
            all.append(Pipeline(outline, .copy))
        }
        let plain: [PaintKind] = [
            .mask, .blurRows, .blurColumns, .filterRows, .filterColumns, .halve, .enlarge,
            .recolor, .recolorStraight, .mixed, .filtered,
        ]
        for paint in plain {
            all.append(Pipeline(.none, paint))
        }
        return all
    }()
}
