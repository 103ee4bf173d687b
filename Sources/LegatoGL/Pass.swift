/// The drawing into one target, and the part of the target that is used.
final class Pass {
    let batches = BatchList()
    /// The steps to draw at each barrier of the batches.
    var interludes: [[Step]] = []
    /// The functions of pixels whose results are in the target.
    var jobs: [PixelJob] = []
    fileprivate(set) var width = 0
    fileprivate(set) var height = 0

    /// Resets the pass for a target whose used part may grow up to `limit` columns.
    func begin(width: Int, height: Int, limit: Int) {
        self.width = width
        self.height = height
        batches.begin(width: limit)
        interludes.removeAll(keepingCapacity: true)
        jobs.removeAll(keepingCapacity: true)
    }
}

/// A picture that is drawn from others, in order.
struct Step {
    let role: TargetRole
    let page: Int
    /// The pass to draw.
    let pass: Pass
    /// The pass that determines the size of the target.
    let size: Pass
}

/// The rectangle of a page that is reserved for one group.
struct Cell {
    let page: Int
    let x: Int
    let y: Int
}

/// Pages on which the pictures of many groups are packed in shelves.
///
/// Each picture has its own cells of an `OverlapGrid`, so that no picture prevents another one's
/// items from sharing draw calls.
final class CellPages {
    /// The preferred maximum side of a shelf or page, unless a single picture is larger.
    private static let comfortableSide = 2048

    private var passes: [Pass] = []
    private let limit: Int
    private(set) var count = 0
    /// The maximum width of the last page.
    private(set) var pageLimit = 0
    private var shelfX = 0
    private var shelfY = 0
    private var shelfHeight = 0

    init(limit: Int) { self.limit = limit }

    /// The pages in use.
    var pages: ArraySlice<Pass> { passes[..<count] }

    subscript(page: Int) -> Pass { passes[page] }

    /// Removes all pages; keeps their memory.
    func removeAll() { count = 0 }

    /// Allocates a cell for a picture of at most `limit` x `limit` pixels.
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

    /// Adds a page of the preferred width, or the given one if that is larger.
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

/// One round of the filters of a level: the stages of all groups that have the same index.
final class FilterRound {
    /// Pictures that the next round reads.
    let pages: CellPages
    /// The passes after this round, by page of the level's filtered pictures.
    private(set) var results: [(page: Int, pass: Pass)] = []

    init(limit: Int) { pages = CellPages(limit: limit) }

    /// Removes all pages.
    func removeAll() {
        pages.removeAll()
        results.removeAll(keepingCapacity: true)
    }

    /// Returns this round's pass for a page of filtered pictures.
    func result(page: Int, make: () -> Pass) -> Pass {
        if let known = results.first(where: { $0.page == page }) { return known.pass }
        let pass = make()
        results.append((page, pass))
        return pass
    }
}

/// The pages of all groups with the same number of enclosing groups.
struct GroupLevel {
    /// The groups' pictures.
    let groups: CellPages
    /// Clipped pictures of groups that cast a shadow.
    let clipped: CellPages
    /// Shadows blurred along rows.
    let rows: CellPages
    /// Shadows blurred along rows and columns.
    let columns: CellPages
    /// Filtered pictures.
    let filtered: CellPages
    /// The rounds that draw the filtered pictures.
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

    /// Returns a round of filters, starting with 0.
    mutating func round(_ number: Int) -> FilterRound {
        while rounds.count <= number { rounds.append(FilterRound(limit: limit)) }
        return rounds[number]
    }

    /// Removes all pages.
    mutating func removeAll() {
        for round in rounds { round.removeAll() }
        filtered.removeAll()
        groups.removeAll()
        clipped.removeAll()
        rows.removeAll()
        columns.removeAll()
    }
}
