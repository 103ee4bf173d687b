/// What is drawn into one target, and how much of the target is used.
final class Pass {
    let batches = BatchList()
    /// What is drawn elsewhere at each barrier of the batches.
    var interludes: [[Step]] = []
    fileprivate(set) var width = 0
    fileprivate(set) var height = 0

    /// Starts over for a target whose used part may grow up to `limit` columns.
    func begin(width: Int, height: Int, limit: Int) {
        self.width = width
        self.height = height
        batches.begin(width: limit)
        interludes.removeAll(keepingCapacity: true)
    }
}

/// One picture that is drawn from others, at its turn.
struct Step {
    let role: TargetRole
    let page: Int
    /// What is drawn.
    let pass: Pass
    /// Whose size the target has.
    let size: Pass
}

/// A rectangle of a page that one group has for itself.
struct Cell {
    let page: Int
    let x: Int
    let y: Int
}

/// Pages on which the pictures of many groups lie side by side, in shelves.
final class CellPages {
    /// Where a shelf or a page ends, unless one picture alone is larger.
    private static let comfortableSide = 2048

    private var passes: [Pass] = []
    private let limit: Int
    private(set) var count = 0
    private var shelfX = 0
    private var shelfY = 0
    private var shelfHeight = 0

    init(limit: Int) { self.limit = limit }

    /// The pages in use.
    var pages: ArraySlice<Pass> { passes[..<count] }

    subscript(page: Int) -> Pass { passes[page] }

    /// Starts over without pages; keeps their memory.
    func removeAll() { count = 0 }

    /// Finds room for a picture of at most `limit` x `limit` pixels.
    func allocate(width: Int, height: Int) -> Cell {
        if count == 0 { addPage() }
        if shelfX > 0 && shelfX + width > min(Self.comfortableSide, limit) {
            shelfX = 0
            shelfY += shelfHeight
            shelfHeight = 0
        }
        if shelfX + shelfY > 0 && shelfY + height > min(Self.comfortableSide, limit) { addPage() }
        let cell = Cell(page: count - 1, x: shelfX, y: shelfY)
        shelfX += width
        shelfHeight = max(shelfHeight, height)
        let pass = passes[count - 1]
        pass.width = max(pass.width, shelfX)
        pass.height = max(pass.height, shelfY + height)
        return cell
    }

    private func addPage() {
        if count == passes.count { passes.append(Pass()) }
        passes[count].begin(width: 0, height: 0, limit: limit)
        count += 1
        (shelfX, shelfY, shelfHeight) = (0, 0, 0)
    }
}

/// The pages of all groups with the same number of groups around them.
struct GroupLevel {
    /// The groups' pictures.
    let groups: CellPages
    /// Pictures after the clip, of groups that throw a shadow.
    let clipped: CellPages
    /// Shadows blurred along rows.
    let rows: CellPages
    /// Shadows blurred along rows and columns.
    let columns: CellPages
    /// Pictures after their filters.
    let filtered: CellPages
    /// How those are drawn.
    var chains: [Step] = []

    init(limit: Int) {
        groups = CellPages(limit: limit)
        clipped = CellPages(limit: limit)
        rows = CellPages(limit: limit)
        columns = CellPages(limit: limit)
        filtered = CellPages(limit: limit)
    }

    /// Starts over without pages.
    mutating func removeAll() {
        chains.removeAll(keepingCapacity: true)
        filtered.removeAll()
        groups.removeAll()
        clipped.removeAll()
        rows.removeAll()
        columns.removeAll()
    }
}
