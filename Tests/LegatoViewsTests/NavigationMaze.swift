import Foundation
import Legato
import Observation
import TestSupport

/// The life cycles of the pages of a maze.
final class MazeChart {
    /// The record of one page since its creation.
    final class Page {
        var phases: [NavigationPhase] = []
    }

    /// The pages in order of creation.
    private(set) var pages: [Page] = []
    var taps = 0

    func note(_ phase: NavigationPhase, _ page: Page) {
        if page.phases.isEmpty { pages.append(page) }
        page.phases.append(phase)
    }

    /// Removes finished pages, and returns those whose phases are out of order.
    func takeDisordered() -> [[NavigationPhase]] {
        let order = NavigationPhase.allCases
        let wrong = pages.map(\.phases).filter { phases in
            zip(phases, 0...).contains { $0 != order[$1 % order.count] }
        }
        for page in pages {
            page.phases.removeFirst(page.phases.count / order.count * order.count)
        }
        pages.removeAll(where: \.phases.isEmpty)
        return wrong
    }
}

/// The position in a maze: path values are ten times their depth plus a number; odd numbers zoom.
@Observable final class MazeModel {
    var path: [Int] = []
    var sheet: MazeItem?
    var cover: MazeItem?
}

struct MazeItem: Identifiable { let id: Int }

/// The pages of the maze.
struct Maze: View {
    @Bindable var model: MazeModel
    let chart: MazeChart
    @Namespace private var space

    var body: some View {
        NavigationStack(path: $model.path) {
            page(10).navigationDestination(for: Int.self) { value in
                zooming(value) { page(value / 10 * 10 + 10) }
            }
        }
        .sheet(item: $model.sheet) { item in zooming(10 + item.id) { page(0) } }
        .fullScreenCover(item: $model.cover) { item in zooming(10 + item.id) { page(0) } }
    }

    private func page(_ next: Int) -> some View { MazePage(chart: chart, next: next, space: space) }

    @ViewBuilder
    private func zooming(_ value: Int, @ViewBuilder _ page: () -> some View) -> some View {
        if value.isMultiple(of: 2) {
            page()
        } else {
            page().navigationTransition(.zoom(sourceID: value, in: space))
        }
    }
}

private struct MazePage: View {
    let chart: MazeChart
    let next: Int
    let space: Namespace.ID
    @State private var page = MazeChart.Page()

    var body: some View {
        ZStack {
            Color.blue
            if next > 0 {
                HStack {
                    ForEach([1, 3], id: \.self) { number in
                        Color.red.frame(width: 40, height: 30)
                            .matchedTransitionSource(id: next + number, in: space)
                    }
                }
            }
        }
        .onTapGesture { chart.taps += 1 }
        .onNavigationPhase { [page] phase in chart.note(phase, page) }
    }
}

/// A maze on a display, and random actions in it.
final class MazeWalk {
    /// The presentation of a page.
    struct Seen {
        let layer: ObjectIdentifier
        let place: CGPoint
        let frame: CGRect
        let opacity: Float
    }

    let model = MazeModel()
    let chart = MazeChart()
    let stage: NavigationStage<Maze>
    /// Whether zooms, sheets and drags are excluded.
    let isPlain: Bool
    private(set) var random: SeededRandom
    private(set) var seen: [Seen] = []
    /// The events since the last rest.
    var log: [String] = []
    private var frame = 0
    private var hand: (place: CGPoint, velocity: CGVector)?

    init(seed: UInt64, isPlain: Bool) {
        random = SeededRandom(seed: seed)
        self.isPlain = isPlain
        stage = NavigationStage(Maze(model: model, chart: chart))
        seen = look()
    }

    /// Returns the pages in front of their stacks, back to front.
    func look() -> [Seen] {
        var layers: [CALayer] = []
        collect(stage.hosting, &layers)
        return layers.compactMap { layer in
            layer.presentation().map {
                Seen(
                    layer: ObjectIdentifier(layer), place: $0.position, frame: $0.frame,
                    opacity: $0.opacity
                )
            }
        }
    }

    private func collect(_ layer: CALayer, _ found: inout [CALayer]) {
        if "\(type(of: layer))" == "PageLayer" { return found.append(layer) }
        // Pages behind a cover are hidden in the root.
        for sublayer in layer.sublayers ?? [] where !sublayer.isHidden || layer === stage.hosting {
            collect(sublayer, &found)
        }
    }

    /// Performs a random action, or none.
    func act() {
        if Double.random(in: 0..<1, using: &random) < 0.2 { change() }
        if !isPlain { drag() }
    }

    private func change() {
        let depth = model.path.count
        let number = isPlain ? 2 : Int.random(in: 1...4, using: &random)
        switch Int.random(in: 0..<(isPlain ? 9 : 12), using: &random) {
        case 0...2 where depth < 4: model.path.append((depth + 1) * 10 + number)
        case 3...5 where depth > 0: model.path.removeLast()
        case 6: model.path = []
        case 7: model.path = (1...3).prefix(number).map { $0 * 10 + number }
        case 8, 9: model.cover = model.cover == nil ? MazeItem(id: number) : nil
        case 10, 11: model.sheet = model.sheet == nil ? MazeItem(id: number) : nil
        default: return
        }
        note("path \(model.path), sheet \(model.sheet?.id ?? 0), cover \(model.cover?.id ?? 0)")
    }

    private func note(_ what: String) { log.append("\(frame): \(what)") }

    /// Presses, drags at a constant velocity, or releases.
    private func drag() {
        let chance = Double.random(in: 0..<1, using: &random)
        guard let (place, velocity) = hand else {
            guard chance < 0.1 else { return }
            let start = CGPoint(
                x: CGFloat.random(in: 60...140, using: &random),
                y: CGFloat.random(in: 100...300, using: &random)
            )
            let pace = CGVector(
                dx: CGFloat.random(in: -5...5, using: &random),
                dy: CGFloat.random(in: -5...10, using: &random)
            )
            hand = (start, pace)
            note("press \(start), pace \(pace)")
            return stage.press(start.x, start.y)
        }
        if chance < 0.1 { return letGo() }
        let next = CGPoint(x: place.x + velocity.dx, y: place.y + velocity.dy)
        hand?.place = next
        stage.move(next.x, next.y)
    }

    /// Releases the pointer.
    func letGo() {
        guard let hand else { return }
        self.hand = nil
        note("let go")
        stage.release(hand.place.x, hand.place.y)
    }

    /// Taps a page, and returns whether one received the tap.
    func tap() -> Bool {
        let before = chart.taps
        stage.tap(100, 300)
        return chart.taps == before + 1
    }

    /// Shows the next frame, and describes a jump in it.
    func step() -> String? {
        let before = seen
        frame += 1
        stage.display.advance(frames: 1)
        seen = look()
        for (index, page) in seen.enumerated() {
            guard let old = before.first(where: { $0.layer == page.layer }) else {
                if isInSight(index, seen) { return "\(page) came from nowhere" }
                continue
            }
            let delta = (x: abs(page.place.x - old.place.x), y: abs(page.place.y - old.place.y))
            if delta.x > Self.maximum.width || delta.y > Self.maximum.height {
                return "\(old) jumped to \(page)"
            }
        }
        for (index, old) in before.enumerated()
        where !seen.contains(where: { $0.layer == old.layer }) {
            if isInSight(index, before) { return "\(old) vanished" }
        }
        return nil
    }

    /// The largest motion in one frame: at the peak velocity of a page that is animated across the
    /// display, or thrown, and of the pointer.
    private static let maximum: CGSize = {
        let peak = 1.5 * 2 * Double.pi / 0.5 / M_E / 60
        return CGSize(width: 200 * peak + 5, height: 400 * peak + 10)
    }()

    private func isInSight(_ index: Int, _ pages: [Seen]) -> Bool {
        let page = pages[index]
        let part = page.frame.intersection(CGRect(x: 0, y: 0, width: 200, height: 400))
        // The fade of a zoom begins with less than a quarter in the first frame.
        if page.opacity < 0.25 || part.isNull { return false }
        if part.width <= Self.maximum.width || part.height <= Self.maximum.height { return false }
        let front = pages.dropFirst(index + 1).filter { $0.opacity > 0.95 }
            .map { $0.frame.insetBy(dx: -Self.maximum.width, dy: -Self.maximum.height) }
        return (0..<100).contains { number in
            let point = CGPoint(
                x: part.minX + part.width * (CGFloat(number % 10) + 0.5) / 10,
                y: part.minY + part.height * (CGFloat(number / 10) + 0.5) / 10
            )
            return !front.contains { $0.contains(point) }
        }
    }
}
