import Foundation
import Legato
import LegatoRenderTree
import TestSupport
import Testing

/// Emitter layers.
struct EmitterLayerTests {
    private static let picture: CGImage = {
        let pixels = (0..<24).flatMap { (index: Int) -> [UInt8] in
            [UInt8(index * 10), 200, UInt8(240 - index * 10), 255]
        }
        return CGImage(width: 6, height: 4, premultipliedRGBA: pixels)
    }()

    /// Returns a cell that emits a particle per second, with a lifetime of two seconds.
    private static func cell(_ configure: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
        let cell = CAEmitterCell()
        (cell.name, cell.birthRate, cell.lifetime) = ("spark", 1, 2)
        cell.contents = picture
        configure(cell)
        return cell
    }

    private static func stage(
        _ cells: [CAEmitterCell], _ configure: (CAEmitterLayer) -> Void = { _ in }
    ) -> (Stage, CAEmitterLayer) {
        let layer = CAEmitterLayer()
        layer.emitterCells = cells
        layer.emitterPosition = CGPoint(x: 40, y: 30)
        configure(layer)
        return (Stage(layer), layer)
    }

    @Test("P08 A fresh emitter multiplies its cells by 1 and has none")
    func layerDefaults() {
        let layer = CAEmitterLayer()
        #expect(layer.emitterCells == nil && layer.seed == 0)
        #expect([layer.birthRate, layer.lifetime, layer.velocity, layer.scale] == [1, 1, 1, 1])
        #expect(layer.spin == 1 && layer.emitterPosition == .zero && layer.emitterSize == .zero)
        #expect(layer.emitterZPosition == 0 && layer.emitterDepth == 0 && !layer.preservesDepth)
        #expect(layer.emitterShape == .point && layer.emitterMode == .volume)
        #expect(layer.renderMode == .unordered)
        #expect(CAEmitterLayer.defaultValue(forKey: "birthRate") as? Double == 1)
        #expect(CAEmitterLayer.defaultValue(forKey: "emitterShape") as? String == "point")
        #expect(CAEmitterLayer.defaultValue(forKey: "seed") == nil)
        #expect(CALayer.defaultValue(forKey: "birthRate") == nil)
    }

    @Test("P08 A fresh cell has a birth rate of 0, scale 1 and no lifetime")
    func cellDefaults() {
        let cell = CAEmitterCell()
        #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1)
        #expect(cell.duration == .infinity && cell.speed == 1 && cell.beginTime == 0)
        #expect(cell.name == nil && cell.isEnabled && cell.color == .white)
        #expect(cell.contents == nil && cell.contentsScale == 1)
        #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(cell.magnificationFilter == "linear" && cell.minificationFilter == "linear")
        #expect(cell.emitterCells == nil && cell.style == nil && cell.fillMode == .removed)
        let stored = ["scale", "duration", "speed", "enabled", "contentsScale"].filter {
            CAEmitterCell.defaultValue(forKey: $0) != nil
        }
        #expect(stored.count == 5)
        #expect(CAEmitterCell.defaultValue(forKey: "birthRate") == nil)
        #expect(CAEmitterCell.defaultValue(forKey: "duration") as? Double == .infinity)
    }

    @Test("Every property of a cell reads back the value set by its key")
    func cellKeys() throws {
        let cell = CAEmitterCell()
        for (index, property) in EmitterCellProperty.allCases.enumerated() {
            let value: Any =
                switch property.type {
                case .bool: property == .autoreverses
                case .color: CGColor(red: 0.5, green: 0, blue: 1)
                case .image: Self.picture
                case .rect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
                case .filter: "nearest"
                default: Double(index) + 0.5
                }
            let key = property.rawValue
            cell.setValue(value, forKey: key)
            let read = try #require(cell.value(forKey: key))
            if let number = value as? Double {
                #expect(read as? Double == number, "\(key)")
            } else if let flag = value as? Bool {
                #expect(read as? Bool == flag, "\(key)")
            } else if let rect = value as? CGRect {
                #expect(read as? CGRect == rect)
            } else if let name = value as? String {
                #expect(read as? String == name, "\(key)")
            } else {
                #expect(read as? AnyHashable == value as? AnyHashable, "\(key)")
            }
        }
        #expect(!cell.isEnabled && cell.velocity == cell.value(forKey: "velocity") as? Double)
        cell.setValue(nil, forKey: "velocity")
        cell.setValue("3", forKey: "scale")
        #expect(cell.velocity == 0 && cell.scale == 3)
        cell.setValue("x", forKey: "name")
        cell.setValue([CAEmitterCell()], forKey: "emitterCells")
        cell.setValue(7, forKey: "mine")
        #expect(cell.name == "x" && cell.emitterCells?.count == 1)
        #expect(cell.value(forKey: "mine") as? Int == 7)
        cell.style = ["yours": 8]
        #expect(cell.value(forKey: "yours") as? Int == 8)
    }

    @Test("A copy of a cell has its class and values, and changes of either leave the other")
    func cellCopy() throws {
        final class Spark: CAEmitterCell {}
        let cell = Spark()
        for (index, property) in EmitterCellProperty.allCases.enumerated()
        where property.type == .double || property.type == .float {
            cell.setValue(Double(index) + 0.5, forKey: property.rawValue)
        }
        (cell.name, cell.contents, cell.fillMode) = ("spark", Self.picture, .both)
        cell.style = ["yours": 8]
        cell.setValue(5, forKey: "mine")
        cell.emitterCells = [Self.cell { $0.setValue(6, forKey: "inner") }]
        let copy = try #require(cell.copy() as? Spark)
        #expect(copy !== cell && copy.values == cell.values && copy.fillMode == .both)
        #expect(copy.value(forKey: "mine") as? Int == 5)
        #expect(copy.value(forKey: "yours") as? Int == 8)
        #expect(copy.emitterCells?.first?.value(forKey: "inner") as? Int == 6)
        (copy.velocity, cell.scale) = (900, 700)
        copy.setValue(1, forKey: "mine")
        copy.emitterCells = nil
        #expect(cell.velocity != 900 && copy.scale != 700 && cell.emitterCells?.count == 1)
        #expect(cell.value(forKey: "mine") as? Int == 5)
    }

    @Test("The layer copies its cells: later changes need another assignment")
    func copies() {
        let cell = Self.cell { $0.setValue(5, forKey: "mine") }
        cell.emitterCells = [cell]
        let layer = CAEmitterLayer()
        layer.emitterCells = [cell]
        cell.velocity = 9
        layer.emitterCells?.first?.velocity = 10
        #expect(layer.emitterCells?.first?.velocity == 0)
        #expect(layer.emitterCells?.first !== cell)
        #expect(layer.emitterCells?.first?.value(forKey: "mine") as? Int == 5)
        #expect(layer.emitterCells?.first?.emitterCells?.first?.name == "spark")
        #expect(layer.emitterCells?.first?.emitterCells?.first?.emitterCells == nil)
        layer.setValue([cell], forKey: "emitterCells")
        #expect(layer.emitterCells?.first?.velocity == 9)
        layer.setValue(nil, forKey: "emitterCells")
        #expect(layer.emitterCells == nil)
    }

    @Test("Key paths read, set and animate properties of cells, also of nested cells")
    func keyPaths() throws {
        let (stage, layer) = Self.stage([
            Self.cell { $0.emitterCells = [Self.cell { $0.name = "inner" }] }
        ])
        let path = "emitterCells.spark.velocity"
        stage.change {
            layer.setValue(12, forKeyPath: path)
            layer.setValue(CGColor.black, forKeyPath: "emitterCells.spark.color")
            layer.setValue(0.5, forKeyPath: "emitterCells.spark.emitterCells.inner.scale")
        }
        #expect(layer.value(forKeyPath: path) as? Double == 12)
        #expect(layer.emitterCells?.first?.color == .black)
        #expect(layer.emitterCells?.first?.emitterCells?.first?.scale == 0.5)
        #expect(layer.value(forKeyPath: "emitterCells.other.velocity") == nil)
        let shown = try stage.clock(
            [
                basic(path, to: 20), basic("emitterCells.spark.color", to: CGColor.white),
                basic("birthRate", from: 2, to: 4),
            ],
            at: [0, 0.5]
        ) { shown -> [Double] in
            let shown = try #require(shown as? CAEmitterLayer)
            let cell = try #require(shown.emitterCells?.first)
            return [cell.velocity, Double(cell.color?.red ?? -1), Double(shown.birthRate)]
        }
        #expect(shown == [[12, 0, 2], [16, 0.5, 3]])
        #expect(layer.emitterCells?.first?.velocity == 12)
    }

    @Test("A particle is drawn like a layer with its picture at its position")
    func particleIsLayer() {
        for isFlipped in [false, true] {
            for perspective in [0, 0.004] {
                let (emitting, emitter) = Self.stage([
                    Self.cell {
                        $0.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 0.5)
                        ($0.scale, $0.spin, $0.velocity) = (4, 1, 16)
                        ($0.contentsScale, $0.zAcceleration) = (0.5, 64)
                        $0.color = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
                    }
                ])
                let plain = Stage()
                let layer = CALayer()
                layer.contents = Self.picture
                layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 0.5)
                layer.bounds = CGRect(x: 0, y: 0, width: 12, height: 4)
                layer.position = CGPoint(x: 48, y: 30)
                layer.zPosition = 8
                layer.transform = CATransform3DConcat(
                    CATransform3DMakeScale(4, 4, 4), CATransform3DMakeRotation(0.5, 0, 0, 1)
                )
                layer.opacity = 0.5
                plain.change { plain.layer.addSublayer(layer) }
                for stage in [emitting, plain] {
                    stage.change {
                        stage.layer.isGeometryFlipped = isFlipped
                        stage.layer.sublayerTransform.m34 = -perspective
                        stage.layer.backgroundColor = CGColor(gray: 0.25)
                    }
                }
                emitting.display.advance(by: 0.5)
                plain.display.advance(by: 0.5)
                #expect(emitter.presentation()?.birthRate == 1)
                expectSame(
                    emitting.display.snapshot(), plain.display.snapshot(), tolerance: (1, 4),
                    because: "the places are the same but for rounding of single precision",
                    comment: "flipped \(isFlipped), perspective \(perspective)"
                )
            }
        }
    }

    @Test("With preservesDepth particles are drawn in the superlayer's 3D space")
    func depth() {
        func picture(_ preservesDepth: Bool) -> CGImage {
            let (stage, layer) = Self.stage([
                Self.cell { ($0.scale, $0.emissionLatitude, $0.velocity) = (6, .pi / 2, 100) }
            ])
            layer.preservesDepth = preservesDepth
            stage.change { stage.display.rootLayer.sublayerTransform.m34 = -1 / 200 }
            stage.display.advance(by: 0.5)
            return stage.display.snapshot()
        }
        func width(_ picture: CGImage) -> Int {
            (0..<200).count { x in (0..<200).contains { picture[x, $0].alpha > 128 } }
        }
        #expect(width(picture(false)) == 36)
        // 50 points up, the eye is a quarter nearer.
        #expect(width(picture(true)) == 48)
    }

    @Test("Particles are drawn above border and sublayers, and clipped by masksToBounds")
    func order() {
        let (stage, layer) = Self.stage([Self.cell { $0.scale = 10 }]) {
            ($0.borderWidth, $0.borderColor) = (4, CGColor(red: 1, green: 0, blue: 0))
            $0.emitterPosition = .zero
            let sublayer = CALayer()
            sublayer.frame = CGRect(x: 10, y: 2, width: 30, height: 30)
            sublayer.backgroundColor = .black
            $0.addSublayer(sublayer)
        }
        stage.display.advance(by: 0.25)
        // The layer's origin is (50, 50); the particle extends 30 and 20 points from its centre.
        var picture = stage.display.snapshot()
        #expect(picture[25, 55].alpha == 255 && picture[70, 51].green == 200)
        #expect(picture[65, 60].green == 200 && picture[65, 75].green == 0)
        #expect(picture[85, 51].red == 255)
        stage.change { layer.masksToBounds = true }
        picture = stage.display.snapshot()
        #expect(picture[25, 55].alpha == 0 && picture[65, 60].green == 200)
    }

    /// Returns a display with overlapping particles of one colour over a background.
    private static func heap(_ count: Float, below: CGColor?) -> HeadlessDisplay {
        let (stage, _) = stage([
            cell {
                $0.contents = CGImage(width: 1, height: 1, premultipliedRGBA: [255, 255, 255, 255])
                // Premultiplied: 102, 51, 0, 102.
                $0.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.4)
                ($0.scale, $0.birthRate, $0.lifetime) = (20, count, 1)
            }
        ]) { $0.renderMode = .additive }
        stage.display.rootLayer.backgroundColor = below
        stage.display.advance(by: 1 / Double(2 * count))
        return stage.display
    }

    @Test("Additive particles are added to the backdrop and each other, each channel clamped to 1")
    func additive() throws {
        func middle(_ count: Float, below: CGColor?) -> [UInt8] {
            let display = Self.heap(count, below: below)
            let particles = display.displayList().items.filter {
                if case .image(let item) = $0 { item.isAdded } else { false }
            }
            #expect(particles.count == Int(count))
            let pixel = display.snapshot()[90, 80]
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
        let below = CGColor(red: 0.2, green: 0.2, blue: 0.4)
        #expect(middle(1, below: nil) == [102, 51, 0, 102])
        #expect(middle(2, below: nil) == [204, 102, 0, 204])
        // Of the backdrop (51, 51, 102), one particle adds (102, 51, 0).
        #expect(middle(1, below: below) == [153, 102, 102, 255])
        #expect(middle(2, below: below) == [255, 153, 102, 255])
        #expect(middle(6, below: below) == [255, 255, 102, 255])
    }

    @Test("In a translucent emitter particles are added only to each other")
    func additiveGroup() {
        let display = Self.heap(1, below: CGColor(red: 0.2, green: 0.2, blue: 0.4))
        withoutActions { display.rootLayer.sublayers?.first?.opacity = 0.5 }
        let pixel = display.snapshot()[90, 80]
        // Half of the picture (102, 51, 0, 102) over (51, 51, 102), of which 204 / 255 remain.
        #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [92, 66, 82, 255])
    }

    @Test("A change affects only particles born later, with and without animation")
    func changes() {
        let (stage, layer) = Self.stage([Self.cell { ($0.birthRate, $0.velocity) = (4, 12) }])
        func places() -> [Int] {
            stage.display.displayList().items.compactMap {
                guard case .image(let item) = $0 else { return nil }
                return Int(item.shape.projection.tx.rounded()) - 90
            }
        }
        stage.display.advance(by: 0)
        #expect(places() == [9, 6, 3, 0])
        stage.change { layer.setValue(-12, forKeyPath: "emitterCells.spark.velocity") }
        stage.display.advance(by: 0.25)
        #expect(places() == [12, 9, 6, 3, 0])
        stage.display.advance(by: 0.25)
        #expect(places() == [15, 12, 9, 6, -3, 0])
        stage.change { layer.birthRate = 0 }
        stage.display.advance(by: 1.9)
        // Only particles born in the last tenth of the two seconds of their lifetime.
        #expect(places() == [-23])
        #expect(!stage.display.isIdle)
        stage.display.advance(by: 1)
        #expect(places().isEmpty && stage.display.isIdle)
        // An emitter whose clock starts now has no particles.
        stage.change { (layer.birthRate, layer.beginTime) = (1, stage.display.time) }
        #expect(places().isEmpty)
        stage.display.advance(by: 0.3)
        #expect(places().count == 1)
    }

    @Test("A transition of an emitter leaves the clocks of other layers intact")
    func fadedBesideClock() {
        let (stage, layer) = Self.stage([Self.cell()])
        let other = CALayer()
        stage.change {
            other.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            other.backgroundColor = .white
            other.beginTime = 0.25
            stage.display.rootLayer.addSublayer(other)
        }
        let fade = CATransition()
        fade.duration = 0.5
        layer.add(fade, forKey: nil)
        let move = basic("position.x", from: 0, to: 100)
        move.duration = 10
        other.add(move, forKey: nil)
        func drawn() -> CGPoint? {
            _ = stage.display.displayList()
            return stage.display.host.tree.shownState(of: other.id)?.position
        }
        stage.display.advance(by: 0.25)
        #expect(drawn() == other.presentation()?.position)
        stage.display.advance(by: 1)
        #expect(drawn() == other.presentation()?.position)
    }

    @Test("Invalid values of emitters and cells trap")
    func wrongUse() async {
        let rate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CAEmitterCell().birthRate = .nan }
        }
        expectWords(rate, "CAEmitterCell.birthRate must be finite")
        let velocity = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CAEmitterLayer().velocity = .infinity }
        }
        expectWords(velocity, "CAEmitterLayer.velocity must be finite")
        let contents = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CAEmitterCell().contents = "star" }
        }
        expectWords(contents, "CAEmitterCell.contents must be a CGImage")
        let name = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                CAEmitterLayer().setValue(1, forKeyPath: "emitterCells.star.velocity")
            }
        }
        expectWords(name, "emitterCells.star.velocity must name a CAEmitterCell of the layer")
        let key = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                CAEmitterLayer().setValue(1, forKeyPath: "emitterCells.star.speeed")
            }
        }
        expectWords(key, "emitterCells.name.velocity")
    }
}
