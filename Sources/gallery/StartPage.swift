import Foundation
import Legato
import LegatoScenes

/// A paged overview of all scenes, running in miniature, controlled by mouse or keyboard.
@MainActor
final class StartPage {
    /// The page's root layer, as large as the window; it handles keys before the scenes do.
    private(set) lazy var root: CALayer = KeyLayer { [unowned self] in press($0) }
    /// The catalogue index of the scene that return opens.
    private(set) var selection: Int

    private let scenes = SceneCatalog.all
    private let size: CGSize
    private let scale: CGFloat
    private let choose: (Int) -> Void
    private let title = TextLayer()
    private var tiles: [Tile] = []

    private static let columns = 4
    private static let rows = 3
    private static var perPage: Int { columns * rows }
    private static let gap: CGFloat = 24
    private static let head: CGFloat = 64

    init(size: CGSize, scale: CGFloat, selection: Int, choose: @escaping (Int) -> Void) {
        (self.size, self.scale, self.selection, self.choose) = (size, scale, selection, choose)
        root.name = "start"
        root.frame = CGRect(origin: .zero, size: size)
        root.backgroundColor = CGColor(red: 0.063, green: 0.078, blue: 0.094)
        root.addSublayer(title)
        build()
    }

    private var page: Int { selection / Self.perPage }
    private var pages: Int { (scenes.count + Self.perPage - 1) / Self.perPage }
    private var indices: Range<Int> {
        page * Self.perPage..<min(scenes.count, (page + 1) * Self.perPage)
    }

    /// Selects another scene.
    private func move(by steps: Int) { select(min(max(selection + steps, 0), scenes.count - 1)) }

    /// Selects a scene of another page.
    private func turn(by steps: Int) {
        let page = (page + steps + pages) % pages
        let place = page * Self.perPage + selection % Self.perPage
        select(min(place, scenes.count - 1))
    }

    /// Selects the scene under the pointer.
    func hover(_ point: CGPoint) {
        if let index = tiles.firstIndex(where: { $0.frame.contains(point) }) {
            select(indices.lowerBound + index)
        }
    }

    /// Handles a key press.
    /// - Returns: Whether the key was handled.
    private func press(_ event: KeyEvent) -> Bool {
        switch event.key {
        case "tab": move(by: event.modifiers.contains(.shift) ? -1 : 1)
        case "left": move(by: -1)
        case "right": move(by: 1)
        case "up": move(by: -Self.columns)
        case "down": move(by: Self.columns)
        case "pageup": turn(by: -1)
        case "pagedown": turn(by: 1)
        case "return", "space": choose(selection)
        default: return false
        }
        return true
    }

    private func select(_ index: Int) {
        guard index != selection else { return }
        let before = page
        tiles[selection - indices.lowerBound].isSelected = false
        selection = index
        if page == before {
            tiles[index - indices.lowerBound].isSelected = true
            showTitle()
        } else {
            build()
        }
    }

    /// Builds the tiles of the page.
    private func build() {
        for tile in tiles { tile.removeFromSuperlayer() }
        let (columns, rows) = (CGFloat(Self.columns), CGFloat(Self.rows))
        let room = CGSize(
            width: max(1, (size.width - Self.gap * (columns + 1)) / columns),
            height: max(1, (size.height - Self.head - Self.gap * (rows + 1)) / rows)
        )
        tiles = indices.enumerated().map { place, index in
            let tile = Tile(scenes[index], size: room, scale: scale)
            let (row, column) = place.quotientAndRemainder(dividingBy: Self.columns)
            tile.frame.origin = CGPoint(
                x: (Self.gap + CGFloat(column) * (room.width + Self.gap)).rounded(),
                y: (Self.head + Self.gap + CGFloat(row) * (room.height + Self.gap)).rounded()
            )
            tile.isSelected = index == selection
            tile.addGesture(TapGesture().onEnded { [unowned self] in choose(index) })
            root.addSublayer(tile)
            return tile
        }
        showTitle()
    }

    private func showTitle() {
        let scene = scenes[selection]
        let text = "\(scene.title)  ·  page \(page + 1) of \(pages)\n\(scene.sentence)"
        title.show(text, gray: 0.85, width: max(1, size.width - 2 * Self.gap - 200), scale: scale)
        title.place(left: Self.gap, bottom: Self.head + 8)
    }
}

/// A scene in the overview, with its title below.
private final class Tile: CALayer {
    private static let label: CGFloat = 28

    /// Whether return opens the scene.
    var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            CALayer.animate(.snappy(duration: 0.25)) {
                setValue(isSelected ? 1.04 : 1, forKeyPath: "transform.scale")
                borderColor = CGColor(gray: 1, alpha: isSelected ? 0.9 : 0.15)
            }
        }
    }

    convenience init(_ scene: DemoScene, size: CGSize, scale: CGFloat) {
        self.init()
        bounds.size = size
        cornerRadius = 12
        borderWidth = 1.5
        borderColor = CGColor(gray: 1, alpha: 0.15)
        backgroundColor = CGColor(red: 0.063, green: 0.078, blue: 0.094)
        masksToBounds = true
        let design = DemoScene.designSize
        let fit = min(size.width / design.width, (size.height - Self.label) / design.height)
        // Fewer layers, because all scenes of the page run at the same time.
        let picture = scene.makeRoot(size: design, count: scene.defaultCount.map { min($0, 1000) })
        picture.anchorPoint = .zero
        picture.position = CGPoint(
            x: (size.width - design.width * fit) / 2,
            y: (size.height - Self.label - design.height * fit) / 2
        )
        picture.transform = CATransform3DMakeScale(fit, fit, 1)
        picture.masksToBounds = true
        addSublayer(picture)
        let name = CATextLayer()
        name.string = scene.title
        name.font = "DejaVu Sans"
        name.fontSize = 13
        name.foregroundColor = CGColor(gray: 0.85)
        name.truncationMode = .end
        name.frame = CGRect(x: 14, y: size.height - 23, width: max(1, size.width - 28), height: 17)
        addSublayer(name)
        // Keeps pointer input from the scene.
        let cover = CALayer()
        cover.frame = bounds
        addSublayer(cover)
    }
}
