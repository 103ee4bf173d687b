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
///
/// Each picture has cells of an `OverlapGrid` for itself, so that none keeps another one's items
/// from sharing their draw calls.
final class CellPages {
    /// Where a shelf or a page ends, unless one picture alone is larger.
    private static let comfortableSide = 2048

    private var passes: [Pass] = []
    private let limit: Int
    private(set) var count = 0
    /// How wide the last page may grow.
    private(set) var pageLimit = 0
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
        if count == 0 { addPage(width) }
        if shelfX > 0 && shelfX + width > min(Self.comfortableSide, limit) {
            shelfX = 0
            shelfY += shelfHeight
            shelfHeight = 0
        }
        if width > pageLimit
            || shelfX + shelfY > 0 && shelfY + height > min(Self.comfortableSide, limit)
        {
            addPage(width)
        }
        let cell = Cell(page: count - 1, x: shelfX, y: shelfY)
        let pass = passes[count - 1]
        pass.width = max(pass.width, shelfX + width)
        pass.height = max(pass.height, shelfY + height)
        shelfX += Self.inCells(width)
        shelfHeight = max(shelfHeight, Self.inCells(height))
        return cell
    }

    /// Adds a page for pictures up to a comfortable width, or the given one if that is more.
    private func addPage(_ width: Int) {
        if count == passes.count { passes.append(Pass()) }
        pageLimit = min(max(width, Self.comfortableSide), limit)
        passes[count].begin(width: 0, height: 0, limit: pageLimit)
        count += 1
        (shelfX, shelfY, shelfHeight) = (0, 0, 0)
    }

    private static func inCells(_ size: Int) -> Int {
        let cell = Int(OverlapGrid.cell)
        return (size + cell - 1) / cell * cell
    }
}

/// One step of the filters of all groups of a level, the first ones together, then the second.
final class FilterRound {
    /// Pictures that the next round reads.
    let pages: CellPages
    /// What is done after this round, by page of the level's filtered pictures.
    private(set) var results: [(page: Int, pass: Pass)] = []

    init(limit: Int) { pages = CellPages(limit: limit) }

    /// Starts over without pages.
    func removeAll() {
        pages.removeAll()
        results.removeAll(keepingCapacity: true)
    }

    /// What this round draws on a page of filtered pictures.
    func result(page: Int, make: () -> Pass) -> Pass {
        if let known = results.first(where: { $0.page == page }) { return known.pass }
        let pass = make()
        results.append((page, pass))
        return pass
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
    private(set) var rounds: [FilterRound] = []
    private let limit: Int

    init(limit: Int) {
        groups = CellPages(limit: limit)
        clipped = CellPages(limit: limit)
        rows = CellPages(limit: limit)
        columns = CellPages(limit: limit)
        filtered = CellPages(limit: limit)
        self.limit = limit
    }

    /// A round of filters, the first one being 0.
    mutating func round(_ number: Int) -> FilterRound {
        while rounds.count <= number { rounds.append(FilterRound(limit: limit)) }
        return rounds[number]
    }

    /// Starts over without pages.
    mutating func removeAll() {
        for round in rounds { round.removeAll() }
        filtered.removeAll()
        groups.removeAll()
        clipped.removeAll()
        rows.removeAll()
        columns.removeAll()
    }
}
