import Foundation
import Legato
import LegatoRenderTree
import TestSupport
import Testing

/// Text layers.
struct TextLayerTests {
    @Test("P08 A fresh text is white, 36 points large and empty")
    func defaults() {
        let layer = CATextLayer()
        #expect(layer.string == nil)
        #expect(layer.font as? String == "Helvetica" && layer.fontSize == 36)
        #expect(layer.foregroundColor == .white)
        #expect(!layer.isWrapped && !layer.allowsFontSubpixelQuantization)
        #expect(layer.truncationMode == .none && layer.truncationMode.rawValue == "none")
        #expect(layer.alignmentMode == .natural && layer.alignmentMode.rawValue == "natural")
        #expect(CATextLayer.defaultValue(forKey: "fontSize") as? Double == 36)
        #expect(CATextLayer.defaultValue(forKey: "foregroundColor") as? CGColor == .white)
        #expect(CATextLayer.defaultValue(forKey: "wrapped") as? Bool == false)
        #expect(CATextLayer.defaultValue(forKey: "string") == nil)
        #expect(CALayer.defaultValue(forKey: "fontSize") == nil)
    }

    @Test("A text warning names the layer, once for each text")
    func warnings() {
        let layer = CATextLayer()
        let stage = Stage(layer)
        layer.name = "title"
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        let long = "e" + String(repeating: "\u{301}", count: 65)
        let messages = sentences {
            stage.change { layer.string = long }
            stage.change { layer.string = String(repeating: "a", count: 70_000) }
            _ = stage.display.snapshot()
        }
        #expect(messages.count == 2, "\(messages)")
        let place = "... of the CATextLayer \"title\" with"
        #expect(messages.allSatisfy { $0.contains(place) }, "\(messages)")
        #expect(sentences { stage.change { layer.position.x += 1 } } == [])
    }

    @Test("Size and colour interpolate; the string switches half-way")
    func interpolation() throws {
        let layer = CATextLayer()
        let stage = Stage(layer)
        stage.change { layer.string = "one" }
        let animations = [
            basic("fontSize", to: 12), basic("string", to: "two"),
            basic("foregroundColor", to: CGColor.black),
        ]
        let shown = try stage.clock(animations, at: [0.25, 0.5]) {
            let text = try #require($0 as? CATextLayer)
            return (text.fontSize, text.foregroundColor, text.string as? String)
        }
        #expect(shown[0] == (30, CGColor(gray: 0.75), "one"))
        #expect(shown[1] == (24, CGColor(gray: 0.5), "two"))
        let frames = keyframes("string", ["a", "b"])
        let said = try Stage(CATextLayer()).clock([frames], at: [0.25, 0.75]) {
            ($0 as? CATextLayer)?.string as? String
        }
        #expect(said == ["a", "b"])
    }

    @Test("Size and colour have implicit animations, a new string fades, the rest changes at once")
    func implicit() {
        let layer = CATextLayer()
        let stage = Stage(layer)
        layer.fontSize = 12
        layer.foregroundColor = .black
        layer.font = "Sans"
        layer.isWrapped = true
        layer.truncationMode = .end
        layer.alignmentMode = .center
        layer.allowsFontSubpixelQuantization = true
        #expect(Set(layer.animationKeys() ?? []) == ["fontSize", "foregroundColor"])
        layer.string = "new"
        #expect(layer.animation(forKey: kCATransition) is CATransition)
        CATransaction.flush()
        stage.display.advance(by: 0.125)
        let shown = layer.presentation()
        #expect((shown?.fontSize ?? 0) > 12 && (shown?.fontSize ?? 99) < 36)
        #expect(shown?.string as? String == "new" && shown?.isWrapped == true)
        #expect(shown?.alignmentMode == .center && shown?.truncationMode == .end)
    }

    @Test("Values are read and written by key; nil is none, or the default name")
    func keyValueCoding() {
        let layer = CATextLayer()
        layer.setValue("text", forKey: "string")
        layer.setValue("12.5", forKey: "fontSize")
        layer.setValue(1, forKey: "wrapped")
        layer.setValue("right", forKey: "alignmentMode")
        layer.setValue(CATextLayerTruncationMode.middle, forKey: "truncationMode")
        #expect(layer.string as? String == "text" && layer.fontSize == 12.5 && layer.isWrapped)
        #expect(layer.alignmentMode == .right && layer.truncationMode == .middle)
        #expect(layer.value(forKey: "wrapped") as? Bool == true)
        layer.setValue(nil, forKey: "string")
        layer.setValue(nil, forKey: "alignmentMode")
        #expect(layer.string == nil && layer.alignmentMode == .natural)
    }

    @Test("Strings of another type, and sizes that are not finite, trap")
    func wrongUse() async {
        let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CATextLayer().string = 5 }
        }
        expectWords(text, "CALayer.string must have the property's type, got 5")
        let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { CATextLayer().fontSize = .infinity }
        }
        expectWords(size, "CATextLayer.fontSize must be finite")
        let font = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { CATextLayer().add(basic("font", to: "Sans"), forKey: nil) }
        }
        expectWords(font, "of 'font' on CATextLayer has no effect")
    }
}
