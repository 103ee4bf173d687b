import LegatoDrawing
import LegatoGraphics
import LegatoRenderTree
import TestSupport
import Testing

/// The overdraw limit on copies and particles.
struct CoverTests {
    private let sketch = Sketch()
    private var tree: RenderTree { sketch.tree }

    /// Returns the items of the display list at half a second, with its warnings.
    private func draw(times: Int) -> (items: [DisplayItem], words: [String]) {
        tree.coverLimit = (times: times, pixels: 0)
        var items: [DisplayItem] = []
        let words = sentences { items = sketch.list(at: 0.5).items }
        return (items, words)
    }

    private func addParticles(scale: Double) {
        let cell = ParticleTests.cell {
            ($0.birthRate, $0.lifetime, $0.velocity, $0.scale) = (1000, 1, 0, scale)
        }
        ParticleTests.add(to: sketch, [cell])
    }

    /// Adds a replicator with overlapping instances.
    private func replicator(_ count: Double) -> LayerID {
        sketch.add(0, 0, 100, 100) {
            $0.backgroundColor = nil
            $0.kind = LayerKind(fresh: .replicator)
            $0[.instanceCount] = .number(count)
        }
    }

    @Test("Particles are drawn until the overdraw limit is reached")
    func particles() {
        addParticles(scale: 100)
        // 500 particles count as 64 pixels each, and each covers the 10,000 pixels of the target.
        let (items, words) = draw(times: 8)
        #expect(items.count == 5)
        #expect(words.count == 1)
        #expect(words.first?.contains("CAEmitterLayer are not drawn") == true)
    }

    @Test("Particles are drawn up to the limit on their number", arguments: [500, 499, 0])
    func particleNumber(limit: Int) {
        addParticles(scale: 0.01)
        tree.particleLimit = limit
        let (items, words) = draw(times: 1000)
        #expect(items.count == limit)
        #expect(words.count == (limit == 500 ? 0 : 1))
        #expect(words.allSatisfy { $0.contains("at most \(limit) particles together") })
    }

    @Test("Small particles and copies are all drawn, without a warning")
    func small() {
        addParticles(scale: 0.25)
        sketch.add(0, 0, 4, 4, in: replicator(1000))
        let (items, words) = draw(times: 12)
        #expect(items.count > 1400)
        #expect(words.isEmpty)
    }

    @Test("Instances are drawn until the overdraw limit is reached")
    func instances() {
        sketch.add(0, 0, 100, 100, in: replicator(1000))
        let (items, words) = draw(times: 8)
        #expect(items.count <= 10)
        #expect(words.count == 1)
        #expect(words.first?.contains("CAReplicatorLayer are not drawn") == true)
    }

    @Test("Groups count more than their contents, because of their memory")
    func groups() {
        let faded = sketch.add(0, 0, 100, 100, in: replicator(1000)) { $0.opacity = 0.5 }
        for _ in 0..<2 { sketch.add(0, 0, 100, 100, in: faded) }
        let groups = draw(times: 28).items.filter {
            if case .beginGroup = $0 { true } else { false }
        }
        #expect((2...5).contains(groups.count))
    }

    @Test("A nested replicator draws its first instance as long as the outer one draws")
    func nested() {
        let inner = sketch.add(0, 0, 100, 100, in: replicator(30)) {
            $0.kind = LayerKind(fresh: .replicator)
            $0[.instanceCount] = .number(30)
        }
        sketch.add(0, 0, 100, 100, in: inner)
        #expect(draw(times: 8).items.count <= 12)
    }
}
