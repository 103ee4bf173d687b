import AllocationCounter
import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree
import Testing

/// Particles in the render tree.
struct ParticleTests {
    private let sketch = Sketch()
    private var tree: RenderTree { sketch.tree }

    static let dot = CGImage(
        width: 4, height: 2, premultipliedRGBA: [UInt8](repeating: 255, count: 32)
    )

    /// Returns a cell that emits four dots per second with a lifetime of two seconds, moving right.
    static func cell(_ configure: (inout EmitterCell) -> Void = { _ in }) -> EmitterCell {
        var cell = EmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity, cell.contents) = (4, 2, 8, dot)
        configure(&cell)
        return cell
    }

    @discardableResult
    static func add(
        to sketch: Sketch, _ cells: [EmitterCell], in parent: LayerID = 0,
        _ configure: (inout LayerState) -> Void = { _ in }
    ) -> LayerID {
        sketch.add(0, 0, 100, 100, in: parent) {
            $0.backgroundColor = nil
            $0.kind = LayerKind(fresh: .emitter)
            $0[.emitterPosition] = .point(CGPoint(x: 20, y: 50))
            $0[.emitterCells] = .cells(cells)
            configure(&$0)
        }
    }

    @discardableResult
    private func emitter(
        _ cells: [EmitterCell], _ configure: (inout LayerState) -> Void = { _ in }
    ) -> LayerID {
        Self.add(to: sketch, cells, configure)
    }

    /// Returns the images drawn at a time.
    private func images(at time: Double) -> [ImageItem] { Self.images(sketch.list(at: time)) }

    private static func images(_ list: DisplayList) -> [ImageItem] {
        list.items.compactMap { if case .image(let item) = $0 { item } else { nil } }
    }

    /// Returns the columns in which particles are drawn.
    private func columns(at time: Double) -> [Double] {
        images(at: time).map { Double($0.shape.projection.tx) }
    }

    @Test("The n-th particle is born n / birthRate after the begin, moves and dies")
    func births() {
        emitter([Self.cell()])
        #expect(columns(at: 0).isEmpty)
        #expect(columns(at: 0.24).isEmpty)
        #expect(columns(at: 0.25) == [20])
        #expect(columns(at: 0.5) == [22, 20])
        #expect(columns(at: 1.125) == [27, 25, 23, 21])
        // The first one dies at 2.25.
        #expect(columns(at: 2.25) == [34, 32, 30, 28, 26, 24, 22, 20])
        for time in [2.25, 3.1, 77, 4000] { #expect(images(at: time).count == 8) }
        #expect(images(at: 2.2).count == 8)
    }

    @Test("Position, size, rotation and colour follow from the age")
    func changes() throws {
        emitter([
            Self.cell {
                $0.birthRate = 1
                $0.emissionLongitude = .pi / 2
                ($0.xAcceleration, $0.yAcceleration) = (4, -2)
                ($0.scale, $0.scaleSpeed) = (2, 1)
                $0.spin = .pi
                $0.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
                ($0.greenSpeed, $0.alphaSpeed, $0.redSpeed) = (0.5, 0.5, 1)
            }
        ])
        let item = try #require(images(at: 1.5).first)
        let map = item.shape.projection
        // Half a second old: 8 * 0.5 down, rotated by 90 degrees, and two and a half times the
        // size.
        #expect(abs(map.tx - 20.5) < 1e-5 && abs(map.ty - 53.75) < 1e-5)
        #expect(abs(map.a) < 1e-5 && abs(map.b - 2.5) < 1e-5)
        #expect(abs(map.c + 2.5) < 1e-5 && abs(map.d) < 1e-5)
        #expect(item.frame == LocalRect(x: -2, y: -1, width: 4, height: 2))
        #expect(item.tint == DrawColor(0.75, 0.75 * 0.75, 0, 0.75))
    }

    @Test("The layer's factors multiply those of the cells")
    func factors() throws {
        emitter([Self.cell { $0.spin = 1 }]) {
            $0[.birthRate] = .number(2)
            $0[.lifetime] = .number(0.5)
            $0[.velocity] = .number(3)
            $0[.scale] = .number(2)
            $0[.spin] = .number(.pi)
        }
        let items = images(at: 10)
        #expect(items.count == 8)
        let map = try #require(items.first?.shape.projection)
        #expect(map.tx == 20 + 24 * 0.875)
        #expect(abs(map.a - 2 * Float(cos(0.875 * Double.pi))) < 1e-5)
    }

    private static let wild = [
        cell {
            $0.birthRate = 93
            ($0.lifetime, $0.lifetimeRange, $0.velocityRange) = (1.5, 1, 30)
            ($0.emissionRange, $0.scaleRange, $0.spinRange) = (1.5, 1, 8)
            ($0.redRange, $0.greenRange, $0.blueRange, $0.alphaRange) = (1, 1, 1, 1)
            $0.cells = [cell { ($0.lifetime, $0.emissionRange) = (0.3, 7) }]
        },
        cell { ($0.birthRate, $0.beginTime, $0.speed) = (31, 0.7, 1.3) },
    ]

    private static func makeWild(_ seed: Double = 5) -> Sketch {
        let sketch = Sketch()
        add(to: sketch, wild) {
            $0[.seed] = .number(seed)
            $0[.emitterShape] = .name("circle")
            $0[.emitterSize] = .size(CGSize(width: 20, height: 20))
        }
        return sketch
    }

    @Test("A frame does not depend on the frames before")
    func anyOrder() {
        let times = (0...18).map { Double($0) / 6 }
        func play(_ rate: Int) -> [DisplayList] {
            let sketch = Self.makeWild()
            return (0...(3 * rate)).compactMap {
                let list = sketch.list(at: Double($0) / Double(rate))
                return $0 * 6 % rate == 0 ? list : nil
            }
        }
        let sought = times.map { Self.makeWild().list(at: $0) }
        for rate in [24, 60, 144] { #expect(play(rate) == sought) }
        let backwards = Self.makeWild()
        #expect(times.reversed().map { backwards.list(at: $0) } == Array(sought.reversed()))
        #expect(Self.images(sought[12]).count > 100)
    }

    @Test("A seed gives the same particles every time, another seed others")
    func seeds() {
        let lists = [5.0, 5, 6].map { Self.makeWild($0).list(at: 2) }
        #expect(lists[0] == lists[1])
        #expect(lists[0].items != lists[2].items)
    }

    @Test("Ranges spread values evenly, half to each side")
    func ranges() {
        emitter([
            Self.cell {
                ($0.birthRate, $0.lifetime, $0.velocity, $0.velocityRange) = (2000, 1, 40, 20)
                $0.scaleRange = 0.5
            }
        ]) { $0[.emitterCells] = $0[.emitterCells] }
        let items = images(at: 3)
        #expect(items.count == 2000)
        let scales = items.map { Double($0.shape.projection.a) }
        #expect(scales.allSatisfy { $0 >= 0.75 && $0 <= 1.25 })
        #expect(abs(scales.reduce(0, +) / 2000 - 1) < 0.01)
        let spread = scales.map { ($0 - 1) * ($0 - 1) }.reduce(0, +) / 2000
        #expect(abs(spread - 0.25 / 12) < 0.001)
    }

    @Test("Particles fill a cone, and each shape in each mode, and stay inside")
    func shapes() {
        let names = ["point", "line", "rectangle", "cuboid", "circle", "sphere"]
        for shape in names {
            for mode in ["points", "outline", "surface", "volume"] {
                let sketch = Sketch()
                Self.add(to: sketch, [Self.cell { ($0.birthRate, $0.velocity) = (200, 0) }]) {
                    $0[.emitterPosition] = .point(CGPoint(x: 50, y: 50))
                    $0[.emitterSize] = .size(CGSize(width: 20, height: 10))
                    $0[.emitterDepth] = .number(10)
                    $0[.emitterShape] = .name(shape)
                    $0[.emitterMode] = .name(mode)
                }
                let places = Self.images(sketch.list(at: 5)).map {
                    SIMD2($0.shape.projection.tx, $0.shape.projection.ty) - 50
                }
                #expect(places.count == 400)
                let distances = places.map { ($0 * $0).sum().squareRoot() }
                let isRound = shape == "circle" || shape == "sphere"
                let inside = places.allSatisfy {
                    abs($0.x) <= 10 + 1e-4 && abs($0.y) <= (shape == "line" ? 0 : 5) + 1e-4
                }
                switch (shape, mode) {
                case ("point", _): #expect(distances.allSatisfy { $0 == 0 })
                case ("circle", "points"), ("circle", "outline"), ("sphere", "outline"):
                    #expect(distances.allSatisfy { abs($0 - 20) < 1e-3 }, "\(shape) \(mode)")
                case ("rectangle", "points"), ("cuboid", "points"):
                    #expect(Set(places).count == 4 && places.allSatisfy { abs($0.x) == 10 })
                case ("rectangle", "outline"):
                    #expect(places.allSatisfy { abs($0.x) == 10 || abs($0.y) == 5 })
                default:
                    #expect(isRound ? distances.allSatisfy { $0 <= 20.001 } : inside)
                    #expect(Set(places).count > 1)
                }
            }
        }
    }

    @Test("Particles of particles start at their parents, and outlive them")
    func inner() {
        let trail = Self.cell { ($0.birthRate, $0.lifetime, $0.velocity) = (2, 1, 0) }
        emitter([
            Self.cell {
                ($0.birthRate, $0.lifetime, $0.duration) = (1, 1, 1)
                $0.cells = [trail]
                $0.color = CGColor(red: 0.5, green: 0.5, blue: 0.5)
            }
        ])
        // The rocket flies from 1 to 2; its two trailing dots are born at 1.5 and 2.
        #expect(columns(at: 1.25) == [22])
        #expect(columns(at: 1.75) == [26, 24])
        #expect(columns(at: 2.25) == [24, 28])
        #expect(columns(at: 2.75) == [28])
        #expect(columns(at: 3.5).isEmpty)
        #expect(images(at: 2.75).first?.tint == DrawColor(0.5, 0.5, 0.5, 1))
        #expect(tree.nextActivity(after: 3.5) == nil)
    }

    @Test("Without picture, rate or lifetime, or disabled, an emitter draws nothing and is idle")
    func nothing() {
        let cells = [
            Self.cell { $0.contents = nil }, Self.cell { $0.birthRate = 0 },
            Self.cell { $0.birthRate = -3 }, Self.cell { $0.lifetime = 0 },
            Self.cell { $0.isEnabled = false }, Self.cell { $0.speed = 0 },
            Self.cell { $0.duration = 0 },
        ]
        emitter(cells)
        #expect(sketch.list(at: 5).items.isEmpty)
        #expect(tree.nextActivity(after: 5) == nil)
        emitter([Self.cell { $0.birthRate = 1e12 }])
        #expect(images(at: 5).count <= 65_537 && images(at: 5).count > 65_000)
    }

    @Test("An emitter is active from its begin until its last particle has died")
    func activity() {
        emitter([Self.cell { ($0.beginTime, $0.duration) = (1, 1) }])
        #expect(tree.nextActivity(after: 0) == 1)
        for time in [1.0, 1.9, 3.9] { #expect(tree.nextActivity(after: time) == time) }
        #expect(tree.nextActivity(after: 4.1) == nil)
        #expect(images(at: 3.9).count == 1 && images(at: 4).isEmpty)
        #expect(columns(at: 2).count == 4)
    }

    @Test("A change affects later births; existing particles keep their motion")
    func history() {
        let id = emitter([Self.cell()])
        tree.apply(Commit(changes: [.births(id, at: 1.1)]))
        sketch.change(id) { $0[.birthRate] = .number(0) }
        #expect(columns(at: 1.5) == [30, 28, 26, 24])
        #expect(tree.nextActivity(after: 2.9) == 2.9)
        tree.apply(Commit(changes: [.births(id, at: 2)]))
        sketch.change(id) {
            $0[.birthRate] = .number(1)
            $0[.velocity] = .number(-1)
        }
        // 1.1 s at 4 births per second leave 0.4 of a birth; the rest of it takes 0.15 s.
        let shown = columns(at: 2.35)
        #expect(shown.count == 4)
        #expect(abs(shown[3] - (20 - 8 * 0.2)) < 1e-4)
        #expect(columns(at: 2.14).count == 4)
        tree.apply(Commit(changes: [.births(id, at: nil)]))
        #expect(columns(at: 0.5).count == 2)
    }

    @Test("An animated emitter position leaves particles where they were born")
    func animatedPlace() throws {
        let id = emitter([Self.cell { $0.velocity = 0 }])
        let path = try PropertyPath("emitterPosition.x")
        let timing = MediaTiming(beginTime: 0, duration: 2)
        tree.apply(
            Commit(changes: [
                .addAnimations(id, [Self.linear(path, timing, from: 0, to: 64)])
            ])
        )
        #expect(columns(at: 1) == [8, 16, 24, 32])
        tree.apply(Commit(changes: [.births(id, at: 1.1), .removeAnimation(id, 9)]))
        #expect(columns(at: 1.25) == [8, 16, 24, 32, 20])
    }

    private static func linear(
        _ path: PropertyPath, _ timing: MediaTiming, from: Double, to: Double
    ) -> FrozenAnimation {
        FrozenAnimation(
            id: 9, path: path, timing: timing, easing: nil, spring: nil,
            ends: .vector(from: SIMD4(from, 0, 0, 0), to: SIMD4(to, 0, 0, 0), by: nil),
            isAdditive: false, isCumulative: false
        )
    }

    @Test("An animated birth rate emits the number of particles of its mean")
    func animatedRate() throws {
        let id = emitter([
            Self.cell { ($0.name, $0.birthRate, $0.lifetime, $0.velocity) = ("a", 0, 4, 0) }
        ])
        let path = try PropertyPath("emitterCells.a.birthRate")
        #expect(path.keyPath == "emitterCells.a.birthRate")
        let timing = MediaTiming(beginTime: 1, duration: 2)
        tree.apply(
            Commit(changes: [.addAnimations(id, [Self.linear(path, timing, from: 0, to: 1000)])])
        )
        #expect(images(at: 1).isEmpty)
        #expect(abs(images(at: 2).count - 250) < 10)
        #expect(abs(images(at: 3).count - 1000) < 20)
        #expect(images(at: 3.5).count == images(at: 4).count)
        let list = sketch.list(at: 2)
        _ = sketch.list(at: 3)
        #expect(sketch.list(at: 2) == list)
        #expect(tree.nextActivity(after: 2) == 2)
    }

    @Test("Render modes order particles by age or depth, or add them")
    func order() {
        let id = emitter([
            Self.cell { ($0.birthRate, $0.emissionLatitude) = (1, -.pi / 4) },
            Self.cell { ($0.birthRate, $0.beginTime, $0.velocity) = (1, -0.5, 0) },
        ])
        func show(_ mode: String) -> [Int] {
            sketch.change(id) { $0[.renderMode] = .name(mode) }
            return columns(at: 2.25).map { Int($0.rounded()) }
        }
        // Two of the first cell, born at 1 and 2; two of the other, at 0.5 and 1.5.
        #expect(show("unordered") == [27, 21, 20, 20])
        #expect(show("oldestFirst") == [20, 27, 20, 21])
        #expect(show("oldestLast") == [21, 20, 27, 20])
        #expect(show("backToFront") == [27, 21, 20, 20])
        #expect(sketch.kinds(at: 2.25).first == "image")
        _ = show("additive")
        let items = sketch.list(at: 2.25).items
        let areAdded = items.allSatisfy {
            if case .image(let item) = $0 { item.isAdded } else { false }
        }
        #expect(areAdded && items.count == 4)
    }

    @Test("Delayed instances of a replicator show the particles of their own time")
    func replicated() {
        let outer = sketch.add(0, 0, 100, 100) {
            $0.backgroundColor = nil
            $0.kind = LayerKind(fresh: .replicator)
            $0[.instanceCount] = .number(2)
            $0[.instanceDelay] = .number(0.5)
            $0[.instanceTransform] = .transform(CATransform3DMakeTranslation(0, 10, 0))
        }
        Self.add(to: sketch, [Self.cell()], in: outer)
        let rows = images(at: 0.75).map { Double($0.shape.projection.ty) }
        #expect(rows == [50, 50, 50, 60])
        // The root, the replicator and an emitter in each instance.
        #expect(tree.statistics.layers == 4)
    }

    @Test("Frames of a thousand particles allocate nothing in the steady state")
    func allocations() {
        emitter([Self.cell { ($0.birthRate, $0.emissionRange) = (500, 0.5) }])
        for i in 0..<10 { _ = sketch.list(at: 3 + Double(i) * 0.01) }
        var maximum = 0
        for i in 10..<30 {
            let before = allocationsOfThisThread()
            _ = sketch.list(at: 3 + Double(i) * 0.01)
            maximum = max(maximum, Int(allocationsOfThisThread() - before))
        }
        #expect(maximum < 24, "\(maximum)")
        #expect(images(at: 9).count == 1000)
    }
}
