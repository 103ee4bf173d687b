import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Variable values of symbols.
struct SymbolValueTests {
    /// The boxes of what a value shows of a symbol and of the rest.
    private func boxes(
        _ name: String, _ value: Double, _ mode: SymbolVariableValueMode
    ) -> (shown: CGRect, rest: CGRect) {
        let value = SymbolValue(value, mode)
        let figure = SymbolFigure.named(name, weight: nil, value: value)
        #expect(figure.layers.count == 2 && figure.isVariable)
        return (figure.layers[0].boundingBox, figure.layers[1].boundingBox)
    }

    @Test("The parts of a colour value are bright or dim as a whole")
    func bars() {
        // The bars are 26 points wide, at 102, 137 and 172.
        func colors(_ value: Double?) -> [UInt8] {
            let image = Image(systemName: "chart.bar.fill", variableValue: value)
            let it = ViewDisplay(image.font(.system(size: 100)))
            return [115, 150, 185].map { it.pixel($0, 130)[0] }
        }
        let dim = UInt8(179)
        #expect(colors(0.5) == [0, 0, dim])
        #expect(colors(0.3) == [0, dim, dim])
        #expect(colors(0) == [dim, dim, dim])
        #expect(colors(1) == [0, 0, 0] && colors(nil) == [0, 0, 0] && colors(2) == [0, 0, 0])
    }

    @Test("A part is shown above the values of those before it", arguments: 1...4)
    func shares(count: Int) {
        for part in 0..<count {
            let start = Double(part) / Double(count)
            let shares: [(Double, CGFloat)] = [
                (start, 0), (start + 0.001, 1), (1, 1), (-1, 0), (2, 1),
            ]
            for (value, share) in shares {
                #expect(SymbolValue(value, .color).share(of: part, of: count) == share)
            }
            let middle = SymbolValue(start + 0.5 / Double(count), .draw)
            #expect(abs(middle.share(of: part, of: count) - 0.5) <= 0.002)
        }
    }

    @Test("Values that show the same parts have the same outline")
    func sameOutlines() {
        func figure(_ value: Double) -> SymbolFigure {
            SymbolFigure.named("wifi", weight: nil, value: SymbolValue(value, .color))
        }
        #expect(figure(0.51) == figure(0.58) && figure(0.51) != figure(0.5))
    }

    @Test("A new value of a symbol does not replace the symbol")
    func replacement() {
        let view = { (name: String, value: Double) in
            Image(systemName: name, variableValue: value)
                .contentTransition(.symbolEffect(.replace)).font(.system(size: 100))
        }
        func layers(after name: String) -> Int {
            let it = ViewDisplay(view("wifi", 0.2))
            it.display.perform { it.hosting.rootView = view(name, 0.6) }
            it.display.advance(frames: 3)
            return it.shapes
        }
        #expect(layers(after: "wifi") == 2)
        #expect(layers(after: "speaker.wave.3") == 4)
    }

    @Test("The lines of a drawn value end where it is, and the rest goes on there")
    func lines() {
        // Arcs of radius 26, 52 and 78 about (-49, 0), from 40 degrees above to 40 below.
        let color = boxes("wave.3.right", 0.5, .color)
        let drawn = boxes("wave.3.right", 0.5, .draw)
        // Each arc has 13 sides, the middle one upright.
        func side(_ radius: CGFloat) -> CGFloat {
            radius * cos(40 / 13 * CGFloat.pi / 180) + 4 - 49
        }
        #expect(abs(color.shown.maxX - side(52)) < 0.01)
        #expect(abs(drawn.shown.maxX - side(52)) < 0.01)
        #expect(abs(drawn.rest.maxX - side(78)) < 0.01)
        #expect(abs(color.shown.maxY + color.shown.minY) < 0.01)
        let end = 26 * sin(40 * CGFloat.pi / 180) + 4
        #expect(abs(drawn.shown.maxY - end) < 0.1)
        #expect(abs(drawn.shown.minY - color.shown.minY) < 0.01)
        let none = SymbolFigure.named("wave.3.right", weight: nil, value: SymbolValue(0, .draw))
        #expect(none.layers[0].isEmpty && !none.layers[1].isEmpty)
    }

    @Test("A symbol without variable parts is complete, and one in a shape has its layers")
    func others() {
        for name in ["heart", "wifi.circle"] {
            let whole = SymbolFigure.named(name, weight: nil)
            let valued = SymbolFigure.named(name, weight: nil, value: SymbolValue(0.1, .color))
            #expect(!valued.isVariable && valued.layers == whole.layers)
        }
    }

    @Test("The mode of an image takes precedence, and both change the picture")
    func modes() {
        func picture(_ view: some View) -> [UInt8] {
            let it = ViewDisplay(view.font(.system(size: 100)))
            let shown = it.display.snapshot()
            return (60..<150).flatMap { y in (90..<210).map { shown[$0, y].red } }
        }
        let image = Image(systemName: "wave.3.right", variableValue: 0.5)
        let (color, draw) = (picture(image), picture(image.symbolVariableValueMode(.draw)))
        #expect(color != draw)
        #expect(picture(VStack { image }.symbolVariableValueMode(.draw)) == draw)
        let inner = VStack { image.symbolVariableValueMode(.color) }
        #expect(picture(inner.symbolVariableValueMode(.draw)) == color)
        #expect(picture(inner.symbolVariableValueMode(nil)) == color)
    }
}

extension ViewDisplay {
    /// The number of layers with an outline.
    fileprivate var shapes: Int {
        var (count, waiting) = (0, [hosting as CALayer])
        while let layer = waiting.popLast() {
            if (layer as? CAShapeLayer)?.path?.isEmpty == false { count += 1 }
            waiting += layer.sublayers ?? []
        }
        return count
    }
}
