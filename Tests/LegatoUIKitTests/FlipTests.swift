import Foundation
import Legato
import LegatoUIKit
import Testing

/// Flips of views.
struct FlipTests {
    private let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    private let screen: Screen

    init() {
        view.backgroundColor = .red
        screen = Screen(view)
    }

    private func flip(
        _ options: UIView.AnimationOptions, _ ended: @escaping (Bool) -> Void = { _ in }
    ) {
        screen.perform {
            UIView.transition(
                with: view, duration: 1, options: [options, .curveLinear],
                animations: { view.backgroundColor = .blue }, completion: ended
            )
        }
    }

    /// Returns the number of pixels of a colour in a column, and in the middle row.
    private func extent(_ color: [UInt8], column: Int) -> (height: Int, width: Int) {
        let picture = screen.display.snapshot()
        func isInk(_ x: Int, _ y: Int) -> Bool {
            let pixel = picture[x, y]
            return [pixel.red, pixel.green, pixel.blue] == color
        }
        return (
            (0..<200).count { isInk(column, $0) }, (0..<200).count { isInk($0, 100) }
        )
    }

    @Test("The old content turns away in the first half, the new one into view in the second")
    func halves() {
        var ends: [Bool] = []
        flip(.transitionFlipFromRight) { ends.append($0) }
        let count = screen.display.rootLayer.sublayers?.count
        screen.display.advance(by: 0.25)
        let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0], [0, 0, 255])
        let old = extent(red, column: 100)
        #expect(extent(blue, column: 100).width == 0)
        #expect((62...80).contains(old.width))
        screen.display.advance(by: 0.5)
        #expect(extent(red, column: 100).width == 0)
        #expect((62...80).contains(extent(blue, column: 100).width))
        #expect(ends.isEmpty && count == 2)
        screen.display.advance(by: 0.3)
        #expect(extent(blue, column: 100) == (100, 100))
        #expect(ends == [true] && screen.display.rootLayer.sublayers?.count == 1)
        #expect(view.layer.animationKeys() == nil && CATransform3DIsIdentity(view.layer.transform))
    }

    @Test(
        "The edge that a flip comes from moves towards the viewer",
        arguments: [
            (UIView.AnimationOptions.transitionFlipFromLeft, 0),
            (.transitionFlipFromRight, 1), (.transitionFlipFromTop, 2),
            (.transitionFlipFromBottom, 3),
        ]
    )
    func edges(options: UIView.AnimationOptions, edge: Int) {
        flip(options)
        screen.display.advance(by: 0.25)
        let picture = screen.display.snapshot()
        func length(_ isInk: (Int) -> Bool) -> Int { (0..<200).count(where: isInk) }
        func isRed(_ x: Int, _ y: Int) -> Bool {
            picture[x, y].red > 200 && picture[x, y].blue < 50
        }
        let lengths = [
            length { isRed(75, $0) }, length { isRed(125, $0) }, length { isRed($0, 75) },
            length { isRed($0, 125) },
        ]
        #expect(lengths[edge] == lengths.max() && lengths[edge] > lengths[edge ^ 1])
    }
}
