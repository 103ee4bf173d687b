/// How the outline of an instance is evaluated.
enum OutlineKind: Int, CaseIterable {
    /// No outline: coverage is 1 in the instance's rectangle of whole pixels.
    case none
    /// Rotation and uniform scale, equal corners of at least a pixel, one colour: drawn from its
    /// corners.
    case round
    /// Affine, square corners.
    case plain
    /// Rotation and uniform scale, rounded corners.
    case similar
    /// Any affine map, rounded corners.
    case affine
    /// Perspective, any corners.
    case perspective
    /// Affine or perspective, any corners including continuous ones, and edges without
    /// antialiasing.
    case free

    /// The number of words in a record; see `Shaders`.
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

/// The layout of a pipeline's records.
enum RecordLayout: Hashable {
    /// An instance of a number of words, from which the vertex shader creates a quad.
    case instance(words: Int)
    /// The four corners of a quad, each of a number of words.
    case corners(words: Int)

    /// The number of words in a record.
    var words: Int {
        switch self {
        case .instance(let words): words
        case .corners(let words): 4 * words
        }
    }
}

/// The paint of an instance.
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
    /// A group's pixels, unscaled.
    case copy
    /// A colour through the coverage of a target, unscaled.
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
    /// A picture with transformed colours.
    case recolor
    /// A picture with transformed colours and alpha.
    case recolorStraight
    /// A group's pixels, blended with the backdrop.
    case mixed
    /// Filtered pixels that replace the backdrop, weighted by a group's alpha.
    case filtered

    /// The number of words in a record; see `Shaders`.
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

/// A specialised shader program: an outline and a paint.
struct Pipeline: Equatable {
    let outline: OutlineKind
    let paint: PaintKind
    /// The layout of its records.
    let layout: RecordLayout
    /// The number of words in a record.
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

    /// The index in a table of `tableSize`.
    var index: Int { paint.rawValue * OutlineKind.allCases.count + outline.rawValue }
    /// The greatest index plus one.
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
