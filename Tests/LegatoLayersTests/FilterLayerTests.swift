import Foundation
import Legato
import LegatoDrawing
import LegatoRenderTree
import TestSupport
import Testing

/// Filters of layers.
struct FilterLayerTests {
    private func blur(_ radius: Double, name: String = "blur") throws -> CIFilter {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        filter.name = name
        filter.setValue(radius, forKey: kCIInputRadiusKey)
        return filter
    }

    /// Returns a stage with a striped background behind its layer.
    private func striped(_ layer: CALayer = CALayer()) -> Stage {
        let stage = Stage(layer)
        stage.change {
            for i in 0..<10 {
                let stripe = CALayer()
                stripe.frame = CGRect(x: i * 20, y: 0, width: 10, height: 200)
                stripe.backgroundColor = CGColor(red: 0.9, green: 0.1 * Double(i), blue: 0.3)
                stage.display.rootLayer.insertSublayer(stripe, at: 0)
            }
            stage.display.rootLayer.backgroundColor = CGColor(red: 0.2, green: 0.5, blue: 0.6)
        }
        return stage
    }

    @Test("Filters have Core Image's names, keys and defaults")
    func filters() throws {
        let blur = try #require(CIFilter(name: "CIGaussianBlur"))
        #expect(blur.name == "CIGaussianBlur" && blur.isEnabled)
        #expect(blur.inputKeys == ["inputRadius"])
        #expect(blur.value(forKey: "inputRadius") as? Double == 10)
        blur.setValue(4, forKey: "inputRadius")
        blur.setValue(nil, forKey: "inputRadius")
        #expect(blur.value(forKey: kCIInputRadiusKey) as? Double == 10)
        let controls = try #require(
            CIFilter(name: "CIColorControls", parameters: ["inputContrast": 2 as NSNumber])
        )
        #expect(controls.value(forKey: kCIInputContrastKey) as? Double == 2)
        controls.setDefaults()
        #expect(controls.value(forKey: kCIInputContrastKey) as? Double == 1)
        #expect(controls.value(forKey: kCIInputSaturationKey) as? Double == 1)
        #expect(controls.value(forKey: kCIInputBrightnessKey) as? Double == 0)
        #expect(CIFilter(name: "CIGausianBlur") == nil)
        #expect(CIFilter.filterNames.contains("CISoftLightBlendMode"))
        #expect(CIFilter.filterNames.allSatisfy { CIFilter(name: $0) != nil })
    }

    @Test("The filter properties are nil by default, copied and read back")
    func properties() throws {
        let layer = CALayer()
        #expect(layer.filters == nil && layer.backgroundFilters == nil)
        #expect(layer.compositingFilter == nil)
        let filter = try blur(3)
        layer.filters = [filter]
        filter.setValue(9, forKey: "inputRadius")
        let read = try #require(layer.filters?.first as? CIFilter)
        #expect(read.name == "blur" && read.value(forKey: "inputRadius") as? Double == 3)
        layer.setValue(5, forKeyPath: "filters.blur.inputRadius")
        #expect(layer.value(forKeyPath: "filters.blur.inputRadius") as? Double == 5)
        layer.setValue(false, forKeyPath: "filters.blur.enabled")
        #expect((layer.filters?.first as? CIFilter)?.isEnabled == false)
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.compositingFilter as? String == "multiplyBlendMode")
        layer.compositingFilter = CIFilter(name: "CIScreenBlendMode")
        #expect((layer.compositingFilter as? CIFilter)?.name == "CIScreenBlendMode")
        layer.compositingFilter = nil
        layer.setValue(nil, forKey: "filters")
        #expect(layer.filters == nil && layer.compositingFilter == nil)
    }

    @Test("The backdrop is filtered within the outline of the background")
    func backdropOutline() {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        (layer.cornerRadius, layer.cornerCurve) = (15, .continuous)
        layer.edgeAntialiasingMask = .layerTopEdge
        layer.backgroundColor = .white
        layer.backgroundFilters = [CIFilter(name: "CIColorInvert")].compactMap { $0 }
        withoutActions { display.rootLayer.addSublayer(layer) }
        CATransaction.flush()
        let outlines = display.displayList().singleItems.compactMap { item in
            if case .shape(let shape) = item { shape.shape } else { nil }
        }
        #expect(outlines.count == 2)
        #expect(outlines.first == outlines.last)
        #expect(outlines.first?.curve == .continuous)
    }

    @Test("Every blend mode has its string")
    func strings() throws {
        let names = LayerFilter.Kind.allCases.compactMap(\.compositingName)
        #expect(names.count == LayerFilter.Kind.allCases.count - 7)
        #expect(names.contains("colorBurnBlendMode") && names.contains("plusL"))
        for name in names {
            let layer = CALayer()
            layer.compositingFilter = name
            #expect(layer.compositingFilter as? String == name)
        }
    }

    @Test("Changed filters add a fade, as in Core Animation")
    func actions() throws {
        let stage = Stage()
        for key in ["filters", "backgroundFilters", "compositingFilter"] {
            let transition = try #require(stage.layer.action(forKey: key) as? CATransition)
            #expect(transition.type == .fade)
        }
        stage.layer.compositingFilter = "screenBlendMode"
        #expect(stage.layer.animation(forKey: kCATransition) is CATransition)
    }

    @Test("A radius animates by its key path, and the picture equals the presentation")
    func radius() throws {
        let stage = Stage()
        stage.change {
            stage.layer.backgroundColor = .white
            stage.layer.filters = try? [blur(2)]
        }
        let path = "filters.blur.inputRadius"
        let animation = basic(path, from: 2.0, to: 12.0)
        let radii = try stage.clock([animation], at: [0, 0.5, 0.9]) {
            try #require($0.value(forKeyPath: path) as? Double)
        }
        expectClose(radii, [2, 7, 11])
        #expect(stage.display.displayList().filters == [.blur(sigma: 11)])
        let spring = CASpringAnimation(keyPath: path)
        spring.byValue = 3
        stage.layer.add(spring, forKey: "spring")
        CATransaction.flush()
        #expect(stage.display.displayList() == stage.display.listOfPresentation())
    }

    @Test("withAnimation animates the inputs of filters of unchanged kinds")
    func withAnimationOfInputs() throws {
        let stage = Stage()
        stage.change {
            stage.layer.backgroundColor = .white
            stage.layer.filters = try? [blur(2)]
        }
        let filter = try blur(10)
        stage.display.perform {
            CALayer.animate(.linear(duration: 1)) { stage.layer.filters = [filter] }
        }
        stage.display.advance(by: 0.5)
        let shown = try stage.shown().value(forKeyPath: "filters.blur.inputRadius") as? Double
        #expect(abs((shown ?? 0) - 6) < 0.5)
    }

    @Test("A radius of 0, a disabled filter and a normal blend mode have no effect")
    func nothing() throws {
        let stage = striped()
        stage.change {
            stage.layer.backgroundColor = .white
            stage.layer.cornerRadius = 12
            stage.layer.opacity = 0.5
        }
        let plain = stage.display.displayList()
        func expectPlain(_ change: () -> Void) {
            stage.change(change)
            #expect(stage.display.displayList().singleItems == plain.singleItems)
        }
        let (none, off) = (try blur(0), try blur(9))
        off.isEnabled = false
        expectPlain { stage.layer.filters = [none] }
        expectPlain { stage.layer.backgroundFilters = [none] }
        expectPlain { stage.layer.compositingFilter = "normalBlendMode" }
        expectPlain { stage.layer.filters = [off] }
        expectPlain { stage.layer.filters = [] }
    }

    @Test("A blurred layer is a group that includes pixels outside the target")
    func reach() throws {
        let stage = Stage()
        stage.change {
            stage.layer.frame = CGRect(x: -60, y: 20, width: 80, height: 80)
            stage.layer.backgroundColor = .white
            stage.layer.filters = try? [blur(4)]
        }
        let list = stage.display.displayList()
        guard case .beginGroup(let group) = list.singleItems.first else {
            Issue.record("no group: \(list.dump())")
            return
        }
        // 12 pixels of the square beyond the edge contribute; half a pixel is antialiasing.
        #expect(group.bounds == PixelRect(minX: -12, minY: 19, maxX: 21, maxY: 101))
        #expect(list.filters == [.blur(sigma: 4)])
    }

    @Test("Mask and opacity apply after the filters, shadow and clip before them")
    func order() throws {
        let stage = Stage()
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        mask.backgroundColor = .black
        stage.change {
            stage.layer.backgroundColor = .white
            stage.layer.shadowOpacity = 1
            stage.layer.cornerRadius = 9
            stage.layer.opacity = 0.5
            stage.layer.mask = mask
            stage.layer.filters = try? [blur(4)]
            stage.layer.compositingFilter = "multiplyBlendMode"
        }
        let known: Set<Substring> = [
            "group", "multiply", "blur", "shadow", "shape", "end", "destinationIn", "opacity",
        ]
        let heads = stage.display.displayList().dump().split(separator: "\n").map { line in
            line.split(separator: " ").filter(known.contains).joined(separator: " ")
        }
        #expect(
            heads == [
                "", "group opacity multiply", "group blur", "shadow", "shape", "end",
                "group destinationIn", "shape", "end", "end",
            ]
        )
    }

    @Test("A background blur keeps a uniform backdrop and blurs stripes inside the outline")
    func backdrop() throws {
        let stage = striped()
        let plain = stage.display.snapshot()
        stage.change {
            stage.layer.cornerRadius = 30
            stage.layer.backgroundFilters = try? [blur(8)]
        }
        let blurred = stage.display.snapshot()
        #expect(blurred != plain)
        // Pixels outside the outline, in the corner and next to it, are unchanged.
        for (x, y) in [(51, 51), (49, 100), (20, 20), (100, 49)] {
            #expect(blurred[x, y] == plain[x, y])
        }
        // Stripes of 10 points are blurred away.
        let reds = (80..<120).map { Int(blurred[$0, 100].red) }
        #expect((reds.max() ?? 0) - (reds.min() ?? 255) < 40)
        stage.change {
            let cover = CALayer()
            cover.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            cover.backgroundColor = CGColor(red: 0.1, green: 0.7, blue: 0.4)
            stage.display.rootLayer.insertSublayer(cover, below: stage.layer)
        }
        let even = stage.display.snapshot()
        stage.change { stage.layer.backgroundFilters = nil }
        #expect(stage.display.snapshot() == even)
    }

    @Test("Mask and opacity apply to a background filter, too")
    func maskedBackdrop() throws {
        let stage = striped()
        let plain = stage.display.snapshot()
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        mask.backgroundColor = .black
        stage.change {
            stage.layer.backgroundFilters = [CIFilter(name: "CIColorInvert") as Any]
            stage.layer.mask = mask
        }
        let masked = stage.display.snapshot()
        #expect(masked[130, 100] == plain[130, 100])
        #expect(Int(masked[70, 100].red) == 255 - Int(plain[70, 100].red))
        stage.change { stage.layer.opacity = 0.5 }
        let faded = stage.display.snapshot()
        #expect(abs(Int(faded[70, 100].red) - 127) <= 1)
        let layers = stage.display.statistics.layers
        #expect(stage.display.statistics.visible + stage.display.statistics.culled.total == layers)
    }

    @Test("White multiplies and black screens without effect")
    func neutralBlends() throws {
        let stage = striped()
        let plain = stage.display.snapshot()
        stage.change {
            stage.layer.backgroundColor = .white
            stage.layer.compositingFilter = "multiplyBlendMode"
        }
        #expect(stage.display.snapshot() == plain)
        stage.change {
            stage.layer.backgroundColor = .black
            stage.layer.compositingFilter = CIFilter(name: "CIScreenBlendMode")
        }
        #expect(stage.display.snapshot() == plain)
    }

    @Test("Double inversion is the identity; colour controls without saturation are grey")
    func colors() throws {
        let stage = Stage()
        stage.change {
            stage.layer.backgroundColor = CGColor(red: 0.8, green: 0.3, blue: 0.1)
        }
        let plain = stage.display.snapshot()
        let invert = try #require(CIFilter(name: "CIColorInvert"))
        stage.change { stage.layer.filters = [invert, invert] }
        #expect(stage.display.snapshot() == plain)
        let grey = try #require(CIFilter(name: "CIColorControls"))
        grey.setValue(0, forKey: kCIInputSaturationKey)
        stage.change { stage.layer.filters = [grey] }
        let pixel = stage.display.snapshot()[100, 100]
        #expect(pixel.red == pixel.green && pixel.green == pixel.blue)
        // 0.2126 * 204 + 0.7152 * 77 + 0.0722 * 26, with 8-bit colours.
        #expect(abs(Int(pixel.red) - 100) <= 1)
    }

    @Test("A background filter keeps filtering during a fade")
    func fading() throws {
        let stage = striped()
        let plain = stage.display.snapshot()
        stage.change {
            stage.layer.backgroundColor = .white
            stage.layer.compositingFilter = "multiplyBlendMode"
        }
        stage.display.perform { stage.layer.compositingFilter = "darkenBlendMode" }
        #expect(stage.layer.animation(forKey: kCATransition) != nil)
        for _ in 0..<8 {
            #expect(stage.display.snapshot() == plain)
            stage.display.advance(by: 1.0 / 32)
        }
    }

    @Test("The list of a still tree with filters is built once")
    func stillTree() throws {
        let stage = striped()
        stage.change { stage.layer.backgroundFilters = try? [blur(8)] }
        _ = stage.display.displayList()
        let built = stage.display.statistics.displayListsBuilt
        stage.display.advance(by: 1)
        _ = stage.display.displayList()
        #expect(stage.display.statistics.displayListsBuilt == built)
    }

    @Test("An unknown name is ignored; wrong keys and values trap with a message")
    func wrongUse() async {
        func expectRefusal(_ words: String, _ result: ExitTest.Result?) {
            expectWords(result, words)
        }
        expectRefusal(
            "'multiply' is not a compositing filter and is ignored; use one of: normalBlendMode",
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let layer = CALayer()
                    layer.compositingFilter = "multiplyBlendMode"
                    layer.compositingFilter = "multiply"
                    precondition(layer.compositingFilter == nil)
                }
            }
        )
        expectRefusal(
            "CIMultiplyBlendMode is a blend mode; set it as a layer's compositingFilter",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    CALayer().filters = [CIFilter(name: "CIMultiplyBlendMode") as Any]
                }
            }
        )
        expectRefusal(
            "CALayer.filters must have the property's type, got",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { CALayer().filters = ["CIGaussianBlur"] }
            }
        )
        expectRefusal(
            "CIGaussianBlur has no key 'radius'; use one of: inputRadius, name, enabled",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    CIFilter(name: "CIGaussianBlur")?.setValue(1, forKey: "radius")
                }
            }
        )
        expectRefusal(
            "filters.blur.inputRadius must name a CIFilter of the layer",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    CALayer().setValue(1, forKeyPath: "filters.blur.inputRadius")
                }
            }
        )
        expectRefusal(
            "filters.name.inputRadius",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    _ = CABasicAnimation(keyPath: "filters.blur.radius")
                    CALayer().setValue(1, forKeyPath: "filters.blur.radius")
                }
            }
        )
    }
}
